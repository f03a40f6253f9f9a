import type { Directive } from 'vue'
import { flyFrom } from '../../design/index.ts'

// Where things lie on this screen, by name: hands (`hand Ann`), decks, discard piles, and spots by their key.
const places = new Map<string, HTMLElement>()
const dropped = new Map<string, { readonly box: DOMRect; readonly at: number }>()

export const vPlace: Directive<HTMLElement, string> = {
  mounted: (element, { value }) => void places.set(value, element),
  updated(element, { value, oldValue }) {
    if (oldValue !== null && oldValue !== value && places.get(oldValue) === element) places.delete(oldValue)
    places.set(value, element)
  },
  beforeUnmount(element, { value }) {
    if (places.get(value) === element) places.delete(value)
  },
}

/** The next card that leaves this place starts from where the finger let it go. */
export function letGo(place: string, box: DOMRect): void {
  dropped.set(place, { box, at: performance.now() })
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
    const place = places.get(from)
    if (place?.isConnected) flyFrom(element, place.getBoundingClientRect())
  },
}
