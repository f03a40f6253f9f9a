import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Hidden } from '../../src-engine/core/hidden.ts'
import { fromPlain, toPlain } from '../../src-engine/core/plain.ts'
import { chanceFrom } from '../../src-engine/core/chance.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import {
  askedOf,
  counted,
  games,
  toAct,
  type Action,
  type AnyGame,
  type Level,
  type Match,
} from '../../src-engine/index.ts'
import { carriedOn, deals, opened, variants } from '../support/drawn-games.ts'
import { runs } from '../support/runs.ts'
import { toys } from './core/toys.ts'

/**
 * What bots, coach and search are given of a state (`Game.redacted`): all that the seat may know, also on the way to another
 * thread.
 */
const all: readonly AnyGame[] = Object.values({ ...games, ...toys })

/** Every secret in it, at any depth. */
function secretsIn(value: unknown, seen = new Set<unknown>()): readonly Hidden<unknown>[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (value instanceof Hidden) return [value as Hidden<unknown>]
  const parts = value instanceof Map ? [...(value.values() as Iterable<unknown>)] : Object.values(value)
  return parts.flatMap(part => secretsIn(part, seen))
}

describe.each(all.map(game => [game.id, game] as const))('%s: what a seat may know of a state', (_id, game) => {
  // That two states which differ only in what it may not know come to the same, byte for byte: `secrecy.test.ts`.
  it('shows it the view it has, and holds no secret of anybody else, by each house rule', () => {
    const look = (match: Match): void => {
      for (const seat of match.seats) {
        const known = game.redacted(match.state, seat)
        expect(JSON.stringify(viewFor(game, known, seat))).toBe(JSON.stringify(viewFor(game, match.state, seat)))
        expect(secretsIn(known).filter(one => !one.isEmpty && !one.visibleTo.includes(seat))).toEqual([])
      }
    }
    assert(
      property(deals, deal => look(carriedOn(opened(game, deal), deal.seed, deal.steps).match)),
      runs(10),
    )
    for (const table of variants(game, 1)) look(carriedOn(table, 1, 9).match)
  })

  it('comes to another thread as it went: bots and coach there say the same', () => {
    const levels: readonly Level[] = ['easy', 'normal', 'hard']
    assert(
      property(deals, nat(2), (deal, level) => {
        const { match } = carriedOn(opened(game, deal), deal.seed, deal.steps)
        for (const seat of toAct(match).slice(0, 2)) {
          const state = game.redacted(match.state, seat)
          const there = fromPlain(structuredClone(toPlain(state, game.content)), game.content)
          const asked = (given: unknown) => ({
            seat,
            state: given,
            offers: game.offers(match.state, seat),
            level: levels[level]!,
            chance: chanceFrom({ seed: 'ab'.repeat(16), drawn: {} }),
            thinking: counted(3),
          })
          expect(game.bot(asked(there))).toEqual(game.bot(asked(state)))
          expect(game.coach?.(asked(there))).toEqual(game.coach?.(asked(state)))
          expect(toPlain(there, game.content)).toEqual(toPlain(state, game.content))
        }
      }),
      runs(6),
    )
  })

  it.runIf(game.coach !== undefined)('lets the coach first advise what a hard bot would do by the same thought', () => {
    let advised = 0
    assert(
      property(deals, deal => {
        const { match } = carriedOn(opened(game, deal), deal.seed, deal.steps)
        for (const seat of toAct(match).slice(0, 2)) {
          const asked = () => ({
            ...askedOf(match, seat),
            level: 'hard' as const,
            chance: chanceFrom({ seed: 'ab'.repeat(16), drawn: {} }),
            thinking: counted(8),
          })
          const [best] = game.coach!(asked())
          const { ids: _ids, ...said } = game.bot(asked()) as Action & { readonly ids?: object }
          // Where it wants to be asked is no play, nor is a deck that builds itself.
          if (said.do === 'stops' || said.do === 'build') continue
          advised++
          expect(best?.action).toEqual(said)
        }
      }),
      runs(10),
    )
    expect(advised).toBeGreaterThan(0)
  })
})
