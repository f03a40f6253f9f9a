import { useEventListener, useWakeLock } from '@vueuse/core'
import { onScopeDispose, watch } from 'vue'

/**
 * Keeps this device's screen on while `wanted`. Browsers hand the lock for it to pages of HTTPS alone, and most hosts
 * are plain addresses in the house: there an invisible video behind the page does it, from the first touch on.
 */
export function useStayAwake(wanted: () => boolean): void {
  const lock = useWakeLock()
  let film: HTMLVideoElement | undefined
  const drop = (): void => {
    for (const track of (film?.srcObject as MediaStream | null)?.getTracks() ?? []) track.stop()
    film?.remove()
    film = undefined
  }
  const play = (): void => {
    if (!wanted() || lock.isSupported.value) return
    film ??= filmed()
    // Refused before the first touch, and by browsers without support: the screen then sleeps as usual.
    void film?.play().catch(() => undefined)
  }
  watch(
    wanted,
    on => {
      if (lock.isSupported.value) void (on ? lock.request('screen') : lock.release()).catch(() => undefined)
      else if (on) play()
      else drop()
    },
    { immediate: true },
  )
  useEventListener(document, 'pointerup', play)
  useEventListener(document, 'visibilitychange', () => document.visibilityState === 'visible' && play())
  onScopeDispose(drop)
}

/** As large as the page, since small videos don't keep the screen on; behind everything, invisible and silent. */
function filmed(): HTMLVideoElement | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 16
  const context = canvas.getContext('2d')
  if (context === null || typeof canvas.captureStream !== 'function') return undefined
  context.fillRect(0, 0, 16, 16)
  const film = document.createElement('video')
  film.muted = true
  film.playsInline = true
  film.tabIndex = -1
  film.ariaHidden = 'true'
  film.dataset['stayAwake'] = ''
  film.style.cssText = 'position:fixed;inset:0;width:100vw;height:100vh;z-index:-1;opacity:0.01;pointer-events:none'
  film.srcObject = canvas.captureStream(1)
  document.body.append(film)
  return film
}
