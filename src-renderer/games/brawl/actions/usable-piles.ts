import type { Seat } from '../../../../src-engine/core/game.ts'
import type { OwnActions } from './use-own-actions.ts'

/** Which of its piles a seat may press now: draw from the deck, put down on the discards, take up from them. */
export function usablePiles(
  own: OwnActions,
  seat: Seat,
): { readonly draw: boolean; readonly discard: boolean; readonly take: boolean } {
  const view = own.view.value
  const { active, aside, out, hand, lifted } = own.seatOf(seat) ?? {}
  const training = view.mode === 'training'
  const idle = active === false || aside === true || out === true
  const open = view.phase === 'play' && own.isOn() && !idle && (!training || view.turn === seat)
  return {
    draw: open,
    discard: open && hand !== undefined && !(training && lifted === true),
    take: own.may(seat, 'take'),
  }
}
