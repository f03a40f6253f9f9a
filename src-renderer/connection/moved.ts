import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import { carrySeatTo } from '../device/carried-seat.ts'
import { useDesktop } from '../device/desktop.ts'
import { tokens } from '../device/storage.ts'
import type { Arrival } from './hello.ts'
import { reaches } from './page-doctor.ts'

type Moved = Extract<ToClient, { say: 'moved' }>

/** Of the house's new addresses the one that is most like that by which it was reached: a house may be on several networks. */
function nearest(to: readonly string[], before: string): string | undefined {
  const was = new URL(before).hostname
  const alike = (url: string): number => {
    const { hostname } = new URL(url)
    let count = 0
    while (count < hostname.length && hostname[count] === was[count]) count++
    return count
  }
  return [...to].sort((a, b) => alike(b) - alike(a))[0]
}

/** Whether somebody answers where the house would be looked for. */
export async function isAnswered(to: readonly string[], before: string): Promise<boolean> {
  const there = nearest(to, before)
  return there !== undefined && (await reaches(there))
}

/**
 * Goes after the house to where it is now. The app's own windows connect to it there, its new owner's as the owner's; a
 * browser loads the page there, for it may talk to no other host than its page's.
 */
export async function followHouse(
  { house, to, ticket, sameToken }: Moved,
  before: string,
  connect: (to: string, how: Arrival) => void,
): Promise<void> {
  const there = nearest(to, before)
  if (there === undefined) return
  const local = await useDesktop().look()
  if (local !== undefined) {
    // At the machine that gave it away, what runs still has its id, and only tells where it went.
    if (local.id === house && local.url !== before) connect(local.url, { id: house, ownerKey: local.ownerKey, ticket })
    else connect(there, { id: house, ticket })
    return
  }
  if (sameToken === true) location.replace(carrySeatTo(there, location, tokens.of(before)))
  else location.replace(carrySeatTo(there, location, ticket, 'ticket'))
}
