import { chanceFrom } from './chance.ts'
import type { Advice, Seat } from './game.ts'
import { sameJson, type Json } from './json.ts'
import { askedOf, counted, type Match } from './match.ts'
import { actionOf, type MatchRecord, type RecordedAction } from './record.ts'
import { replay, type Games } from './replay.ts'

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
export function worstPlays(games: Games, record: MatchRecord, seat: Seat, most = 3, rounds = 6): CostlyPlay[] {
  const found: CostlyPlay[] = []
  let before: Match | undefined
  const { ok } = replay(games, record, ({ step, match, action }) => {
    const costly = before === undefined || action?.by !== seat ? undefined : costOf(before, action, step - 1, rounds)
    if (costly !== undefined) found.push(costly)
    before = match
  })
  return ok ? found.sort((a, b) => b.cost - a.cost).slice(0, most) : []
}

/** What the coach would rather have played at this point, if anything; the clock's plays are nobody's mistakes. */
function costOf(match: Match, recorded: RecordedAction, at: number, rounds: number): CostlyPlay | undefined {
  const { game, chance } = match
  if (game.coach === undefined || recorded.do === 'timeout') return undefined
  const seat = recorded.by
  const ranked = game.coach({
    ...askedOf(match, seat),
    level: 'hard',
    chance: chanceFrom({ seed: chance.seed, drawn: { advice: at } }),
    thinking: counted(rounds),
  })
  const said = actionOf(recorded)
  const played = ranked.find(advice => sameJson(advice.action as unknown as Json, said))
  const better = ranked[0]
  if (played === undefined || better === undefined || better.score <= played.score) return undefined
  return { at, played, better, cost: better.score - played.score }
}
