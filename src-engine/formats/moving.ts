import type { Seat } from '../core/game.ts'
import type { Circle, Step } from './circle.ts'

/** How many of a seat's creatures stand in another's territory. */
export function creaturesAbroad(circle: Circle, controller: Seat, territory: Seat): number {
  return circle.moved[controller]?.[territory] ?? 0
}

/** Moves a count of creatures into a team-mate's territory (RULES FMT-3). The caller has asked `mayMoveTo`. */
export function moveCreatures(circle: Circle, controller: Seat, territory: Seat, creatures: number): Step {
  // Deployed creatures change hands: none of them is its old controller's abroad.
  const counted = circle.rules.moving === 'deploy' ? 0 : creatures
  return {
    circle: abroad(circle, controller, territory, creaturesAbroad(circle, controller, territory) + counted),
    news: [{ type: 'moved', seat: controller, to: territory, creatures }],
  }
}

/** Brings creatures home again, the same way (RULES FMT-3). The caller has counted them. */
export function bringHome(circle: Circle, controller: Seat, territory: Seat, creatures: number): Step {
  return {
    circle: abroad(circle, controller, territory, creaturesAbroad(circle, controller, territory) - creatures),
    news: [{ type: 'came-home', seat: controller, from: territory, creatures }],
  }
}

function abroad(circle: Circle, controller: Seat, territory: Seat, creatures: number): Circle {
  const { [controller]: own = {}, ...others } = circle.moved
  const { [territory]: _before, ...rest } = own
  const now = creatures > 0 ? { ...rest, [territory]: creatures } : rest
  return { ...circle, moved: Object.keys(now).length > 0 ? { ...others, [controller]: now } : others }
}
