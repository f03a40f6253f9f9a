import { useElementSize } from '@vueuse/core'
import { computed, type ComponentPublicInstance, type Ref } from 'vue'
import { edge, from, inPercent, spot } from './ring.ts'
import { layRows, needsRows } from './table-rows.ts'

/** Pixels of a table's height that its rim and what is written on the felt take, and a full hand with its prompt below it. */
const aboveFelt = 80
const belowFelt = 290
/** Two rows of badges with the longest names. */
const badgesLeast = 170

/**
 * Where everybody's badge and card lies on a player's felt: in a ring where it has room, else in rows, each card below its
 * badge. Which of the two is decided by the whole table, so that it stays as it is in mid-hand, whatever is asked below
 * the felt. `own`: the viewer's seat, whose badge lies beside their hand; `asked`: what is asked on
 * the felt: rows lie above it.
 */
export function useSeatLayout(
  table: Readonly<Ref<HTMLElement | null>>,
  felt: Readonly<Ref<HTMLElement | null>>,
  order: () => readonly string[],
  bottom: () => string,
  own: () => string | undefined,
  asked: Readonly<Ref<ComponentPublicInstance | null>>,
) {
  const { width, height } = useElementSize(felt)
  const whole = useElementSize(table)
  const question = useElementSize(asked, undefined, { box: 'border-box' })
  const count = computed(() => order().length)
  const around = computed(() => from(order(), bottom()))
  const inRows = computed(() => {
    const room = whole.height.value - aboveFelt - (own() === undefined ? 0 : belowFelt)
    return whole.height.value > 0 && needsRows(count.value, whole.width.value, room)
  })
  const crowded = computed(() => count.value > 7 && !inRows.value)
  // Width over height of the ring, for spreading a full table evenly along its edge.
  const aspect = computed(() => (width.value > 0 && height.value > 0 ? width.value / height.value : 1.6))
  /** In rows the seat on one's left comes first and oneself last, as the turn goes. */
  const seated = computed(() => [...around.value.slice(1), ...around.value.slice(0, 1)])
  const rows = computed(() => {
    if (!inRows.value) return undefined
    const left = height.value - question.height.value
    if (question.height.value === 0) return layRows(count.value, width.value, height.value)
    // Where nothing is left above a question it lies over the cards' places, which are empty then.
    if (left < badgesLeast) return layRows(count.value, width.value, height.value, { atEdge: true })
    return layRows(count.value, width.value, left, { largest: 0 })
  })

  const spots = computed(() => {
    const laid = rows.value
    const all =
      laid === undefined
        ? around.value.map((id, i) => ({
            id,
            ...(crowded.value ? edge(i, count.value, aspect.value) : spot(i, count.value)),
          }))
        : seated.value.map((id, i) => {
            const box = { width: width.value, height: height.value }
            return { id, ...inPercent(laid.points[i]!.badge, laid.badge, box) }
          })
    return all.filter(one => one.id !== own())
  })
  const cells = computed(() => {
    const laid = rows.value
    if (laid === undefined) return undefined
    return {
      cardWidth: laid.cardWidth,
      at: Object.fromEntries(seated.value.map((id, i) => [id, laid.points[i]!.card])),
    }
  })
  const small = computed(() => (rows.value === undefined ? undefined : rows.value.beside ? 'beside' : 'below'))
  /** Of a badge in rows, for its style sheet. */
  const badge = computed(() => {
    if (rows.value === undefined) return {}
    const { badge: box, lines, marks } = rows.value
    return {
      '--badge-width': `${box.width}px`,
      '--badge-height': `${box.height}px`,
      '--name-lines': lines,
      '--marks-height': `${marks}px`,
    }
  })
  return { spots, cells, small, badge, crowded }
}
