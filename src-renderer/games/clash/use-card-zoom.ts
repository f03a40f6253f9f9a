import { onBeforeUnmount, onMounted, shallowRef, type ShallowRef } from 'vue'

/** A card looked at closely, and where on the screen the small one is. */
export interface Look {
  readonly name: string
  readonly box: DOMRect
  readonly touch: boolean
  /** What the large card shall not cover: the buttons one may be about to press. */
  readonly free?: DOMRect | undefined
}

/**
 * The card large: after a moment under the mouse, after a long press of a finger. Whatever carries `data-look` can be
 * looked at, and says there which permanent or card it is. A long press is no tap.
 */
export function useCardZoom(root: Readonly<ShallowRef<HTMLElement | null>>) {
  const look = shallowRef<Look>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressed = false
  let at: readonly [x: number, y: number] = [0, 0]
  const found = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-look]') : null

  function wait(of: HTMLElement, touch: boolean, after: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      pressed = touch
      const free = root.value?.querySelector('.clash-buttons')?.getBoundingClientRect()
      look.value = { name: of.dataset['look']!, box: of.getBoundingClientRect(), touch, free }
    }, after)
  }
  function end(): void {
    clearTimeout(timer)
    look.value = undefined
  }
  const over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    const of = found(event)
    if (of === null) end()
    else if (look.value?.name !== of.dataset['look']) wait(of, false, look.value ? 60 : 320)
  }
  const down = (event: PointerEvent): void => {
    pressed = false
    at = [event.clientX, event.clientY]
    // What a mouse had enlarged goes: only a long press enlarges it again.
    end()
    const of = found(event)
    if (event.pointerType !== 'mouse' && of !== null) wait(of, true, 380)
  }
  // A finger that moves drags or scrolls, and enlarges no card.
  const move = (event: PointerEvent): void => {
    if (
      event.pointerType === 'mouse'
        ? event.buttons !== 0
        : Math.hypot(event.clientX - at[0], event.clientY - at[1]) > 10
    )
      end()
  }
  const up = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') end()
  }
  const click = (event: MouseEvent): void => {
    if (!pressed) return
    pressed = false
    event.preventDefault()
    event.stopPropagation()
  }
  const menu = (event: Event): void => {
    if (found(event)) event.preventDefault()
  }
  const listeners = [
    ['pointerover', over, false],
    ['pointerdown', down, false],
    ['pointermove', move, false],
    ['pointerup', up, false],
    ['pointercancel', end, false],
    ['pointerleave', end, false],
    ['scroll', end, true],
    ['click', click, true],
    ['contextmenu', menu, false],
  ] as const
  onMounted(() => {
    for (const [type, heard, capture] of listeners) root.value?.addEventListener(type, heard as EventListener, capture)
  })
  onBeforeUnmount(end)
  return look
}
