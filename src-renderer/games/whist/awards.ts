import type { Award, Names } from '../../table/contract.ts'
import { seats } from '../../table/story/story.ts'
import { t } from '../../words/index.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'

interface Count {
  readonly seats: readonly string[]
  readonly n: number
}

/** Who did something most often, and how often; no seats if nobody did. */
function most(order: readonly string[], count: (seat: string) => number): Count {
  const n = Math.max(0, ...order.map(count))
  return { seats: n === 0 ? [] : order.filter(seat => count(seat) === n), n }
}

const award = (picture: string, title: string, line: string): Award => ({ picture, title, line })

/** What a game of whist is remembered for, the rarest first: a dog that came back, narrow escapes, sweeps, tricks. */
export function awardsOf({ order, results }: WhistView, names: Names): readonly Award[] {
  const said = ({ seats: whose, n }: Count) => ({ who: seats(whose, names), n })
  const back = order.filter(seat =>
    results.some((hand, i) => hand.dogs.includes(seat) && (results[i + 1]?.tricks[seat] ?? 0) > 0),
  )
  const swept = results.find(hand => hand.cards > 1 && order.some(seat => hand.tricks[seat] === hand.cards))
  const sweeper = order.filter(seat => swept?.tricks[seat] === swept?.cards)
  const narrow = most(order, seat => results.filter(hand => hand.cards > 1 && hand.tricks[seat] === 1).length)
  const tricks = most(order, seat => results.reduce((sum, hand) => sum + (hand.tricks[seat] ?? 0), 0))
  return [
    back.length > 0 &&
      award('sitting-dog', t('whist.awards.dog'), t('whist.awards.dog-text', said({ seats: back, n: 1 }))),
    swept !== undefined &&
      award(
        'crossed-swords',
        t('whist.awards.sweep'),
        t('whist.awards.sweep-text', said({ seats: sweeper, n: swept.cards })),
      ),
    narrow.seats.length === 1 &&
      award('candle-flame', t('moments.whisker'), t('whist.awards.whisker-text', said(narrow))),
    tricks.n > 0 && award('card-play', t('whist.awards.grabber'), t('whist.awards.grabber-text', said(tricks))),
  ].filter(one => one !== false)
}
