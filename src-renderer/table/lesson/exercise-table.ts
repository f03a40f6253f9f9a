import type { Seat } from '../../../src-engine/core/game.ts'
import type { TableState } from '../../../src-engine/protocol/to-client.ts'
import type { Names } from '../contract.ts'
import { unhostedTable } from '../unhosted-table.ts'

/** The table an exercise of a lesson is played at: everybody there, nothing to wait for. */
export const exerciseTable = (game: string, seats: readonly Seat[], names: Names, over: boolean): TableState =>
  unhostedTable(
    { id: 'lesson', game, phase: over ? 'over' : 'playing' },
    seats.map((seat, colour) => ({ seat, name: names[seat] ?? seat, colour })),
  )
