import type { AnyGame, GameEvent, VisibleEvent } from '../../../../src-engine/core/game.ts'
import { no } from '../../context/refusal.ts'
import { step, type By, type Stepped } from './acts.ts'
import { isHere, seatsOf, type Table } from './table.ts'

/** Milliseconds people look at what happened (a finished trick, a cut, a hand that is over): as long as the game says. */
export function lookOf({ time }: AnyGame, events: readonly VisibleEvent<GameEvent>[]): number {
  if (time?.pace !== 'turns' || time.pauseMs === undefined) return 0
  return time.pauseMs(events.map(visible => visible.event))
}

/** Somebody has seen enough of what just happened. */
export function seen(table: Table, by: By): Stepped {
  const { phase } = table
  if (seatsOf(table, by.person).length === 0) return no('not-seated')
  if (phase.at !== 'playing' || phase.seen?.includes(by.person) === true) return step(table)
  return step({ ...table, phase: { ...phase, seen: [...(phase.seen ?? []), by.person] } })
}

/** Whether everybody has who sits here and plays for themselves. */
export function allHaveSeen(table: Table): boolean {
  const { phase, places } = table
  if (phase.at !== 'playing' || phase.seen === undefined) return false
  const have = phase.seen
  return places.every(
    place => place.kind !== 'person' || !isHere(table, place.person) || place.sitIn || have.includes(place.person),
  )
}
