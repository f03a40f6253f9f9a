import type { Seat } from '../../core/game.ts'
import type { PartOf } from '../../core/view.ts'
import { bySeat } from '../../core/seat.ts'
import { bestOf, withLands } from '../draft/build.ts'
import { secondsFor } from '../draft/clock.ts'
import { isPicking, nextAfter, usable } from '../state/draft.ts'
import type { Draft } from '../state.ts'
import type { ClashOptions } from '../options.ts'
import type { ClashView, DrafterView } from './types.ts'

/** What everybody sees of a draft: how many cards lie where, and never which. */
export function draftPart(draft: Draft, options: ClashOptions): Pick<ClashView, 'phase' | 'draft'> {
  const { round, packs, picks, seats, waiting, pools, decks } = draft
  const picking = isPicking(draft)
  return {
    phase: picking ? 'drafting' : 'building',
    draft: {
      round,
      packs,
      picks,
      seats: bySeat(seats, seat => ({
        waiting: waiting[seat]!.length,
        picked: pools[seat]!.size,
        built: decks[seat] !== undefined,
        ...(picking ? { next: nextAfter(draft, seat) } : {}),
        ...(picking && options.pickClock && waiting[seat]!.length > 0
          ? { seconds: secondsFor(waiting[seat]![0]!.size) }
          : {}),
      })),
    },
  }
}

/** What a seat alone sees: the pack it holds, what it has picked, and its deck. */
export function ownDraft(draft: Draft, seat: Seat): PartOf<DrafterView> {
  const pack = draft.waiting[seat]?.[0]?.cards.for(seat)
  const pool = draft.pools[seat]?.cards.for(seat)
  const built = draft.decks[seat]?.cards.for(seat)
  return {
    ...(pack === undefined ? {} : { pack }),
    ...(pool === undefined ? {} : { pool }),
    ...(isPicking(draft) || pool === undefined
      ? {}
      : { deck: built ?? withLands(bestOf(usable(pool, draft.pairs?.[seat]))) }),
  }
}
