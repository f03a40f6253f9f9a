import type { Seat } from '../../../src-engine/core/game.ts'
import type { TableState } from '../../../src-engine/protocol/to-client.ts'
import type { GameTableProps, Names } from '../contract.ts'
import { unhostedTable } from '../unhosted-table.ts'
import type { Position } from './lesson.ts'

/** The table an exercise of a lesson is played at: everybody there, nothing to wait for. */
export const exerciseTable = (game: string, seats: readonly Seat[], names: Names, over: boolean): TableState =>
  unhostedTable(
    { id: 'lesson', game, phase: over ? 'over' : 'playing' },
    seats.map((seat, colour) => ({ seat, name: names(seat), colour })),
  )

/** What a game's table is handed where no host is asked: one's own seat comes first. */
export function exerciseProps<View, Event>(
  game: string,
  seats: Position['seats'],
  names: Names,
  own: Pick<GameTableProps<View, Event>, 'view' | 'scene' | 'offers' | 'events' | 'act'>,
  over = false,
): GameTableProps<View, Event, never> {
  const [viewer] = seats
  return {
    ...(own as GameTableProps<View, Event, never>),
    table: exerciseTable(game, seats, names, over),
    offersOf: seat => (seat === viewer ? own.offers : []),
    viewer,
    yours: [viewer],
    names,
    ask: () => Promise.reject(new Error('not-in-an-exercise')),
  }
}
