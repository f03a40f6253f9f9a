import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  botAction,
  counted,
  covers,
  fillings,
  games,
  isObject,
  play,
  replay,
  start,
  toAct,
  visibleEvents,
  type Json,
  type Match,
} from '../../src-engine/index.ts'
import { toys } from './core/toys.ts'
import { refusalCodesOf } from '../support/refusal-codes.ts'
import { runs } from '../support/runs.ts'
import { carriedOn, deals, names, opened, picker, playsOn, randomAction, variants } from '../support/drawn-games.ts'
import { paceOf } from '../../src-engine/core/game.ts'
import { viewFor } from '../../src-engine/core/view.ts'

/**
 * What every game in the register owes the house (DESIGN, A game), and the two toys with it. A game under way is made
 * from a seed, seats and house rules; each property plays some of it. Runs are few and bounded: the whole set is for
 * every commit.
 */
const all = Object.values({ ...games, ...toys })
function bytes(match: Match): string {
  const { game, state } = match
  const views = [...match.seats, 'table'].map(viewer => viewFor(game, state, viewer))
  return JSON.stringify([game.digestedView(state), views, match.chance, match.seq, game.scenario.chapter(state)])
}

const often = runs(25)

/** Games of which an offer may be filled wrongly, because what fits one blank hangs on another. All others keep to it. */
const hanging = new Set(['brawl', 'referee', 'clash'])

describe.each(all.map(game => [game.id, game] as const))('%s keeps the contract', (_id, game) => {
  it('random play of bots ends, and everybody has a place', () => {
    assert(
      property(deals, deal => {
        let match = opened(game, deal)
        const pick = picker(deal.seed)
        for (let i = 0; game.outcome(match.state) === undefined; i++) {
          if (i > 20_000) throw new Error('no end in sight')
          const actors = toAct(match)
          const seat = actors[i % actors.length]!
          const level = pick(3) === 0 ? 'easy' : 'normal'
          const action = botAction(match, seat, level, counted(1))
          const played = play(match, seat, action as unknown as Json)
          if (!played.ok) throw new Error(`a bot was refused: ${played.refused} ${JSON.stringify(action)}`)
          match = played.match
        }
        const { places, winners } = game.outcome(match.state)!
        expect(places.flat().toSorted()).toEqual(match.seats.toSorted())
        for (const winner of winners) expect(places[0]).toContain(winner)
        expect(toAct(match)).toEqual([])
      }),
      // Whole games of clash, in each of its formats, are played in its own tests.
      runs(game.id === 'clash' ? 3 : 8),
    )
  })

  it('is set up with nothing given at a table as by a scenario that gives nothing', () => {
    expect(game.scenario.given.parse({})).toEqual({})
    const setup = { seats: names.slice(0, game.seats.min), seed: 1 }
    const bare = start(game, setup)
    const empty = start(game, { ...setup, given: {} })
    expect(bare.ok && bytes(bare.match)).toBe(empty.ok && bytes(empty.match))
    expect(bare.ok).toBe(true)
  })

  it('a refused action changes nothing, and each refusal has words', () => {
    assert(
      property(deals, deal => {
        const { match } = carriedOn(opened(game, deal), deal.seed, deal.steps)
        const before = bytes(match)
        const tries = [
          ...match.seats.flatMap(seat => fillings(game.offers(match.state, seat))),
          { do: 'nonsense' },
          { do: 'play', card: 'ZZ' },
          null,
        ]
        for (const action of tries.slice(0, 60)) {
          for (const seat of [...match.seats, 'Nobody']) {
            const played = play(match, seat, action as Json)
            if (played.ok) continue
            const common = ['unknown-action', 'game-over', 'not-seated', 'not-your-turn']
            const codes = refusalCodesOf(game.id)
            expect(codes === undefined || [...common, ...codes].includes(played.refused)).toBe(true)
          }
        }
        expect(bytes(match)).toBe(before)
      }),
      often,
    )
  })

  it('saved at any point and played again it is the same, byte for byte', () => {
    assert(
      property(deals, nat(60), (deal, more) => {
        const opening = opened(game, deal)
        const first = carriedOn(opening, deal.seed, deal.steps)
        const record = {
          game: game.id,
          options: opening.options,
          seats: opening.seats,
          names: {},
          seed: opening.chance.seed,
          actions: first.actions,
        }
        const loaded = replay({ ...games, ...toys }, JSON.parse(JSON.stringify(record)) as typeof record)
        if (!loaded.ok) throw new Error(loaded.unplayable.why)
        expect(bytes(loaded.match)).toBe(bytes(first.match))
        const on = carriedOn(first.match, deal.seed + 1, more)
        const again = carriedOn(loaded.match, deal.seed + 1, more)
        expect(bytes(again.match)).toBe(bytes(on.match))
      }),
      often,
    )
  })

  it('whose turn it is and what is offered agree, in every state and by every house rule', () => {
    for (const [at, match] of variants(game, 11).entries()) {
      const pick = picker(at)
      let now = match
      for (let acts = 0; acts < 50; acts++) {
        const { state, seats } = now
        const due = game.toAct(state)
        // In real time more may act than are waited for, and who has built a deck may change it.
        const spare = (seat: string, kind: string): boolean =>
          !due.includes(seat) && (kind === 'build' || paceOf(game) === 'realtime')
        const able = seats.filter(seat =>
          game.offers(state, seat).some(offer => playsOn(game.id, offer) && !spare(seat, offer.do)),
        )
        const at = { options: now.options, acts }
        expect({ ...at, due, shown: game.open(state).toAct }).toEqual({ ...at, due: able, shown: due })
        const next = randomAction(now, pick)
        if (next === undefined) break
        const played = play(now, next.seat, next.action as unknown as Json)
        if (played.ok) now = played.match
      }
    }
  })

  it('offers and apply agree: what is offered is taken, and what is taken was offered', () => {
    assert(
      property(deals, deal => {
        const { match } = carriedOn(opened(game, deal), deal.seed, deal.steps)
        // With the honour referee fouls are played and called, and never offered (RULES BRL-17).
        const lawful = match.options['referee'] !== 'honour'
        const disagreements: string[] = []
        for (const seat of match.seats) {
          const offers = game.offers(match.state, seat)
          const tries = new Set(match.seats.flatMap(one => fillings(game.offers(match.state, one))))
          for (const action of [...tries].slice(0, 80)) {
            const offered = covers(offers, action)
            const played = play(match, seat, action as unknown as Json)
            const wrong = played.ok ? !offered && lawful : offered && !hanging.has(game.id)
            if (wrong) disagreements.push(`${seat} ${JSON.stringify(action)} ${played.ok ? 'taken' : played.refused}`)
          }
        }
        expect(disagreements).toEqual([])
      }),
      often,
    )
  })

  it('all that is sent is plain data: it comes back from text as it went', () => {
    assert(
      property(deals, deal => {
        const opening = opened(game, deal)
        const { match } = carriedOn(opening, deal.seed, deal.steps)
        const next = randomAction(match, picker(7))
        const played = next === undefined ? undefined : play(match, next.seat, next.action as unknown as Json)
        for (const viewer of [...match.seats, 'table']) {
          const sent: Json[] = [viewFor(game, match.state, viewer)]
          if (played?.ok === true) sent.push(...visibleEvents(played.events, viewer))
          for (const one of sent) {
            expect(JSON.parse(JSON.stringify(one))).toEqual(one)
            expect(isObject(one)).toBe(true)
          }
        }
        expect(match.options).toEqual(opening.options)
      }),
      often,
    )
  })

  it('refuses too many players, and house rules it does not know', () => {
    const many = Array.from({ length: game.seats.max + 1 }, (_, i) => `P${i}`)
    expect(start(game, { seats: many, seed: 1 })).toMatchObject({ ok: false, refused: 'too-many-players' })
    expect(start(game, { seats: names.slice(0, 2), seed: 1, options: { nonsense: 1 } })).toMatchObject({ ok: false })
  })
})
