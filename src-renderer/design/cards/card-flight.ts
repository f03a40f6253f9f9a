// Cards that move. A card keeps its key wherever it is drawn; when it turns up in a new place it flies there from where
// it was last seen, and when it goes away it may fly on to a named place (the winner's seat). The truth is always the
// new layout: a flight is only drawn over it, can be cut short by the next one at any point, and is left out on request.
import type { Directive } from 'vue'
import { motionIsLess } from '../preferences.ts'

export interface Flight {
  /** Which card, such as `AH`; without it the card only flies from and to anchors. */
  readonly key?: string | undefined
  /** The place it comes from when it was nowhere before. */
  readonly from?: string | undefined
  /** The place it flies to when it is taken away. */
  readonly to?: string | undefined
}
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const anchors = new Map<string, HTMLElement>()
const standing = new Map<string, Set<HTMLElement>>()
const seenLast = new Map<string, { readonly box: Box; readonly at: number }>()
const flights = new WeakMap<HTMLElement, Animation>()
const requests = new WeakMap<HTMLElement, Flight>()
/** A card that vanished longer ago than this is no longer in the air. */
const rememberedMs = 900

/** 220 to 350 ms by how far it is, in pixels. */
export function flightMs(distance: number): number {
  return Math.round(Math.min(350, Math.max(220, 200 + distance * 0.16)))
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** Where cards and anchors lay before what changes now: after the first card that goes, each would lay out the page again. */
let before: Map<Element, Box> | undefined
function boxBefore(element: Element): Box {
  if (before === undefined) {
    before = new Map(
      [...anchors.values(), ...[...standing.values()].flatMap(all => [...all])].map(one => [one, boxOf(one)]),
    )
    queueMicrotask(() => (before = undefined))
  }
  return before.get(element) ?? boxOf(element)
}
/** Flights of cards that move together begin together, once all of them have been measured, for the same reason. */
type Flying = () => void
const departures: (() => Flying | undefined)[] = []
function depart(measure: () => Flying | undefined): void {
  if (departures.push(measure) > 1) return
  queueMicrotask(() => {
    const all = departures.splice(0).map(one => one())
    for (const fly of all) fly?.()
  })
}

/** Moves an element, already where it belongs, in from another box. A flight in the air is taken over from where it is. */
export function flyFrom(element: HTMLElement, start: Box): void {
  if (motionIsLess() || typeof element.animate !== 'function') return
  flights.get(element)?.cancel()
  depart(() => {
    const end = boxOf(element)
    if (end.width === 0 || start.width === 0) return undefined
    const x = start.left + start.width / 2 - (end.left + end.width / 2)
    const y = start.top + start.height / 2 - (end.top + end.height / 2)
    const distance = Math.hypot(x, y)
    return distance < 2 ? undefined : () => fly(element, x, y, start.width / end.width)
  })
}
function fly(element: HTMLElement, x: number, y: number, scale: number): void {
  const lean = Math.max(-9, Math.min(9, -x / 40))
  // Nothing but what the compositor moves by itself: with a layer among them the page would work on every frame.
  const flight = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      {
        transform: `translate(${x * 0.3}px, ${y * 0.3 - 10}px) rotate(${lean}deg) scale(${(scale + 2.12) / 3})`,
        offset: 0.58,
      },
      { transform: 'none' },
    ],
    { duration: flightMs(Math.hypot(x, y)), easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)' },
  )
  element.style.zIndex = 'var(--layer-flight)'
  flights.set(element, flight)
  const land = (): void => {
    if (flights.get(element) === flight) element.style.zIndex = ''
  }
  for (const end of ['finish', 'cancel'] as const) flight.addEventListener(end, land)
}

/** Sends a copy of an element that is about to go to a place, shrinking; the copy is no part of the page for ears or hands. */
function flyAway(element: HTMLElement, anchor: string): void {
  const target = anchors.get(anchor)
  if (!target?.isConnected || motionIsLess() || typeof element.animate !== 'function') return
  const [start, end] = [boxBefore(element), boxBefore(target)]
  if (start.width === 0 || end.width === 0) return
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.inert = true
  ghost.setAttribute('aria-hidden', 'true')
  ghost.removeAttribute('data-testid')
  ghost.removeAttribute('data-card')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: 'var(--layer-flight)',
  })
  const x = end.left + end.width / 2 - (start.left + start.width / 2)
  const y = end.top + end.height / 2 - (start.top + start.height / 2)
  depart(() => () => {
    document.body.append(ghost)
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x * 0.8}px, ${y * 0.8}px) scale(0.55)`, opacity: 1, offset: 0.75 },
        { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0 },
      ],
      { duration: flightMs(Math.hypot(x, y)), easing: 'cubic-bezier(0.4, 0, 0.3, 1)', fill: 'forwards' },
    )
    const clear = (): void => ghost.remove()
    for (const end of ['finish', 'cancel'] as const) flight.addEventListener(end, clear)
  })
}

/** Where a card comes from; where nothing flies, nothing is measured, which would lay out the page once a card. */
function startOf(element: HTMLElement, flight: Flight): Box | undefined {
  if (motionIsLess()) return undefined
  if (flight.key !== undefined) {
    const other = [...(standing.get(flight.key) ?? [])].find(entry => entry !== element && entry.isConnected)
    if (other) return boxOf(other)
    const seen = seenLast.get(flight.key)
    if (seen && performance.now() - seen.at < rememberedMs) return seen.box
  }
  const place = flight.from === undefined ? undefined : anchors.get(flight.from)
  return place?.isConnected ? boxOf(place) : undefined
}
function stand(element: HTMLElement, key: string | undefined): void {
  if (key === undefined) return
  const set = standing.get(key) ?? new Set()
  standing.set(key, set.add(element))
}
function leave(element: HTMLElement, key: string | undefined): void {
  if (key === undefined) return
  const set = standing.get(key)
  set?.delete(element)
  if (set?.size === 0) standing.delete(key)
  if (element.isConnected && !motionIsLess()) seenLast.set(key, { box: boxBefore(element), at: performance.now() })
}

/** `v-card-flight="{ key: 'AH', from: 'seat-2', to: 'seat-1' }"` on whatever draws a card. */
export const vCardFlight: Directive<HTMLElement, Flight> = {
  mounted(element, { value }) {
    const start = startOf(element, value)
    stand(element, value.key)
    requests.set(element, value)
    if (start) flyFrom(element, start)
  },
  updated(element, { value }) {
    const before = requests.get(element)
    requests.set(element, value)
    if (before?.key === value.key) return
    leave(element, before?.key)
    const start = startOf(element, value)
    stand(element, value.key)
    if (start) flyFrom(element, start)
  },
  beforeUnmount(element) {
    const flight = requests.get(element)
    leave(element, flight?.key)
    if (flight?.to !== undefined) flyAway(element, flight.to)
  },
}

/** Where an anchor of this name lies on the screen just now. */
export function anchorBox(name: string): DOMRect | undefined {
  const anchor = anchors.get(name)
  return anchor?.isConnected ? anchor.getBoundingClientRect() : undefined
}

/** `v-flight-anchor="'seat-1'"` on an avatar or a pile: where cards come from and go to. */
export const vFlightAnchor: Directive<HTMLElement, string> = {
  mounted(element, { value }) {
    anchors.set(value, element)
  },
  updated(element, { value, oldValue }) {
    if (oldValue !== null && oldValue !== value && anchors.get(oldValue) === element) anchors.delete(oldValue)
    anchors.set(value, element)
  },
  beforeUnmount(element, { value }) {
    if (anchors.get(value) === element) anchors.delete(value)
  },
}
