import type { Row } from '../board/rows.ts'

/** Milliseconds from seeing the table to pressing a key: a key means the row as it was drawn so long ago. */
export const glanceMs = 250

/** A Base that the host has not accepted yet has no number (pending-actions.ts). */
const coming = -1

interface Shown {
  /** Since when it is drawn so, by the screen's clock. */
  readonly at: number
  /** The Bases from left to right, by number. */
  readonly ids: readonly number[]
}

/** The rows as they were drawn a moment ago, so that a Base that is just pushed in does not change what a pressed key means. */
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
      // Of what was drawn longer ago than that only the newest is needed.
      const old = before.findLastIndex(one => one.at <= now - glanceMs)
      this.#rows.set(name, [...before.slice(Math.max(0, old)), { at: now, ids }])
    }
  }

  /** The Bases of a row as they were drawn a moment ago; nothing where it was never drawn. */
  seen(row: string, now: number): readonly number[] | undefined {
    const shown = this.#rows.get(row) ?? []
    return (shown.findLast(one => one.at <= now - glanceMs) ?? shown[0])?.ids
  }
}
