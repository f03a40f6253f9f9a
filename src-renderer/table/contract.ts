import type { Component } from 'vue'
import type { Offer, Seat, Viewer } from '../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../src-engine/core/json.ts'
import type { NumberedEvent, TableState } from '../../src-engine/protocol/to-client.ts'

/** What the table, the TV and a replay hand to a game's own table. The same for all games. */
export interface GameTableProps {
  readonly table: TableState
  /** The view the host made for `viewer`, and nothing more. */
  readonly view: JsonObject
  /** What `viewer` may do now; empty for spectators, the display and replays. */
  readonly offers: readonly Offer[]
  /** Whose eyes: one of this device's seats, or `table`. */
  readonly viewer: Viewer
  /** All seats of this device (several in pass and play). */
  readonly yours: readonly Seat[]
  /** Shown names by seat. */
  readonly names: { readonly [seat: Seat]: string }
  /** Events as they came, oldest first, newest last; at most the last hundred. `n` only grows: watch for numbers not seen yet. */
  readonly events: readonly NumberedEvent[]
  /** Sends an action for `viewer`, or for another of `yours`. Resolves to whether the host took it; a refusal has been shown by then. */
  readonly act: (action: JsonObject & { readonly do: string }, as?: Seat) => Promise<boolean>
  /** The action on its way to the host: show its effect at once. */
  readonly pending?: JsonObject | undefined
  /** The running turn timer: when it ends by `Date.now()`, and its whole length in milliseconds. */
  readonly clock?: { readonly deadline: number; readonly total: number } | undefined
  /** Asks the host (protocol/asks.ts); rejects with a plain-word message. */
  readonly ask: (what: string, about?: JsonObject) => Promise<Json>
}

/** What a game's own set-up is given, beside the house rules of the lobby and in practice. */
export interface GameSetupProps {
  readonly table: TableState
  /** Sets the house rules, all of them. */
  readonly change: (options: JsonObject) => unknown
  /** False for a guest, who only looks on, but for what is their own. */
  readonly mayHost?: boolean
  /** The seats of this device; left out in practice. */
  readonly yours?: readonly Seat[]
  /** Sets, for one of `yours`, the entry of an option that is kept by seat; `undefined` lets the game choose. */
  readonly choose?: (seat: Seat, key: string, value: Json | undefined) => unknown
}

/** How a game looks among others, on the start screen and wherever it is chosen. */
export interface GameLooks {
  readonly picture: string
  /** Its mood in a few words. */
  readonly tag: string
  /** What the button that begins it says, where nothing is dealt. */
  readonly begin?: string
}

/** How one game is shown. Each part is loaded when it is first needed. */
export interface GameScreens {
  readonly looks: GameLooks
  /** It may be played in teams, which talk among themselves. */
  readonly teams?: true
  /** Nothing is hidden here: several people at one device need no curtain between turns. */
  readonly open?: true
  readonly table: () => Promise<{ default: Component }>
  readonly display: () => Promise<{ default: Component }>
  /** Its rules pages, written for someone who has never played. */
  readonly rules?: () => Promise<{ default: Component }>
  /** A short lesson with exercises that ends in a real hand. Props: `game`; emits `close`. */
  readonly lesson?: () => Promise<{ default: Component }>
  /** What no general form can ask, shown beside the house rules in the lobby and in practice (`GameSetupProps`). */
  readonly setup?: () => Promise<{ default: Component }>
  /** The least and the most players with these house rules, where they say it. */
  readonly players?: (options: JsonObject) => readonly [least: number, most: number]
  /** How the bot of this seat likes to play, in half a sentence. */
  readonly temper?: (seat: Seat) => string
  /** An event in one sentence, for the log, the TV's captions and screen readers; '' for what is not worth one. */
  readonly captions?: () => Promise<(event: JsonObject, names: { readonly [seat: Seat]: string }) => string>
}
