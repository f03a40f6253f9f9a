import { useEventListener } from '@vueuse/core'
import { shallowRef, type ShallowRef } from 'vue'
import { useDrag } from '../../table/use-drag.ts'
import type { Selection } from './use-selection.ts'

/** An arrow being drawn with the finger, in pixels of the table; `meant` once it ends where it would mean something. */
export interface Dragged {
  readonly path: string
  readonly meant: boolean
}

/**
 * To attack and to block by dragging: a creature that may is pulled onto the player, battlefield or attacker it is meant
 * for. Let go anywhere else, nothing happened. The tap that would follow is swallowed.
 */
export function useArrowDrag(root: Readonly<ShallowRef<HTMLElement | null>>, selection: Selection) {
  const dragged = shallowRef<Dragged>()
  let names: readonly string[] = []

  function under({ clientX, clientY }: PointerEvent): readonly string[] {
    const hit = document.elementFromPoint(clientX, clientY)
    const one = (key: 'seat' | 'things' | 'field'): readonly string[] =>
      hit?.closest<HTMLElement>(`[data-${key}]`)?.dataset[key]?.split('|') ?? []
    return [...one('things'), ...one('seat'), ...one('field')]
  }
  const { follow, wasDrag } = useDrag({
    moved(event, from) {
      const base = root.value?.getBoundingClientRect()
      if (base === undefined) return
      const [x1, y1] = [from.clientX - base.left, from.clientY - base.top]
      const [x2, y2] = [event.clientX - base.left, event.clientY - base.top]
      dragged.value = { path: `M${x1} ${y1}L${x2} ${y2}`, meant: selection.drag(names, under(event), false) }
    },
    dropped: event => void selection.drag(names, under(event), true),
    ended: () => (dragged.value = undefined),
  })
  let swallows = false
  useEventListener(root, 'pointerdown', event => {
    const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('.clash-tile') : null
    names = tile?.dataset['things']?.split('|') ?? []
    swallows = names.some(name => name in selection.mayPair.value)
    if (swallows) follow(event)
  })
  useEventListener(
    root,
    'click',
    event => {
      // A drag by finger is followed by no click, so a click by keyboard after it must not be swallowed.
      if (!swallows || !wasDrag() || event.detail === 0) return
      swallows = false
      event.stopPropagation()
      event.preventDefault()
    },
    { capture: true },
  )
  return dragged
}
