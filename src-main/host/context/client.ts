import type { Viewer } from '../../../src-engine/core/game.ts'
import type { Person } from '../../../src-engine/protocol/person.ts'
import type { Encoded } from './encoded.ts'
import type { Params, ToClient } from '../../../src-engine/protocol/to-client.ts'

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
  /** Aborted once it left: nobody waits for what it asked for. */
  readonly gone: AbortSignal
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
  send(message: ToClient): void
  sendText(text: string): void
  /** Messages that may be the same for several, in one write: as text where it asked for that, else as MessagePack. */
  sendEncoded(...messages: readonly Encoded[]): void
  bye(code: Bye, params?: Params): void
}
