/**
 * The name a house answers to on its network (mDNS), at whatever address it is: a page that lost it while it went from one
 * network to another finds it by that. `id`: the house's.
 */
export function houseName(id: string): string {
  const letters = id.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `knockabout-${letters.slice(0, 12)}.local`
}
