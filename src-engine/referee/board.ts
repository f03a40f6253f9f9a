import { territoriesAfterElimination, endTurnsOfEliminated, type Step } from '../formats/index.ts'
import { countMovedCreatures } from './creatures.ts'
import type { RefereeEvent } from './events.ts'
import type { Board, BoardChange } from './state.ts'

/**
 * The board after a step of the format: where somebody went out, creatures leave or come home (RULES FMT-4) and the
 * turns of those who went end (FMT-17).
 */
export function afterStep(board: Board, { state: format, events }: Step): BoardChange {
  if (format.fell === board.format.fell)
    return { board: { ...board, format }, events: events as readonly RefereeEvent[] }
  const { staying, returning } = territoriesAfterElimination(format, board.movedCreatures)
  const came = Object.entries(countMovedCreatures(returning)).flatMap(([seat, counts]) =>
    Object.entries(counts).map(([from, creatures]): RefereeEvent => ({ type: 'came-home', seat, from, creatures })),
  )
  const turns = format.ended === undefined ? endTurnsOfEliminated(format) : { state: format, events: [] }
  return {
    board: { ...board, format: turns.state, movedCreatures: staying },
    events: [...(events as readonly RefereeEvent[]), ...came, ...(turns.events as readonly RefereeEvent[])],
  }
}
