/** What a host tells of the house itself: where it is reached, where it goes, who keeps its copy. */
export type HouseToClient =
  /** The addresses others reach this host by have changed: what is shown to scan and type changes with them. */
  | { readonly say: 'addresses'; readonly addresses: readonly string[]; readonly short: readonly string[] }
  /** To a desktop app: the owner offers it the house, or asks it to keep a `copy`. It may dial the host by this name for it. */
  | {
      readonly say: 'house-offered'
      readonly offer: string
      readonly commitment: string
      readonly from: string
      readonly copy?: true
    }
  /**
   * The house on its way to another computer, `to` by its owner's name. Until it is `halted` only the owner is told;
   * from then on nothing is taken at any table, until it is `kept` (`why`: a code) or `moved` comes. `alone`: it has lost
   * its standby and too many devices with it, and all tables stand until they are back (`together`). `copy`: what that
   * computer is asked for is to keep a copy, until it is `agreed`.
   */
  | {
      readonly say: 'move'
      readonly at: 'asked' | 'sending' | 'halted' | 'given' | 'kept' | 'alone' | 'together' | 'agreed'
      readonly copy?: true
      readonly to: string
      /** Both screens show it: for the owner. */
      readonly code?: string
      readonly why?: string
    }
  /**
   * The house is at another address now, best first. `ticket`: for this device alone, to come back there as who it was.
   * `sameToken`: what is asked for is at another process of the same house, which knows the device's token as well.
   */
  | {
      readonly say: 'moved'
      readonly house: string
      readonly to: readonly string[]
      readonly ticket?: string
      readonly sameToken?: true
    }
  /**
   * Another computer keeps a copy of the house: where it goes on should this one be gone. With the `ticket`, said there in
   * `hello` once the line here is given up for good, this device is who it was, and has a voice in whether it goes on.
   */
  | {
      readonly say: 'standby'
      readonly house: string
      readonly to: readonly string[]
      readonly ticket?: string
      readonly sameToken?: true
    }
  /**
   * A copy of the house at another computer, `by` its person's name where that is known: on its way (`coming`), with all
   * that counts (`whole`), out of reach (`away`), of no use as its disk is full (`no-room`), or there is none.
   */
  | { readonly say: 'copy'; readonly at: 'none' | 'coming' | 'whole' | 'away' | 'no-room'; readonly by: string }
  /** Forget what `standby` said, and answer `let-gone` with this round. */
  | { readonly say: 'let-go'; readonly round: number }
