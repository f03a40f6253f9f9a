import { nightLimits, seating } from './seating.ts'
import type { NightGame } from './night.ts'

/** A game that could be part of a night. */
export interface Candidate {
  readonly game: string
  /** How many it takes at one table. */
  readonly seats: { readonly min: number; readonly max: number }
  /** Bots fill the seats people leave. */
  readonly bots: boolean
  /** How long one round of it takes. */
  readonly minutes: number
}

/** Minutes from one round to the next: the result, the standings, finding one's seat. */
export const changeMinutes = 3

/**
 * A playlist for so many people and minutes: rounds of the games they can play, each as often as the others as far as time
 * allows, and the longest at the end. At least the shortest of them, however little time there is; nothing where no game
 * takes so many.
 */
export function planned(candidates: readonly Candidate[], people: number, minutes: number): NightGame[] {
  const everybody = Array.from({ length: people }, (_, at) => String(at))
  const playable = candidates
    .filter(({ seats, bots }) => seating(everybody, count => count <= seats.max && (bots || count >= seats.min)))
    .toSorted((a, b) => a.minutes - b.minutes)
  const rounds = playable.map((): number => 0)
  const cost = ({ minutes: each }: Candidate): number => each + changeMinutes
  let left = minutes
  for (;;) {
    const fewest = Math.min(...playable.flatMap((candidate, at) => (fits(candidate, at) ? rounds[at]! : [])))
    const at = playable.findIndex((candidate, index) => fits(candidate, index) && rounds[index] === fewest)
    if (at < 0) break
    rounds[at]!++
    left -= cost(playable[at]!)
  }
  if (playable.length > 0 && !rounds.some(count => count > 0)) rounds[0] = 1
  return playable
    .flatMap(({ game }, at) => (rounds[at] === 0 ? [] : [{ game, options: {}, rounds: rounds[at]! }]))
    .slice(0, nightLimits.games)

  function fits(candidate: Candidate, at: number): boolean {
    return cost(candidate) <= left && rounds[at]! < nightLimits.rounds
  }
}

/** How long a playlist takes, as far as its games are known. */
export function minutesOf(playlist: readonly NightGame[], candidates: readonly Candidate[]): number {
  return playlist.reduce((sum, { game, rounds }) => {
    const each = candidates.find(candidate => candidate.game === game)?.minutes ?? 0
    return sum + rounds * (each + changeMinutes)
  }, 0)
}
