import { brawl } from '../../src-engine/brawl/game.ts'
import { chanceFrom, seedFrom } from '../../src-engine/core/chance.ts'
import { anyGame, type Level, type Outcome, type Seat } from '../../src-engine/core/game.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { botAction, counted, play, start, toAct, type Match } from '../../src-engine/core/match.ts'

const game = anyGame(brawl)

/** A table of bots: how good each is and how many milliseconds it takes to react. */
export interface Fight {
  readonly seats: readonly Seat[]
  readonly options: JsonObject
  readonly seed: number
  readonly levels: readonly Level[]
  readonly reactions: readonly number[]
  /** What the reaction times are drawn from, where it is not the deal's seed. */
  readonly jitter?: number
}
export interface Fought {
  readonly outcome: Outcome
  /** Milliseconds the fight would have taken, and actions it took. */
  readonly lasted: number
  readonly actions: number
  readonly match: Match
}

/**
 * Plays a fight in simulated time: whoever's time comes first acts on what is on the table then, and needs its reaction
 * time, give or take 30 %, before it acts again.
 */
export function fight({ seats, options, seed, levels, reactions, jitter: from = seed }: Fight): Fought {
  const started = start(game, { seats, options, seed })
  if (!started.ok) throw new Error(started.code)
  let match = started.match
  const jitter = chanceFrom({ seed: seedFrom(from + 1_000_003), drawn: {} })
  const pause = (seat: number): number => (reactions[seat]! * (700 + jitter.below('jitter', 601))) / 1000
  const due = seats.map((_, seat) => pause(seat))
  for (let actions = 0; actions < 20_000; actions++) {
    const outcome = game.outcome(match.state)
    const now = Math.min(...due)
    if (outcome !== undefined) return { outcome, lasted: now, actions, match }
    const acting = toAct(match).map(name => seats.indexOf(name))
    const seat = acting.reduce((first, one) => (due[one]! < due[first]! ? one : first), acting[0]!)
    const action = botAction(match, seats[seat]!, levels[seat]!, counted(0))
    const played = play(match, seats[seat]!, action as never)
    if (!played.ok) throw new Error(`${seats[seat]!} was refused ${action.do}: ${played.refused}`)
    match = played.match
    due[seat] = due[seat]! + pause(seat)
  }
  throw new Error('a fight of bots did not end')
}

/** Wilson's interval for a share, 95 %. */
export function interval(won: number, of: number): { readonly low: number; readonly high: number } {
  const z = 1.96
  const share = won / of
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of)
  return { low: middle - half, high: middle + half }
}
