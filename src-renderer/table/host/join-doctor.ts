import { computed, defineAsyncComponent, onScopeDispose, ref, watch, type ComputedRef, type Ref } from 'vue'
import { useHost } from '../../connection/host.ts'
import { loadMessages } from '../../words/index.ts'

const load = async () => (await Promise.all([import('./JoinDoctor.vue'), loadMessages('doctor')]))[0].default

/** The join doctor, which most pages never show: it comes with its words once there may be something wrong. */
export const JoinDoctor = defineAsyncComponent(load)

/** Milliseconds a connection is lost before the cause is looked for, and those after which a page is ready to. */
const lostForMs = 5000
const fetchAfterMs = 10_000

/**
 * Whether the connection is lost for so long that there is a cause to look for; a host that said goodbye is gone for a
 * reason that is known. The doctor is fetched while the host is there: later there is nobody to fetch it from.
 */
export function useLongLost(): Ref<boolean> {
  const host = useHost()
  const long = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    () => host.status,
    status => {
      clearTimeout(timer)
      long.value = false
      if (status === 'here') timer = setTimeout(() => void load().catch(() => undefined), fetchAfterMs)
      else if (status === 'lost' && host.bye === undefined) timer = setTimeout(() => (long.value = true), lostForMs)
    },
    { immediate: true },
  )
  onScopeDispose(() => clearTimeout(timer))
  return long
}

/** Whether nobody has come to this house yet but its owner: then something may be in their way. */
export function useLonely(): ComputedRef<boolean> {
  const host = useHost()
  return computed(() => host.status === 'here' && host.lobby.people <= 1)
}
