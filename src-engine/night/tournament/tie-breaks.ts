import { pointsIn, rivalsIn, rounded, roundsDrawn, type MatchNow } from './matches.ts'
import type { Tournament, TournamentForm } from './tournament.ts'

/** What tells apart entrants with as much. */
export interface TieBreak {
  /** What they made of the games against each other, where all of them have met; else 0 for all. */
  readonly among: number
  /** The scores of those they met, round by round. */
  readonly opponents: number
  /** Rounds they played nothing in. */
  readonly unplayed: number
}

/** A round of somebody's; without a match where they were in none of its matches. */
interface Turn {
  readonly round: number
  readonly match: MatchNow | undefined
}

/**
 * The tie-breaks. A round that was not played counts as FIDE's virtual opponent does: one who had one's own score before
 * it, made of it what one did not, and drew from there on. An opponent counts likewise: a round they missed is half a
 * point for them here. So neither a bye nor somebody who went home lifts or sinks anybody.
 *
 * `now`: the matches that count. `scores`: by entrant. What it gives takes an entrant and those with as much.
 */
export function tieBreaks(
  tournament: Tournament,
  form: TournamentForm,
  now: readonly MatchNow[],
  scores: ReadonlyMap<number, number>,
): (entrant: number, equals: readonly number[]) => TieBreak {
  const rounds = Array.from({ length: roundsDrawn(tournament) }, (_, at) => at + 1)
  const isRoundOver = (round: number): boolean =>
    now.every(played => played.match.round !== round || played.state === 'over' || played.state === 'void')
  const finished = rounds.filter(isRoundOver)
  const turns = new Map(
    [...scores.keys()].map(entrant => {
      const own = now.filter(played => played.entrants.includes(entrant))
      // Only in Swiss rounds is everybody meant to play in each.
      const due = form === 'swiss' ? rounds : own.map(played => played.match.round)
      return [entrant, due.map((round): Turn => ({ round, match: own.find(played => played.match.round === round) }))]
    }),
  )
  const isOver = ({ round, match }: Turn): boolean =>
    match === undefined ? finished.includes(round) : match.state === 'over'
  const pointsOf = ({ match }: Turn, entrant: number): number => (match === undefined ? 0 : pointsIn(match, entrant))
  const adjusted = (entrant: number): number =>
    scores.get(entrant)! + turns.get(entrant)!.filter(turn => isOver(turn) && isMissed(turn, entrant)).length / 2
  const virtual = (turn: Turn, entrant: number): number => {
    const before = turns.get(entrant)!.filter(({ round }) => round < turn.round)
    const had = before.reduce((sum, match) => sum + pointsOf(match, entrant), 0)
    const later = finished.filter(round => round > turn.round).length
    return had + 1 - pointsOf(turn, entrant) + later / 2
  }
  return (entrant, equals) => {
    const over = turns.get(entrant)!.filter(isOver)
    const met = over.flatMap(({ match }) => (match?.isPlayed === true ? [match] : []))
    const opponents = over.reduce((sum, turn) => {
      if (turn.match?.isPlayed !== true) return sum + virtual(turn, entrant)
      const rivals = rivalsIn(turn.match, entrant)
      return sum + rivals.reduce((all, rival) => all + adjusted(rival), 0) / rivals.length
    }, 0)
    const haveAllMet = equals.every(equal =>
      equals.every(other => equal === other || turns.get(equal)!.some(({ match }) => haveMet(match, equal, other))),
    )
    return {
      among: haveAllMet ? rounded(met.reduce((all, match) => all + beaten(match, entrant, equals), 0)) : 0,
      opponents: rounded(opponents),
      unplayed: over.length - met.length,
    }
  }
}

/** A round somebody was not there for; a bye is none. */
function isMissed({ match }: Turn, entrant: number): boolean {
  if (match === undefined) return true
  return !match.isPlayed && match.places[0]?.includes(entrant) !== true
}

function haveMet(match: MatchNow | undefined, entrant: number, other: number): boolean {
  return match?.state === 'over' && match.isPlayed && match.entrants.includes(entrant) && match.entrants.includes(other)
}

/** Of those with as much, how many somebody finished ahead of in a match; half for a place they share. */
function beaten({ places, entrants }: MatchNow, entrant: number, equals: readonly number[]): number {
  const placeOf = (entrant: number): number => places.findIndex(group => group.includes(entrant))
  return equals.reduce((sum, other) => {
    if (other === entrant || !entrants.includes(other) || places.length === 0) return sum
    const [own, theirs] = [placeOf(entrant), placeOf(other)]
    return sum + (own < theirs ? 1 : own === theirs ? 0.5 : 0)
  }, 0)
}
