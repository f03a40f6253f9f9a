import type { Award, Names } from '../../table/contract.ts'
import { narrowWin } from '../../table/ending/awards.ts'
import { soleLeader } from '../../table/ending/places.ts'
import { t } from '../../words/index.ts'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'

/** So many creatures are an army. */
const many = 3

/** Awards of a game of Clash: a narrow win, the largest army at the end. */
export function awardsOf(view: ClashView, names: Names): readonly Award[] {
  const { winners, seatOrder, permanents } = view
  if (winners === undefined) return []
  const awards = [...narrowWin(view, names)]
  const creatures = Object.values(permanents).filter(one => one.power !== undefined)
  const army = soleLeader(seatOrder, seat => creatures.filter(one => one.controller === seat).length)
  if (army !== undefined && army.n >= many)
    awards.push({
      picture: 'crossed-swords',
      title: t('clash.awards.army'),
      line: t('clash.awards.army-text', { who: names(army.seat), n: army.n }),
    })
  return awards
}
