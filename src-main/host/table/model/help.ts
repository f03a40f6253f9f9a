import type { HelpLevel } from '../../../../src-engine/protocol/coaching.ts'
import { no } from '../../context/refusal.ts'
import { step, type By, type Stepped } from './acts.ts'
import { seatsOf, withPeople, type Table } from './table.ts'

/** Somebody chooses how much the coach helps them here; everybody else sees it at their seat. */
export function help(table: Table, by: By, level: HelpLevel): Stepped {
  if (seatsOf(table, by.person).length === 0) return no('not-seated')
  if (!mayAskCoach(table)) return no('no-coach')
  return step(withPeople(table, place => (place.person === by.person ? { ...place, help: level } : place)))
}

/** Whether there is a coach here and the table's host lets people ask it; in practice they always may. */
export function mayAskCoach({ game, solo, coach }: Table): boolean {
  return game.coach !== undefined && (solo || coach)
}

/** How much help this seat has chosen; nothing where its person has not said. */
export function helpOf(table: Table, seat: string): HelpLevel | undefined {
  const place = table.places.find(one => one.kind === 'person' && one.seat === seat)
  return place?.kind === 'person' ? place.help : undefined
}
