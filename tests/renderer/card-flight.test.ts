import { afterEach, expect, test, vi } from 'vitest'
import type { DirectiveBinding, ObjectDirective, VNode } from 'vue'
import { vCardFlight, vFlightAnchor, type Flight } from '../../src-renderer/design/cards/card-flight.ts'

// Each look at where a card lies, after anything was drawn, makes the browser lay out the page again.

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What was done, in order: `measure` or `draw`. */
let done: string[] = []
let keyframes: Keyframe[] = []

function element(left: number): HTMLElement {
  const one = {
    isConnected: true,
    style: {},
    getBoundingClientRect: () => {
      done.push('measure')
      return { left, top: 0, width: 60, height: 84 }
    },
    animate: (frames: Keyframe[]) => {
      done.push('draw')
      keyframes.push(...frames)
      return { cancel: () => undefined, addEventListener: () => undefined }
    },
    cloneNode: () => element(left),
    setAttribute: () => undefined,
    removeAttribute: () => undefined,
  }
  return one as unknown as HTMLElement
}

const hook = <V>(directive: unknown, name: 'mounted' | 'beforeUnmount', one: HTMLElement, value: V): void =>
  (directive as ObjectDirective<HTMLElement, V>)[name]!(
    one,
    { value, oldValue: null } as unknown as DirectiveBinding<V, string>,
    undefined as unknown as VNode<unknown, HTMLElement>,
    null as never,
  )

test('seven cards that come and go together are all measured before one of them is drawn, and moved by the compositor', async () => {
  vi.stubGlobal('document', { body: { append: () => done.push('draw') } })
  const seats = Array.from({ length: 7 }, (_, at) => element(at * 100))
  for (const [at, seat] of seats.entries()) hook(vFlightAnchor, 'mounted', seat, `seat-${at}`)
  const cards = seats.map((_, at): [HTMLElement, Flight] => [
    element(at * 100 + 40),
    { key: `${at + 2}H`, from: `seat-${at}`, to: 'seat-3' },
  ])

  done = []
  keyframes = []
  for (const [card, flight] of cards) hook(vCardFlight, 'mounted', card, flight)
  await Promise.resolve()
  expect(done.filter(what => what === 'draw')).toHaveLength(7)
  expect(done.lastIndexOf('measure')).toBeLessThan(done.indexOf('draw'))

  done = []
  for (const [card, flight] of cards) {
    hook(vCardFlight, 'beforeUnmount', card, flight)
    // Vue takes it off the page before it comes to the next.
    done.push('draw')
  }
  await Promise.resolve()
  expect(done.filter(what => what === 'draw').length).toBeGreaterThan(7 * 2)
  expect(done.lastIndexOf('measure')).toBeLessThan(done.indexOf('draw'))
  expect(new Set(keyframes.flatMap(frame => Object.keys(frame)))).toEqual(new Set(['transform', 'opacity', 'offset']))
  for (const [at, seat] of seats.entries()) hook(vFlightAnchor, 'beforeUnmount', seat, `seat-${at}`)
})
