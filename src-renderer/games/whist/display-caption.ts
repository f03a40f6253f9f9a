import type { WhistEvent } from '../../../src-engine/whist/events.ts'
import type { Names } from '../../table/contract.ts'
import { capitalise, numberWord, t } from '../../words/index.ts'
import { cardText } from './captions.ts'
import { handText } from './scene-text.ts'

/** So many who tie are counted: the felt shows each of them with their card. */
const crowd = 3

/**
 * What the TV says of a tie of several and of the hand before it: nobody reads six names and six cards from three metres.
 * The log and screen readers have them all (`captions.ts`).
 */
export function displayCaption(event: WhistEvent, names: Names): string | undefined {
  const who = (seat: string): string => names[seat] ?? seat
  if (event.type === 'hand-over') return handText(event.tricks, who)
  if (event.type !== 'tie' || event.seats.length < crowd) return undefined
  const { what, winner } = event
  const some = { who: capitalise(numberWord(event.seats.length)), winner: who(winner) }
  const drawn = event.draws.at(-1)?.[winner]
  if (drawn === undefined) return t(`whist.caption.lot-${what}`, some)
  return t(`display.whist.tie-${what}`, { ...some, card: cardText(drawn) })
}
