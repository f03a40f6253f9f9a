import { networkInterfaces } from 'node:os'
import type { HouseSearch } from '../cluster/replica/whereabouts.ts'
import type { RunningHost } from '../context/running.ts'

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

/**
 * Looks for other machines that have this house as well, since a data folder was copied, and says where each is: for a host
 * without a window, whose list would show it.
 */
export async function watchForCopies(
  { id, asFound }: Pick<RunningHost, 'id' | 'asFound'>,
  interfaces: readonly string[],
  tell: (address: string) => void,
): Promise<void> {
  // After the host is up: looking for others is no part of a start.
  const { startFinder } = await import('../discovery/finder.ts')
  const told = new Set<string>()
  startFinder({ interfaces, only: id, own: asFound, onNotice: () => undefined }).onHosts(hosts => {
    for (const { url } of hosts) {
      if (!told.has(url)) tell(new URL(url).host)
      told.add(url)
    }
  })
}
