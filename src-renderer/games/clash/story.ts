import type { Award, Names } from '../../table/contract.ts'
import { alone } from '../../table/ending/places.ts'
import { list, say } from '../../words/index.ts'
import type { ClashView } from './seen.ts'

/** So little life left is worth a word. */
const close = 3
/** So many creatures are an army. */
const many = 3

/** What a game of Clash is remembered for: a narrow win, the largest army at the end. */
export function awardsOf({ winners, seats, seatOrder, life, permanents }: ClashView, names: Names): readonly Award[] {
  if (winners === undefined) return []
  const awards: Award[] = []
  const left = winners.filter(seat => seats[seat]?.status === 'in')
  const least = Math.min(...left.map(seat => life[seat] ?? 0))
  if (least >= 1 && least <= close) {
    const who = list(left.filter(seat => life[seat] === least).map(seat => names[seat] ?? seat))
    awards.push({
      picture: 'candle-flame',
      title: say('clash.awards.whisker'),
      line: say('clash.awards.whisker-text', { who, n: least }),
    })
  }
  const creatures = Object.values(permanents).filter(one => one.power !== undefined)
  const army = alone(seatOrder, seat => creatures.filter(one => one.controller === seat).length)
  if (army !== undefined && army.n >= many)
    awards.push({
      picture: 'crossed-swords',
      title: say('clash.awards.army'),
      line: say('clash.awards.army-text', { who: names[army.seat] ?? army.seat, n: army.n }),
    })
  return awards
}
