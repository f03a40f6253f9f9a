import type { Seat } from '../../../../src-engine/core/game.ts'
import type { Card } from '../../../../src-engine/brawl/cards.ts'
import { formatNumber, t } from '../../../words/index.ts'
import { cardName } from '../cards/card-text.ts'
import type { BrawlEvent } from '../../../../src-engine/brawl/events.ts'
import type { BrawlProps } from '../props.ts'
import type { Spot } from '../board/spots.ts'

/** A card that came down on the table, and whose it was. */
interface Put {
  readonly by: Seat
  readonly card: Card
}

/**
 * Who was first where this seat's card was meant to go, with what, and by how much: "Too late: Ben's red Hit was first
 * (12 ms)". Nothing where nobody else has put a card there. `late`: milliseconds since the last play the host took.
 */
export function tooLateText(
  { events, names }: Pick<BrawlProps, 'events' | 'names'>,
  seat: Seat,
  spot: Spot,
  late?: number,
): string | undefined {
  const at = events.findLastIndex(({ event }) => {
    const put = putBy(event, spot)
    return put !== undefined && put.by !== seat
  })
  const put = at < 0 ? undefined : putBy(events[at]!.event, spot)
  if (put === undefined) return undefined
  const params = { who: names(put.by), card: cardName(put.card) }
  // The host counts from the last play of all; where that was another one, the time says nothing of this.
  const last = events.slice(at + 1).every(({ event }) => !('by' in event))
  if (late === undefined || !last) return t('brawl.line.late', params)
  return t('brawl.line.late-by', { ...params, time: formatNumber(late) })
}

/** What somebody put on the Base of this spot, or on an end of its row where a Base was to go. */
function putBy(event: BrawlEvent, { row, id, edge, side }: Spot): Put | undefined {
  switch (event.type) {
    case 'base':
      return edge !== undefined && (row === '' || event.zone === row) ? { by: event.by, card: 'base' } : undefined
    case 'play':
      return event.id === id && (side === undefined || event.of === side) ? event : undefined
    case 'clear':
    case 'freeze':
    case 'reverse':
      return event.id === id ? { by: event.by, card: event.type } : undefined
    case 'modify':
      return event.id === id ? event : undefined
    default:
      return undefined
  }
}
