import type { Seat } from '../core/game.ts'

/** Why somebody goes out; `library`: had to draw and could not; `poison`: too many counters of it. */
export type EliminationReason = 'eliminated' | 'life' | 'library' | 'poison' | 'conceded'

/** Events of a format. All of them are public. */
export type FormatEvent =
  // `turn`: the turn's id, of which a table with several at once has many.
  | { readonly type: 'turn-begins'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turn-ends'; readonly seat: Seat; readonly turn: number }
  /** Held back: `sharers` would be in two spheres, or `behind` turns stand too close ahead. */
  | {
      readonly type: 'turn-waits'
      readonly seat: Seat
      readonly turn: number
      readonly behind: readonly Seat[]
      readonly sharers: readonly Seat[]
    }
  /** Taken away instead of passed on. */
  | { readonly type: 'turn-removed'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'fewer-turns'; readonly allowed: number; readonly goes: Seat; readonly turn: number }
  /** The empty position counts for range no longer. */
  | { readonly type: 'position-gone'; readonly seat: Seat }
  | {
      readonly type: 'life'
      readonly seat: Seat
      readonly amount: number
      readonly life: number
      readonly team: boolean
      /** Who dealt it, where that was said. */
      readonly from?: Seat
    }
  | {
      readonly type: 'knocked-out'
      readonly seat: Seat
      readonly why: EliminationReason | 'with-team'
      readonly by?: Seat
    }
  | {
      readonly type: 'points'
      readonly seat: Seat
      readonly points: number
      readonly total: number
      /** `put-back`: given back, because a judge put `of` back in. */
      readonly for: 'knock-out' | 'last-in' | 'put-back'
      readonly of?: Seat
    }
  | { readonly type: 'spoils'; readonly seat: Seat; readonly of: Seat }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly draw: boolean; readonly why: EndReason }

export type EndReason =
  | 'last-in'
  | 'last-team'
  | 'emperor'
  | 'points'
  | 'both-enemies-out'
  | 'nobody-left'
  | 'library-empty'
  | 'endless'
