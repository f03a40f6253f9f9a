import { entryOf } from '../core/json.ts'
import type { Seat } from '../core/game.ts'
import { areTeamMates, isIn, neighbour, onTurn, standing, type Circle } from './state.ts'
import { inRange, stepsLeft } from './range.ts'
import { enemyColour } from './star.ts'

/** Whom a seat's creatures may attack on its own turn: never out of range, never a team-mate (RULES FMT-1, 5, 17). */
export function mayAttack(circle: Circle, seat: Seat): readonly Seat[] {
  return atPeace(circle, seat) ? [] : targets(circle, seat)
}

/**
 * Whom creatures of `controller` standing in `territory` may attack (RULES FMT-3): abroad only players next to that
 * territory's player, or in a format that attacks straight across, the one across from them. Range is counted from
 * where the creature stands.
 */
export function mayAttackFrom(circle: Circle, controller: Seat, territory: Seat): readonly Seat[] {
  if (controller === territory) return mayAttack(circle, controller)
  if (atPeace(circle, controller) || !isIn(circle, controller)) return []
  return targets(circle, territory).filter(seat => seat !== controller)
}

/**
 * The players into whose territory a seat may move creatures: team-mates in range. Moving stands in an attack's place, so
 * first turns without attacks are without it too (RULES FMT-3, 16); handing a creature over by tapping it does not.
 */
export function mayMoveTo(circle: Circle, seat: Seat): readonly Seat[] {
  const { moving } = circle.rules
  if (moving === 'no' || !isIn(circle, seat) || (moving === 'move' && atPeace(circle, seat))) return []
  return standing(circle).filter(one => areTeamMates(circle, seat, one) && inRange(circle, seat, one))
}

/** A seat's two enemies in the star, out or in (RULES FMT-15). */
export function enemies(circle: Circle, seat: Seat): readonly Seat[] {
  const pair = entryOf(circle.places, seat)?.pair
  if (pair === undefined) return []
  const hated = enemyColour(pair)
  return circle.seats.filter(one => entryOf(circle.places, one)?.pair?.includes(hated))
}

/** A seat's first turns may be without attacks (RULES FMT-16): is its turn now, or else its next one, among them? */
function atPeace(circle: Circle, seat: Seat): boolean {
  const begun = entryOf(circle.begun, seat) ?? 0
  return (onTurn(circle).includes(seat) ? begun : begun + 1) <= circle.rules.peace
}

function targets(circle: Circle, seat: Seat): readonly Seat[] {
  if (!isIn(circle, seat) || circle.ended !== undefined) return []
  const foes = named(circle, seat)
  return standing(circle).filter(one => one !== seat && foes.includes(one) && inRange(circle, seat, one))
}

function named(circle: Circle, seat: Seat): readonly Seat[] {
  const { attack } = circle.rules
  const opponents = standing(circle).filter(one => one !== seat && !areTeamMates(circle, seat, one))
  switch (attack) {
    case 'any':
      return opponents
    case 'enemies':
      return enemies(circle, seat)
    case 'left':
    case 'right':
      return beside(circle, seat, attack).filter(one => opponents.includes(one))
    case 'neighbours':
      return [...beside(circle, seat, 'left'), ...beside(circle, seat, 'right')].filter(one => opponents.includes(one))
    case 'right-opponent': {
      const { seats } = circle
      const right = seats[(seats.indexOf(seat) + seats.length - 1) % seats.length]!
      return opponents.includes(right) ? [right] : opponents
    }
    case 'across': {
      const across = entryOf(circle.places, seat)?.across
      return across !== undefined && opponents.includes(across) ? [across] : opponents
    }
  }
}

/** The next player on one side; where gaps may not be crossed, only if no empty position lies between. */
function beside(circle: Circle, seat: Seat, side: 'left' | 'right'): readonly Seat[] {
  const next = neighbour(circle, seat, side)
  if (circle.rules.gaps === 'attack-across') return [next]
  const steps = side === 'left' ? stepsLeft(circle, seat, next) : stepsLeft(circle, next, seat)
  return steps === 1 ? [next] : []
}
