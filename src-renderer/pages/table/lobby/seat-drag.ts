import { effectScope } from 'vue'
import { useDrag } from '../../../table/actions/use-drag.ts'

/** Nearer to the upper or lower edge of the window, in pixels, the page goes on below what is carried. */
const edge = 56

/**
 * A seat of the list follows the pointer that pressed it, by mouse, pen or finger, and the one whose place it would take
 * is marked. `dropped` is called with that one's index where it is let go over one.
 */
export function carrySeat(press: PointerEvent, seat: HTMLElement, dropped: (place: number) => void): void {
  const scope = effectScope()
  let over: Element | undefined
  const mark = (next?: Element): void => {
    over?.classList.remove('is-target')
    next?.classList.add('is-target')
    over = next
  }
  scope.run(() => {
    const { follow } = useDrag({
      moved: ({ clientX, clientY, pageX, pageY }, from) => {
        if (clientY < edge || clientY > innerHeight - edge) scrollBy(0, clientY < edge ? -edge / 4 : edge / 4)
        seat.classList.add('is-carried')
        seat.style.translate = `${pageX - from.pageX}px ${pageY - from.pageY}px`
        const list = seat.parentElement
        mark(document.elementsFromPoint(clientX, clientY).find(one => one.parentElement === list && one !== seat))
      },
      dropped: () => {
        if (over) dropped([...over.parentElement!.children].indexOf(over))
      },
      ended: () => {
        scope.stop()
        over?.classList.remove('is-target')
        seat.classList.remove('is-carried')
        seat.style.translate = ''
      },
    })
    follow(press)
  })
}
