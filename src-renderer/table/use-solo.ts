import { ref } from 'vue'
import { useHost } from '../connection/host.ts'
import { lastSolo, type LastSolo } from '../device/storage.ts'
import { go } from '../device/router.ts'
import { useTrying } from './use-trying.ts'

/**
 * Starts a game alone: a private table with bots that is dealt at once, or as soon as the host behind the page has come
 * up. The last choice is the next default. `seat`: which of the scenario's one sits on; the first without it.
 */
export function useSolo() {
  const host = useHost()
  const { busy, trying } = useTrying()
  const last = ref<LastSolo>(lastSolo.read())

  async function begin(what: LastSolo = last.value, scenario?: string, seat?: string): Promise<void> {
    await trying(async () => {
      await host.arrived()
      const opened = await host.request({
        say: 'open',
        game: what.game,
        solo: { bots: what.bots, level: what.level },
        ...(what.options === undefined ? {} : { options: what.options }),
        ...(scenario === undefined ? {} : { scenario }),
        ...(seat === undefined ? {} : { seat }),
      })
      if (scenario === undefined) {
        last.value = what
        lastSolo.keep(last.value)
      }
      if (opened.table !== undefined) go('t', opened.table)
    })
  }
  return { begin, busy, last }
}
