import type { Seat, Viewer } from './seat.ts'

/** What is in the place of a secret that was taken out. */
const gone = Symbol('taken out')

/**
 * A value only some seats may see. It is not `Json`, so a view that contains one does not compile, and at run time it
 * throws instead of being turned into text.
 */
export class Hidden<T> {
  readonly #value: T | typeof gone
  readonly visibleTo: readonly Seat[]

  constructor(value: T, visibleTo: readonly Seat[])
  /** `gone`: for `emptied` alone. */
  constructor(value: T | typeof gone, visibleTo: readonly Seat[]) {
    this.#value = value
    this.visibleTo = visibleTo
  }

  /** For views: the value if the viewer may see it, else `undefined`. */
  for(viewer: Viewer): T | undefined {
    return this.visibleTo.includes(viewer) && this.#value !== gone ? this.#value : undefined
  }

  /** For rules: the value. Files named `view.ts` may not call it (tests/architecture.test.ts). Throws where it was taken out. */
  open(): T {
    if (this.#value === gone) throw new Error('what nobody here may know was asked for')
    return this.#value
  }

  /** The same secret without its value, for whom it is none of theirs. */
  emptied(): Hidden<T> {
    return new Hidden<T>(gone as T, this.visibleTo)
  }

  get isEmpty(): boolean {
    return this.#value === gone
  }

  toJSON(): never {
    throw new Error('a hidden value was about to be sent')
  }
}
