import { ref } from 'vue'
import { useHost } from '../connection/host.ts'
import { lastSolo, type LastSolo } from '../device/storage.ts'
import { useToasts } from '../design/index.ts'
import { go } from '../device/router.ts'

/**
 * Starts a game alone: a private table with bots that is dealt at once, or as soon as the host behind the page has come
 * up. The last choice is the next default.
 */
export function useSolo() {
  const host = useHost()
  const toasts = useToasts()
  const busy = ref(false)
  const last = ref<LastSolo>(lastSolo.read())

  async function begin(what: LastSolo = last.value, scenario?: string): Promise<void> {
    if (busy.value) return
    busy.value = true
    try {
      await host.arrived()
      const opened = await host.request({
        say: 'open',
        game: what.game,
        solo: { bots: what.bots, level: what.level },
        ...(what.options === undefined ? {} : { options: what.options }),
        ...(scenario === undefined ? {} : { scenario }),
      })
      if (scenario === undefined) {
        last.value = what
        lastSolo.keep(last.value)
      }
      if (opened.table !== undefined) go('t', opened.table)
    } catch (error) {
      toasts.notify((error as Error).message, { kind: 'bad' })
    } finally {
      busy.value = false
    }
  }
  return { begin, busy, last }
}
