import type { Award, Names } from '../../table/contract.ts'
import { formatList, t } from '../../words/index.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'

interface Count {
  readonly seats: readonly string[]
  readonly n: number
}

/** Who did something most often, and how often; no seats if nobody did. */
function most(seats: readonly string[], count: (seat: string) => number): Count {
  const n = Math.max(0, ...seats.map(count))
  return { seats: n === 0 ? [] : seats.filter(seat => count(seat) === n), n }
}

/** What a game of whist is remembered for, the rarest first: a dog that came back, narrow escapes, sweeps, tricks. */
export function awardsOf({ order, results }: WhistView, names: Names): readonly Award[] {
  const who = (seats: readonly string[]): string => formatList(seats.map(seat => names[seat] ?? seat))
  const back = order.filter(seat =>
    results.some((hand, i) => hand.dogs.includes(seat) && (results[i + 1]?.tricks[seat] ?? 0) > 0),
  )
  const swept = results.find(hand => hand.cards > 1 && order.some(seat => hand.tricks[seat] === hand.cards))
  const sweeper = order.filter(seat => swept !== undefined && swept.tricks[seat] === swept.cards)
  const narrow = most(order, seat => results.filter(hand => hand.cards > 1 && hand.tricks[seat] === 1).length)
  const tricks = most(order, seat => results.reduce((sum, hand) => sum + (hand.tricks[seat] ?? 0), 0))
  return [
    ...(back.length > 0
      ? [
          {
            picture: 'sitting-dog',
            title: t('whist.awards.dog'),
            line: t('whist.awards.dog-text', { who: who(back) }),
          },
        ]
      : []),
    ...(swept !== undefined
      ? [
          {
            picture: 'crossed-swords',
            title: t('whist.awards.sweep'),
            line: t('whist.awards.sweep-text', { who: who(sweeper), n: swept.cards }),
          },
        ]
      : []),
    ...(narrow.seats.length === 1
      ? [
          {
            picture: 'candle-flame',
            title: t('moments.whisker'),
            line: t('whist.awards.whisker-text', { who: who(narrow.seats), n: narrow.n }),
          },
        ]
      : []),
    ...(tricks.seats.length > 0
      ? [
          {
            picture: 'card-play',
            title: t('whist.awards.grabber'),
            line: t('whist.awards.grabber-text', { who: who(tricks.seats), n: tricks.n }),
          },
        ]
      : []),
  ]
}
