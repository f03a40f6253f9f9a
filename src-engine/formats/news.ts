import type { Seat } from '../core/game.ts'

/** What happens in the circle, in the table's words. Everybody may know all of it. */
export type FormatNews =
  | { readonly type: 'turn-begins'; readonly seat: Seat }
  | { readonly type: 'turn-ends'; readonly seat: Seat }
  /** Held back: `sharers` would be in two spheres, or `behind` turns stand too close ahead. */
  | {
      readonly type: 'turn-waits'
      readonly seat: Seat
      readonly behind: readonly Seat[]
      readonly sharers: readonly Seat[]
    }
  /** Taken away instead of passed on. */
  | { readonly type: 'turn-removed'; readonly seat: Seat }
  | { readonly type: 'fewer-turns'; readonly allowed: number; readonly goes: Seat }
  /** The empty position counts for range no longer. */
  | { readonly type: 'position-gone'; readonly seat: Seat }
  | {
      readonly type: 'life'
      readonly seat: Seat
      readonly amount: number
      readonly life: number
      readonly team: boolean
    }
  | {
      readonly type: 'knocked-out'
      readonly seat: Seat
      readonly why: 'eliminated' | 'life' | 'conceded' | 'with-team'
      readonly by?: Seat
    }
  | {
      readonly type: 'points'
      readonly seat: Seat
      readonly points: number
      readonly total: number
      readonly for: 'knock-out' | 'last-in'
      readonly of?: Seat
    }
  | { readonly type: 'moved'; readonly seat: Seat; readonly to: Seat; readonly creatures: number }
  | { readonly type: 'came-home'; readonly seat: Seat; readonly from: Seat; readonly creatures: number }
  | { readonly type: 'spoils'; readonly seat: Seat; readonly of: Seat }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly draw: boolean; readonly why: Ending }

export type Ending =
  'last-in' | 'last-team' | 'emperor' | 'points' | 'both-enemies-out' | 'nobody-left' | 'library-empty'
