import { computed } from 'vue'
import { useHost } from '../connection/host.ts'
import { offered } from '../games/register.ts'

/** The games of this host that are offered here, in the order of the start screen. */
export function useGames() {
  const host = useHost()
  return computed(() => offered(host.welcome?.games ?? []))
}
