import type { Component } from 'vue'
import type { GameEvent, Level, Offer, Seat, Viewer } from '../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../src-engine/core/json.ts'
import type { JudgedChapter, Misplay } from '../../src-engine/core/judge.ts'
import type { Odds } from '../../src-engine/core/odds.ts'
import type { Answers, AskWhat } from '../../src-engine/protocol/asks.ts'
import type { TableState } from '../../src-engine/protocol/to-client.ts'
import type { MessagePart } from '../words/index.ts'
import type { Lesson } from './lesson/lesson.ts'
import type { LifeEvents } from './ending/lives.ts'
import type { Figures } from './rules/figures.ts'
import type { Staging } from './stage/scene.ts'

/** What a seat is called here; by itself where it has no name. Made by `namesOf`. */
export type Names = (seat: Seat) => string
export interface Numbered<Event> {
  readonly n: number
  readonly event: Event
}
export type Act = JsonObject & { readonly do: string }
/** Why the host did not take an act: the code for programs, the text in plain words. */
export interface ActRefusal {
  readonly code: string
  readonly text: string
  /** Milliseconds, in a game without turns: by how much it came later than the last play that was taken. */
  readonly late?: number
}

/** What there is only where people sit at a table: neither in a replay nor in a lesson. */
export interface LiveTable {
  /** Says something in the chat; a refusal is shown. */
  readonly chat: (text: string, to: 'table' | 'team') => void
  /** Stops the game for all, or lets it go on; a refusal is shown. */
  readonly pause: (on: boolean) => void
  /** Ends what is shown by itself, before its time. */
  readonly hurry: () => void
  /** Shows the others something on the table; `at` is the game's own way to say where. */
  readonly point: (seat: Seat, at: JsonObject) => void
  /** What somebody else pointed at last. */
  readonly pointed: { readonly seat: Seat; readonly at: JsonObject } | undefined
}

/** What the table, the TV and a replay hand to a game's own table. The same for all games. */
export interface GameTableProps<View = JsonObject, Event = GameEvent, Shown = unknown> {
  readonly table: TableState
  /** What `viewer` may see of the table as far as it has been told: the staged view (`stage/`), and nothing more. */
  readonly view: View
  /** What is shown by itself at this moment, as the game's staging has it. */
  readonly scene?: Shown | undefined
  /** What is shown was told before and is shown once more. */
  readonly again?: boolean
  /** What `viewer` may do now, however far the story is; empty for spectators, the display and replays. */
  readonly offers: readonly Offer[]
  /** The same for any of `yours`. */
  readonly offersOf: (seat: Seat) => readonly Offer[]
  /** Whose eyes: one of this device's seats, or `table`. */
  readonly viewer: Viewer
  /** All seats of this device (several in pass and play). */
  readonly yours: readonly Seat[]
  readonly names: Names
  /** Events as they were told, oldest first; at most the last hundred. `n` only grows within a game (`useNewEvents`). */
  readonly events: readonly Numbered<Event>[]
  /** Sends an action for `viewer`, or for another of `yours`. Resolves once the host has taken it, or with why it has not. */
  readonly act: (action: Act, as?: Seat) => Promise<ActRefusal | undefined>
  /** The running turn timer: when it ends by `Date.now()`, and its whole length in milliseconds. */
  readonly clock?: { readonly deadline: number; readonly total: number } | undefined
  /** Asks the host (protocol/asks.ts); rejects with a message in plain words. */
  readonly ask: <What extends AskWhat>(what: What, about?: JsonObject) => Promise<Answers[What]>
  readonly live?: LiveTable | undefined
}

/** What a game's own set-up is given, beside the house rules of the lobby and in practice. */
export interface GameSetupProps {
  readonly table: TableState
  /** Sets the house rules, all of them. */
  readonly change: (options: JsonObject) => unknown
  /** False for a guest, who only looks on, but for what is their own. */
  readonly mayHost?: boolean
  /** The seats of this device; left out in practice. */
  readonly yours?: readonly Seat[] | undefined
  /** Sets, for one of `yours`, the entry of an option that is kept by seat; `undefined` lets the game choose. */
  readonly choose?: ((seat: Seat, key: string, value: Json | undefined) => unknown) | undefined
}

/** What a lesson or a gauntlet is given. */
export interface LessonProps {
  readonly game: string
  /** What the learner is called: a name, as sentences are about somebody; “You” would not go with their verbs. */
  readonly name: string
  /** The real game is being dealt. */
  readonly busy: boolean
}
/**
 * What it says: it is left, or a real game is to begin, from a scenario file. `table`: where that game was begun
 * before, and goes on if it still is there.
 */
export interface LessonEvents {
  readonly onClose?: (() => unknown) | undefined
  readonly onPlay?: ((scenario: JsonObject, level?: Level, table?: string) => unknown) | undefined
}

/** How a game looks among others, on the start screen and wherever it is chosen. */
export interface GameLooks {
  readonly picture: string
  /** What the button that begins it says, where nothing is dealt. */
  readonly begin?: string
}

/** A component that takes these props, loaded when it is first needed. */
type Screen<Props> = () => Promise<{
  default: Component & { new (...args: never[]): { readonly $props: Props } }
}>
/** One that takes `GameTableProps` in the game's own types. */
type TableScreen<View, Event> = Screen<Pick<GameTableProps<View, Event>, 'view' | 'events'>>

/**
 * All that the shared rooms ask of a game on the screen, in its own types of view and event. The functions are written
 * as methods so that the register can hold games of all types.
 */
export interface GameScreens<View = JsonObject, Event = GameEvent> {
  readonly looks: GameLooks
  /** The messages that everything below needs; what `looks` needs is always loaded. */
  readonly messages: readonly MessagePart[]
  /** What `rules` and `lesson` need besides. */
  readonly learning?: readonly MessagePart[]
  /** Nothing is hidden here: several people at one device need no curtain between turns. */
  readonly open?: true
  /** What lies on the table is looked at after the end (a count, a log): at the table the result is told below it. */
  tableStays?(view: View): boolean
  readonly table: TableScreen<View, Event>
  readonly display: TableScreen<View, Event>
  /**
   * Loads what its rules page (`words/<language>/rules/<game>.md`) shows between its sentences; `table`: the one that was
   * left to read it, where it plays this game.
   */
  rules?(table: () => TableState | undefined): Promise<Figures>
  /** A short lesson, tried on the game's own table, that ends in a real hand. */
  readonly lesson?: (game: string) => Promise<Lesson>
  /** Opponents to be beaten one after the other, alone. */
  readonly gauntlet?: Screen<LessonProps & LessonEvents>
  /** Where one goes on to from a table that is over, instead of the same again: a page's query, and what the button says. */
  onward?(table: TableState): { readonly label: string; readonly query: { readonly [key: string]: string } } | undefined
  /** What no general form can ask, shown beside the house rules in the lobby and in practice. */
  readonly setup?: Screen<GameSetupProps>
  /** Who designed it, where that must be said. */
  readonly credit?: string
  /** What its bots of a level are like. */
  levelText?(level: Level): string
  /** The cards of the first, second … hand, where each hand is smaller than the one before (statistics). */
  readonly handSizes?: readonly number[]
  /** What statistics call what it counts. */
  readonly tallies?: { readonly [tally: string]: string }

  /** The least and the most players with these house rules, where they say it. */
  readonly players?: () => Promise<{ playersIn(options: JsonObject): readonly [least: number, most: number] }>
  /** How many bots practice begins against, where that is not three. */
  readonly opponents?: number
  /** What those who look on may guess next, where they may. */
  readonly guessNext?: 'trick' | 'base'
  /** How the bot of this seat likes to play, in half a sentence. */
  playingStyle?(seat: Seat): string
  /** The line in the bar on top, where whose turn it is does not say it; `mine`: one of this device's seats is due. */
  turnLine?(view: View, mine: boolean, watching: boolean): string | undefined
  /** The game's own table has no button for giving the game up, so the menu of the table offers it. */
  readonly concedeInMenu?: true
  /** The finishing places that are settled, from 1. While the game goes on, anyone who has one is out for good. */
  places?(view: View): ReadonlyMap<Seat, number>
  /** What stands beside a finishing place, such as points; '' where nothing does. */
  placeNote?(view: View, seat: Seat): string
  /** Who is out while the game goes on and has no settled place yet: a team or points may still give them a better one. */
  outWithoutPlace?(view: View): readonly Seat[]
  /** What its events tell of lives, where it has any: they are drawn after the game. */
  readonly lives?: LifeEvents<Event>
  /** Loads what tells, before the deal, what each seat will be. */
  seatNotes?(): Promise<SeatNotes>
  /** Loads what becomes of its events: the words for log, TV and screen readers, and what is shown between two views. */
  story?(): Promise<Story<View, Event>>
  /** Loads the judge's sentences, in the words of `learning`, for a game that has a judge. */
  judging?(): Promise<JudgeWords>
  /** Loads what tells, of the open view, who will win. */
  odds?(): Promise<Odds<View>>
  /** Loads what reads the table again at a key. */
  reading?(): Promise<Reading<View>>
}
/** What a game says of what its judge found. */
export interface JudgeWords {
  /** What a misplay threw away; where there is a `total` all there is to say of it. */
  misplay(misplay: Misplay, names: Names): string
  /** What all choices came to, for a game that is not judged by how many were as good as any. */
  total?(chapters: readonly JudgedChapter[]): string
  /** An action in a few words: "the king of hearts", "tap the table". */
  actionText?(action: JsonObject, names: Names): string
  /** The playing card of the 52 that an action shows, to be drawn beside its words. */
  actionCard?(action: JsonObject): string | undefined
}
/** By seat, in a few words, what it will be once the cards are dealt: its team, its part in it, its colours. */
export type SeatNotes = (options: JsonObject, seats: readonly Seat[]) => { readonly [seat: Seat]: string }
/** What is read again of a table: as somebody sees it now. */
export interface Seen<View = JsonObject> {
  readonly view: View
  readonly viewer: Viewer
  readonly names: Names
  readonly offers: readonly Offer[]
}
/** The table in whole sentences, for whoever hears it. Left out where a game has no such thing. */
export interface Reading<View = JsonObject> {
  /** What lies there and how everybody stands; whose turn it is and how much time is left is the frame's to say. */
  table(seen: Seen<View>): readonly string[]
  hand?(seen: Seen<View>): readonly string[]
  stack?(seen: Seen<View>): readonly string[]
  /**
   * What is said by itself once for each `key`: one's hand, as it is dealt. `sat`: what somebody who has just sat down is
   * told before it; everybody else has heard it happen. Nothing while no hand is held.
   */
  dealt?(
    seen: Seen<View>,
  ): { readonly key: string; readonly sat: readonly string[]; readonly hand: readonly string[] } | undefined
}
/** Something a player is remembered for: "By a whisker: Ben held on with a single trick four times". */
export interface Award {
  readonly picture: string
  readonly title: string
  readonly line: string
}
/** What a game tells of what happens: most of it is read from its table of events (`story.ts`). */
export interface Story<View = JsonObject, Event = GameEvent> {
  /**
   * What happened, in one sentence; '' for nothing worth a line. On the TV it may be shorter, as the picture shows the
   * rest, and longer where it is shown once more and slower (`again`).
   */
  caption(event: Event, names: Names, where?: 'log' | 'tv' | 'again'): string
  /** What is shown between one view and the next (`stage/`); without it every view is shown as it comes. */
  readonly staging?: Staging<View, Event>
  /** What was remarkable about the game that is over; the first two are shown. */
  awards?(view: View, names: Names): readonly Award[]
}
