import type { Seat, Viewer } from './game.ts'

/**
 * A value only some seats may see. It is no `Json`, so a view that lets one slip does not compile,
 * and at run time it refuses to be turned into text.
 */
export class Hidden<T> {
  readonly #value: T
  readonly visibleTo: readonly Seat[]

  constructor(value: T, visibleTo: readonly Seat[]) {
    this.#value = value
    this.visibleTo = visibleTo
  }

  /** The view's way in: the value if the viewer may see it, else nothing at all. */
  for(viewer: Viewer): T | undefined {
    return this.visibleTo.includes(viewer) ? this.#value : undefined
  }

  /** The rules' way in. Files named `view.ts` may not call it (tests/architecture.test.ts). */
  open(): T {
    return this.#value
  }

  toJSON(): never {
    throw new Error('a hidden value was about to be sent')
  }
}
