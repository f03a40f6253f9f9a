import { useIntervalFn } from '@vueuse/core'
import { computed, ref, shallowRef, watch } from 'vue'
import type { BrawlEvent } from '../../../../src-engine/brawl/events.ts'
import type { BrawlProps } from '../props.ts'
import { useNewEvents } from '../../../table/story/use-new-events.ts'
import { bestRun, isBetter, playsBy, type Run } from './runs.ts'

const plays: readonly BrawlEvent['type'][] = ['play', 'base', 'clear', 'freeze', 'reverse', 'modify']

/** Records the run that is being played, and lets one's best run beside it. Times are this device's own. */
export function useGhost(props: BrawlProps) {
  const ghost = shallowRef<Run | undefined>(bestRun.read())
  const mine = shallowRef<readonly number[]>([])
  const now = ref(0)
  const record = shallowRef<Run>()
  let began: number | undefined

  const since = (): number => Math.round(performance.now() - (began ?? performance.now()))
  const beat = useIntervalFn(() => (now.value = since()), 200, { immediate: false })
  function begin(): void {
    began = performance.now()
    mine.value = []
    now.value = 0
    record.value = undefined
    beat.resume()
  }
  function end(): void {
    beat.pause()
    if (began === undefined) return
    const length = since()
    began = undefined
    now.value = length
    const seat = props.viewer
    if (props.view.result?.winner !== seat) return
    const run: Run = {
      format: 'knockabout-brawl-run',
      version: 1,
      name: props.names(seat),
      length,
      plays: [...mine.value],
    }
    if (!isBetter(run, bestRun.read())) return
    bestRun.keep(run)
    // To be raced in the next game at once.
    ghost.value = record.value = run
  }
  useNewEvents(props, events => {
    for (const event of events) {
      if (event.type === 'begin') begin()
      else if (event.type === 'over') end()
      else if (began !== undefined && 'by' in event && event.by === props.viewer && plays.includes(event.type))
        mine.value = [...mine.value, since()]
    }
  })
  // A stopped game is no run: its clock went on while nobody played.
  watch(
    () => props.table.paused,
    paused => {
      if (!paused) return
      began = undefined
      beat.pause()
    },
  )
  const theirs = computed(() => (ghost.value === undefined ? 0 : playsBy(ghost.value, now.value)))
  return { ghost, mine, theirs, now, record }
}
