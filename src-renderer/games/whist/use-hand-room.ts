import { useElementSize, useWindowSize } from '@vueuse/core'
import { computed, type Ref } from 'vue'

const edges = 22
/** Up to so many people are few: there is room for more of each. */
const few = 5
/** More people than these are many. */
const many = 7
/** Cards lower than this can't be told apart, even if the felt gets smaller. */
const least = 84

/**
 * How tall one's own hand may be, in pixels, so that the felt keeps its share of the window, which is less where few
 * sit; and whether hand and prompt share one slim row, as on a phone that lies.
 */
export function useHandRoom(
  table: Readonly<Ref<HTMLElement | null>>,
  prompt: Readonly<Ref<HTMLElement | null>>,
  count: () => number,
) {
  const { width, height } = useElementSize(table)
  const { height: prompted } = useElementSize(prompt)
  const screen = useWindowSize()
  const slim = computed(() => screen.height.value <= 480 && width.value > height.value * 1.2 && height.value > 0)
  const tallest = computed(() => {
    if (height.value === 0) return undefined
    const isLarge = slim.value && count() <= few
    const room = height.value - (isLarge ? 0.4 : count() > many ? 0.58 : 0.47) * screen.height.value - edges
    return Math.max(least, Math.min((isLarge ? 0.4 : 0.3) * height.value, slim.value ? room : room - prompted.value))
  })
  return { slim, tallest }
}
