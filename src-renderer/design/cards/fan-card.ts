/** A card of a hand, and whether it may be played. */
export interface FanCard {
  readonly card: string
  readonly unplayable?: boolean
  /** Why it can't be played now, in plain words. */
  readonly reason?: string | undefined
  readonly selected?: boolean
  /** The key that plays it, shown where there are keys. */
  readonly key?: string
}
