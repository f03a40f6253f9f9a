import type { Coded } from '../core/coded.ts'
import { tournamentAt, type Night } from './night.ts'
import { dependents, withTournament } from './tournament-round.ts'
import { eliminates } from './tournament/tournament.ts'

/**
 * Decides a match for one of those in it, or for nobody (−1), whatever was played of it; without `winner` it is as it was
 * played again. Not any more once a match that follows from it has begun.
 */
export function awarded(night: Night, match: number, winner: number | undefined): Night | Coded {
  const last = night.opened.at(-1)
  const on = last?.skipped === true ? undefined : tournamentAt(night, night.opened.length - 1)
  const found = on?.matches[match]
  if (last === undefined || on === undefined || found === undefined) return { code: 'no-match' }
  const rivals = found.entrants.filter(one => one !== undefined)
  // Of an elimination somebody goes on, but from a match that neither of the two has come to.
  const mayBeNobody = !eliminates(on.setting.form) || rivals.every(one => on.missing.absent.includes(one))
  const known = winner === undefined || rivals.includes(winner) || (winner < 0 && mayBeNobody)
  if (rivals.length < 2 || !known) return { code: 'no-match' }
  const begun = new Set([...last.tables, ...on.tournament.awards].map(one => one.match))
  const later = on.setting.form === 'swiss' && on.matches.some(one => one.match.round > found.match.round)
  if (later || dependents(on.tournament, match).some(one => begun.has(one))) return { code: 'match-moved-on' }
  const others = on.tournament.awards.filter(one => one.match !== match)
  if (winner === undefined) return withTournament(night, () => ({ awards: others }))
  const attended = rivals.some(one => on.missing.absent.includes(one)) ? {} : { attended: true as const }
  return withTournament(night, () => ({ awards: [...others, { match, winner, ...attended }] }))
}

/**
 * Whether the games of an entrant who left a round robin count; without `counts` as the rule has it. Of the tournament
 * opened last, as long as the night lasts.
 */
export function leftDecided(night: Night, entrant: number, counts: boolean | undefined): Night | Coded {
  const on = night.ended === true ? undefined : tournamentAt(night, night.opened.length - 1)
  if (on === undefined || !on.leavers.some(one => one.entrant === entrant)) return { code: 'not-left' }
  const others = (on.tournament.left ?? []).filter(one => one.entrant !== entrant)
  return withTournament(night, () => ({ left: counts === undefined ? others : [...others, { entrant, counts }] }))
}
