import type { Coded } from '../../../../src-engine/core/coded.ts'
import { givesUp, type Offer, type Seat } from '../../../../src-engine/core/game.ts'
import { step, type By, type Given, type Stepped } from './acts.ts'
import { gone, lapsed, satIn } from './presence.ts'
import { stand } from './seats.ts'
import { no } from '../../context/refusal.ts'
import { isFollowed, madeAt, seatsOf, type Playing, type Table } from './table.ts'

/** Goodbye. A practice game is archived; at a table with others a bot sits in at once, and the seat stays theirs if they think better of it. */
export function leave(table: Table, by: By, device: number | undefined, given: Given): Stepped {
  const left = device === undefined ? table : gone(table, device)
  if (table.solo && table.host === by.person) {
    // Anyone who is out has nothing to come back for: the bots end the game, so that it counts.
    const { phase } = table
    if (phase.at === 'playing' && isOut(table, phase, by.person)) return step(hurried(left, phase))
    return step(closed(table, { code: 'you-left' }, given))
  }
  const off = lapsed(left, by.person)
  if (table.phase.at === 'playing') return step(satIn(off, place => place.person === by.person))
  const seats = seatsOf(table, by.person)
  const stood = seats.reduce((now, seat) => {
    const made = stand(now, seat)
    return 'refused' in made ? now : made.table
  }, off)
  const people = stood.places.some(place => place.kind === 'person')
  const empty = !people && !isFollowed(stood)
  return step(empty ? closed(stood, { code: 'everybody-left' }, given) : stood)
}

/** Alone and out: the bots play on without pauses. */
export function hurry(table: Table, by: By): Stepped {
  const { phase } = table
  if (phase.at !== 'playing') return no('not-playing')
  if (!table.solo) return no('not-alone')
  return isOut(table, phase, by.person) ? step(hurried(table, phase)) : no('still-in')
}

function hurried(table: Table, phase: Playing): Table {
  return { ...table, phase: { ...phase, paused: false, hurried: true } }
}

/** None of the person's seats may do anything any more, not even give up. A game that can't be given up has nobody out. */
function isOut(table: Table, { match }: Playing, person: string): boolean {
  const seats = seatsOf(table, person)
  const offersOf = (seat: Seat): readonly Offer[] => match.game.offers(match.state, seat)
  return (
    seats.length > 0 &&
    seats.every(seat => offersOf(seat).length === 0) &&
    match.seats.some(seat => offersOf(seat).some(givesUp))
  )
}

/** The table ends for everybody; an unfinished game of it is kept, with what its timers had left. */
export function closed(table: Table, reason: Coded, { leftMs }: Given): Table {
  const { phase } = table
  // What was prepared for a tournament is kept with the night.
  if (phase.at !== 'playing' || madeAt(table) !== undefined) return { ...table, phase: { at: 'closed', reason } }
  const archived = phase.paused ? phase : { ...phase, leftMs }
  return { ...table, phase: { at: 'closed', reason, archived } }
}
