/** What the machine that gives a house away says to the one that takes it. Every word names the offer it is about. */
export type FromSender = { readonly offer: string } & (
  | { readonly say: 'offer' }
  /** A copy of the whole database, as it stood in this epoch. */
  | { readonly say: 'copy'; readonly epoch: number }
  /** All that was written since the copy; there is no more after this number. */
  | { readonly say: 'rest'; readonly number: number }
  /** The house is yours, under this epoch. */
  | { readonly say: 'go'; readonly epoch: number }
  /** It stays here: what you have of it is nothing. */
  | { readonly say: 'kept' }
  /** That you have opened it is known. */
  | { readonly say: 'heard' }
  /** It is here, or elsewhere, under this later epoch. */
  | { readonly say: 'past'; readonly epoch: number }
)

/** What the machine that takes a house says to the one that gives it away. */
export type FromReceiver = { readonly offer: string } & (
  | { readonly say: 'yes' }
  | { readonly say: 'no' }
  | { readonly say: 'copied' }
  /** All of it is on this disk, up to this number. */
  | { readonly say: 'holding'; readonly number: number }
  /** Whose is it? */
  | { readonly say: 'asks' }
  | { readonly say: 'opened'; readonly epoch: number }
)
