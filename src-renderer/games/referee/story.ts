import type { Award, Names } from '../../table/contract.ts'
import { alone, placesInCircle } from '../../table/ending/places.ts'
import { list, say } from '../../words/index.ts'
import type { RefereeView } from './seen.ts'

/** Finishing places, once it is over: before that anybody may be put back in. */
export function placesOf(view: RefereeView): ReadonlyMap<string, number> {
  return view.phase === 'over' ? placesInCircle(view) : new Map()
}

/** So little life left is worth a word. */
const close = 3
/** One knock-out everybody remembers by themselves. */
const many = 2

/** What the game is remembered for: a narrow win, and who knocked out most of those who are out. */
export function awardsOf({ winners, seats, seatOrder, life, log }: RefereeView, names: Names): readonly Award[] {
  if (winners === undefined) return []
  const awards: Award[] = []
  const left = winners.filter(seat => seats[seat]?.status === 'in')
  const least = Math.min(...left.map(seat => life[seat] ?? 0))
  if (least >= 1 && least <= close) {
    const who = list(left.filter(seat => life[seat] === least).map(seat => names[seat] ?? seat))
    awards.push({
      picture: 'candle-flame',
      title: say('referee.awards.whisker'),
      line: say('referee.awards.whisker-text', { who, n: least }),
    })
  }
  /** By whom each was knocked out last; somebody may have been put back in between. */
  const by = new Map<string, string | undefined>()
  for (const { told, undone } of log) {
    if (undone) continue
    for (const event of told) if (event.type === 'knocked-out') by.set(event.seat, event.by)
  }
  const fallen = [...by].filter(([seat]) => seats[seat]?.status !== 'in')
  const hunter = alone(seatOrder, seat => fallen.filter(([fell, from]) => from === seat && fell !== seat).length)
  if (hunter !== undefined && hunter.n >= many)
    awards.push({
      picture: 'crossed-swords',
      title: say('referee.awards.hunter'),
      line: say('referee.awards.hunter-text', { who: names[hunter.seat] ?? hunter.seat, n: hunter.n }),
    })
  return awards
}
