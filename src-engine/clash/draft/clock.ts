import type { GameTimer } from '../../core/game.ts'
import type { ClashAction } from '../actions.ts'
import type { ClashState } from '../state.ts'
import { picksOf } from './choose.ts'
import { isPicking } from '../state/draft.ts'

/** Seconds for a pick from a pack of so many cards: each is read once, and then one thinks. */
export function secondsFor(cards: number): number {
  return 12 + 2 * cards
}

/** Where picks have a clock: who takes too long gets what a bot would take. */
export function pickTimers({ draft, options }: ClashState): readonly GameTimer<ClashAction>[] {
  if (draft === undefined || !options.pickClock || !isPicking(draft)) return []
  return draft.seats.flatMap(seat => {
    const open = draft.waiting[seat]![0]
    if (open === undefined) return []
    const pool = draft.pools[seat]!.cards.open()
    const cards = picksOf(
      open.cards.open(),
      pool,
      Math.min(draft.picks, open.size),
      'hard',
      undefined,
      draft.pairs?.[seat],
    )
    return [
      {
        key: `pick ${seat} ${pool.length}`,
        afterMs: 1000 * secondsFor(open.size),
        by: seat,
        action: { do: 'pick', cards: [...cards] },
      },
    ]
  })
}
