import { defaultPort } from './version.ts'

/**
 * What one types to come to a house: `http://192.168.1.20:4680` → `192.168.1.20:4680`, and without the port where the house
 * answers browsers without one too (`short`). Only the usual port is left out, as the app takes that where none is typed.
 */
export function typedAddress(address: string, short: readonly string[]): string {
  const port = short.includes(address) ? `:${defaultPort}` : undefined
  const bare = address.replace(/^https?:\/\//, '').replace(/\/$/, '')
  return port !== undefined && bare.endsWith(port) ? bare.slice(0, -port.length) : bare
}

/**
 * The name a house answers to on its network (mDNS), at whatever address it is: a page that lost it while it went from one
 * network to another finds it by that. `id`: the house's.
 */
export function houseName(id: string): string {
  const letters = id.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `knockabout-${letters.slice(0, 12)}.local`
}
