import type { Viewer } from '../../../src-engine/core/game.ts'
import type { Person } from '../../../src-engine/protocol/person.ts'
import type { Hash } from 'node:crypto'
import type { Bucket } from './limits.ts'
import type { Encoded } from './encoded.ts'
import type { LobbyOfAll, LobbyOfOne, Params, ToClient } from '../../../src-engine/protocol/to-client.ts'

/**
 * Sends messages, or what is JSON already. What is encoded for several goes as MessagePack, unless text was asked for;
 * all of one moment leaves in one write.
 */
export type Send = (...messages: readonly (ToClient | Encoded | string)[]) => void

export type Bye = Extract<ToClient, { say: 'bye' }>['code']

/** What a client was last sent of the game at a table. */
export interface Shown {
  /** As whom it looks. */
  viewers: readonly Viewer[]
  /** Number of the view it was sent last; −1 where it was sent nothing of the game yet, not even the deal. */
  seq: number
  /** Whether it holds that view, so that the next may come as a difference from it. */
  holds: boolean
}

/** A file on its way here in slices, or here. */
export interface Upload {
  readonly file: string
  readonly of: number
  readonly parts: string[]
  readonly bytes: number
  /** Of what came so far: looking through megabytes at the end would keep others waiting. */
  readonly hash: Hash
  readonly whole?: UploadedFile
  /** When its latest slice came. */
  readonly at: number
}
export interface UploadedFile {
  readonly text: string
  readonly digest: string
}

/** What the host holds for a client while it is here; it goes with the client. */
export interface ClientWork {
  /** What it has said to tables and is not answered yet, by when it was said. */
  readonly unanswered: Set<{ readonly at: number; readonly table: { readonly stopped: boolean } }>
  /** Everything else it has asked for and is not answered yet. */
  asked: number
  /** The end of its last question: they are answered one at a time. */
  question?: Promise<unknown> | undefined
  /** Whole views it asked for too fast, by table and viewer: answered together a moment later. */
  readonly syncs: {
    left?: Bucket
    timer?: ReturnType<typeof setTimeout> | undefined
    readonly wanted: Map<string, WantedView>
  }
  upload: Upload | undefined
  /** The lobby as it was sent last. */
  lobby?: { readonly all: LobbyOfAll; readonly own: LobbyOfOne }
}
interface WantedView {
  /** The earliest event it asked for. */
  readonly from: number | undefined
  send(from: number | undefined): void
}

/** Nothing yet, for a client that has just come. */
export function noWork(): ClientWork {
  return {
    unanswered: new Set(),
    asked: 0,
    syncs: { wanted: new Map() },
    upload: undefined,
  }
}

/** One connection that has said hello. */
export interface Client {
  readonly number: number
  /** Absent for a display: it looks and never plays. */
  person: Person | undefined
  /** Sits at the host's own machine. */
  readonly owner: boolean
  /** A desktop app, of this version. */
  readonly app?: string
  /** Where it comes from, as limits count: `addressOf`. */
  readonly address: string
  /** The address of this machine that it reached. */
  readonly at: string | undefined
  /** So many milliseconds of the thread that deals went to what it asked for: its address may use so much. */
  spent(ms: number): void
  /** Aborted once it left: nobody waits for what it asked for. */
  readonly gone: AbortSignal
  readonly work: ClientWork
  /** Tables it follows, and what it was shown of each. */
  readonly follows: Map<string, Shown>
  /** Half the round trip in milliseconds, as the host measured it. */
  lag(): number
  /** Bytes that wait for its socket to take them. */
  waiting(): number
  /** Whether it says anything within so many milliseconds of being asked. If not, `back` is called once it is heard again. */
  answers(ms: number, back: () => void): Promise<boolean>
  /** Its socket takes no more for now: leave out what a later whole view makes good. */
  full(): boolean
  readonly send: Send
  bye(code: Bye, params?: Params): void
}
