import { computed, onBeforeUnmount, ref, shallowRef, watch } from 'vue'
import type { ReplayAnswer } from '../../../src-engine/protocol/asks.ts'
import type { NumberedEvent } from '../../../src-engine/protocol/to-client.ts'
import { useHost } from '../../connection/host.ts'
import { screensOf } from '../../games/register.ts'
import { loadMessages } from '../../words/index.ts'
import { fileAt, type Source } from './send-file.ts'

export const speeds = [0.5, 1, 2, 4] as const
/** Milliseconds a move stays at normal speed, and one with more to look at (a trick's end, a new hand). */
const pause = { move: 1100, more: 2100 }

/** Watching a game: one moment at a time, asked of the host, which alone knows the rules. */
export function useReplay(source: Source) {
  const host = useHost()
  const from = fileAt(host, source)
  const moment = shallowRef<ReplayAnswer>()
  const events = shallowRef<readonly NumberedEvent[]>([])
  const problem = ref('')
  const playing = ref(false)
  const speed = ref<number>(1)
  const viewer = ref('table')
  const at = ref(0)
  let number = 0
  let busy = false

  /** Asks for the moment last wanted; while an answer is on its way further wishes only replace each other. */
  async function load(): Promise<void> {
    if (busy || host.status !== 'here') return
    busy = true
    try {
      while (moment.value?.at !== at.value || moment.value.viewer !== viewer.value) {
        const wanted = { at: at.value, viewer: viewer.value }
        const answer = await from.ask(wanted)
        await loadMessages(...screensOf(answer.game).messages)
        const before = moment.value
        const next = before !== undefined && before.viewer === answer.viewer && answer.at === before.at + 1
        const newEvents = answer.events.map(event => ({ n: (number += 1), event }))
        // Sounds and news belong to a move that was just made, not to a jump.
        events.value = next ? [...events.value, ...newEvents].slice(-100) : []
        moment.value = answer
        if (at.value === wanted.at) at.value = answer.at
        if (viewer.value === wanted.viewer) viewer.value = answer.viewer
      }
      problem.value = ''
    } catch (error) {
      playing.value = false
      problem.value = (error as Error).message
      // What can still be seen stays: back to the moment shown before.
      if (moment.value) [at.value, viewer.value] = [moment.value.at, moment.value.viewer]
    } finally {
      busy = false
    }
  }
  watch([at, viewer, () => host.status], load, { immediate: true })

  const total = computed(() => moment.value?.total ?? 0)
  function show(to: number): void {
    at.value = Math.max(0, Math.min(total.value, Math.round(to)))
  }
  /** By hand: what plays by itself stops. */
  function jump(to: number): void {
    playing.value = false
    show(to)
  }
  function toggle(): void {
    if (!playing.value && at.value >= total.value) show(0)
    playing.value = !playing.value
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  watch([playing, moment, speed], () => {
    clearTimeout(timer)
    if (!playing.value || moment.value === undefined) return
    if (moment.value.at >= total.value) return void (playing.value = false)
    const rest = moment.value.events.length > 1 ? pause.more : pause.move
    timer = setTimeout(() => show(at.value + 1), rest / speed.value)
  })
  onBeforeUnmount(() => clearTimeout(timer))

  const chapters = computed(() => moment.value?.chapters ?? [])
  const chapter = computed(() => chapters.value.findLastIndex(one => one.at <= at.value))
  function jumpChapter(by: -1 | 1): void {
    const here = chapters.value[chapter.value]
    // Back goes to the beginning of this chapter first, as with music.
    const to = by === -1 && here !== undefined && at.value > here.at ? chapter.value : chapter.value + by
    jump(chapters.value[to]?.at ?? (by === 1 ? total.value : 0))
  }
  return { moment, events, problem, playing, speed, viewer, at, total, chapters, chapter, jump, toggle, jumpChapter }
}
