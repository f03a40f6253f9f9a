import type { Seat } from '../core/game.ts'
import type { Rules } from './format.ts'

export type Role = 'emperor' | 'general'

/** What a seat is by where it stands (RULES FMT-19). */
export interface Place {
  /** 0 = the team of the player the seating is counted from. Absent where there are no teams. */
  readonly team?: 0 | 1
  readonly role?: Role
  /** A general between the emperor and another general. */
  readonly inner?: true
  /** The opponent straight across. */
  readonly across?: Seat
  /** Which of the star's five points, 0 to 4 clockwise (RULES FMT-15). */
  readonly point?: number
}

/** Teams clockwise from the first player. */
const opposite = [0, 1, 0, 1] as const
const beside = [0, 1, 1, 0] as const
/** A general ends team A's row on the left, so that the other team's row follows; emperors sit in the middle of theirs. */
const emperors = { 6: [2, 5], 10: [3, 8] } as const

/** Everybody's chair, from the first player round. `seats` are in table order and as many as the format takes. */
export function seatingOf(
  rules: Rules,
  seats: readonly Seat[],
  first: Seat,
  points: readonly number[] | undefined,
): { readonly [seat: Seat]: Place } {
  const n = seats.length
  const start = Math.max(0, seats.indexOf(first))
  const entries = seats.map((seat, index): [Seat, Place] => {
    const i = (index - start + n) % n
    const there = (offset: number): Seat => seats[(start + offset) % n]!
    switch (rules.seating) {
      case 'opposite':
        return [seat, { team: opposite[i % 4]! }]
      case 'beside':
        return [seat, { team: beside[i % 4]!, across: there([1, 0, 3, 2][i % 4]!) }]
      case 'emperors': {
        const [b, a] = emperors[n === 10 ? 10 : 6]
        const team = i >= 1 && i <= n / 2 ? 1 : 0
        if (i === a || i === b) return [seat, { team, role: 'emperor' }]
        const inner = n === 10 && [a, b].some(emperor => (i + 1) % n === emperor || (emperor + 1) % n === i)
        return [seat, { team, role: 'general', ...(inner ? { inner } : {}) }]
      }
      case 'star':
        return [seat, { point: points?.[index] ?? i % 5 }]
      case 'ring':
        return [seat, {}]
    }
  })
  return Object.fromEntries(entries)
}
