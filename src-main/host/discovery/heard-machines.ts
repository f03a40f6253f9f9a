import { networkInterfaces } from 'node:os'

/** The other machines of the network whose packets came in, whatever they said: what the join doctor goes by. */
export interface HeardMachines {
  /** `announcesHost`: it said that a host is there. */
  note(address: string, announcesHost?: boolean): void
  /** How many there are, this machine left out. */
  count(): number
  /** Whether a host was announced from there within the last so many milliseconds. */
  announcedWithin(address: string, ms: number): boolean
  clear(): void
}

/** More are not kept apart. */
const most = 256

export function heardMachines(now: () => number = () => performance.now()): HeardMachines {
  /** When each last announced a host. */
  const heard = new Map<string, number>()
  return {
    note: (address, announcesHost = false) => {
      if (!heard.has(address) && heard.size >= most) return
      heard.set(address, announcesHost ? now() : (heard.get(address) ?? -Infinity))
    },
    count: () => [...heard.keys()].filter(isOther).length,
    announcedWithin: (address, ms) => now() - (heard.get(address) ?? -Infinity) <= ms,
    clear: () => heard.clear(),
  }
}

/** Whether an address, as a socket tells it, is none of this machine's own. */
export function isOther(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '').replace(/%.*$/, '')
  const own = Object.values(networkInterfaces()).flatMap(list => (list ?? []).map(one => one.address))
  return plain !== '' && !own.includes(plain)
}
