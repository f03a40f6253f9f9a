import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import {
  botAction,
  counted,
  games,
  play,
  start,
  toAct,
  type Json,
  type JsonObject,
  type Match,
} from '../../../src-engine/index.ts'
import { allCards, card as cardOf } from '../../../src-engine/clash/book.ts'
import { picksOf } from '../../../src-engine/clash/draft/choose.ts'
import { pickTimers } from '../../../src-engine/clash/draft/clock.ts'
import { wholeBook } from '../../../src-engine/clash/draft/packs.ts'
import { preparation } from '../../../src-engine/clash/draft/preparation.ts'
import { deckFaults } from '../../../src-engine/clash/decks/legal.ts'
import { fewestSpells } from '../../../src-engine/clash/state/draft.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'
import { viewFor } from '../../../src-engine/core/view.ts'
import { names } from '../../support/drawn-games.ts'

/** Decks from packs: drafted around the table, sealed, or from a cube. */

const clash = games['clash']!

function opened(seats: readonly string[], options: JsonObject, seed = 1): Match {
  const made = start(clash, { seats, seed, options })
  if (!made.ok) throw new Error(made.code)
  return made.match
}

function done(match: Match, seat: string, action: JsonObject): Match {
  const played = play(match, seat, action as Json)
  if (!played.ok) throw new Error(`${seat}: ${played.refused}`)
  return played.match
}

function refused(match: Match, seat: string, action: JsonObject): string {
  const played = play(match, seat, action as Json)
  return played.ok ? 'taken' : played.refused
}

const seen = (match: Match, seat: string): ClashView => viewFor(clash, match.state, seat) as unknown as ClashView
const ownOf = (match: Match, seat: string) => seen(match, seat).draft!.seats[seat]!

/** Everybody lets a bot pick and build, until the cards are dealt. */
function drafted(match: Match, level: 'easy' | 'normal' | 'hard' = 'easy'): Match {
  let now = match
  while (seen(now, 'table').draft !== undefined) {
    const seat = toAct(now)[0]!
    now = done(now, seat, botAction(now, seat, level, counted(0)) as unknown as JsonObject)
  }
  return now
}

it('Clash: in a draft of any pod everybody picks as many, and each card of each pack ends with somebody', () => {
  assert(
    property(integer({ min: 2, max: 12 }), integer({ min: 1, max: 1_000_000 }), (pod, seed) => {
      let match = opened(names.slice(0, pod), { decksFrom: 'draft' }, seed)
      const { waiting, unopened } = (match.state as ClashState).draft!
      const all = [...Object.values(waiting), ...Object.values(unopened)].flat().flatMap(one => one.cards.open())
      while (seen(match, 'table').phase === 'drafting') {
        const seat = toAct(match).at(-1)!
        match = done(match, seat, botAction(match, seat, 'easy', counted(0)) as unknown as JsonObject)
      }
      const pools = match.seats.map(seat => ownOf(match, seat).pool!)
      expect(new Set(pools.map(pool => pool.length))).toEqual(new Set([42]))
      expect(pools.flat().sort()).toEqual(all.sort())
    }),
    { numRuns: 12 },
  )
})

it('Clash: packs go to the left, the second ones to the right; small pods take more at once', () => {
  let match = opened(['Ann', 'Ben', 'Cal'], { decksFrom: 'draft' })
  expect(seen(match, 'Ann').draft).toMatchObject({ round: 1, packs: 3, picks: 3 })
  const first = ownOf(match, 'Ann').pack!
  match = done(match, 'Ann', { do: 'pick', cards: first.slice(0, 3) })
  // Nobody waits: Ann's pack lies behind Ben's own, and Ben does not see it before.
  expect(seen(match, 'Ben').draft!.seats['Ben']).toMatchObject({ waiting: 2, next: 'Cal' })
  expect(ownOf(match, 'Ben').pack).not.toEqual(first.slice(3))
  expect(refused(match, 'Ann', { do: 'pick', cards: first.slice(3, 6) })).toBe('not-your-priority')
  match = done(match, 'Ben', { do: 'pick', cards: ownOf(match, 'Ben').pack!.slice(0, 3) })
  expect(ownOf(match, 'Ben').pack).toEqual(first.slice(3))
  while (seen(match, 'table').draft!.round === 1) {
    const seat = toAct(match)[0]!
    match = done(match, seat, botAction(match, seat, 'hard', counted(0)) as unknown as JsonObject)
  }
  expect(ownOf(match, 'Ben').next).toBe('Ann')
  for (const [pod, picks] of [
    [2, 3],
    [4, 2],
    [6, 1],
    [12, 1],
  ] as const)
    expect(seen(opened(names.slice(0, pod), { decksFrom: 'draft' }), 'table').draft!.picks).toBe(picks)
})

it('Clash: nobody sees what another holds or has picked', () => {
  const match = opened(['Ann', 'Ben'], { decksFrom: 'draft' })
  const pack = ownOf(match, 'Ben').pack!
  const later = done(match, 'Ben', { do: 'pick', cards: pack.slice(0, 3) })
  for (const viewer of ['Ann', 'table']) {
    const { Ben } = seen(later, viewer).draft!.seats
    expect(Ben).toEqual({ waiting: 0, picked: 3, built: false, next: 'Ann' })
  }
})

it('Clash: a pick that is no pick is refused', () => {
  const match = opened(['Ann', 'Ben'], { decksFrom: 'draft' })
  const pack = ownOf(match, 'Ann').pack!
  expect(refused(match, 'Ann', { do: 'pick', cards: pack.slice(0, 2) })).toBe('no-such-card')
  expect(refused(match, 'Ann', { do: 'pick', cards: [pack[0]!, pack[0]!, pack[1]!] })).toBe('no-such-card')
  expect(refused(match, 'Ann', { do: 'pick', cards: ['Plains', 'Plains', 'Plains'] })).toBe('no-such-card')
  expect(refused(match, 'Ann', { do: 'build', cards: [] })).toBe('wrong-phase')
  expect(refused(match, 'Ann', { do: 'keep' })).toBe('wrong-phase')
})

it('Clash: a deck is built by itself, may be changed until all have theirs, and is then played', () => {
  let match = opened(['Ann', 'Ben'], { decksFrom: 'sealed' })
  expect(seen(match, 'Ann').phase).toBe('building')
  const { pool, deck } = ownOf(match, 'Ann')
  expect(pool).toHaveLength(84)
  expect(deck).toHaveLength(40)
  const own = deck!.filter(name => cardOf(name).basic !== true)
  expect(refused(match, 'Ann', { do: 'build', cards: own.slice(0, fewestSpells - 1) })).toBe('too-few-cards')
  expect(refused(match, 'Ann', { do: 'build', cards: own, lands: { Plains: 3 } })).toBe('too-few-cards')
  expect(refused(match, 'Ann', { do: 'build', cards: own, lands: { 'Crossroads Inn': 30 } })).toBe('no-such-card')
  expect(refused(match, 'Ann', { do: 'build', cards: [...own, 'Nobody'] })).toBe('no-such-card')
  match = done(match, 'Ann', { do: 'build', cards: own })
  expect(toAct(match)).toEqual(['Ben'])
  match = done(match, 'Ann', { do: 'build', cards: own, lands: { Plains: 20 } })
  expect(ownOf(match, 'Ann').deck!.filter(name => name === 'Plains')).toHaveLength(20)
  match = done(match, 'Ben', botAction(match, 'Ben', 'normal', counted(0)) as unknown as JsonObject)
  expect(seen(match, 'Ann').phase).toBe('opening')
  expect(seen(match, 'Ann').draft).toBeUndefined()
  expect(seen(match, 'Ann').seats['Ann']).toMatchObject({ handSize: 7, library: own.length + 13 })
})

it('Clash: who gives up while packs go round leaves theirs to the others', () => {
  let match = opened(['Ann', 'Ben', 'Cal', 'Dee'], { decksFrom: 'draft' })
  match = done(match, 'Ben', { do: 'concede' })
  expect(seen(match, 'table').draft!.seats['Cal']!.waiting).toBe(2)
  match = drafted(match)
  expect(seen(match, 'table').phase).toBe('opening')
})

it('Clash: where picks have a clock, who takes too long gets what a bot would take', () => {
  const quick = opened(['Ann', 'Ben'], { decksFrom: 'draft' })
  expect(pickTimers(quick.state as ClashState)).toEqual([])
  const match = opened(['Ann', 'Ben'], { decksFrom: 'draft', pickClock: true })
  const [timer] = pickTimers(match.state as ClashState)
  expect(timer).toMatchObject({ by: 'Ann', afterMs: 1000 * ownOf(match, 'Ann').seconds! })
  const later = done(match, 'Ann', timer!.action as unknown as JsonObject)
  expect(ownOf(later, 'Ann').picked).toBe(3)
})

it('Clash: with the clock four who use all of it have picked and built within a quarter of an hour', () => {
  const seats = ['Ann', 'Ben', 'Cal', 'Dee']
  let match = opened(seats, { decksFrom: 'draft', pickClock: true })
  // Whoever's time is up first is played for; a pack that comes later has its time from then on.
  let now = 0
  const due = new Map<string, number>()
  for (;;) {
    const timers = pickTimers(match.state as ClashState)
    if (timers.length === 0) break
    for (const { key, afterMs } of timers) if (!due.has(key)) due.set(key, now + afterMs)
    const [next] = timers.toSorted((a, b) => due.get(a.key)! - due.get(b.key)!)
    now = due.get(next!.key)!
    match = done(match, next!.by!, next!.action as unknown as JsonObject)
  }
  expect(seen(match, 'table').phase).toBe('building')
  // Five minutes are left for decks, which are built of what was picked and may be left as they are.
  expect(now / 60_000).toBeLessThanOrEqual(10)
  expect(now / 60_000).toBeGreaterThan(5)
})

it('Clash: a cube is dealt without repeating its cards, and must be large enough', () => {
  let match = opened(['Ann', 'Ben', 'Cal', 'Dee'], { decksFrom: 'cube' })
  const { waiting, unopened } = (match.state as ClashState).draft!
  const all = [...Object.values(waiting), ...Object.values(unopened)].flat().flatMap(one => one.cards.open())
  expect(new Set(all).size).toBe(all.length)
  match = drafted(match)
  expect(seen(match, 'table').phase).toBe('opening')
  const problem = (options: JsonObject, seats = ['Ann', 'Ben']): string => {
    const made = start(clash, { seats, seed: 1, options })
    return made.ok ? 'ok' : made.code
  }
  expect(problem({ decksFrom: 'cube', cube: ['Hill Goat'] })).toBe('cube-too-small')
  expect(problem({ decksFrom: 'cube', cube: ['Nobody'] })).toBe('cube-unknown-card')
  expect(problem({ decksFrom: 'draft' }, [...names, 'Max'])).toBe('draft-too-many')
})

it('Clash: a drafted game is played to its end, in a duel and among giants', () => {
  for (const [seats, format] of [
    [2, 'free-for-all'],
    [4, 'two-headed-giant'],
  ] as const) {
    let match = drafted(opened(names.slice(0, seats), { decksFrom: 'draft', format, quick: true }, 7))
    for (let act = 0; act < 5000 && clash.outcome(match.state) === undefined; act++) {
      const seat = toAct(match)[0]!
      match = done(match, seat, botAction(match, seat, 'normal', counted(0)) as unknown as JsonObject)
    }
    expect(clash.outcome(match.state)?.winners.length).toBeGreaterThan(0)
  }
})

it('Clash: in the star everybody drafts for the two colours of their place, and can build nothing else (FMT-15)', () => {
  const five = names.slice(0, 5)
  for (const decksFrom of ['draft', 'sealed', 'cube'] as const) {
    let match = opened(five, { decksFrom, format: 'star' }, 3)
    while (seen(match, 'table').phase === 'drafting') {
      const seat = toAct(match)[0]!
      match = done(match, seat, botAction(match, seat, 'hard', counted(0)) as unknown as JsonObject)
    }
    for (const seat of five) {
      const pair = seen(match, 'table').seats[seat]!.colours!
      const { deck, pool } = ownOf(match, seat)
      expect(deckFaults(deck!, { pair, fromPacks: true })).toEqual([])
      const others = pool!.filter(name => cardOf(name).colours.some(colour => !pair.includes(colour)))
      const own = deck!.filter(name => cardOf(name).basic !== true)
      const fewest = decksFrom === 'draft' ? fewestSpells : 1
      expect(own.length).toBeGreaterThanOrEqual(fewest)
      const answers = others.map(other => refused(match, seat, { do: 'build', cards: [...own, other] }))
      expect(answers).toEqual(others.map(() => 'not-allowed-in-format'))
    }
    match = drafted(match)
    expect(seen(match, 'table').phase).toBe('opening')
  }
})

it('Clash: drafted as one deck, all that was built is shuffled into the common library (FMT-16)', () => {
  const match = drafted(opened(['Ann', 'Ben', 'Cal', 'Dee', 'Eve'], { decksFrom: 'draft', format: 'one-deck' }))
  const { seats } = seen(match, 'table')
  expect(seats['Ann']!.library).toBe(5 * 40 - 5 * 7)
  expect(seats['Eve']).toMatchObject({ library: seats['Ann']!.library, handSize: 7 })
})

it('Clash: a list of one’s own makes a cube if it has cards enough for who drafts, however many of a card', () => {
  const list = Array.from({ length: 36 }, () => 'Forest Bear')
  expect(deckFaults(list, { cubeFor: 2 })).toEqual([])
  expect(deckFaults(list, { cubeFor: 3 })).toEqual([{ code: 'too-few-cards', needed: 54, has: 36 }])
  expect(deckFaults([...list, 'No Such Card'], { cubeFor: 2 })).toEqual([
    { code: 'unknown-card', card: 'No Such Card' },
  ])
  expect(start(clash, { seats: ['Ann', 'Ben'], seed: 1, options: { decksFrom: 'cube', cube: list } }).ok).toBe(true)
  expect(start(clash, { seats: names.slice(0, 3), seed: 1, options: { decksFrom: 'cube', cube: list } }).ok).toBe(false)
})

it('Clash: a cube that is the whole book has each card once, but no basic lands', () => {
  const basics = wholeBook.filter(name => cardOf(name).basic === true)
  expect([new Set(wholeBook).size, basics]).toEqual([wholeBook.length, []])
  expect(wholeBook.length).toBe(allCards.length - 5)
})

it('Clash: whoever looks at everything sees each card of each pack, and what was picked and built', () => {
  const whole = (match: Match): string => JSON.stringify(clash.digestedView(match.state)['draft'])
  const match = opened(['Ann', 'Ben'], { decksFrom: 'draft' })
  const { waiting, unopened } = (match.state as ClashState).draft!
  const all = [...Object.values(waiting), ...Object.values(unopened)].flat().flatMap(one => one.cards.open())
  expect(all.filter(card => !whole(match).includes(`"${card}"`))).toEqual([])
  const sealed = opened(['Ann', 'Ben'], { decksFrom: 'sealed' })
  const { deck, pool } = ownOf(sealed, 'Ann')
  const cards = deck!.filter(name => cardOf(name).basic !== true)
  const built = done(sealed, 'Ann', { do: 'build', cards })
  expect(pool!.filter(card => !whole(built).includes(`"${card}"`))).toEqual([])
  expect(whole(built).split('"deck":')).toHaveLength(2)
})

it('Clash: of a pack a bot takes a land before a spell only where the land is the better card', () => {
  const pack = ['Crossroads Inn', 'Sea Fog', 'Reading Room']
  // Rated 45.8 and 36.8; no deck needs a land that is not of its colours.
  expect(picksOf(pack, [], 2, 'normal')).toEqual(['Sea Fog', 'Crossroads Inn'])
})

it('Clash: at a tournament of drafted decks the draft is over once everybody has built one, and gives their decks', () => {
  const rules = preparation.rules({ decksFrom: 'sealed', pickClock: true, quick: true })
  expect(rules).toEqual({ decksFrom: 'sealed', pickClock: true, pod: 'draft' })
  expect(preparation.rules({ decksFrom: 'lot' })).toBeUndefined()
  const made = (match: Match) => preparation.made(match.state as ClashState)
  for (const decksFrom of ['sealed', 'draft']) {
    let match = opened(['Ann', 'Ben'], { decksFrom, pod: 'draft' })
    const builds = (seat: string): void => {
      match = done(match, seat, botAction(match, seat, 'easy', counted(0)) as unknown as JsonObject)
    }
    while (toAct(match).length > 0) {
      expect(made(match)).toBeUndefined()
      builds(toAct(match)[0]!)
    }
    const decks = made(match)!
    expect(Object.keys(decks)).toEqual(['Ann', 'Ben'])
    expect(decks['Ann']).toEqual(ownOf(match, 'Ann').deck)
    expect(preparation.match({ decksFrom, quick: true }, decks)).toEqual({ quick: true, pod: 'match', decks })
  }
  expect(made(opened(['Ann', 'Ben'], { decksFrom: 'sealed' }))).toBeUndefined()
})
