import { computed, onBeforeUnmount, ref, watch, type ComputedRef } from 'vue'
import type { WhistView } from '../../../src-engine/whist/view.ts'

export interface ShownTrick {
  readonly plays: readonly { readonly by: string; readonly card: string }[]
  readonly taps: readonly string[]
  /** Set once the trick is over and still lies on the table. */
  readonly winner?: string
}

/** How long a finished trick stays on the table before it is swept to its winner. */
export const trickShownMs = 1500

/**
 * The trick to show: the one being played or, for a moment after its last card, the one just finished, so that nobody
 * misses who took it. The host's view has already moved on by then.
 */
export function useShownTrick(view: () => WhistView): ComputedRef<ShownTrick> {
  const finished = ref<ShownTrick>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const key = (of: WhistView): string => `${of.deals} ${of.history.length} ${of.lastTrick?.winner ?? ''}`
  watch(
    () => key(view()),
    (now, before) => {
      if (now === before) return
      clearTimeout(timer)
      const last = view().lastTrick
      if (last === undefined) return void (finished.value = undefined)
      finished.value = { plays: last.plays, taps: [], winner: last.winner }
      timer = setTimeout(() => (finished.value = undefined), trickShownMs)
    },
  )
  onBeforeUnmount(() => clearTimeout(timer))
  return computed(() => {
    const { trick } = view()
    if (trick.plays.length === 0 && finished.value) return finished.value
    return { plays: trick.plays, taps: trick.taps }
  })
}
