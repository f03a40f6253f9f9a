import type { Preparation } from '../../core/game.ts'
import { bySeat } from '../../core/seat.ts'
import type { ClashState } from '../state.ts'
import { drafting, isPicking } from '../state/draft.ts'
import { isFromPacks } from './begin.ts'

/** A tournament of drafted decks: everybody drafts once, and plays each match with that deck. */
export const preparation: Preparation<ClashState> = {
  rules: ({ decksFrom = 'ready', cube, pickClock }) =>
    !isFromPacks(String(decksFrom))
      ? undefined
      : {
          decksFrom,
          ...(cube === undefined ? {} : { cube }),
          ...(pickClock === undefined ? {} : { pickClock }),
          pod: 'draft',
        },
  made: ({ draft, options }) => {
    if (options.pod !== 'draft' || draft === undefined) return undefined
    if (isPicking(draft) || drafting(draft).length > 0) return undefined
    return bySeat(draft.seats, seat => draft.decks[seat]!.cards.open())
  },
  match: ({ decksFrom: _from, cube: _cube, pickClock: _clock, ...rules }, decks) => ({ ...rules, pod: 'match', decks }),
}
