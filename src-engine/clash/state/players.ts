import type { Seat } from '../../core/game.ts'
import { areTeamMates, starEnemies, neighbour, type FormatState } from '../../formats/index.ts'
import type { PlayerRelation } from '../cards/card.ts'
import { playersInReach, reachesPlayer } from './range.ts'

/**
 * The players a word of a card means, from where `you` sits and cut to what `you` reaches (RULES CLA-8); you first,
 * then clockwise. Opponents are nobody's team-mates; in the star they are the two enemies (RULES FMT-15).
 */
export function playersFor(format: FormatState, you: Seat, who: PlayerRelation): readonly Seat[] {
  switch (who) {
    case 'you':
      return [you]
    case 'left':
    case 'right':
      return beside(format, you, who)
    case 'neighbours':
      return [...new Set([...beside(format, you, 'left'), ...beside(format, you, 'right')])]
    case 'everybody':
      return playersInReach(format, you)
    case 'others':
      return playersInReach(format, you).filter(seat => seat !== you)
    case 'team-mates':
      return playersInReach(format, you).filter(seat => areTeamMates(format, you, seat))
    case 'opponents':
      return playersInReach(format, you).filter(seat => isOpponent(format, you, seat))
  }
}

/** Whether a player is one of those, as `playersFor` would find. */
export function isOneOf(format: FormatState, you: Seat, who: PlayerRelation, player: Seat): boolean {
  return who === 'you' ? player === you : playersFor(format, you, who).includes(player)
}

export function isOpponent(format: FormatState, you: Seat, other: Seat): boolean {
  if (format.rules.attack === 'enemies') return starEnemies(format, you).includes(other)
  return other !== you && !areTeamMates(format, you, other)
}

/** The next player still in to one side, if there is one in reach. */
function beside(format: FormatState, you: Seat, side: 'left' | 'right'): readonly Seat[] {
  const next = neighbour(format, you, side)
  return next !== you && reachesPlayer(format, you, next) ? [next] : []
}
