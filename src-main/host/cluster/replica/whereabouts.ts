/** Looks on the network for where a house is said to be, this machine left out. */
export interface HouseSearch {
  addresses(): readonly string[]
  stop(): Promise<void>
}

interface How {
  /** Where the host was said to be at the start. */
  readonly first: string
  /** Where it was met last. */
  readonly last: string | undefined
  /** The id of the house, once it is known. */
  house(): string | undefined
  search(house: string): Promise<HouseSearch>
}

/** Where the host may be: its address may be another after a restart, or after a night. */
export interface Whereabouts {
  /** Where it was met last, or was said to be. */
  now(): string
  /** Everywhere it may be. */
  all(): readonly string[]
  /** It is here. */
  met(url: string): Promise<void>
  /** It was not met anywhere: from the second time on it is looked for. */
  missed(): void
  stop(): Promise<void>
}

/** Addresses tried at once: anybody may announce the id of a house. */
const mostTried = 8

export function whereaboutsOf({ first, last, house, search }: How): Whereabouts {
  let now = last ?? first
  let misses = 0
  let looking: Promise<HouseSearch> | undefined
  let found: HouseSearch | undefined
  const stop = async (): Promise<void> => {
    misses = 0
    const ending = looking
    looking = found = undefined
    await (await ending?.catch(() => undefined))?.stop()
  }
  return {
    now: () => now,
    all: () => [...new Set([now, first, ...(found?.addresses().slice(-mostTried) ?? [])])],
    met: url => {
      now = url
      return stop()
    },
    missed: () => {
      const id = house()
      if (++misses < 2 || looking !== undefined || id === undefined) return
      const mine = (looking = search(id))
      mine.then(
        one => looking === mine && (found = one),
        () => looking === mine && (looking = undefined),
      )
    },
    stop,
  }
}
