import type { RunningHost } from '../context/running.ts'

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
