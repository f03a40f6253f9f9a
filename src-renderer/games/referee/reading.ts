import type { RefereeView } from '../../../src-engine/referee/view.ts'
import type { Reading } from '../../table/contract.ts'
import { formatList, t } from '../../words/index.ts'
import { counterName, pointsText } from './labels.ts'
import { isIn } from './seats.ts'

/** A refereed table read again: everybody's life, counters and points, and whom one may attack. */
export const reading: Reading<RefereeView> = {
  table({ view, viewer, names }) {
    const seats = Object.entries(view.seats).map(([seat, { counters = {} }]) => {
      const who = names(seat)
      if (!isIn(view, seat)) return t('refereeTable.read.out', { who })
      const points = view.points?.[seat]
      const more = [
        ...Object.entries(counters).map(([name, n]) => t('refereeTable.facts.counter', { n, name: counterName(name) })),
        ...(points === undefined ? [] : [pointsText(points)]),
      ]
      const life = view.life[seat] ?? 0
      if (more.length === 0) return t('refereeTable.read.seat', { who, life })
      return t('refereeTable.read.seat-with', { who, life, more: formatList(more) })
    })
    const foes = isIn(view, viewer) ? (view.mayAttack[viewer] ?? []) : []
    if (foes.length === 0) return seats
    return [...seats, t('refereeTable.read.attack', { whom: formatList(foes.map(names)) })]
  },
}
