import type { Seat } from '../../../src-engine/core/game.ts'
import type { FormatView, SeatStanding } from '../../../src-engine/formats/index.ts'
import { formatList, t } from '../../words/index.ts'
import type { Award, Names } from '../contract.ts'

/** So little life left is worth a word. */
const close = 3

/** What the view of a game in a format tells of its end. */
interface Ended {
  readonly winners?: readonly Seat[]
  readonly seats: { readonly [seat: Seat]: Pick<SeatStanding, 'status'> }
  readonly life: FormatView['life']
}

/** A win by a whisker: who of the winners came through with next to no life. Nobody, and there is no such award. */
export function narrowWin({ winners = [], seats, life }: Ended, names: Names): readonly Award[] {
  const left = winners.filter(seat => seats[seat]?.status === 'in')
  const least = Math.min(...left.map(seat => life[seat] ?? 0))
  if (least < 1 || least > close) return []
  const who = formatList(left.filter(seat => life[seat] === least).map(names))
  const line = t('moments.whisker-text', { who, n: least })
  return [{ picture: 'candle-flame', title: t('moments.whisker'), line }]
}
