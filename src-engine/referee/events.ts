import type { Seat } from '../core/game.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { FormatEvent, FormatId } from '../formats/index.ts'

/** A draw everybody has seen. */
export interface Witnessed {
  readonly by: Seat
  readonly kind: 'dice' | 'coin' | 'opponent' | 'player' | 'first-player'
  readonly sides?: number
  readonly result: Json
}

/** What happens at a table of people who hold their own cards: everybody sees all of it. */
export type RefereeEvent = JsonObject &
  (
    | FormatEvent
    | { readonly type: 'moved'; readonly seat: Seat; readonly to: Seat; readonly creatures: number }
    | { readonly type: 'came-home'; readonly seat: Seat; readonly from: Seat; readonly creatures: number }
    | { readonly type: 'died'; readonly seat: Seat; readonly in: Seat; readonly creatures: number }
    | { readonly type: 'opened'; readonly format: FormatId; readonly seats: readonly Seat[] }
    | { readonly type: 'undone'; readonly by: Seat; readonly action: JsonObject; readonly of: Seat }
    | { readonly type: 'objected'; readonly seat: Seat; readonly of: Seat; readonly n: number }
    | {
        readonly type: 'counter'
        readonly seat: Seat
        readonly name: string
        readonly amount: number
        readonly count: number
        readonly from?: Seat
      }
    | ({ readonly type: 'witnessed' } & Witnessed)
    | { readonly type: 'deck'; readonly seat: Seat; readonly cards?: number; readonly fits: boolean }
    | { readonly type: 'judged'; readonly by: Seat; readonly why: string; readonly changes: JsonObject }
    | { readonly type: 'paused'; readonly by: Seat; readonly why?: string }
    | { readonly type: 'resumed'; readonly by: Seat }
    | { readonly type: 'clock'; readonly seconds: number }
    | { readonly type: 'extended'; readonly seconds: number; readonly why?: string }
    | { readonly type: 'time'; readonly left: number }
  )
