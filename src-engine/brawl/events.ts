import type { Seat } from '../core/game.ts'
import type { Card } from './cards.ts'
import type { Ending } from './state.ts'

/** Where on the table: the zone, the Base as counted from the left and by the name it keeps. */
type Where = { readonly zone: string; readonly base: number; readonly id: number; readonly owner: Seat }

/** The events of a Brawl table. All of them are public. */
export type BrawlEvent =
  | { readonly type: 'round'; readonly round: number; readonly seats: readonly Seat[] }
  | { readonly type: 'knock'; readonly by: Seat }
  | { readonly type: 'begin'; readonly seats: readonly Seat[] }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly by: Seat; readonly card: Card; readonly left: number }
  | { readonly type: 'take'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'discard'; readonly by: Seat; readonly card: Card }
  /** A card on a side: `of` whose side, `hits` what that side counts now. */
  | ({
      readonly type: 'play'
      readonly by: Seat
      readonly card: Card
      readonly of: Seat
      readonly hits: number
    } & Where)
  | ({ readonly type: 'base'; readonly by: Seat; readonly edge: 'left' | 'right' } & Where)
  | ({ readonly type: 'clear'; readonly by: Seat; readonly cards: readonly Card[] } & Where)
  | ({ readonly type: 'freeze'; readonly by: Seat; readonly leader?: Seat } & Where)
  | ({ readonly type: 'reverse'; readonly by: Seat; readonly reversed: boolean } & Where)
  /** Any other card on a Base itself: a Press on a Reverse, a Null, a Hold. */
  | ({ readonly type: 'modify'; readonly by: Seat; readonly card: Card; readonly reversed: boolean } & Where)
  | { readonly type: 'tag'; readonly by: Seat; readonly to: Seat }
  | { readonly type: 'ask-in'; readonly by: Seat }
  | { readonly type: 'done'; readonly by: Seat }
  | ({ readonly type: 'foul'; readonly by: Seat } & Where)
  | { readonly type: 'foul-stops'; readonly by: Seat; readonly judges: readonly Seat[] }
  | { readonly type: 'rule'; readonly by: Seat; readonly against: Seat; readonly verdict: 'stand' | 'forfeit' }
  | { readonly type: 'take-back'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'concede'; readonly by: Seat }
  | ({
      readonly type: 'base-won'
      readonly winner?: Seat
      readonly forfeit: boolean
      readonly reversed: boolean
    } & Where)
  /** Best of three: a game of the match is over, and another follows; without a winner it was drawn. */
  | {
      readonly type: 'game'
      readonly winner?: Seat
      readonly bases: { readonly [seat: Seat]: number }
      readonly wins: { readonly [seat: Seat]: number }
    }
  | { readonly type: 'tied'; readonly seats: readonly Seat[]; readonly bases: number }
  | {
      readonly type: 'over'
      readonly winners: readonly Seat[]
      readonly draw: boolean
      readonly bases: { readonly [seat: Seat]: number }
      readonly why: Ending
    }

export type Emit = (event: BrawlEvent) => void
