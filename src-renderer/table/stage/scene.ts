import type { GameEvent, Seat, Viewer } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'

/** Something a game shows by itself before what came after it may be seen. */
export interface Scene<View = JsonObject, Event = GameEvent, Shown = unknown> {
  /** For the game's own components, which draw it. */
  readonly shown: Shown
  /** The table as it stood then. */
  readonly view: View
  /** The events that are told as it begins, in this order. */
  readonly tells: readonly Event[]
  /** Milliseconds it stands, and at least once something newer waits. */
  readonly ms: number
  readonly leastMs: number
}

/** A view that has just come, and what happened since the one before. */
export interface Arrived<View = JsonObject, Event = GameEvent> {
  readonly before: View
  readonly after: View
  readonly events: readonly Event[]
  /** Whose eyes; `table`: the whole room's. */
  readonly viewer: Viewer
}

/** The table at one moment of a game without turns, as this screen saw it. */
export interface Passing<View = JsonObject, Event = GameEvent> {
  /** By `performance.now()`. */
  readonly at: number
  readonly view: View
  /** What brought it about. */
  readonly tells: readonly Event[]
}

/** What a game states of its story on the screen; the stage does the rest. Written as methods, for games of all types. */
export interface Staging<View = JsonObject, Event = GameEvent> {
  /** What is shown between `before` and `after`, one after another; what they do not tell is told with `after`. */
  scenes(arrived: Arrived<View, Event>): readonly Scene<View, Event>[]
  /** Whether a scene is of what people ask to be shown again, such as the last trick; nothing is without it. */
  isShownAgain?(scene: Scene<View, Event>): boolean
  /**
   * For a game without turns, whose last seconds the room is shown again before the end is told: what is kept of them with
   * this arrival, and, once the end has come, the scenes they are.
   */
  passes?(
    passed: readonly Passing<View, Event>[],
    arrived: Arrived<View, Event>,
  ): { readonly passed: readonly Passing<View, Event>[]; readonly scenes: readonly Scene<View, Event>[] }
  /** The staged view with what a seat holds by now: one's own cards are never held back. */
  own?(staged: View, latest: View, seat: Seat): View
}
