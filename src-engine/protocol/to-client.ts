import type { DuplicateCount, GameEvent, Level, Offer, Seat } from '../core/game.ts'
import type { JointSeed } from './joint-seed.ts'
import type { JsonObject } from '../core/json.ts'
import type { OptionCard } from '../core/options.ts'
import type { GuessKind } from '../night/guesses.ts'
import type { NightState } from '../night/state.ts'
import type { Answer } from './asks.ts'
import type { HelpLevel } from './coaching.ts'
import type { Change } from './difference.ts'
import type { TableSummary } from './desktop.ts'
import type { HouseToClient } from './house-to-client.ts'
import type { TableSettings } from './usual-settings.ts'
import type { Person } from './person.ts'
import type { SavedTable } from './answers.ts'

/** What a client needs to show a game's form and name before it is played; the rules themselves stay with the host. */
export interface GameCard {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly seats: { readonly min: number; readonly max: number; readonly best: string }
  readonly pace: 'turns' | 'realtime'
  /** Whether bots may take places: not at a table of paper decks. */
  readonly bots: boolean
  /** Whether it has a coach that can be asked. */
  readonly coach: boolean
  /** Whether finished hands of it can be judged. */
  readonly judge: boolean
  /** What is counted where a night deals the same cards at every table, if it can. */
  readonly duplicate?: DuplicateCount
  /** Its house rules, with the defaults they have at tables. */
  readonly options: readonly OptionCard[]
}

export interface HostCard {
  readonly id: string
  /** Which start of its host this is: another one of the same id is another machine's. */
  readonly run: string
  readonly name: string
  readonly version: string
  readonly protocol: number
  /** Addresses others can type or scan, best first; empty while it listens on loopback only. */
  readonly addresses: readonly string[]
  /** Those of them at which a browser need not be told the port. */
  readonly short: readonly string[]
  readonly pin: boolean
}

/** One seat at a table, and who sits there. */
export interface SeatState {
  readonly seat: Seat
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string
  readonly colour: number
  readonly avatar: string
  /** Person's id, for `person`. */
  readonly person?: string
  readonly level?: Level
  /** A person's device is connected. */
  readonly here: boolean
  /** A bot sits in for an absent person. */
  readonly sitIn: boolean
  /** Where the coach may be asked: how much they let it help them, once they chose or asked it. */
  readonly help?: HelpLevel
  /** The host asks whether the person is still there (a timer ran out). */
  readonly asked: boolean
}

/** Everything about a table except the game itself. Sent whenever it changes. */
export interface TableState extends TableSettings {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly phase: 'lobby' | 'playing' | 'over'
  readonly solo: boolean
  /** The person who hosts this table. */
  readonly host: string
  /** In the lobby: enough are ready and the host is away, so the game begins in a moment. */
  readonly beginning?: true
  readonly places: readonly SeatState[]
  readonly options: JsonObject
  /** The code of why it could not start as it is set, and what fills the blanks of its sentence. */
  readonly problem?: string
  readonly problemParams?: Params
  /** The language of the table's host, which a TV speaks too. */
  readonly language?: string
  readonly paused: boolean
  /** Ids of the people who are ready: in the lobby for the deal, while a game without turns is stopped to go on. */
  readonly ready?: readonly string[]
  /** All are ready at a game without turns that was stopped: it goes on in three seconds. */
  readonly countdown?: true
  /** Ids of the people who look on and have a seat in the next game. */
  readonly dealIn?: readonly string[]
  /** People the host has sent away: they sit down again only once they are let back. */
  readonly sentAway?: readonly { readonly person: string; readonly name: string }[]
  /** What people who look on have guessed; `came`: whom it may have named to be right, once that is known. */
  readonly guesses?: readonly {
    readonly person: string
    readonly name: string
    readonly about: GuessKind
    readonly on: Seat
    readonly came?: readonly Seat[]
  }[]
  /** People who have lost their device and say where they were sitting; `yes`: ids of those at the table who know them. */
  readonly lost?: readonly {
    readonly seat: Seat
    readonly name: string
    readonly person: string
    readonly yes: readonly string[]
  }[]
  /** The rules give teams here, and let each talk among itself (`chat` to `team`). */
  readonly teamTalk?: true
  /** Whose cheers are sent to nobody: everybody's, or these people's. */
  readonly quiet?: { readonly all?: true | undefined; readonly people: readonly string[] }
  readonly watching: number
  /** SHA-256 of the seed, shown before the deal; the seed itself once the game is over (DESIGN, Chance). */
  readonly commitment?: string
  readonly seed?: string
  /** In the lobby, while it is drawn: who is asked, what they are bound to, and who has shown their part; nobody: given up. */
  readonly draw?: {
    readonly parts: readonly { readonly person: string; readonly commitment?: string; readonly shown?: true }[]
    /** People whose devices kept their part back. */
    readonly without?: readonly string[]
  }
  /** Of a game whose seed was drawn so. */
  readonly drawn?: JointSeed
  /** Id of the game's record, for its replay. */
  readonly record?: string
  readonly winners?: readonly Seat[]
}

/** An event as it is sent: numbered a viewer, so that anyone who missed one can ask from its number. */
export interface NumberedEvent {
  readonly n: number
  readonly event: GameEvent
}

/** What fills the blanks of a code's sentence: how many, how long, who, and a reason that is a code itself (`why`). */
export type Params = JsonObject

/** What of the lobby is the same for everybody. */
export interface LobbyOfAll {
  /** Public tables, by id. */
  readonly tables: { readonly [id: string]: TableSummary }
  /** How many people are connected. */
  readonly people: number
}
/** A person's own tables, and the unfinished ones of other evenings. */
export interface LobbyOfOne {
  readonly mine: readonly string[]
  readonly saved: readonly SavedTable[]
  /** Only the latest are here; `ask` what: 'saved' gives those that follow. */
  readonly moreSaved?: true
}

export type ToClient =
  | HouseToClient
  | {
      readonly say: 'welcome'
      readonly you: Person
      readonly token: string
      readonly owner: boolean
      readonly host: HostCard
      readonly games: readonly GameCard[]
    }
  | ({ readonly say: 'lobby' } & LobbyOfAll & LobbyOfOne)
  /** How the lobby became another than this connection was sent last. */
  | { readonly say: 'lobby-change'; readonly change: Change }
  | {
      readonly say: 'table'
      readonly table: TableState
      readonly yours: readonly Seat[]
    }
  /** How the table's state became another than this connection was sent last. */
  | {
      readonly say: 'table-change'
      readonly table: string
      readonly change: Change
      readonly yours: readonly Seat[]
    }
  /** The house's night, after `welcome` and whenever it changes; a house without one says nothing. */
  | { readonly say: 'night'; readonly night: NightState }
  /** Without a code for whoever closed the table themselves, and where the night goes on to its next game. */
  | { readonly say: 'gone'; readonly table: string; readonly code?: string; readonly params?: Params }
  /**
   * What lies open to all of a game, the same for everybody at the table: whole in `view`, or the difference from the
   * open view numbered `base`. Without a `base` it is a new beginning: only the seats of the `own` messages that came just
   * before look here, or the table where there are none.
   */
  | {
      readonly say: 'view'
      readonly table: string
      readonly seq: number
      readonly view?: JsonObject
      readonly base?: number
      readonly change?: Change
      /** Those the table may see. */
      readonly events: readonly NumberedEvent[]
      /** Milliseconds left of the turn timer, as the host's clock has it now: of the seat waited for whose time runs out first. */
      readonly clock?: number
    }
  /**
   * What one seat of yours sees beyond the open view, filled into it key by key (`withOwn`). It comes before the `view` of
   * the same number and counts from there on; what is left out is as it was, `events` and `clock` are as in that `view`.
   */
  | {
      readonly say: 'own'
      readonly table: string
      readonly seat: Seat
      readonly seq: number
      /** `null`: nothing. */
      readonly own?: JsonObject | null
      readonly offers?: readonly Offer[]
      readonly events?: readonly NumberedEvent[]
      readonly clock?: number
    }
  | { readonly say: 'done'; readonly n: number; readonly table?: string; readonly seq?: number }
  /** `text` is the code again: each screen says it in its reader's language. */
  | {
      readonly say: 'refused'
      readonly n: number
      readonly code: string
      readonly text: string
      readonly params?: Params
    }
  | { readonly say: 'answer'; readonly n: number; readonly answer: Answer }
  /**
   * What a person missed while they were away, oldest first, as the table would have told it to them; `byBot`: whether
   * a bot played for them meanwhile. `lines` are the events' types.
   */
  | {
      readonly say: 'missed'
      readonly table: string
      readonly seat: Seat
      readonly lines: readonly string[]
      readonly events: readonly GameEvent[]
      readonly byBot: boolean
    }
  | {
      readonly say: 'chat'
      readonly table: string
      /** The name shown of the one who says it, and their seat where they have one. */
      readonly from: string
      readonly seat?: Seat
      readonly to: 'table' | 'team'
      readonly text: string
    }
  | { readonly say: 'point'; readonly table: string; readonly seat: Seat; readonly at: JsonObject }
  /** Everybody has seen what just happened: the game goes on. */
  /** The table believes that this device's person was sitting there: the ticket takes their seat here, as a seat code does. */
  | { readonly say: 'seat-back'; readonly table: string; readonly ticket: string }
  | { readonly say: 'seen'; readonly table: string }
  | {
      readonly say: 'notice'
      readonly kind: 'info' | 'warning' | 'error'
      /** The code. */
      readonly text: string
      readonly params?: Params
    }
  /** Try whether this address of the host can be reached from here too, and answer with the question `reached`. */
  | { readonly say: 'reach'; readonly address: string }
  | { readonly say: 'pong'; readonly at: number; readonly now: number }
  /** The host is about to close this connection, and why: wrong protocol, PIN wrong or needed, too many messages, no room, shutting down. */
  | {
      readonly say: 'bye'
      readonly code:
        | 'protocol'
        | 'pin'
        | 'pin-locked'
        | 'flood'
        | 'malformed'
        | 'closing'
        | 'replaced'
        | 'full'
        | 'too-many-people'
      readonly text: string
      readonly params?: Params
    }
