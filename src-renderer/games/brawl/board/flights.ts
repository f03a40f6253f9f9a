import type { Directive } from 'vue'
import { anchorBox, flyFrom } from '../../../design/index.ts'

const dropped = new Map<string, { readonly box: DOMRect; readonly at: number }>()

/** The next card that leaves this anchor starts from where the finger let it go. */
export function discard(anchor: string, box: DOMRect): void {
  dropped.set(anchor, { box, at: performance.now() })
}

type From = string | undefined

/**
 * `v-arrive="'hand Ann'"`: flies in from there when it is put on the table. What asks the events for it is given as a
 * function: it is asked once then, and what is drawn does not hang on every event to come.
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
