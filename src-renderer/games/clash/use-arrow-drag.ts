import { useEventListener } from '@vueuse/core'
import { shallowRef, type ShallowRef } from 'vue'
import { useDrag } from '../../table/actions/use-drag.ts'
import type { Selection } from './use-selection.ts'

/** An arrow being drawn with the finger, in pixels of the table; `meant` once it ends where it would mean something. */
export interface Dragged {
  readonly path: string
  readonly meant: boolean
}

/**
 * To play, attack and block by dragging: a card of the hand is pulled onto the table or what it is meant for, a creature
 * that may onto the player, battlefield or attacker. Let go anywhere else, nothing happened. The tap that would follow is
 * swallowed. `pull`: what a card of the hand does there, by its place in the hand.
 */
export function useArrowDrag(
  root: Readonly<ShallowRef<HTMLElement | null>>,
  selection: Selection,
  pull: (at: number, onto: readonly string[], release: boolean) => boolean,
) {
  const dragged = shallowRef<Dragged>()
  let means: (event: PointerEvent, release: boolean) => boolean = () => false

  /** Names of what lies there; nothing where no table is. */
  function under({ clientX, clientY }: PointerEvent): readonly string[] | undefined {
    const hit = document.elementFromPoint(clientX, clientY)
    const one = (key: 'seat' | 'things' | 'field'): readonly string[] =>
      hit?.closest<HTMLElement>(`[data-${key}]`)?.dataset[key]?.split('|') ?? []
    const names = [...one('things'), ...one('seat'), ...one('field')]
    return names.length > 0 || hit?.closest('.clash-board') ? names : undefined
  }
  const { follow, wasDrag } = useDrag({
    moved(event, from) {
      const base = root.value?.getBoundingClientRect()
      if (base === undefined) return
      const [x1, y1] = [from.clientX - base.left, from.clientY - base.top]
      const [x2, y2] = [event.clientX - base.left, event.clientY - base.top]
      dragged.value = { path: `M${x1} ${y1}L${x2} ${y2}`, meant: means(event, false) }
    },
    dropped: event => void means(event, true),
    ended: () => (dragged.value = undefined),
  })
  let swallows = false
  useEventListener(root, 'pointerdown', event => {
    const pressed = event.target instanceof Element ? event.target : null
    const names = pressed?.closest<HTMLElement>('.clash-tile')?.dataset['things']?.split('|') ?? []
    const held = pressed?.closest<HTMLElement>('.clash-hand:not(.is-open) > .clash-held')?.dataset['at']
    means = (now, release) => {
      const onto = under(now)
      if (held === undefined) return selection.drag(names, onto ?? [], release)
      return onto !== undefined && pull(Number(held), onto, release)
    }
    swallows = held !== undefined || names.some(name => name in selection.mayPair.value)
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
