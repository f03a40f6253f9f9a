import { territoriesAfterElimination, endTurnsOfEliminated, type Step } from '../formats/index.ts'
import { countAbroad } from './creatures.ts'
import type { Board, RefereeEvent } from './state.ts'

/** A next board and what happened on the way. */
export interface Changed {
  readonly board: Board
  readonly events: readonly RefereeEvent[]
}

/**
 * The board after a step of the format: where somebody went out, creatures leave or come home (RULES FMT-4) and the
 * turns of those who went end (FMT-17).
 */
export function settled(board: Board, { state: format, events }: Step): Changed {
  if (format.out === board.format.out) return { board: { ...board, format }, events: events as readonly RefereeEvent[] }
  const { staying, returning } = territoriesAfterElimination(format, board.abroad)
  const came = Object.entries(countAbroad(returning)).flatMap(([seat, counts]) =>
    Object.entries(counts).map(([from, creatures]): RefereeEvent => ({ type: 'came-home', seat, from, creatures })),
  )
  const turns = format.ended === undefined ? endTurnsOfEliminated(format) : { state: format, events: [] }
  return {
    board: { ...board, format: turns.state, abroad: staying },
    events: [...(events as readonly RefereeEvent[]), ...came, ...(turns.events as readonly RefereeEvent[])],
  }
}
