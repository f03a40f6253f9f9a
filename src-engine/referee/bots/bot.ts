import type { BotInput } from '../../core/game.ts'
import { mayAttack } from '../../formats/index.ts'
import type { RefereeAction } from '../actions.ts'
import type { RefereeState } from '../state.ts'

/** How much life a blow takes at most. */
const hardest = { easy: 3, normal: 5, hard: 8, master: 10 } as const

/**
 * Fills a seat at a referee's table, for trying a format out: on its turn it mostly takes some life from somebody it
 * may attack, then ends its turn. Standing in when a turn's time is up, it only ends the turn, because nobody plays
 * another person's cards.
 */
export function refereeBot({
  seat,
  state,
  level,
  chance,
  thinking,
}: BotInput<RefereeState, RefereeAction['do']>): RefereeAction {
  const strikes = level !== 'normal' || thinking.more()
  const foes = strikes ? mayAttack(state.format, seat) : []
  // One blow a turn.
  const struckLast = state.log.findLast(entry => entry.by === seat)?.action['do'] === 'life'
  if (foes.length > 0 && chance.below('strike', 3) > 0 && !struckLast) {
    const of = foes[chance.below('whom', foes.length)]!
    return { do: 'life', of, amount: -1 - chance.below('how hard', hardest[level]), from: seat }
  }
  return { do: 'end-turn' }
}
