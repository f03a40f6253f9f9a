import type { z } from 'zod'
import type { Chance } from './chance.ts'
import type { Coded } from './coded.ts'
import type { Json, JsonObject } from './json.ts'
import type { Judge } from './judge.ts'
import type { Odds } from './odds.ts'
import type { OptionField } from './options.ts'
import type { Content } from './plain.ts'
import type { Seat } from './seat.ts'
import type { Duplicate, Preparation } from './shared-play.ts'

export type { Seat, Viewer } from './seat.ts'
export type { Duplicate, DuplicateCount, Preparation } from './shared-play.ts'

/** One vocabulary for the wire, the records and the scenarios: `{ do: 'play', card: 'AH' }`. */
export interface Action {
  readonly do: string
}

/** How well a bot plays. `master`: for people who beat `hard`. */
export const levels = ['easy', 'normal', 'hard', 'master'] as const
export type Level = (typeof levels)[number]
/** A bot of this level may think this many times as long as the table's own limit. */
export const thinkingFactor: { readonly [L in Level]: number } = { easy: 1, normal: 1, hard: 1, master: 4 }

/** Something that happened, and who may see it. Everybody else sees `toOthers`, or nothing. */
export interface VisibleEvent<Event> {
  readonly to: 'all' | readonly Seat[]
  readonly event: Event
  readonly toOthers?: Event
}

/** A next state and what happened, or a refusal that changes nothing at all. `throw` means a bug. */
export type Result<State, Event, Code extends string> =
  | { readonly ok: true; readonly state: State; readonly events: readonly VisibleEvent<Event>[] }
  | { readonly ok: false; readonly refused: Code }

export const setupCodes = ['too-many-players', 'too-few-players', 'bad-option'] as const
export type SetupCode = (typeof setupCodes)[number]
/** Why a table cannot be set up: `refused` is what scenarios expect, `code` the exact reason with what fills its blanks. */
export interface SetupRefusal {
  readonly ok: false
  readonly refused: SetupCode
  readonly code: string
  readonly params?: JsonObject
}
export type SetupResult<State, Event> =
  | { readonly ok: true; readonly state: State; readonly events: readonly VisibleEvent<Event>[] }
  | SetupRefusal

/**
 * A kind of action open to a seat, with what each of its blanks may hold. Blanks of one offer are independent of each other.
 * Whether the table waits for the seat, `Game.toAct` says alone.
 */
export interface Offer<Do extends string = string> {
  readonly do: Do
  readonly blanks: { readonly [field: string]: Blank }
}
export type Blank =
  | { readonly pick: 'one'; readonly from: readonly Json[] }
  | { readonly pick: 'some'; readonly from: readonly Json[]; readonly min: number; readonly max: number }
  | { readonly pick: 'number'; readonly min: number; readonly max: number }
  | {
      readonly pick: 'each'
      readonly from: { readonly [key: string]: readonly Json[] }
      /** So many keys have to be filled; absent: none has. */
      readonly min?: number
      /** What fewer keys than these may not hold, but for none: two blockers, say, for a creature with menace. */
      readonly together?: { readonly [item: string]: number }
    }

/** How a game ended. */
export interface Outcome {
  /** Nobody in a draw. */
  readonly winners: readonly Seat[]
  readonly draw: boolean
  /** Everybody by finishing place (`placesAfter`): the first list are the winners, or those who share the draw. */
  readonly places: readonly (readonly Seat[])[]
  /** Whether those lists are sides that play together: then they are first and second, however many they are. */
  readonly sides: boolean
}

/** What a table is set up from. The first seat is the table's host. */
export interface Table<Options, Given> {
  readonly seats: readonly Seat[]
  readonly options: Options
  readonly given: Given
}

/** How long a bot may think. The engine has no clock: the host measures time, tests and scenarios count rounds. */
export interface Thinking {
  /** Called once a round; false = answer now with the best move found so far. */
  more(): boolean
}

/** What a bot is given: what its seat may know of the state (`Game.redacted`) and its offers, and nothing else. */
export interface BotInput<State, Do extends string = string> {
  readonly seat: Seat
  readonly state: State
  readonly offers: readonly Offer<Do>[]
  readonly level: Level
  readonly chance: Chance
  readonly thinking: Thinking
}

/** Something that happened at the table. Sounds, motion and captions go by its `type`. */
export type GameEvent = JsonObject & { readonly type: string }

/** What every game shows of itself, whatever else: whose turn it is, as `Game.toAct` has it. */
export type GameView = JsonObject & { readonly toAct: readonly Seat[] }

/** What can be done at a game's table. */
export interface Actions<A extends Action> {
  /** Shape of each action. Lenient in values (an unknown card is refused by `apply` with its own code), strict in form. */
  readonly schema: z.ZodType<A>
  /** Only the table itself may take it (for a timer of the rules), never a client. `timeout` is always one. */
  readonly tableOnly?: readonly A['do'][]
}

/** How time passes at a game's table. */
export type Time<State, A extends Action, E extends GameEvent> = {
  /** The timers that should be running now. The host cancels those that are no longer listed. */
  timers?(state: State): readonly GameTimer<A>[]
} & (
  | {
      /** The host may run a turn timer, and bots play at a human pace. */
      readonly pace: 'turns'
      /** Milliseconds people look at what happened at once before the next bot acts. */
      pauseMs?(events: readonly E[]): number
    }
  | {
      /** Everybody acts when they like, and bots by reaction time. */
      readonly pace: 'realtime'
      /** Milliseconds a bot of this level takes to react. */
      readonly reactionMs: { readonly [L in Level]: number }
      /** Whether fast connections are delayed to even out slow ones; absent: never. */
      evenLag?(options: JsonObject): boolean
      /** Whether somebody waits for an answer of this seat: its bot drops what it was about to do. Absent: never. */
      isAsked?(state: State, seat: Seat): boolean
    }
)

/** What scenario files need of a game, and replays with them. */
export interface ForScenarios<State, Given> {
  /** Shape of a scenario's `given`. Must accept `{}`. */
  readonly given: z.ZodType<Given>
  /** The answers a scenario's `given` has for draws asked by name (`Chance.answer`). */
  answers?(given: Given, seats: readonly Seat[]): { readonly [what: string]: Json }
  /** Changes when a hand (a round, a turn: what people call one) is over: `{"bots":"hand"}` plays until it does. */
  chapter(state: State): string
}

/** The contract every game fulfils (DESIGN, A game). */
export interface Game<
  State,
  A extends Action,
  E extends GameEvent,
  View extends GameView,
  Code extends string,
  Options extends JsonObject,
  Given,
> {
  readonly id: string
  /** Counts from 1. Raise it whenever an older record would play differently, so that it is not replayed under other rules. */
  readonly rulesVersion: number
  /** `best`: how many a new table is made for. */
  readonly seats: { readonly min: number; readonly max: number; readonly best: number }
  /** The house rules: the host's form, the defaults and the refusals all come from this list. */
  readonly options: readonly OptionField[]
  readonly actions: Actions<A>

  /** Refuses what does not fit together: options in company, too many for a format, a `given` that cannot be. */
  setup(table: Table<Options, Given>, chance: Chance): SetupResult<State, E>
  /**
   * Whose turn it is: everybody the table waits for, in seat order, told by the state alone. Several where turns overlap,
   * in real time all who have something to do; nobody once the game is over. Each of them has an offer besides giving up.
   */
  toAct(state: State): readonly Seat[]
  /** What is open to a seat. Costs more than `toAct`, which is asked after every action. */
  offers(state: State, seat: Seat): readonly Offer<A['do']>[]
  apply(state: State, seat: Seat, action: A, chance: Chance): Result<State, E, Code>
  /**
   * What lies open to everybody: TV, spectators and all seats. Built from what may be seen, never a copy with parts taken
   * out. Its paths, with `own` filled in, are those scenarios look at (`viewFor`).
   */
  open(state: State): View
  /** What a seat sees beyond `open`, to be filled into it key by key; nothing where they are the same. */
  own(state: State, seat: Seat): JsonObject | undefined
  /**
   * What `after` shows that `before` did not, where the game knows it without comparing two finished views: the difference
   * of `open`, the same JSON as `difference` (`protocol/difference.ts`) would find, and whose `own` and `offers` to look at.
   * Absent, or nothing given: whoever sends views compares them.
   */
  changes?(before: State, after: State): Changes | undefined
  /**
   * The same type with all that the seat may not know empty (`core/redacted.ts` for what is `Hidden`): what bots, coach and
   * search are given. Filled in as it may lie, it gives the seat the view it has.
   */
  redacted(state: State, seat: Seat): State
  /** What of a state is the game's content, and crosses to another thread by name (`core/plain.ts`). Absent: nothing. */
  readonly content?: Content
  /**
   * Everything there is to know. A record's digest is made of it, so whoever changes what it holds raises `rulesVersion`;
   * scenarios without `as` look at it too. It never leaves the process.
   */
  digestedView(state: State): JsonObject
  outcome(state: State): Outcome | undefined
  /** One of the offers, for a bot or for one who is away. */
  bot(asked: BotInput<State, A['do']>): A
  readonly scenario: ForScenarios<State, Given>

  // What a game may add; the host does without where it doesn't.

  /** Absent: turns, and nothing to wait for. */
  readonly time?: Time<State, A, E>
  /**
   * People hold their own cards, and the table keeps only what lies open. So nothing can be played for them: no bot
   * takes a seat (except in practice) or stands in, and when a turn's time is up the player is only asked.
   */
  readonly ownCards?: true
  /** The first seat has the table's powers in the rules too, and so keeps its place at a rematch. */
  readonly firstSeatHosts?: true
  /** The end of a game may be taken back, so the seed stays secret until the table leaves the game. */
  readonly endCanBeTakenBack?: true
  /** The seat's legal actions, best first, with a reason each. Given what a bot is given, and first what a hard one would do. */
  coach?(asked: BotInput<State, A['do']>): readonly Advice<A>[]
  /** Judges what a seat chose in a hand, a round or a turn that is over (`core/judge.ts`). Absent: nobody does. */
  readonly judge?: Judge<State>
  /** Who will win, as far as can be said from what lies open. */
  readonly odds?: Odds<View>
  /** What statistics add up for a seat once the game is over: `{ tricks: 12, lives: 2 }`. */
  tallies?(state: State, seat: Seat): { readonly [what: string]: number }
  /** Who knocked out a seat that is out, where the rules or a person say so: most games of cards don't. */
  knockedOutBy?(state: State, seat: Seat): Seat | undefined
  readonly duplicate?: Duplicate<State>
  /** What those who look on may guess next: who takes it by this event, and whether nothing of it is settled yet. */
  readonly guessing?: { taken(event: E): Seat | undefined; isOpen(state: State): boolean }
  /** Who shares `to: 'team'` chat with the seat, itself included. */
  team?(state: State, seat: Seat): readonly Seat[]
  readonly preparation?: Preparation<State>
}

/** How what is shown differs from before, and the seats whose own part or offers may: everybody else's are as they were. */
export interface Changes {
  readonly open?: JsonObject
  readonly own: readonly Seat[]
}

/** One legal action as the coach sees it. `score` ranks: higher is better, in the game's own measure. */
export interface Advice<A extends Action = Action> {
  readonly action: A
  /** Why it is good or bad. */
  readonly reason: Coded
  readonly score: number
}

/** A timer the host runs for the rules: `afterMs` milliseconds from when the key first shows, `by` takes `action`. */
export interface GameTimer<A extends Action = Action> {
  readonly key: string
  readonly afterMs: number
  readonly by: Seat
  readonly action: A
}

/** Whether a game is played in turns or by everybody at once. */
export function paceOf({ time }: Pick<AnyGame, 'time'>): 'turns' | 'realtime' {
  return time?.pace ?? 'turns'
}

/** Whether it gives the game up, which in every game is called `concede`. */
export function givesUp({ do: kind }: Action): boolean {
  return kind === 'concede'
}

/** What may be chosen for a seat, by a bot or for somebody who is away: its offers but for giving up. */
export function playable(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(offer => !givesUp(offer))
}

/** A game without its own types, as the host, the scenarios and the register handle it. */
export type AnyGame = Game<unknown, Action, GameEvent, GameView, string, JsonObject, unknown>

/** Puts a game into the register. Only here are a game's own types erased. */
export function anyGame<
  S,
  A extends Action,
  E extends GameEvent,
  V extends GameView,
  C extends string,
  O extends JsonObject,
  G,
>(game: Game<S, A, E, V, C, O, G>): AnyGame {
  return game as unknown as AnyGame
}
