import { useElementSize, useWindowSize } from '@vueuse/core'
import { computed, ref, watch, type ComponentPublicInstance, type Ref } from 'vue'
import { from, layAsked, layTable } from './seats.ts'

/**
 * Where everybody's badge and card lies on a player's felt, themselves (`own`) below. Who sits at which edge is decided for
 * the table in its window, not for the felt that hand, prompt and coach leave: nobody jumps about in mid-hand.
 */
export function useSeats(
  table: Readonly<Ref<HTMLElement | null>>,
  felt: Readonly<Ref<HTMLElement | null>>,
  asked: Readonly<Ref<ComponentPublicInstance | null>>,
  order: () => readonly string[],
  own: () => string | undefined,
  slim: () => boolean,
) {
  const { width, height } = useElementSize(felt)
  const { height: high } = useElementSize(table)
  const question = useElementSize(asked, undefined, { box: 'border-box' })
  const screen = useWindowSize()
  /** The table as high as it was in this window: the bar of whoever is out lies below it later. */
  const tallest = ref(0)
  let then = 0
  watch(high, now => {
    tallest.value = then === screen.height.value ? Math.max(tallest.value, now) : now
    then = screen.height.value
  })
  /** What a hand, its prompt and what is written above the felt leave of it. */
  const usual = computed(() => {
    if (own() === undefined) return tallest.value - 60
    return slim() ? tallest.value * 0.6 - 50 : tallest.value * 0.7 - 120
  })
  const seated = computed(() => from(order(), own() ?? order()[0] ?? ''))
  /** The page's own measure: what it writes larger is laid out larger. */
  const unit = computed(() =>
    width.value > 0 ? Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 : 1,
  )
  const how = computed(() => ({
    own: own() === undefined ? undefined : ('below' as const),
    letters: 19 * unit.value,
    unit: unit.value,
    most: 2,
  }))
  const plan = computed(
    () => layTable({ width: width.value, height: Math.max(1, usual.value) }, seated.value, how.value).plan,
  )
  return computed(() => {
    const box = { width: width.value, height: height.value }
    return question.height.value > 0
      ? layAsked(
          box,
          seated.value,
          { width: question.width.value, height: question.height.value },
          plan.value,
          unit.value,
        )
      : layTable(box, seated.value, { ...how.value, plan: plan.value })
  })
}
