import { computed } from 'vue'
import { useHost } from '../connection/host.ts'
import { rankOf } from '../games/register.ts'

/** The games of this host in the order of the start screen; those it does not name come last. */
export function useGames() {
  const host = useHost()
  return computed(() => [...(host.welcome?.games ?? [])].sort((a, b) => rankOf(a.id) - rankOf(b.id)))
}
