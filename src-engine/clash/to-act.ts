import type { Seat } from '../core/game.ts'
import { actorIn } from './state/actor.ts'
import { drafting } from './state/draft.ts'
import type { ClashState } from './state.ts'
import { deciding } from './turn/opening-hands.ts'

/** Whose turn it is, for `Game.toAct`: everybody who picks or builds, keeps a hand, or is to act in a turn that runs. */
export function toAct(state: ClashState): readonly Seat[] {
  if (state.format.ended !== undefined) return []
  if (state.draft !== undefined) return drafting(state.draft)
  const acting = state.opening === undefined ? state.threads.map(actorIn) : deciding(state.opening)
  return state.format.seats.filter(seat => acting.includes(seat))
}
