import type { Client } from '../../context/client.ts'
import type { Lobby } from '../../lobby/lobby.ts'
import type { Caller } from '../peer/greeting.ts'
import type { HouseSearch } from './whereabouts.ts'
import type { PairKeys } from './messages.ts'

/** What a host has of its house beside its lobby, and of whoever keeps its copy. */
export interface PrimaryOptions {
  readonly lobby: Lobby
  /** With the standby; without it none is let in, and what an earlier one may have decides. */
  readonly shared?: PairKeys | undefined
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
export interface Primary {
  /** A machine has dialled by this key. */
  greet(by: Caller): void
  /** Where the standby is, while there is a line to it. */
  at(): readonly string[]
  /** A standby has the house as it is, or is about to. */
  hasCopy(): boolean
  /** A device has let go of its way to the standby. */
  revoked(client: Client, round: number): void
  /** The owner says that the standby is gone for good. */
  goAlone(): void
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

export interface FollowerOptions {
  /** Where copies lie; made if it is missing. */
  readonly folder: string
  /** Where the host is, or was; and the id of its house, where that is known from the start. */
  readonly host: string
  readonly house?: string | undefined
  readonly shared: PairKeys
  /** Looks for the house by its id, where it does not answer. */
  search(house: string): Promise<HouseSearch>
  /** By which addresses the devices will find the house here. */
  addresses(): readonly string[]
  /** Opens the house in this folder to everybody: it is this machine's now. */
  open(folder: string, settings: { readonly name?: string; readonly pin?: string }): Promise<void>
  /** Another has the house after all, at these addresses. */
  close(to: readonly string[]): Promise<void>
  /** `ended`: no copy is wanted any more; what is here may go, once this is stopped. */
  readonly tell: (what: 'holds' | 'lost' | 'no-room' | 'other-version' | 'ended') => void
  readonly note: (what: string, error: unknown) => void
}

export interface Follower {
  /**
   * A device shows its ticket; `isSure`: the person at it says that the host is gone for good. Gives the house it should go
   * back to, where the host is there.
   */
  shown(ticket: string, isSure: boolean): string | undefined
  /** Where the host was last. */
  hostAt(): string
  /** The person here says that the host is gone for good. */
  promote(): Promise<void>
  /** The person here keeps the copy no longer. False where the host could not be asked, and so may wait for it. */
  leave(): Promise<boolean>
  stop(): Promise<void>
}
