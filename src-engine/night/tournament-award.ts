import type { Coded } from '../core/coded.ts'
import { tournamentAt, tournamentOn, type Night } from './night.ts'
import { withAward, type Correcting } from './corrections.ts'
import { withTournament } from './tournament-round.ts'
import { roundsDrawn, sameEntrants } from './tournament/matches.ts'
import { eliminates } from './tournament/tournament.ts'

interface Decision {
  readonly match: number
  /** The entrant it is given to; −1: to nobody. */
  readonly winner?: number | undefined
  /** Entrants by place, instead. */
  readonly places?: readonly (readonly number[])[] | undefined
  /** The place of its game in the playlist; the game opened last where it is left out. */
  readonly game?: number | undefined
}

/**
 * Decides a match for one of those in it, for nobody (−1) or by places, whatever was played of it; without any it is as it
 * was played again. One that was over is put right (`corrections.ts`).
 */
export function awarded(night: Night, decision: Decision, how: Correcting): Night | Coded {
  const { match, game = night.opened.length - 1, places } = decision
  const on = night.opened[game]?.skipped === true ? undefined : tournamentAt(night, game)
  const found = on?.matches[match]
  if (on === undefined || found === undefined) return { code: 'no-match' }
  const rivals = found.entrants.filter(entrant => entrant !== undefined)
  if (places !== undefined && !(sameEntrants(places.flat(), rivals) && places.every(group => group.length > 0))) {
    return { code: 'no-match' }
  }
  const first = places?.[0]
  if (first !== undefined && first.length > 1 && eliminates(on.setting.form)) return { code: 'match-needs-winner' }
  const winner = first === undefined ? decision.winner : first.length === 1 ? first[0] : -1
  // Of an elimination somebody goes on, but from a match that neither of the two has come to.
  const mayBeNobody = !eliminates(on.setting.form) || rivals.every(rival => on.missing.absent.includes(rival))
  const known = winner === undefined || rivals.includes(winner) || (winner < 0 && (mayBeNobody || first !== undefined))
  if (rivals.length < 2 || !known) return { code: 'no-match' }
  if (winner === undefined) return withAward(night, game, match, undefined, how)
  const attended = rivals.some(rival => on.missing.absent.includes(rival)) ? {} : { attended: true as const }
  // Of two whoever won says all.
  const order = places === undefined || (rivals.length === 2 && winner >= 0) ? {} : { places }
  return withAward(night, game, match, { match, winner, ...order, ...attended }, how)
}

/**
 * Whether the games of an entrant who left a round robin count; without `counts` as the rule has it. Of the tournament
 * opened last, as long as the night lasts.
 */
export function leftDecided(night: Night, entrant: number, counts: boolean | undefined): Night | Coded {
  const on = night.ended === true ? undefined : tournamentAt(night, night.opened.length - 1)
  if (on === undefined || !on.leavers.some(leaver => leaver.entrant === entrant)) return { code: 'not-left' }
  const others = (on.tournament.left ?? []).filter(leaver => leaver.entrant !== entrant)
  return withTournament(night, () => ({ left: counts === undefined ? others : [...others, { entrant, counts }] }))
}

/**
 * Somebody asks not to play in the next Swiss round, for which they have half a point, or plays after all. Not for the
 * first round, nor for the last one, where it would be worth more than playing.
 */
export function rested(night: Night, person: string, on: boolean): Night | Coded {
  const now = tournamentOn(night)
  const entrant = now?.tournament.entrants.findIndex(people => people.includes(person)) ?? -1
  if (now === undefined || entrant < 0) return { code: 'not-in-night' }
  const { rounds = 0, resting = [], matches } = now.tournament
  const drawn = roundsDrawn(now.tournament)
  if (now.setting.form !== 'swiss' || drawn === 0 || drawn + 1 >= rounds) return { code: 'no-rest' }
  const before = matches.some(
    match => match.half === true && match.slots.some(slot => 'entrant' in slot && slot.entrant === entrant),
  )
  if (on && before) return { code: 'rested-before' }
  if (resting.includes(entrant) === on) return night
  const others = resting.filter(other => other !== entrant)
  return withTournament(night, () => ({ resting: on ? [...others, entrant] : others }))
}
