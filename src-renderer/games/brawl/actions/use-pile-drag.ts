import { shallowRef, watch } from 'vue'
import type { Seat } from '../../../../src-engine/core/game.ts'
import { useDrag } from '../../../table/actions/use-drag.ts'
import { discard } from '../board/flights.ts'
import { readSpot } from '../board/spots.ts'
import type { OwnActions } from './use-own-actions.ts'

export type Pile = 'deck' | 'hand' | 'discard'
export interface Drag {
  readonly seat: Seat
  readonly x: number
  readonly y: number
  /** What lies under the finger: a spot's key, or `discard`. */
  readonly over: string | undefined
}
/**
 * Taps and drags on the three piles, by mouse, pen or finger. A press on the deck draws at once, and the same press may
 * carry the card on to where it is played, even before its face has come.
 */
export function usePileDrag(own: OwnActions, touched: (seat: Seat) => void) {
  const drag = shallowRef<Drag>()
  let dragging: Seat = ''
  const { follow } = useDrag({
    moved(event) {
      drag.value = { seat: dragging, x: event.clientX, y: event.clientY, over: under(event, dragging) }
    },
    ended: () => (drag.value = undefined),
    dropped(event) {
      const [seat, over] = [dragging, under(event, dragging)]
      if (over === undefined) return
      discard(`hand ${seat}`, new DOMRect(event.clientX - 36, event.clientY - 50, 72, 100))
      whenHeld(seat, () => put(seat, over))
    },
  })
  let waiting: { readonly seat: Seat; readonly run: () => void } | undefined

  watch(own.view, () => {
    if (waiting === undefined || own.seatOf(waiting.seat)?.hand === undefined) return
    const { run } = waiting
    waiting = undefined
    run()
  })

  function press(event: PointerEvent, seat: Seat, pile: Pile): void {
    if (event.button !== 0) return
    event.preventDefault()
    touched(seat)
    const now = own.seatOf(seat)
    const holds = now?.hand !== undefined || now?.coming === true
    if (pile === 'deck') {
      if (holds || !own.draw(seat)) return
    } else if (pile === 'discard') {
      if (holds) return void own.discard(seat)
      if (!own.take(seat)) return
    } else if (!holds) return
    dragging = seat
    follow(event)
  }

  function put(seat: Seat, over: string): void {
    if (over === 'discard') return void own.discard(seat)
    const spot = readSpot(over)
    if (spot !== undefined) own.play(seat, spot)
  }
  function whenHeld(seat: Seat, run: () => void): void {
    if (own.seatOf(seat)?.hand === undefined) waiting = { seat, run }
    else run()
  }
  return { drag, press, whenHeld }
}

function under({ clientX, clientY }: PointerEvent, seat: Seat): string | undefined {
  const element = document.elementFromPoint(clientX, clientY)
  const spot = element?.closest<HTMLElement>('[data-spot]')?.dataset['spot']
  if (spot !== undefined) return spot
  return element?.closest<HTMLElement>('[data-pile="discard"]')?.dataset['seat'] === seat ? 'discard' : undefined
}
