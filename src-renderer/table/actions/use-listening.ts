import { watch } from 'vue'
import { limits } from '../../../src-engine/protocol/version.ts'
import { announced, hearingMs, preferences } from '../../design/index.ts'
import type { TableHere } from '../use-table.ts'

/** No page is told of a screen reader: whoever plays by key may have one, and bots wait no longer for them than this. */
const mayListenMs = 3000
const playsByKey = (): boolean => document.querySelector(':focus-visible:not(input, textarea)') !== null

/** Where somebody listens, the host is told how long it takes until they have heard what was said: bots wait for it. */
export function useListening({ host, state, yours }: Pick<TableHere, 'host' | 'state' | 'yours'>): void {
  watch(
    announced,
    () => {
      const table = state.value
      if (table?.phase !== 'playing' || yours.value.length === 0) return
      const most = preferences.listens || preferences.speech ? limits.hearingMs : playsByKey() ? mayListenMs : 0
      if (most > 0) void host.send({ say: 'hearing', table: table.id, ms: Math.round(Math.min(most, hearingMs())) })
    },
    { flush: 'sync' },
  )
}
