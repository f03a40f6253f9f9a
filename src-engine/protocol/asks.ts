import type { GameEvent, Outcome } from '../core/game.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { Faces } from './person.ts'
import type { Unplayable } from '../core/replay.ts'
import type { Diagnosis } from './join-doctor.ts'
import type {
  DurationsAnswer,
  HandHouseAnswer,
  ImportAnswer,
  NightsAnswer,
  SavedAnswer,
  SeatCodeAnswer,
  SeatingAnswer,
  StatisticsFile,
  TimesAnswer,
} from './answers.ts'
import type { CoachAnswer, JudgeAnswer } from './coaching.ts'

/** Words of `ask`: what one may ask the host, and what comes back (each an object in `answer`). */
export const asks = [
  /** `{ table, seat }` → `{ moves: [{ action, reason, score }] }`: the coach, for solo tables and where the host allows it. */
  'coach',
  /**
   * `{ record, seat, latest? }` → `{ chapters: [...] }`: which of a seat’s choices were as good as any, hand by hand. Of a
   * game that goes on one’s own alone, and only hands that hide nothing any more; `latest`: of one hand, the last of them.
   */
  'judge',
  /** → `{ text }`: a report for anyone who looks for a fault; for the host's own machine. */
  'report',
  /** `{ person?, game?, players? }` → the statistics page's figures. */
  'statistics',
  'statistics-export',
  'statistics-import',
  'statistics-clear',
  /** `{ at, id }` of an unfinished game in the list → `{ saved, moreSaved }`: those that follow it. */
  'saved',
  /** → `{ records: [...] }`: finished games this host keeps. */
  'records',
  /** `{ record }` → `{ scenario }`: the file. */
  'record',
  /** `{ record | scenario | file, at?, viewer? }` → `{ total, at, view, events, chapters }`: one moment of a finished game. */
  'replay',
  /** `{ table }` → when the latest actions of the game at this table were taken. */
  'times',
  /** → how long games took in this house. */
  'durations',
  /** → the nights that were played to their end here, the latest first. */
  'nights',
  /** `{ people, playlist }` → the tables so many people would sit at in each game of a night. */
  'seating',
  /** `{ record, from? }` → the events of a finished game as they were sent at the time, also where it can't be played again. */
  'event-log',
  /** `{ from? }` → all that the host keeps, a page at a time; at its own machine only. */
  'export',
  /** `{ file }` → takes a bundle of such things in that was sent by `upload`: `{ person, items }`. */
  'import',
  /** `{ set? }` → after how long unfinished practice games are deleted. */
  'retention',
  /** `{ set? }` → whether the owner is notified of newer versions; at the host's own machine only. */
  'updates',
  /** `{ swept }` → why guests do or do not come (join-doctor.ts). `swept`: every address nearby was looked through. */
  'join-doctor',
  /** `{ address, did }`: whether the address the host sent with `reach` could be reached from here. */
  'reached',
  /** `{ address }`: shows this one of the host's addresses first; at its own machine only. */
  'show-address',
  /** → `{ code, lastsMs }`: as `ticket` of another device's `hello` it takes one's seats there, once. */
  'seat-code',
  /** → `{ apps }` (`hand-house.ts`): what the house can be handed to; at the host's own machine only. */
  'hand-house',
  /** `{ file, part, of, text }` → `{ got }`: a file too long for one message, slice by slice; then `replay` names it. */
  'upload',
  /** `{ game }` → `{ sections }`: the game's rules page data, where the rules hold it. */
  'rules',
] as const
export type AskWhat = (typeof asks)[number]

/** How somebody fares: in all, at one game, or with one number of players. */
export interface Figures {
  readonly games: number
  readonly wins: number
  readonly draws: number
  /** Wins in games, 0 to 1. */
  readonly winRate: number
  /** Places as they are shown: of a shared one the first. */
  readonly averagePlace: number
  /** How often first, second, third …; shared places count for the better one. */
  readonly places: readonly number[]
  readonly streak: { readonly now: number; readonly best: number }
  /** What the game counts (`tricks`, `lives` …): all together, and a game on average. */
  readonly tallies: { readonly [what: string]: { readonly sum: number; readonly average: number } }
}

/** `statistics` */
export interface StatisticsAnswer {
  readonly player: string
  readonly name: string
  /** Everybody this host knows results of. */
  readonly players: readonly { readonly player: string; readonly name: string; readonly games: number }[]
  readonly total: Figures
  /** How many of those games came from files: somebody's word, which this host has not seen. */
  readonly imported: number
  /** With whom they played most of their last 500 games, and in how many of those they finished ahead; bots are nobody's rivals. */
  readonly rivals: readonly {
    readonly player: string
    readonly name: string
    readonly games: number
    readonly ahead: number
    /** How often they knocked that one out, and the other them, as far as games know. */
    readonly knockedOut: number
    readonly knockedOutBy: number
  }[]
  readonly byGame: readonly { readonly game: string; readonly figures: Figures }[]
  readonly byPlayers: readonly { readonly players: number; readonly figures: Figures }[]
  /** Oldest first, the last 500: for the chart over time. `rate`: share won of the twenty games up to this one. */
  readonly overTime: readonly {
    readonly at: number
    readonly game: string
    readonly players: number
    /** The first of those that `together` seats share. */
    readonly place: number
    readonly together: number
    readonly won: boolean
    readonly rate: number
    readonly record: string
    readonly tallies: { readonly [what: string]: number }
  }[]
}

/** `records` */
export interface RecordsAnswer {
  readonly records: readonly {
    readonly id: string
    readonly game: string
    readonly title: string
    readonly seats: readonly string[]
    readonly names: { readonly [seat: string]: string }
    readonly winners: readonly string[]
    readonly at: number
    readonly actions: number
    readonly solo: boolean
    /** The asker's seats. */
    readonly mine: readonly string[]
    /** Why it can't be played again, as far as that is known without trying; `event-log` still shows its events. */
    readonly unplayable?: Unplayable
  }[]
}

/** `event-log`: the public events from action `from` on (0 = the deal); `next` where there are more. */
export interface EventLogAnswer {
  readonly game: string
  readonly seats: readonly string[]
  readonly names: { readonly [seat: string]: string }
  readonly faces?: Faces
  /** Milliseconds since 1970. */
  readonly started: number
  readonly ended: number
  /** Absent where it was never played to its end. */
  readonly result?: Outcome
  /** Why it can't be played again; of one that was closed unfinished, why it could not go on. */
  readonly unplayable?: Unplayable
  readonly events: readonly { readonly action: number; readonly event: GameEvent }[]
  readonly next?: number
}

/** `replay`: `at` 0 is the deal; `action` is the one that led here, `events` what it brought about for this viewer. */
export interface ReplayAnswer {
  readonly game: string
  readonly seats: readonly string[]
  readonly names: { readonly [seat: string]: string }
  /** Absent where the record or file holds none. */
  readonly faces?: Faces
  readonly total: number
  readonly at: number
  readonly viewer: string
  readonly view: JsonObject
  readonly events: readonly GameEvent[]
  /** The events' types; the sentences are the screens'. */
  readonly captions: readonly string[]
  readonly action?: JsonObject
  /** Milliseconds since the start, for slow motion; absent for files. */
  readonly time?: number
  /** Where hands, rounds or turns begin. */
  readonly chapters: readonly { readonly at: number; readonly name: string }[]
}

/** The most a file may come to in all its slices, in bytes, and the most of it in one of them, in characters. */
export const uploadBytes = 4 * 1024 * 1024
export const sliceLength = 16_000

/** One thing kept, with its columns as they are stored; they are read with suspicion when they come back. */
export type ExportedItem =
  | { readonly kind: 'setting' | 'person' | 'table' | 'night'; readonly row: JsonObject }
  | { readonly kind: 'record'; readonly row: JsonObject; readonly actions: readonly (readonly Json[])[] }
  | { readonly kind: 'results'; readonly rows: readonly JsonObject[] }

/** What a page of everything may begin with: more actions of the game that the page before ended with, a long one. */
export interface MoreActions {
  readonly kind: 'actions'
  readonly actions: readonly (readonly Json[])[]
}

/** Puts a page's things behind those of the pages before. */
export function addPage(items: ExportedItem[], page: ExportAnswer): void {
  for (const item of page.items) {
    if (item.kind !== 'actions') items.push(item)
    else {
      const long = items.pop()
      if (long?.kind === 'record') items.push({ ...long, actions: [...long.actions, ...item.actions] })
    }
  }
}

/** `export`: `person` is whose file it is, on import the importer’s; `total`: with the first page; `next`: ask from there. */
export interface ExportAnswer {
  readonly person: string
  readonly total?: number
  readonly items: readonly (ExportedItem | MoreActions)[]
  readonly next?: string
}

/** `import`: `known` were here already and stayed as they are. */
export interface FileImportAnswer {
  readonly added: number
  readonly known: number
  readonly unreadable: number
}

/** `retention`: each person's latest unfinished practice games, so many of them and none older than so many days. */
export interface RetentionAnswer {
  readonly practice: { readonly games: number; readonly days: number }
  /** Whether the asker may set it. */
  readonly mayChange: boolean
  /** The data folder, for anyone who may. */
  readonly folder?: string
}

/** `updates`: whether this host looks for newer versions, and whether it knows where to look for them. */
export interface UpdatesAnswer {
  readonly wanted: boolean
  readonly feed: boolean
}

/** `report`: what the host noted and how it fares, to be read before it is sent; no names in it. */
export interface ReportAnswer {
  readonly text: string
}

/** `upload`: slices come in order, from 0 to `of` less one; the first begins again. */
export interface UploadAnswer {
  readonly got: number
}

/** What comes back for each `ask`. */
export interface Answers {
  readonly coach: CoachAnswer
  readonly judge: JudgeAnswer
  readonly statistics: StatisticsAnswer
  readonly 'statistics-export': StatisticsFile
  readonly 'statistics-import': ImportAnswer
  readonly 'statistics-clear': JsonObject
  readonly saved: SavedAnswer
  readonly records: RecordsAnswer
  readonly record: { readonly scenario: JsonObject }
  readonly report: ReportAnswer
  readonly export: ExportAnswer
  readonly import: FileImportAnswer
  readonly retention: RetentionAnswer
  readonly updates: UpdatesAnswer
  readonly replay: ReplayAnswer
  readonly 'event-log': EventLogAnswer
  readonly times: TimesAnswer
  readonly durations: DurationsAnswer
  readonly nights: NightsAnswer
  readonly seating: SeatingAnswer
  readonly 'join-doctor': Diagnosis
  readonly reached: JsonObject
  readonly 'show-address': JsonObject
  readonly upload: UploadAnswer
  readonly 'seat-code': SeatCodeAnswer
  readonly 'hand-house': HandHouseAnswer
  readonly rules: JsonObject
}
export type Answer = Answers[AskWhat]
