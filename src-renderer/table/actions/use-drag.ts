import { useEventListener } from '@vueuse/core'

/** A press that moves less, in pixels, is a tap. */
const slack = 10

interface Dragging {
  /** Called while the pointer moves, once it has moved too far for a tap. */
  readonly moved: (event: PointerEvent, from: PointerEvent) => void
  /** It is let go after a drag. */
  readonly dropped: (event: PointerEvent) => void
  /** It is over: dropped, only tapped, or taken away by the system. */
  readonly ended: () => void
}

/** Dragging by mouse, pen or finger: `follow` a press, and its pointer is followed until it is let go. */
export function useDrag({ moved, dropped, ended }: Dragging) {
  let from: PointerEvent | undefined
  let isDrag = false
  useEventListener('pointermove', event => {
    if (from === undefined || event.pointerId !== from.pointerId) return
    isDrag ||= Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > slack
    if (isDrag) moved(event, from)
  })
  useEventListener(['pointerup', 'pointercancel'], (event: PointerEvent) => {
    if (event.pointerId !== from?.pointerId) return
    from = undefined
    ended()
    if (isDrag && event.type === 'pointerup') dropped(event)
  })
  return {
    follow(press: PointerEvent): void {
      from = press
      isDrag = false
    },
    /** Whether the last press that was followed went farther than a tap. */
    wasDrag: (): boolean => isDrag,
  }
}
