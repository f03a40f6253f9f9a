import type { Client } from '../../../context/client.ts'
import type { Lobby } from '../../../lobby/lobby.ts'
import type { Caller } from '../greeting.ts'
import type { Shared } from './words.ts'

/** What a host has of its house beside its lobby, and of whoever keeps its copy. */
export interface With {
  readonly lobby: Lobby
  /** With the standby; without it none is let in, and what an earlier one may have decides. */
  readonly shared?: Shared | undefined
  /** Whose computer it is, where its owner chose it; and that it is wanted no more, which it has not heard yet. */
  readonly by?: string | undefined
  readonly isReleased?: boolean
  /** Its person keeps it no longer. */
  wantsToLeave(): void
  /** It has heard that it is released: nothing more comes from there. */
  hasLeft(): void
  name(): string
  pin(): string | undefined
  announced(on: boolean): void
}

/** The host's side of a standby: carries out what the model says, disk first, then the word. */
export interface WithStandby {
  /** A machine has dialled by this key. */
  greet(by: Caller): void
  /** Where the standby is, while there is a line to it. */
  at(): readonly string[]
  /** A standby has the house as it is, or is about to. */
  hasCopy(): boolean
  /** A device has let go of its way to the standby. */
  letGo(client: Client, round: number): void
  /** The owner says that the standby is gone for good. */
  insist(): void
  /** The house is closed in order: nothing is left for a standby to decide, if it is there to be told. */
  release(): Promise<void>
  /**
   * No copy is wanted any more, while the house goes on. False where the standby may have the house and does not answer,
   * so that nothing is changed.
   */
  dismiss(): Promise<boolean>
  /** It is released and knows: from here on the house is as one that never had a copy. */
  end(): void
  stop(): void
}
