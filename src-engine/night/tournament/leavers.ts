import type { MatchNow } from './matches.ts'
import type { Tournament, TournamentSetting } from './tournament.ts'

/** Somebody who left a round robin before all of their games were played. */
export interface Leaver {
  readonly entrant: number
  /** How many of their games were played, and how many they missed or will miss as it stands. */
  readonly played: number
  readonly missed: number
  /** Whether their games count, for all who met them or were to. */
  readonly counts: boolean
  /** Whoever leads the night said so. */
  readonly isChosen: boolean
}

/**
 * Who left a round robin. Where under half of their games were played none of them counts: else whoever met them would
 * keep a loss and the others have a win for nothing. `absent`: entrants who are not there for what comes next; whoever is
 * there may still play what is left.
 */
export function leaversOf(
  { left = [] }: Tournament,
  { form }: TournamentSetting,
  now: readonly MatchNow[],
  absent: readonly number[],
): readonly Leaver[] {
  if (form !== 'round-robin') return []
  const entrants = [...new Set(now.flatMap(match => match.entrants.filter(entrant => entrant !== undefined)))]
  return entrants
    .sort((a, b) => a - b)
    .flatMap((entrant): Leaver[] => {
      const own = now.filter(match => match.entrants.includes(entrant))
      const played = own.filter(match => match.isPlayed).length
      const isGone = absent.includes(entrant)
      const lost = own.filter(
        ({ state, isPlayed, places }) => state === 'over' && !isPlayed && places[0]?.includes(entrant) !== true,
      ).length
      const left = own.filter(({ state, isPlayed }) => state === 'ready' && !isPlayed).length
      const missed = lost + (isGone ? left : 0)
      if (missed === 0) return []
      const chosen = leftSaid(entrant)
      const counts = chosen ?? played + (isGone ? 0 : left) >= missed
      return [{ entrant, played, missed, counts, isChosen: chosen !== undefined }]
    })

  function leftSaid(entrant: number): boolean | undefined {
    return left.find(leaver => leaver.entrant === entrant)?.counts
  }
}
