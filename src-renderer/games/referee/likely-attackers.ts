import type { RefereeView } from '../../../src-engine/referee/view.ts'

/** Everybody else, in the order in which they are likely to have knocked a seat out: who hurt it last, then whose turn may attack it. */
export function likelyAttackers(view: RefereeView, seat: string): readonly string[] {
  const last = [...view.log].reverse().flatMap(({ by, action, told, undone }) => {
    if (undone) return []
    const hit = told.some(event => event.type === 'life' && event.seat === seat && event.amount < 0)
    return hit ? [typeof action['from'] === 'string' ? action['from'] : by] : []
  })
  const order = Object.keys(view.seats)
  const away = (one: string): number => {
    const steps = Math.abs(order.indexOf(one) - order.indexOf(seat))
    return Math.min(steps, order.length - steps)
  }
  const weight = (one: string): number =>
    (view.seats[one]!.status === 'in' ? 0 : 8) +
    (view.turns.includes(one) ? 0 : 2) +
    (view.mayAttack[one]?.includes(seat) === true ? 0 : 1)
  const others = order.filter(one => one !== seat).sort((a, b) => weight(a) - weight(b) || away(a) - away(b))
  const [first] = last.filter(one => one !== seat)
  return first === undefined ? others : [first, ...others.filter(one => one !== first)]
}
