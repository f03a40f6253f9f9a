import type { Unplayable } from '../core/replay.ts'

/** An unfinished game that was archived. */
export interface SavedTable {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly names: readonly string[]
  /** Milliseconds since 1970, by the host's clock. */
  readonly at: number
  readonly actions: number
  /** Played against bots alone. */
  readonly solo: boolean
  /** Why this host can't take it up again, if it can't: a code with its parameters, and plain words. */
  readonly unplayable?: Unplayable
}

/** `saved`, and part of `lobby`: a page of the unfinished games. `moreSaved`: more follow the last of them. */
export interface SavedAnswer {
  readonly saved: readonly SavedTable[]
  readonly moreSaved?: true
}
