import { ref, shallowRef, watch, type Ref } from 'vue'
import type { NumberedEvent } from '../../../src-engine/protocol/to-client.ts'
import { announce } from '../../design/index.ts'
import type { GameScreens, Names } from '../contract.ts'
import { language } from '../../words/index.ts'
import { useStory } from '../story/use-story.ts'

export interface Line {
  readonly n: number
  readonly text: string
  /** What the sentence is made from again when the person reads another language. */
  readonly event: NumberedEvent['event']
  readonly names: Names
}
const kept = 300

/** What is told of a game as it goes on, for the log, the TV and screen readers. */
export function useLog(
  screens: Ref<GameScreens>,
  events: Ref<readonly NumberedEvent[]>,
  names: Ref<Names>,
  aloud: () => boolean = () => true,
) {
  const lines = shallowRef<readonly Line[]>([])
  const story = useStory(screens)
  const last = ref(0)
  watch(
    [events, story],
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
        .map(({ n, event }) => ({ n, event, names: names.value, text: words.caption(event, names.value) }))
        .filter(line => line.text !== '')
      last.value = Math.max(last.value, newest)
      if (fresh.length === 0) return
      lines.value = [...lines.value, ...fresh].slice(-kept)
      if (aloud() && !first) announce(fresh.map(line => line.text).join(' '))
    },
    { immediate: true },
  )
  watch(language, () => {
    const words = story.value
    if (words !== undefined)
      lines.value = lines.value.map(line => ({ ...line, text: words.caption(line.event, line.names) }))
  })
  return lines
}
