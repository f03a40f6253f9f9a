import type { Odds } from '../core/odds.ts'
import { weights } from './content/odds-weights.ts'
import type { SeatView, WhistView } from './view.ts'

/** Who may still win a game of the whist family, and how they stand: lives, and this hand so far. */
export const odds: Odds<WhistView> = {
  kind: ({ game }) => game,
  weights,
  sides(view) {
    if (view.phase === 'over') return []
    return view.order.flatMap(seat => {
      const shown = view.seats[seat]
      return shown === undefined || shown.status === 'out' ? [] : [{ seats: [seat], signs: signsOf(view, seat, shown) }]
    })
  },
}

function signsOf(view: WhistView, seat: string, { status, lives = 0, tricks, handSize, hadDog }: SeatView): number[] {
  const { cards } = view
  const plays = status === 'in' || status === 'dog'
  const isSafe = plays && tricks > 0
  const left = cards === 0 ? 0 : handSize / cards
  return [
    lives,
    Math.log(1 + lives),
    plays ? 1 : 0,
    isSafe ? 1 : 0,
    // The fewer cards are left, the less time for the first trick.
    plays && !isSafe ? 1 - left : 0,
    cards === 0 ? 0 : tricks / cards,
    // Whoever takes the last trick of the last hand has won.
    cards === 1 && isSafe ? 1 : 0,
    hadDog === true ? 1 : 0,
    status === 'dog' ? 1 : 0,
    view.callsTrump === seat ? 1 : 0,
    view.leader === seat && plays ? 1 : 0,
  ]
}
