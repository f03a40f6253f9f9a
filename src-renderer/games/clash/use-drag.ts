import { useEventListener } from '@vueuse/core'
import { shallowRef, type ShallowRef } from 'vue'
import type { Selection } from './use-selection.ts'

/** An arrow being drawn with the finger, in pixels of the table; `meant` once it ends where it would mean something. */
export interface Dragged {
  readonly path: string
  readonly meant: boolean
}
/** A press that moves less is a tap. */
const slack = 12

/**
 * To attack and to block by dragging: a creature that may is pulled onto the player, battlefield or attacker it is meant
 * for. Let go anywhere else, nothing happened. The tap that would follow is swallowed.
 */
export function useDrag(root: Readonly<ShallowRef<HTMLElement | null>>, selection: Selection) {
  const dragged = shallowRef<Dragged>()
  let from:
    | { readonly names: readonly string[]; readonly x: number; readonly y: number; readonly pointer: number }
    | undefined
  let moved = false

  function under({ clientX, clientY }: PointerEvent): readonly string[] {
    const hit = document.elementFromPoint(clientX, clientY)
    const one = (key: 'seat' | 'things' | 'field'): readonly string[] =>
      hit?.closest<HTMLElement>(`[data-${key}]`)?.dataset[key]?.split('|') ?? []
    return [...one('things'), ...one('seat'), ...one('field')]
  }
  useEventListener(root, 'pointerdown', event => {
    moved = false
    const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('.clash-tile') : null
    const names = tile?.dataset['things']?.split('|') ?? []
    if (!names.some(name => name in selection.mayPair.value)) return
    from = { names, x: event.clientX, y: event.clientY, pointer: event.pointerId }
  })
  useEventListener('pointermove', event => {
    const base = root.value?.getBoundingClientRect()
    if (from === undefined || base === undefined || event.pointerId !== from.pointer) return
    if (!moved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < slack) return
    moved = true
    const [x1, y1] = [from.x - base.left, from.y - base.top]
    const [x2, y2] = [event.clientX - base.left, event.clientY - base.top]
    dragged.value = { path: `M${x1} ${y1}L${x2} ${y2}`, meant: selection.drag(from.names, under(event), false) }
  })
  useEventListener('pointerup', event => {
    if (from !== undefined && moved && event.pointerId === from.pointer) selection.drag(from.names, under(event), true)
    stop()
  })
  useEventListener('pointercancel', stop)
  function stop(): void {
    from = dragged.value = undefined
  }
  useEventListener(
    root,
    'click',
    event => {
      // A drag by finger is followed by no click, so a click by keyboard after it must not be swallowed.
      if (!moved || event.detail === 0) return
      moved = false
      event.stopPropagation()
      event.preventDefault()
    },
    { capture: true },
  )
  return dragged
}
