import { useDocumentVisibility } from '@vueuse/core'
import { computed, onScopeDispose, watch, type Ref } from 'vue'
import type { Viewer } from '../../../src-engine/core/game.ts'
import type { GameScreens } from '../contract.ts'
import { useLoaded } from '../use-loaded.ts'
import { Stage, type Latest, type Staged } from './stage.ts'

/** The staged table of a screen. Another table, and what another viewer sees of it, begins as it is found. */
export function useStage(
  table: () => string,
  viewer: () => Viewer,
  latest: Ref<Latest | undefined>,
  screens: Ref<GameScreens>,
  speed?: () => number,
) {
  const stage = new Stage(speed)
  const visibility = useDocumentVisibility()
  // It comes with the game's own table, and not before there is one to be shown.
  const story = useLoaded(
    () => (latest.value === undefined ? undefined : screens.value),
    now => now?.story?.(),
  )
  // In the same moment as the view comes, so that nothing is drawn of it before.
  watch(
    [() => `${table()} ${viewer()}`, latest] as const,
    ([now, view], [before]) => {
      if (now !== before || view === undefined) stage.reset()
      if (view === undefined) return
      stage.take(view, story.value?.staging, viewer())
      // Nobody looks.
      if (visibility.value === 'hidden') stage.skip()
    },
    { immediate: true, flush: 'sync' },
  )
  onScopeDispose(() => stage.reset())

  /** With what the viewer holds by now: one's own cards are never held back. */
  const staged = computed<Staged | undefined>(() => {
    const [shown, now] = [stage.staged, latest.value]
    if (shown === undefined || now === undefined || shown.view === now.view) return shown
    return { ...shown, view: story.value?.staging?.own?.(shown.view, now.view, viewer()) ?? shown.view }
  })
  return {
    staged,
    holding: computed(() => stage.holding),
    remembers: computed(() => stage.remembers),
    again: () => stage.again(),
    hurry: () => stage.hurry(),
    skip: () => stage.skip(),
    catchUp: () => stage.catchUp(),
  }
}
