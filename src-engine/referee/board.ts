import { homecoming, settleTurns, type Step } from '../formats/index.ts'
import { countAbroad } from './creatures.ts'
import type { Board, RefereeEvent } from './state.ts'

/** A next board and what happened on the way. */
export interface Changed {
  readonly board: Board
  readonly events: readonly RefereeEvent[]
}

/**
 * The board after a step of the circle: where somebody went out, creatures leave or come home (RULES FMT-4) and the
 * turns of those who went end (FMT-17).
 */
export function settled(board: Board, { circle, news }: Step): Changed {
  if (circle.out === board.circle.out) return { board: { ...board, circle }, events: news as readonly RefereeEvent[] }
  const { stay, home } = homecoming(circle, board.abroad)
  const came = Object.entries(countAbroad(home)).flatMap(([seat, counts]) =>
    Object.entries(counts).map(([from, creatures]): RefereeEvent => ({ type: 'came-home', seat, from, creatures })),
  )
  const turns = circle.ended === undefined ? settleTurns(circle) : { circle, news: [] }
  return {
    board: { ...board, circle: turns.circle, abroad: stay },
    events: [...(news as readonly RefereeEvent[]), ...came, ...(turns.news as readonly RefereeEvent[])],
  }
}
