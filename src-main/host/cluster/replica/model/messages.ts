/**
 * Who decides, should host and standby lose each other: these two and the devices of guests who sit at tables, each by
 * the number of its connection. Every new one has a later round.
 */
export interface Agreement {
  readonly round: number
  readonly devices: readonly number[]
}

/** What the machine that has the house says to its standby, over one line and in order. */
export type FromPrimary =
  /** The whole house, as it stood at this number. */
  | { readonly say: 'copy'; readonly epoch: number; readonly number: number }
  /** The writes after `from`, up to `to`. */
  | { readonly say: 'entries'; readonly epoch: number; readonly from: number; readonly to: number }
  /** From now on nothing counts that is not on both disks, and these decide. Said once it holds all. */
  | { readonly say: 'agree'; readonly agreement: Agreement }
  /** No agreement up to this round counts any more. */
  | { readonly say: 'dismiss'; readonly round: number }
  /** The house is here, or elsewhere, under this epoch. */
  | { readonly say: 'past'; readonly epoch: number }
  | { readonly say: 'heard' }

/** What the standby says to the machine that has the house. */
export type FromFollower =
  /** The first word on a line: what it has; nothing yet, or no more, without `at`. */
  | { readonly say: 'here'; readonly at?: { readonly epoch: number; readonly number: number } }
  /** On its disk is all up to here. */
  | { readonly say: 'holding'; readonly epoch: number; readonly number: number }
  | { readonly say: 'agreed'; readonly round: number }
  | { readonly say: 'dismissed'; readonly round: number }
  /** The first word of a standby that has the house now. */
  | { readonly say: 'opened'; readonly epoch: number }

/** What devices are told of the standby. */
export type ToDevices =
  /** The way there, for each of these a ticket of this round. */
  | { readonly tell: 'tickets'; readonly agreement: Agreement }
  /** It counts no more; each answers `confirmed`. */
  | { readonly tell: 'let-go'; readonly round: number }

/**
 * Whether the host may go on alone with these on its side. It has the casting vote, so that it goes on where nobody but
 * its own people plays.
 */
export function primaryHasMajority({ devices }: Agreement, confirmed: (device: number) => boolean): boolean {
  return 2 * (1 + devices.filter(confirmed).length) >= 2 + devices.length
}

/** Whether the standby may open the house with these on its side: never together with the above. */
export function followerHasMajority({ devices }: Agreement, votes: readonly number[]): boolean {
  return 2 * (1 + devices.filter(device => votes.includes(device)).length) > 2 + devices.length
}
