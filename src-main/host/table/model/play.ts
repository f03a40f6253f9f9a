import type { AnyGame, Seat } from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import { play, type Match } from '../../../../src-engine/core/match.ts'
import { recordedAs } from '../../../../src-engine/core/record.ts'
import { no } from '../../context/refusal.ts'
import type { By, Stepped } from './acts.ts'
import { withGuessesTold } from './guessing.ts'
import { lookOf } from './looking.ts'
import { isHere, placeOf, withPeople, type Over, type Playing, type Table } from './table.ts'
import type { PersonPlace } from './schema.ts'

/** Asks the game. `by`: whose device says it; a bot's play has nobody. */
export function actAt(table: Table, seat: Seat, action: JsonObject, by: By | undefined): Stepped {
  if (by !== undefined && isTableOnly(table.game, action)) return no('table-only')
  return playAt(by === undefined ? table : back(table, seat), seat, action)
}

/** Time is an action: a bot's choice is played, the seat is asked whether anybody is there, and after two such turns a bot stays. */
export function timeout(table: Table, seat: Seat): Stepped {
  const place = placeOf(table, seat)
  if (table.phase.at !== 'playing' || place === undefined) return no('not-your-turn')
  if (place.kind !== 'person') return playAt(table, seat, { do: 'timeout' })
  const { seq } = table.phase.match
  const timeouts = place.timeouts + 1
  const gone = timeouts < 2 ? {} : { sitIn: true, missedFrom: place.missedFrom ?? seq }
  const late = withPeople(table, one => (one === place ? { ...one, asked: true, timeouts, ...gone } : one))
  return playAt(late, seat, { do: 'timeout' })
}

function playAt(table: Table, seat: Seat, action: JsonObject): Stepped {
  const { phase } = table
  // Whether anything may still happen after the end is for the game to say: a paper table may be set right.
  if (phase.at !== 'playing' && phase.at !== 'over') return no('game-over')
  if (phase.at === 'playing' && phase.paused) return no('paused')
  const made = play(phase.match, seat, action)
  if (!made.ok) return no(made.refused)
  return {
    table: {
      ...table,
      phase: played(withGuessesTold(phase, made.events), made.match, lookOf(table.game, made.events) > 0),
    },
    events: made.events,
    // As the rules read it, whatever else was in the words it came in.
    play: recordedAs(seat, made.action),
  }
}

/** The same game after another play. `looked`: there is something to look at. */
function played(phase: Playing | Over, match: Match, looked: boolean): Playing | Over {
  if (phase.at === 'over') return judged({ ...phase, match })
  if (phase.seen === undefined && phase.leftMs === undefined) return judged({ ...phase, match })
  const { seen, leftMs: _left, ...rest } = phase
  return judged({ ...rest, match, ...(seen === undefined || looked ? {} : { seen }) })
}

/** The game ends, ends otherwise than it had, or goes on after an end that was taken back. */
export function judged(phase: Playing | Over): Playing | Over {
  const { seed, record, handsSeen, match, from, joint, guesses } = phase
  const outcome = match.game.outcome(match.state)
  if (outcome === undefined && phase.at === 'playing') return phase
  const drawn = { ...(from === undefined ? {} : { from }), ...(joint === undefined ? {} : { joint }) }
  const game = { seed, record, handsSeen, match, ...drawn, ...(guesses === undefined ? {} : { guesses }) }
  if (outcome === undefined) return { at: 'playing', ...game, paused: false }
  return { at: 'over', ...game, outcome }
}

/** Anyone who acts is there: the bot gets up, the question is answered. */
function back(table: Table, seat: Seat): Table {
  return withPeople(table, place => {
    if (place.seat !== seat) return place
    const here = isHere(table, place.person)
    if (place.timeouts === 0 && !place.asked && !(here && (place.sitIn || place.missedFrom !== undefined))) return place
    return answering(table, place)
  })
}

/** Somebody has said that they are there. Where no device of theirs follows the table, a bot that sits in stays. */
export function answering(table: Table, place: PersonPlace): PersonPlace {
  return isHere(table, place.person) ? atIt(place) : { ...place, timeouts: 0, asked: false }
}

/** At the game again: nothing of it is missed from here. */
export function atIt(place: PersonPlace): PersonPlace {
  const { missedFrom: _missed, ...rest } = place
  return { ...rest, sitIn: false, asked: false, timeouts: 0 }
}

function isTableOnly(game: AnyGame, action: JsonObject): boolean {
  const kind = action['do']
  return kind === 'timeout' || (typeof kind === 'string' && game.actions.tableOnly?.includes(kind) === true)
}
