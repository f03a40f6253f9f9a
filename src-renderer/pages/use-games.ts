import { computed } from 'vue'
import { useHost } from '../connection/host.ts'
import { gameLooks } from '../games/register.ts'

/** The games of this host in the order of the start screen; those it does not name come last. */
export function useGames() {
  const host = useHost()
  const order = Object.keys(gameLooks)
  const rank = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return computed(() => [...(host.welcome?.games ?? [])].sort((a, b) => rank(a.id) - rank(b.id)))
}
