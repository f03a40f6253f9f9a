import type { Row } from '../board/rows.ts'

/** Between seeing and pressing lies about this much, in milliseconds: what a key means was seen so long ago. */
export const glanceMs = 250

/** A Base on its way to the host has no number yet (own-acts.ts). */
const coming = -1

interface Shown {
  /** From when on, by the screen's clock. */
  readonly at: number
  /** The Bases from left to right, by number. */
  readonly ids: readonly number[]
}

/** How the rows lay a glance ago: a Base that pushes its way in does not turn a key that is pressed into another. */
export class RowHistory {
  readonly #rows = new Map<string, readonly Shown[]>()

  /** These rows are on the screen from now on. */
  show(rows: readonly Row[], now: number): void {
    for (const { name, bases } of rows) {
      const before = this.#rows.get(name) ?? []
      const ids = bases.map(base => base.id)
      const last = before.at(-1)
      if (last?.ids.length === ids.length && ids.every((id, at) => id === last.ids[at])) continue
      if (last?.ids.length === ids.length && ids.every((id, at) => id === last.ids[at] || last.ids[at] === coming)) {
        // One's own Base has got its number: it lay there all the time.
        const number = ids.find((id, at) => id !== last.ids[at])!
        const numbered = before.map(one => ({ ...one, ids: one.ids.map(id => (id === coming ? number : id)) }))
        this.#rows.set(name, numbered)
        continue
      }
      // Of what lay there longer than a glance ago only the newest is needed.
      const old = before.findLastIndex(one => one.at <= now - glanceMs)
      this.#rows.set(name, [...before.slice(Math.max(0, old)), { at: now, ids }])
    }
  }

  /** The Bases of a row as the eye has them now; nothing where it was never shown. */
  seen(row: string, now: number): readonly number[] | undefined {
    const shown = this.#rows.get(row) ?? []
    return (shown.findLast(one => one.at <= now - glanceMs) ?? shown[0])?.ids
  }
}
