import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import type { Diagnosis, JoinEnd } from '../../../src-engine/protocol/join-doctor.ts'
import { useDesktop } from '../../device/desktop.ts'
import { useHost } from '../../connection/host.ts'
import { checkPage } from '../../connection/page-doctor.ts'

/** How often each end looks again by itself, in milliseconds: nobody has to press anything once the fault is mended. */
const againMs: { readonly [End in JoinEnd]: number } = { host: 5000, app: 3000, page: 6000 }

export interface JoinDoctor {
  /** The cause as it was last seen; nothing before the first look, or where it could not be had. */
  readonly diagnosis: ShallowRef<Diagnosis | undefined>
  check(): Promise<void>
}

/** Looks for the cause why people do not find each other, at once and again and again, for as long as it is shown. */
export function useJoinDoctor(end: JoinEnd): JoinDoctor {
  const host = useHost()
  const desktop = useDesktop()
  const diagnosis = shallowRef<Diagnosis>()
  const look = (): Promise<Diagnosis | undefined> => {
    if (end === 'app') return desktop.bridge?.checkFinding() ?? Promise.resolve(undefined)
    if (end === 'host') return host.ask('join-doctor', { swept: desktop.sweep?.state === 'done' })
    const { id, addresses = [] } = host.welcome?.host ?? {}
    const { origin, hasVoice } = host
    return checkPage({ origin, addresses, house: id, online: navigator.onLine, hasVoice: hasVoice() })
  }
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  async function check(): Promise<void> {
    clearTimeout(timer)
    // A host that does not answer, or knows no such question, tells no cause.
    const seen = await look().catch(() => undefined)
    if (over) return
    diagnosis.value = seen
    clearTimeout(timer)
    timer = setTimeout(() => void check(), againMs[end])
  }
  void check()
  onScopeDispose(() => {
    over = true
    clearTimeout(timer)
  })
  return { diagnosis, check }
}
