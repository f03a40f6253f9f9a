import type { FormatEvent } from '../../../src-engine/formats/index.ts'
import type { LifeEvents } from './lives.ts'

type Told = { readonly type: string } | FormatEvent

const isFormat = <Type extends FormatEvent['type']>(
  event: Told,
  type: Type,
): event is Extract<FormatEvent, { readonly type: Type }> => event.type === type

/** The lives of a game in a format, turn by turn. A total that a team shares is nobody's own, and is not drawn. */
export const livesInFormat: LifeEvents<Told> = {
  step: 'turn-begins',
  change(event) {
    if (!isFormat(event, 'life') || event.team) return undefined
    return { seat: event.seat, from: event.life - event.amount, to: event.life }
  },
  out: event => (isFormat(event, 'knocked-out') ? event.seat : undefined),
}
