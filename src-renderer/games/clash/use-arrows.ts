import { useEventListener, useResizeObserver } from '@vueuse/core'
import { nextTick, onMounted, shallowRef, watch, type ShallowRef } from 'vue'

export interface Aimed {
  readonly from: string
  readonly to: string
  readonly kind: 'attack' | 'block' | 'aim'
}
export interface Arrow {
  readonly key: string
  readonly path: string
  readonly kind: Aimed['kind']
}

/** How far it is from the middle of a box to its edge in a direction, and a little more. */
const toEdge = ({ width, height }: DOMRect, x: number, y: number): number =>
  Math.min(width / 2 / Math.max(1e-6, Math.abs(x)), height / 2 / Math.max(1e-6, Math.abs(y))) + 4

/** Where arrows run on the screen, from thing to thing and player: measured again whenever the table changes. */
export function useArrows(
  root: Readonly<ShallowRef<HTMLElement | null>>,
  aimed: () => readonly Aimed[],
  when: () => unknown,
  /** They run from edge to edge, and so may lie under what stands there. */
  fromEdges: () => boolean = () => false,
) {
  const arrows = shallowRef<readonly Arrow[]>([])
  const quote = (text: string): string => CSS.escape(text)
  function boxOf(name: string): DOMRect | undefined {
    const all = root.value?.querySelectorAll<HTMLElement>(
      `[data-thing="${quote(name)}"],[data-seat="${quote(name)}"],[data-arrow="${quote(name)}"]`,
    )
    const [found] = [...(all ?? [])]
    if (found !== undefined) return found.getBoundingClientRect()
    const groups = [...(root.value?.querySelectorAll<HTMLElement>('[data-things]') ?? [])]
    return groups.find(group => group.dataset['things']!.split('|').includes(name))?.getBoundingClientRect()
  }
  /** The battlefield of a player: an attack on them ends at its edge, and covers nothing that stands there. */
  const fieldOf = (name: string): DOMRect | undefined =>
    root.value?.querySelector(`[data-field="${quote(name)}"]`)?.getBoundingClientRect()
  function measure(): void {
    const base = root.value?.getBoundingClientRect()
    if (base === undefined) return
    const seen = new Set<string>()
    arrows.value = aimed().flatMap(({ from, to, kind }) => {
      const [a, b] = [boxOf(from), boxOf(to)]
      if (a === undefined || b === undefined) return []
      const [x1, y1] = [a.left + a.width / 2 - base.left, a.top + a.height / 2 - base.top]
      const field = kind === 'attack' ? fieldOf(to) : undefined
      const near = field && (a.top < field.top ? field.top + 2 : field.bottom - 2) - base.top
      // An arrow to something scrolled out of sight ends at the edge it lies behind.
      const x2 = near === undefined ? Math.max(6, Math.min(base.width - 6, b.left + b.width / 2 - base.left)) : x1
      const y2 = near ?? b.top + b.height / 2 - base.top
      const [dx, dy] = [x2 - x1, y2 - y1]
      const long = Math.hypot(dx, dy)
      if (long < 12) return []
      // Not from middle to middle, so that it does not cover the cards.
      const isOutside = fromEdges()
      const off = isOutside
        ? toEdge(a, dx / long, dy / long)
        : Math.min(a.width, a.height) * (near === undefined ? 0.36 : 0.46)
      const end = isOutside
        ? toEdge(b, dx / long, dy / long)
        : near === undefined
          ? Math.min(b.width, b.height) * 0.3
          : 0
      if (isOutside && off + end > long) return []
      const [sx, sy] = [x1 + (dx / long) * off, y1 + (dy / long) * off]
      const [ex, ey] = [x2 - (dx / long) * end, y2 - (dy / long) * end]
      const bend = Math.min(60, long * 0.16)
      const path = `M${sx.toFixed(0)} ${sy.toFixed(0)}Q${((sx + ex) / 2 - (dy / long) * bend).toFixed(0)} ${((sy + ey) / 2 + (dx / long) * bend).toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}`
      if (seen.has(path)) return []
      seen.add(path)
      return [{ key: `${kind} ${from} ${to}`, path, kind }]
    })
  }
  const later = async (): Promise<void> => {
    await nextTick()
    requestAnimationFrame(measure)
  }
  watch([aimed, when], later)
  onMounted(later)
  useResizeObserver(root, () => void later())
  // The seats and a full battlefield scroll under the arrows; a scroll event does not bubble.
  useEventListener(root, 'scroll', measure, { capture: true, passive: true })
  return arrows
}
