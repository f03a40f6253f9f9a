import { computed, onBeforeUnmount, ref, shallowRef, watch } from 'vue'
import type { ReplayAnswer } from '../../../src-engine/protocol/asks.ts'
import type { NumberedEvent } from '../../../src-engine/protocol/to-client.ts'
import { useHost } from '../../connection/host.ts'
import { screensOf } from '../../games/register.ts'
import { useStage } from '../../table/stage/use-stage.ts'
import { loadMessages } from '../../words/index.ts'
import { fileAt, type Source } from './send-file.ts'

export const speeds = [0.5, 1, 2, 4] as const
/** Milliseconds a move stays at normal speed, once all was shown that it brought about. */
const moveMs = 1100

/**
 * Watching a game: one moment at a time, asked of the host, which alone knows the rules. `plays`: it begins by itself;
 * `start`: the moment it begins at.
 */
export function useReplay(source: Source, plays = false, start = { at: 0, viewer: 'table' }) {
  const host = useHost()
  const from = fileAt(host, source)
  /** The moment, and the events of the moves played up to it without a jump. */
  const played = shallowRef<{ readonly moment: ReplayAnswer; readonly events: readonly NumberedEvent[] }>()
  const moment = computed(() => played.value?.moment)
  const problem = ref('')
  const playing = ref(plays)
  const speed = ref<number>(1)
  const viewer = ref(start.viewer)
  const at = ref(start.at)
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
        // Sounds, news and scenes belong to a move that was just made, not to a jump.
        const events = next ? (played.value?.events ?? []) : []
        const last = events.at(-1)?.n ?? 0
        const made = next ? answer.events.map((event, i) => ({ n: last + i + 1, event })) : []
        played.value = { moment: answer, events: [...events, ...made].slice(-100) }
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

  const stage = useStage(
    () => 'replay',
    () => moment.value?.viewer ?? 'table',
    computed(() => played.value && { view: played.value.moment.view, events: played.value.events, over: false }),
    computed(() => screensOf(moment.value?.game ?? '')),
    () => speed.value,
  )
  /** What is shown of the moment, and what of its events has been told. */
  const staged = computed(() => {
    const now = stage.staged.value
    if (now === undefined || played.value === undefined) return undefined
    const { moment: here, events } = played.value
    const before = (events.at(-1)?.n ?? 0) - here.events.length
    const newEvents = now.events.filter(one => one.n > before).map(one => one.event)
    return { ...now, newEvents: events.length === 0 ? here.events : newEvents }
  })

  let timer: ReturnType<typeof setTimeout> | undefined
  watch([playing, moment, speed, stage.holding], () => {
    clearTimeout(timer)
    if (!playing.value || moment.value === undefined || stage.holding.value) return
    if (moment.value.at >= total.value) return void (playing.value = false)
    timer = setTimeout(() => show(at.value + 1), moveMs / speed.value)
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
  return { moment, staged, problem, playing, speed, viewer, at, total, chapters, chapter, jump, toggle, jumpChapter }
}
