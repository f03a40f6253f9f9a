import { chanceFrom } from './chance.ts'
import type { Advice, AnyGame, Seat } from './game.ts'
import { isObject, sameJson, type Json } from './json.ts'
import { counted, play, start } from './match.ts'
import { bare, type MatchRecord } from './record.ts'

/** A play that cost something, for the replay after the game. */
export interface CostlyPlay {
  /** Which action of the record, from 0. */
  readonly at: number
  readonly played: Advice
  readonly better: Advice
  /** How much lower its score was, in the game's own measure. */
  readonly cost: number
}

/**
 * The plays of a record that cost a seat most, dearest first, as the game's coach sees them from what could be seen
 * then. `rounds` of thought on each. Nothing for a game without a coach or a record that does not hold.
 */
export function worstPlays(game: AnyGame, record: MatchRecord, seat: Seat, most = 3, rounds = 6): CostlyPlay[] {
  const { seats, options, seed, given } = record
  const started = start(game, { seats, options, seed, ...(given === undefined ? {} : { given }) })
  if (!started.ok || game.coach === undefined) return []
  let { match } = started
  const found: CostlyPlay[] = []
  for (const [at, recorded] of record.actions.entries()) {
    const said = bare(recorded)
    if (recorded.by === seat && isObject(said) && said['do'] !== 'timeout') {
      const ranked = game.coach({
        seat,
        view: game.view(match.state, seat),
        offers: game.offers(match.state, seat),
        level: 'hard',
        chance: chanceFrom({ seed: match.chance.seed, drawn: { advice: at } }),
        thinking: counted(rounds),
      })
      const played = ranked.find(one => sameJson(one.action as unknown as Json, said))
      const better = ranked[0]
      if (played !== undefined && better !== undefined && better.score > played.score) {
        found.push({ at, played, better, cost: better.score - played.score })
      }
    }
    const next = play(match, recorded.by, said)
    if (!next.ok) return []
    match = next.match
  }
  return found.sort((a, b) => b.cost - a.cost).slice(0, most)
}
