import { useEventListener, useWakeLock } from '@vueuse/core'
import { onScopeDispose, ref, watch } from 'vue'

/**
 * Keeps this device's screen on while `wanted`. Browsers hand the lock for it to pages of HTTPS alone, and most hosts
 * are plain addresses in the house: there a film behind the page does it. With its sound track it may only play from a touch or
 * key on; until then, and on a screen nobody touches, it plays muted, which is enough for all but iPhones.
 */
export function useStayAwake(wanted: () => boolean): void {
  const lock = useWakeLock()
  /** It has none to give: none for plain pages, or not now. */
  const hasNoLock = ref(!lock.isSupported.value)
  let film: HTMLVideoElement | undefined
  const isOn = (): boolean => wanted() && hasNoLock.value && document.visibilityState === 'visible'
  function drop(): void {
    film?.remove()
    film = undefined
  }
  /** Within the gesture, if there is one: nothing may be waited for before it. */
  function play(): void {
    const own = film
    if (own === undefined || !isOn()) return
    own.muted = false
    own.play().catch(() => {
      own.muted = true
      own.play().catch(() => undefined) // without support the screen sleeps as usual
    })
  }
  async function prepare(): Promise<void> {
    const { awakeFilm } = await import('./awake-film.ts')
    if (!isOn()) return
    if (film === undefined) {
      film = awakeFilm()
      // The system stops it for a call; it goes on as soon as the page may.
      film.addEventListener('pause', () => setTimeout(play, 1000))
      film.addEventListener('ended', play)
    }
    play()
  }
  watch(
    () => wanted() && hasNoLock.value,
    now => (now ? void prepare().catch(() => undefined) : drop()),
    { immediate: true },
  )
  watch(
    wanted,
    now => {
      if (!lock.isSupported.value) return
      // Refused where the battery is low, or a policy says so.
      void (now ? lock.request('screen') : lock.release()).catch(() => (hasNoLock.value = now))
    },
    { immediate: true },
  )
  for (const gesture of ['pointerup', 'touchend', 'keydown'] as const)
    useEventListener(document, gesture, () => (film?.muted || film?.paused) && play())
  useEventListener(document, 'visibilitychange', () => isOn() && void prepare().catch(() => undefined))
  onScopeDispose(drop)
}
