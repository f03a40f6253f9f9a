import type { Seat } from '../../core/game.ts'
import { opponentNamed, type PlayingStyle } from '../content/opponents.ts'

/** By how much a style counts a thing more, or less, than a steady bot does. */
interface Weights {
  /** Damage by an attack. */
  readonly attack: number
  /** One's own creature that may die of it. */
  readonly risk: number
  /** One's own creature that dies of a block. */
  readonly guard: number
  /** What a spell does to an opponent. */
  readonly harm: number
}

const weights: { readonly [S in PlayingStyle]: Weights } = {
  steady: { attack: 1, risk: 1, guard: 1, harm: 1 },
  bold: { attack: 1.6, risk: 0.5, guard: 1, harm: 1 },
  patient: { attack: 0.6, risk: 1.4, guard: 0.9, harm: 0.9 },
  greedy: { attack: 0.9, risk: 1.3, guard: 1.7, harm: 0.9 },
  spiteful: { attack: 1.2, risk: 0.9, guard: 0.9, harm: 1.4 },
}

/** The style of who sits there: only those of the gauntlet have one of their own. */
export function playingStyleOf(seat: Seat): PlayingStyle {
  return opponentNamed(seat)?.style ?? 'steady'
}

export function weightsOf(seat: Seat): Weights {
  return weights[playingStyleOf(seat)]
}
