import type { BotInput, Seat } from '../../core/game.ts'
import { entryOf, isList, isObject, type Json } from '../../core/json.ts'
import type { RefereeAction } from '../actions.ts'
import type { RefereeView } from '../view.ts'

/** How much life a blow takes at most. */
const hardest = { easy: 3, normal: 5, hard: 8, master: 10 } as const

/**
 * Fills a seat at a referee's table, for trying a format out: on its turn it mostly takes some life from somebody it
 * may attack, then ends its turn. Standing in when a turn's time is up, it only ends the turn, because nobody plays
 * another person's cards.
 */
export function refereeBot({
  seat,
  view,
  level,
  chance,
  thinking,
}: BotInput<RefereeView, RefereeAction['do']>): RefereeAction {
  const strikes = level !== 'normal' || thinking.more()
  const foes = strikes ? seatsAt(view['mayAttack'], seat) : []
  if (foes.length > 0 && chance.below('strike', 3) > 0 && !struckLast(view['log'], seat)) {
    const of = foes[chance.below('whom', foes.length)]!
    return { do: 'life', of, amount: -1 - chance.below('how hard', hardest[level]), from: seat }
  }
  return { do: 'end-turn' }
}

function seatsAt(lists: Json | undefined, seat: Seat): readonly Seat[] {
  const list = isObject(lists) ? entryOf(lists, seat) : undefined
  return isList(list) ? (list as readonly Seat[]) : []
}

/** One blow a turn. */
function struckLast(log: Json | undefined, seat: Seat): boolean {
  const own = isList(log) ? log.filter(entry => isObject(entry) && entry['by'] === seat).at(-1) : undefined
  const action = isObject(own) ? own['action'] : undefined
  return isObject(action) && action['do'] === 'life'
}
