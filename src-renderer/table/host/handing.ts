import { computed, ref, type ComputedRef } from 'vue'
import { useHost } from '../../connection/host.ts'
import { useDesktop } from '../../device/desktop.ts'

/** The owner looks for whom to hand the house to. */
export const handing = ref(false)
/** Somebody looks how it stands with the copy of the house. */
export const copyOpen = ref(false)

/** Whether this window is at the machine that has the house, while it is open to others: only there it can be handed over. */
export function useMayHand(): ComputedRef<boolean> {
  const host = useHost()
  const desktop = useDesktop()
  return computed(() => desktop.bridge !== undefined && host.welcome?.owner === true && desktop.local?.open === true)
}
