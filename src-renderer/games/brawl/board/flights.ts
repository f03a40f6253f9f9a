import type { Directive } from 'vue'
import { anchorBox, flyFrom } from '../../../design/index.ts'

const dropped = new Map<string, { readonly box: DOMRect; readonly at: number }>()

/** The next card that leaves this anchor starts from where the finger let it go. */
export function discard(anchor: string, box: DOMRect): void {
  dropped.set(anchor, { box, at: performance.now() })
}

type From = string | undefined

/**
 * `v-arrive="'hand Ann'"`: the element flies in from that anchor when it is mounted. An anchor that is worked out from the
 * events is given as a function: it is called once then, so that later events do not redraw the element.
 */
export const vArrive: Directive<HTMLElement, From | (() => From)> = {
  mounted(element, { value }) {
    const from = typeof value === 'function' ? value() : value
    if (from === undefined) return
    const recent = dropped.get(from)
    dropped.delete(from)
    if (recent !== undefined && performance.now() - recent.at < 400) return void flyFrom(element, recent.box)
    const box = anchorBox(from)
    if (box) flyFrom(element, box)
  },
}
