import { useElementSize, useWindowSize } from '@vueuse/core'
import { computed, ref, watch, type ComponentPublicInstance, type Ref } from 'vue'
import { edge, from, inPercent, spot } from './ring.ts'
import { few, layAtSides, layBeforeOwn, layLarge, layRows, needsRows, type Rows } from './table-rows.ts'

/** Pixels of a table's height that its rim and what is written on the felt take, and a full hand with its prompt below it. */
const aboveFelt = 80
const belowFelt = 290
/** As `Rows.legible`. */
const leastLegible = 0.25
/** In badges under this width words of a name are broken. */
const narrowBadge = 86
/** Pixels between a question and the badges at its sides. */
const questionGap = 12

/**
 * Where everybody's badge and card lies on a player's felt: in a ring where it has room, else in rows, each card below its
 * badge. Which of the two, and how many rows, is decided by the window, so that it stays as it is in mid-hand, whatever is
 * asked below the felt, and also as the viewer goes out or gives up. `own`: the viewer's seat, whose badge lies beside
 * their hand; `asked`: what is asked on the felt: rows lie above it, or at both sides of it where that leaves names more room.
 */
export function useSeatLayout(
  table: Readonly<Ref<HTMLElement | null>>,
  felt: Readonly<Ref<HTMLElement | null>>,
  order: () => readonly string[],
  bottom: () => string,
  own: () => string | undefined,
  asked: Readonly<Ref<ComponentPublicInstance | null>>,
  letters: () => number,
) {
  const { width, height } = useElementSize(felt)
  const whole = useElementSize(table)
  const question = useElementSize(asked, undefined, { box: 'border-box' })
  const count = computed(() => order().length)
  const around = computed(() => from(order(), bottom()))
  const screen = useWindowSize()
  /** The table as high as it was at its highest in this window, whatever came below since, as the bar of whoever is out. */
  const tallest = ref(0)
  let then = 0
  watch(whole.height, now => {
    tallest.value = then === screen.height.value ? Math.max(tallest.value, now) : now
    then = screen.height.value
  })
  /** The height a felt has at least, whatever is asked or said below it. */
  const room = computed(() => tallest.value - aboveFelt - (own() === undefined ? 0 : belowFelt))
  /** Low, it holds the trick of few, but no question, and no badge at its lower end. */
  const mayBeLow = computed(() => own() !== undefined && question.height.value === 0)
  const inRows = computed(
    () =>
      tallest.value > 0 &&
      needsRows(count.value, whole.width.value, room.value, mayBeLow.value ? letters() : undefined),
  )
  const crowded = computed(() => count.value > 7 && !inRows.value)
  // Width over height of the ring, for spreading a full table evenly along its edge.
  const aspect = computed(() => (height.value && width.value / height.value) || 1.6)
  /** In rows the seat on one's left comes first and oneself last, as the turn goes. */
  const seated = computed(() => from(around.value, around.value[1]!))
  /** The felt as high as it was in this window. */
  const highest = ref(0)
  watch([width, count, whole.height], () => (highest.value = height.value))
  watch(height, now => (highest.value = Math.max(highest.value, now)))
  /**
   * In an upright window how many rows there are follows the window alone, whatever is asked or said below the felt; in a
   * broad one hand and prompt lie beside each other, and the felt stays as high as it is.
   */
  const isBroad = computed(() => whole.width.value > tallest.value)
  /** As legible as names and cards can be where the felt is so high. Many are laid in rows that hold one's own card too. */
  function lay(high: number, shape?: Rows['shape']): Rows {
    if (count.value > few) return layRows(count.value, width.value, high, { shape })
    const how = { letters: letters(), shape }
    const isBefore = own() !== undefined && !isBroad.value
    const laid = (...box: [width: number, height: number]): Rows =>
      isBefore ? layBeforeOwn(count.value - 1, ...box, how) : layRows(count.value, ...box, how)
    return layLarge(laid, width.value, high, shape)
  }
  // A felt has about half of the table.
  const shape = computed(() => lay(isBroad.value ? highest.value : tallest.value / 2).shape)
  const rows = computed(() => {
    if (!inRows.value) return undefined
    if (question.height.value === 0) return lay(height.value, shape.value)
    // Whoever is asked has their own badge beside their hand.
    const others = count.value - (own() === undefined ? 0 : 1)
    const above = layRows(others, width.value, height.value - question.height.value, { largest: 0 })
    const atSides = layAtSides(others, width.value, height.value, question.width.value + questionGap)
    const best = atSides.legible > above.legible ? atSides : above
    // Where no name could be read beside the question there is the question alone.
    return best.legible < leastLegible ? { ...best, points: [] } : best
  })

  const spots = computed(() => {
    const laid = rows.value
    const all =
      laid === undefined
        ? around.value.map((id, i) => ({
            id,
            ...(crowded.value ? edge(i, count.value, aspect.value) : spot(i, count.value)),
          }))
        : seated.value.flatMap((id, i) => {
            const box = { width: width.value, height: height.value }
            const at = laid.points[i]
            return at === undefined ? [] : { id, ...inPercent(at.badge, laid.badge, box) }
          })
    return all.filter(one => one.id !== own())
  })
  const cells = computed(() => {
    const laid = rows.value
    if (laid === undefined) return undefined
    return {
      cardWidth: laid.cardWidth,
      at: Object.fromEntries(seated.value.slice(0, laid.points.length).map((id, i) => [id, laid.points[i]!.card])),
    }
  })
  const small = computed(() => (rows.value === undefined ? undefined : rows.value.beside ? 'beside' : 'below'))
  const narrow = computed(() => small.value === 'below' && rows.value!.badge.width < narrowBadge)
  /** Of a badge in rows, for its style sheet. */
  const badge = computed(() => {
    if (rows.value === undefined) return {}
    const { badge: box, lines, marks, shape } = rows.value
    return {
      '--badge-width': `${box.width}px`,
      '--badge-height': `${box.height}px`,
      '--badge-scale': shape.scale,
      '--name-lines': lines,
      '--marks-height': `${marks}px`,
    }
  })
  return { spots, cells, small, narrow, badge, crowded }
}
