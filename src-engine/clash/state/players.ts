import type { Seat } from '../../core/game.ts'
import { areTeamMates, enemies, neighbour, type Circle } from '../../formats/index.ts'
import type { Sitting } from '../cards/card.ts'
import { playersInReach, reachesPlayer } from './range.ts'

/**
 * The players a word of a card means, from where `you` sits and cut to what `you` reaches (RULES CLA-8); you first,
 * then clockwise. Opponents are nobody's team-mates; in the star they are the two enemies (RULES FMT-15).
 */
export function playersFor(circle: Circle, you: Seat, who: Sitting): readonly Seat[] {
  switch (who) {
    case 'you':
      return [you]
    case 'left':
    case 'right':
      return beside(circle, you, who)
    case 'neighbours':
      return [...new Set([...beside(circle, you, 'left'), ...beside(circle, you, 'right')])]
    case 'everybody':
      return playersInReach(circle, you)
    case 'others':
      return playersInReach(circle, you).filter(seat => seat !== you)
    case 'team-mates':
      return playersInReach(circle, you).filter(seat => areTeamMates(circle, you, seat))
    case 'opponents':
      return playersInReach(circle, you).filter(seat => isOpponent(circle, you, seat))
  }
}

/** Whether a player is one of those, as `playersFor` would find. */
export function isAmong(circle: Circle, you: Seat, who: Sitting, player: Seat): boolean {
  return who === 'you' ? player === you : playersFor(circle, you, who).includes(player)
}

export function isOpponent(circle: Circle, you: Seat, other: Seat): boolean {
  if (circle.rules.attack === 'enemies') return enemies(circle, you).includes(other)
  return other !== you && !areTeamMates(circle, you, other)
}

/** The next player still in to one side, if there is one in reach. */
function beside(circle: Circle, you: Seat, side: 'left' | 'right'): readonly Seat[] {
  const next = neighbour(circle, you, side)
  return next !== you && reachesPlayer(circle, you, next) ? [next] : []
}
