import type { Award, Names } from '../../table/contract.ts'
import { soleLeader } from '../../table/ending/places.ts'
import { formatList, isolated, t } from '../../words/index.ts'
import { rowsOf, sideName } from './board/rows.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'

/** Awards of a fight, from the table as it was counted; none if it was decided before the count. */
export function awardsOf(view: BrawlView, names: Names): readonly Award[] {
  const why = view.result?.why
  if (view.phase !== 'over' || why === undefined || why === 'conceded' || why === 'forfeit') return []
  const bases = rowsOf(view).flatMap(row => (row.closed ? [] : row.bases))
  const sides = [...new Set(view.order.map(seat => sideName(view, seat)))]
  const raid = soleLeader(sides, side => bases.filter(base => base.leader === side && base.owner !== side).length)
  const laid = bases.flatMap(base => [...base.laid.on, ...Object.values(base.laid.sides).flat()])
  const hands = soleLeader(view.order, seat => laid.filter(by => by === seat).length)
  const awards: Award[] = []
  if (view.result?.draw) {
    const line = formatList(Object.entries(view.result.bases).map(([seat, n]) => `${isolated(names(seat))} ${n}`))
    awards.push({ picture: 'trophy', title: t('brawl.count.title'), line })
  }
  if (raid !== undefined) {
    const team = view.teams?.find(one => one[0] === raid.seat) ?? [raid.seat]
    const params = { who: formatList(team.map(names)), n: raid.n }
    awards.push({ picture: 'fist', title: t('brawl.awards.raid'), line: t('brawl.awards.raid-text', params) })
  }
  if (hands !== undefined) {
    const params = { who: names(hands.seat), n: hands.n }
    awards.push({ picture: 'card-play', title: t('brawl.awards.hands'), line: t('brawl.awards.hands-text', params) })
  }
  return awards
}
