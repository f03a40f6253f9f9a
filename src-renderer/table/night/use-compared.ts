import { computed } from 'vue'
import type { NightHere } from './use-night.ts'

/** What came of the cards that were dealt at every table, where that was the night's last game and all are done. */
export function useCompared({ host, night, now }: NightHere) {
  return {
    compared: computed(() => night.value?.games.at(-1)?.compared ?? []),
    /** What was counted of them. */
    counted: computed(() => host.welcome?.games.find(one => one.id === now.value?.game)?.duplicate ?? 'tricks'),
  }
}
