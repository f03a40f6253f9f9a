import { ref, shallowRef, watch, type Ref } from 'vue'
import type { NumberedEvent } from '../../../src-engine/protocol/to-client.ts'
import { announce } from '../../design/index.ts'
import type { GameScreens, Names } from '../contract.ts'
import { useCaptions } from '../use-captions.ts'

export interface Line {
  readonly n: number
  readonly text: string
}
const kept = 300

/** The captions of a game as it goes on, for the log, the TV and screen readers. */
export function useLog(
  screens: Ref<GameScreens>,
  events: Ref<readonly NumberedEvent[]>,
  names: Ref<Names>,
  aloud: () => boolean = () => true,
) {
  const lines = shallowRef<readonly Line[]>([])
  const captions = useCaptions(screens)
  const last = ref(0)
  watch(
    [events, captions],
    ([now, words]) => {
      if (!words) return
      const newest = now.at(-1)?.n ?? 0
      // Lower numbers than before: another game has begun.
      if (newest < last.value) {
        lines.value = []
        last.value = 0
      }
      const first = last.value === 0
      const fresh = now
        .filter(one => one.n > last.value)
        .map(one => ({ n: one.n, text: words.caption(one.event, names.value) }))
        .filter(line => line.text !== '')
      last.value = Math.max(last.value, newest)
      if (fresh.length === 0) return
      lines.value = [...lines.value, ...fresh].slice(-kept)
      if (aloud() && !first) announce(fresh.map(line => line.text).join(' '))
    },
    { immediate: true },
  )
  return lines
}
