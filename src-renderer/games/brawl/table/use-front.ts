import { useMediaQuery } from '@vueuse/core'
import { computed, ref, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Row } from '../board/rows.ts'
import type { Drag } from '../actions/use-pile-drag.ts'

/** A phone’s screen, upright or on its side: too little room for two rows of Bases at once. */
const tooSmall = '(max-width: 45rem), (max-height: 33.5rem) and (orientation: landscape)'

/**
 * Which of one's own rows are shown large: all of them, or on a phone the one chosen, with the other behind it in little.
 * A card dragged over the small one brings it to the front.
 */
export function useFront(mine: ComputedRef<readonly Row[]>, drag: Readonly<ShallowRef<Drag | undefined>>) {
  const narrow = useMediaQuery(tooSmall)
  const chosen = ref('')
  const split = computed(() => narrow.value && mine.value.length > 1)
  const first = computed(() => mine.value.find(row => row.name === chosen.value) ?? mine.value[0])
  const front = computed<readonly Row[]>(() => (split.value && first.value ? [first.value] : mine.value))
  const behind = computed(() => (split.value ? mine.value.find(row => row !== first.value) : undefined))
  const show = (name: string): void => void (chosen.value = name)
  const isOverSmall = computed(() => drag.value?.over?.startsWith('focus ') === true)
  // Once as the finger comes: the row that was large lies under it then, and must not come back at its next move.
  watch(isOverSmall, is => is && behind.value && show(behind.value.name))
  return { front, behind, show }
}
