import type { Coded } from '../../../src-engine/core/coded.ts'
import { step, type By, type Given, type Stepped } from './acts.ts'
import { gone, lapsed, satIn } from './presence.ts'
import { stand } from './seats.ts'
import { seatsOf, type Table } from './table.ts'

/** Goodbye. A practice game is put away; at a table with others a bot sits in at once, and the seat stays theirs if they think better of it. */
export function leave(table: Table, by: By, { eyes }: Given): Stepped {
  if (table.solo && table.host === by.person) return step(closed(table, { code: 'you-left' }))
  const seats = seatsOf(table, by.person)
  const off = lapsed(gone(table, by.person, eyes), by.person)
  if (table.phase.at === 'playing') return step(satIn(off, place => place.person === by.person))
  const left = seats.reduce((at, seat) => {
    const stood = stand(at, seat)
    return 'refused' in stood ? at : stood.table
  }, off)
  const people = left.places.some(place => place.kind === 'person')
  return step(!people && eyes === 0 ? closed(left, { code: 'everybody-left' }) : left)
}

/** The table ends for everybody; an unfinished game of it is kept. */
export function closed(table: Table, why: Coded): Table {
  const { phase } = table
  return { ...table, phase: { at: 'closed', why, ...(phase.at === 'playing' ? { keep: phase } : {}) } }
}
