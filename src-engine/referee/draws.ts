import type { Chance } from '../core/chance.ts'
import type { Seat } from '../core/game.ts'
import { areTeamMates, starEnemies, playersIn } from '../formats/index.ts'
import type { ActionOf } from './actions.ts'
import { wholeNumber } from './amounts.ts'
import type { Witnessed } from './events.ts'
import type { RefereeState } from './state.ts'
import type { RefereeCode } from './refusals.ts'

/** Dice, a coin or a random player, drawn by the table's chance. Everybody sees the result, so it can't be undone. */
export function drawLots(
  state: RefereeState,
  by: Seat,
  action: ActionOf<'roll'> | ActionOf<'flip'> | ActionOf<'pick'>,
  chance: Chance,
): Witnessed | RefereeCode {
  if (action.do === 'flip') return { by, kind: 'coin', result: chance.below('coin', 2) === 0 ? 'heads' : 'tails' }
  if (action.do === 'roll') {
    const { sides, dice = 1 } = action
    if (!wholeNumber(sides, 2, 1000) || !wholeNumber(dice, 1, 20)) return 'bad-amount'
    const result = Array.from({ length: dice }, () => chance.below(`die of ${sides}`, sides) + 1)
    return { by, kind: 'dice', sides, result }
  }
  const { format } = state
  const others = playersIn(format).filter(seat => seat !== by && !areTeamMates(format, by, seat))
  const hated =
    format.rules.attack === 'enemies' ? others.filter(seat => starEnemies(format, by).includes(seat)) : others
  const from = action.who === 'player' ? playersIn(format) : hated
  if (from.length === 0) return 'no-such-seat'
  return { by, kind: action.who, result: from[chance.below(`random ${action.who}`, from.length)]! }
}
