import type { HouseSearch } from './whereabouts.ts'
import type { Shared } from './words.ts'

export interface StandingByHow {
  /** Where copies lie; made if it is missing. */
  readonly folder: string
  /** Where the host is, or was; and the id of its house, where that is known from the start. */
  readonly host: string
  readonly house?: string | undefined
  readonly shared: Shared
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

export interface StandingBy {
  /**
   * A device shows its ticket; `isSure`: the person at it says that the host is gone for good. Gives the house it should go
   * back to, where the host is there.
   */
  shown(ticket: string, isSure: boolean): string | undefined
  /** Where the host was last. */
  hostAt(): string
  /** The person here says that the host is gone for good. */
  insist(): Promise<void>
  /** The person here keeps the copy no longer. False where the host could not be asked, and so may wait for it. */
  leave(): Promise<boolean>
  stop(): Promise<void>
}
