import { computed } from 'vue'
import { typedAddress } from '../../../src-engine/protocol/house-address.ts'
import { useDesktop } from '../../device/desktop.ts'
import { useHost } from '../../connection/host.ts'

/** Where others reach the host this window is at, best first; empty while it listens on its own machine only. */
export function useAddresses() {
  const host = useHost()
  const desktop = useDesktop()
  return computed<readonly string[]>(() => {
    const given = host.welcome?.host.addresses ?? []
    if (given.length > 0) return given
    const local = desktop.local
    if (local && local.url === host.origin) return local.open ? local.addresses : []
    return host.origin === '' ? [] : [host.origin]
  })
}

/** What this app's own house asks guests for, while this window is at it. */
export function usePin() {
  const host = useHost()
  const desktop = useDesktop()
  return computed(() => (desktop.local?.open && desktop.local.url === host.origin ? desktop.local.pin : undefined))
}

/** The link that leads others to this path of the house (`t/kx7mp`). */
export function useJoinLink(path: () => string) {
  const addresses = useAddresses()
  return computed(() => [addresses.value[0] ?? '', ...(path() === '' ? [] : [path()])].join('/'))
}

/** What one types to come to this address of the house. */
export function short(address: string): string {
  return typedAddress(address, useHost().welcome?.host.short ?? [])
}
