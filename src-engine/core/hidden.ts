import type { Seat, Viewer } from './game.ts'

/**
 * A value only some seats may see. It is not `Json`, so a view that contains one does not compile, and at run time it
 * throws instead of being turned into text.
 */
export class Hidden<T> {
  readonly #value: T
  readonly visibleTo: readonly Seat[]

  constructor(value: T, visibleTo: readonly Seat[]) {
    this.#value = value
    this.visibleTo = visibleTo
  }

  /** For views: the value if the viewer may see it, else `undefined`. */
  for(viewer: Viewer): T | undefined {
    return this.visibleTo.includes(viewer) ? this.#value : undefined
  }

  /** For rules: the value. Files named `view.ts` may not call it (tests/architecture.test.ts). */
  open(): T {
    return this.#value
  }

  toJSON(): never {
    throw new Error('a hidden value was about to be sent')
  }
}
