import { networkInterfaces } from 'node:os'
import type { HouseSearch } from '../cluster/replica/whereabouts.ts'

/** Looks for the house of this id by every way an app looks for hosts. `port`: what answers at it on this machine is left out. */
export async function searchHouse(id: string, interfaces: readonly string[], port: number): Promise<HouseSearch> {
  // Loaded here: most never need it.
  const { startFinder } = await import('../discovery/finder.ts')
  const finder = startFinder({ interfaces, only: id, onNotice: () => undefined })
  return {
    addresses: () => {
      const here = Object.values(networkInterfaces()).flatMap(all => all ?? [])
      const own = new Set(here.map(({ address }) => `http://${address}:${port}`))
      return finder.addressesOf(id).filter(url => !own.has(url))
    },
    stop: () => finder.stop(),
  }
}
