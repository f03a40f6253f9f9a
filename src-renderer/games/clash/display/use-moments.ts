import type { Names } from '../../../table/contract.ts'
import { useTemporaryList } from '../../../table/use-temporary-list.ts'
import { useNewEvents } from '../../../table/use-new-events.ts'
import { formatList, t } from '../../../words/index.ts'
import type { ClashProps } from '../props.ts'

/** Something the whole room looks up for. */
export interface Moment {
  readonly n: number
  readonly kind: 'fall' | 'end'
  readonly title: string
  readonly text: string
}

/** Falls and the end, each large for a few seconds. */
export function useMoments(props: ClashProps) {
  const { list: moments, show } = useTemporaryList<Moment>(4200, 1)
  const name = (names: Names, seat: string): string => names[seat] ?? seat
  useNewEvents(props, (events, numbers) => {
    for (const [at, event] of events.entries()) {
      const n = numbers[at]!
      const who = 'seat' in event ? name(props.names, String(event.seat)) : ''
      if (event.type === 'knocked-out') {
        const text = event.by === undefined ? '' : t('clash.tv.falls-to', { by: name(props.names, event.by) })
        show({ n, kind: 'fall', title: t('clash.tv.falls', { who }), text })
      } else if (event.type === 'over') {
        const winners = event.winners.map(seat => name(props.names, seat))
        const title = event.draw
          ? t('clash.tv.draw')
          : t('clash.tv.wins', { who: formatList(winners), n: winners.length })
        show({ n, kind: 'end', title, text: '' })
      }
    }
  })
  return moments
}
