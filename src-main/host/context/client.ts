import type { Viewer } from '../../../src-engine/core/game.ts'
import type { Person } from '../../../src-engine/protocol/person.ts'
import type { Params, ToClient } from '../../../src-engine/protocol/to-client.ts'

export type Bye = Extract<ToClient, { say: 'bye' }>['code']

/** How far a client has come with one viewer's story: the view it holds and the last event it was sent. */
export interface Shown {
  /** Number of the view it holds; absent = it needs a whole one. */
  seq?: number
  event: number
}

/** One connection that has said hello. */
export interface Client {
  readonly number: number
  /** Absent for a display: it looks and never plays. */
  person: Person | undefined
  /** Sits at the host's own machine. */
  readonly owner: boolean
  /** Where it comes from, as limits count: `addressOf`. */
  readonly address: string
  /** Aborted once it left: nobody waits for what it asked for. */
  readonly gone: AbortSignal
  /** It asked for plain JSON text, where the host packs steps for others. */
  readonly plain: boolean
  /** Tables it follows, and what it was shown of each by viewer. */
  readonly follows: Map<string, Map<Viewer, Shown>>
  /** Half the round trip in milliseconds, as the host measured it. */
  lag(): number
  /** Bytes that wait for its socket to take them. */
  waiting(): number
  /** Whether it says anything within so many milliseconds of being asked; one that does not is cut off. */
  stillThere(ms: number): Promise<boolean>
  /** Its socket takes no more for now: leave out what a later whole view makes good. */
  full(): boolean
  send(message: ToClient): void
  sendText(text: string): void
  /** A message that is framed already (`frame.ts`). */
  sendFrame(frame: Uint8Array): void
  bye(code: Bye, params?: Params): void
}
