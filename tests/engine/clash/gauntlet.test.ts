import { expect, it } from 'vitest'
import { askedOf, games, start, type JsonObject } from '../../../src-engine/index.ts'
import {
  deckOf,
  lives,
  nextOpponent,
  prizeCards,
  beginRun,
  duelOf,
  prizeTaken,
  readRun,
  settled,
  startingPools,
} from '../../../src-engine/clash/gauntlet/run.ts'
import { numbersFrom } from '../../../src-engine/core/written.ts'
import { opponents } from '../../../src-engine/clash/content/opponents.ts'
import { draftedDeck } from '../../../src-engine/clash/state/draft.ts'
import { cardNamed } from '../../../src-engine/clash/book.ts'
import { picksOf } from '../../../src-engine/clash/draft/choose.ts'
import { challenged } from '../../bench/clash-gauntlet.ts'
import { duel } from '../../bench/clash-play.ts'
import { attackers } from '../../../src-engine/clash/bots/attack.ts'
import { blockers } from '../../../src-engine/clash/bots/block.ts'
import { questionOf, type ClashAsked } from '../../../src-engine/clash/bots/question.ts'

/** The gauntlet: eight opponents, a deck that grows, and three losses at most. */

const names = { you: 'Ann', opponent: 'Somebody' }
const fresh = (seed = 5) => beginRun(seed, startingPools(seed)[0]!)

it('Clash: each of the eight has a deck of forty, of cards there are, and meets every deck one may begin with', () => {
  for (const one of opponents) {
    expect(Object.keys(numbersFrom(one.cards)).filter(name => cardNamed(name) === undefined)).toEqual([])
    expect(deckOf(one).length).toBe(draftedDeck)
    expect(Math.max(...Object.values(numbersFrom(one.cards)))).toBeLessThanOrEqual(4)
  }
  expect(startingPools(77)).toHaveLength(3)
  for (const pool of startingPools(77)) {
    const { seats, options } = duelOf(beginRun(77, pool), names) as { seats: string[]; options: JsonObject }
    expect(start(games['clash']!, { seats, options, seed: 1 })).toMatchObject({ ok: true })
  }
})

it('Clash: a win brings a pack and the next opponent, a loss costs a life, and a table counts once', () => {
  let run = fresh()
  expect(nextOpponent(run)?.seat).toBe('Pip')
  run = settled(run, 'Pip', false, 'a')
  expect(settled(run, 'Pip', false, 'a')).toBe(run)
  expect(settled(run, 'Agatha', true, 'b')).toBe(run)
  run = settled(run, 'Pip', true, 'b')
  expect(run).toMatchObject({ beaten: 1, lost: 1 })
  expect(run.prize).toHaveLength(14)
  const pool = run.pool.length
  run = prizeTaken(run, run.prize!.slice(0, prizeCards))
  expect(run.prize).toBeUndefined()
  expect(run.pool).toHaveLength(pool + prizeCards)
  expect(nextOpponent(run)?.seat).toBe('Hettie')
})

it('Clash: with the last life the gauntlet is over; so it is with the last opponent', () => {
  let run = fresh()
  for (let n = 0; n < lives; n++) run = settled(run, 'Pip', false, `lost ${n}`)
  expect(nextOpponent(run)).toBeUndefined()
  run = fresh()
  for (const { seat } of opponents) {
    run = settled(run, seat, true, seat)
    if (run.prize !== undefined) run = prizeTaken(run, run.prize.slice(0, prizeCards))
  }
  expect(run).toMatchObject({ beaten: 8 })
  expect(run.prize).toBeUndefined()
  expect(nextOpponent(run)).toBeUndefined()
})

it('Clash: once nobody is left in the gauntlet there is no duel', () => {
  const over = { ...fresh(), beaten: opponents.length }
  expect(() => duelOf(over, { you: 'You', opponent: 'Nobody' })).toThrow('nobody is left')
})

it('Clash: cards that are won come into the deck only where they make it better', () => {
  const run = fresh()
  const own = run.deck.map(name => cardNamed(name)!)
  const colours = new Set(own.flatMap(card => card.colours))
  // Of another colour, and of the weakest there.
  const stranger = ['Wake Fires', 'Tuition Owed', 'Drift Net', 'Wild Pursuit', 'Old Banner']
    .map(name => cardNamed(name)!)
    .find(card => card.colours.every(one => !colours.has(one)))!
  expect(prizeTaken(run, [stranger.name]).deck).toEqual(run.deck)
  const better = prizeTaken({ ...run, deck: [...run.deck.slice(1), stranger.name] }, [run.deck[0]!])
  expect(better.deck).toContain(run.deck[0])
  expect(better.deck).not.toContain(stranger.name)
})

it('Clash: a run is read as it was kept; one of other cards, or none, is no run', () => {
  const run = settled(fresh(), 'Pip', true, 'a')
  expect(readRun(JSON.parse(JSON.stringify(run)))).toEqual(run)
  expect(readRun(null)).toBeUndefined()
  expect(readRun({ ...run, deck: [...run.deck, 'No Such Card'] })).toBeUndefined()
})

it('Clash: the gauntlet is a duel of ready decks, nothing else', () => {
  const refused = (seats: readonly string[], options: JsonObject): unknown =>
    start(games['clash']!, { seats, options: { gauntlet: 1, ...options }, seed: 1 })
  const code = 'gauntlet-is-a-duel'
  expect(refused(['You', 'Pip', 'Ben'], { format: 'free-for-all' })).toMatchObject({ ok: false, code })
  expect(refused(['You', 'Pip'], { format: 'free-for-all', decksFrom: 'sealed' })).toMatchObject({ ok: false, code })
})

it('Clash: a bot plays its way through, taking cards from each pack it wins, until it has beaten all or lost three', () => {
  let run = fresh()
  let duels = 0
  for (; nextOpponent(run) !== undefined; duels++) {
    const { seat } = nextOpponent(run)!
    const { seats, options } = duelOf(run, names) as { seats: string[]; options: JsonObject }
    const { winners } = duel(seats, options, duels, ['normal', 'easy'])
    run = settled(run, seat, winners.includes(seats[0]!), `table ${duels}`)
    if (run.prize !== undefined) run = prizeTaken(run, picksOf(run.prize, run.pool, prizeCards, 'hard'))
  }
  expect(run.beaten + run.lost).toBe(duels)
  expect(run.beaten === opponents.length || run.lost === lives).toBe(true)
  expect(() => duelOf(run, names)).toThrow('nobody is left')
  // Who has a pack before them is through to the next; after the last there is none.
  expect(run.pool).toHaveLength(fresh().pool.length + prizeCards * Math.min(run.beaten, opponents.length - 1))
})

it('Clash: the last of the gauntlet is hard to beat: of twelve duels a bot with all it has won loses eight', () => {
  // A short form of `npm run bench -- clash-gauntlet`, the same duels every time.
  expect(challenged(opponents.length - 1, 12, 'normal', 1)).toBeLessThanOrEqual(4)
})

/** What a bot of this name sees in front of it. */
function seenBy(seat: string, given: JsonObject) {
  const made = start(games['clash']!, { seats: [seat, 'You'], options: { format: 'free-for-all' }, given, seed: 1 })
  if (!made.ok) throw new Error(made.code)
  return questionOf(askedOf(made.match, seat) as ClashAsked).situation
}

it('Clash: a bold bot attacks into a blocker where a patient one stays at home', () => {
  const trade = (seat: string): JsonObject => ({
    active: seat,
    phase: 'attack',
    battlefield: { [seat]: ['Far Walker'], You: ['Good Neighbour'] },
  })
  const trades = (seat: string) => Object.keys(attackers(seenBy(seat, trade(seat)), { 'Far Walker': ['You'] }))
  expect(trades('Brand')).toEqual(['Far Walker'])
  expect(trades('Mell')).toEqual([])
})

it('Clash: a greedy bot keeps its creature where a steady one trades it for the attacker', () => {
  const given = (seat: string): JsonObject => ({
    active: 'You',
    phase: 'attack',
    battlefield: { [seat]: ['Far Walker'], You: ['Marches Bull'] },
  })
  const block = (seat: string) => {
    const seen = seenBy(seat, given(seat))
    const attacked = { ...seen, attacks: [{ attacker: 'Marches Bull', whom: seat, blockers: [] }] }
    return Object.keys(blockers(attacked, { 'Far Walker': ['Marches Bull'] }))
  }
  expect(block('Agatha')).toEqual(['Far Walker'])
  expect(block('Grette')).toEqual([])
})
