import type { Award, Names } from '../../table/contract.ts'
import { narrowWin } from '../../table/ending/awards.ts'
import { soleLeader } from '../../table/ending/places.ts'
import { t } from '../../words/index.ts'
import type { RefereeView } from '../../../src-engine/referee/view.ts'

/** The fewest knock-outs worth an award. */
const many = 2

/** What the game is remembered for: a narrow win, and who knocked out most of those who are out. */
export function awardsOf(view: RefereeView, names: Names): readonly Award[] {
  const { winners, seats, seatOrder, log } = view
  if (winners === undefined) return []
  const awards: Award[] = [...narrowWin(view, names)]
  /** By whom each was knocked out last; somebody may have been put back in between. */
  const by = new Map<string, string | undefined>()
  for (const { told, undone } of log) {
    if (undone) continue
    for (const event of told) if (event.type === 'knocked-out') by.set(event.seat, event.by)
  }
  const fallen = [...by].filter(([seat]) => seats[seat]?.status !== 'in')
  const hunter = soleLeader(seatOrder, seat => fallen.filter(([fell, from]) => from === seat && fell !== seat).length)
  if (hunter !== undefined && hunter.n >= many)
    awards.push({
      picture: 'crossed-swords',
      title: t('referee.awards.hunter'),
      line: t('referee.awards.hunter-text', { who: names(hunter.seat), n: hunter.n }),
    })
  return awards
}
