import { computed, shallowRef, watch } from 'vue'
import type { ClashProps } from '../props.ts'
import type { ThreadView } from '../../../../src-engine/clash/view/types.ts'
import { threadsOf } from '../threads.ts'
import type { ActionShown } from '../story.ts'

/** Of several turns at once the one that is looked at: that of the scene shown, or shown last. */
export function useFocus(props: ClashProps, scene: () => ActionShown | undefined) {
  const turn = shallowRef<number>()
  watch(scene, now => now && (turn.value = now.turn))
  const all = computed(() => threadsOf(props.view))
  const thread = computed<ThreadView | undefined>(() => {
    const shown = scene()
    const looked = all.value.find(one => one.turn === turn.value)
    // The turn of what is shown may be over by now: then no other is in its place.
    if (shown !== undefined && looked === undefined) return undefined
    return looked ?? all.value.find(one => one.stack.length > 0) ?? all.value[0]
  })
  /** Whose turn is looked at. */
  const active = computed(() => thread.value?.active ?? scene()?.active)
  return { all, thread, active }
}
