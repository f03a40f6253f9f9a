import type { Seat } from '../../core/game.ts'
import { mayAttackFrom, mayMoveTo } from '../../formats/index.ts'
import { controlledBy, has, traitsOf } from '../state/board.ts'
import { bitOf, protections } from '../cards/keywords.ts'
import type { Seen } from '../state/names.ts'
import type { Attack, Permanent, Thread } from '../state/state.ts'

/** Which creatures can attack, be moved, and block whom (RULES CLA-2, FMT-1, 3, 5). */

const still = bitOf('defender') | bitOf('cannot-attack')
const haste = bitOf('haste')
const flying = bitOf('flying')
const reachesUp = bitOf('flying') | bitOf('reach')
const unblockable = bitOf('unblockable')
const cannotBlock = bitOf('cannot-block')

/** Whether a creature could attack at all in its controller's turn. */
export function canAttack(seen: Seen, thread: Thread, thing: Permanent): boolean {
  if (!thing.card.isCreature || thing.controller !== thread.of || thing.tapped) return false
  if (thread.moved.includes(thing.id) || has(seen.board, thing, still)) return false
  return thing.since !== thread.id || has(seen.board, thing, haste)
}

/** Whom a creature may attack: counted from where it stands. */
export function foesOf({ circle }: Seen, thing: Permanent): readonly Seat[] {
  return mayAttackFrom(circle, thing.controller, thing.territory)
}

/** Where a creature may be moved: to team-mates in range, or home. */
export function placesFor({ circle }: Seen, thing: Permanent): readonly Seat[] {
  if (circle.rules.moving === 'no') return []
  const mates = mayMoveTo(circle, thing.controller)
  return [...mates, thing.controller].filter(seat => seat !== thing.territory)
}

/** Whether the active player has anything to attack with or to move. */
export function couldAttack(seen: Seen, thread: Thread): boolean {
  return controlledBy(seen.board, thread.of).some(
    thing => canAttack(seen, thread, thing) && (foesOf(seen, thing).length > 0 || placesFor(seen, thing).length > 0),
  )
}

/** Creatures of a seat that could block for a player: those that stand in that player's territory. */
export function blockersOf(seen: Seen, seat: Seat, before: Seat): readonly Permanent[] {
  return controlledBy(seen.board, seat).filter(
    thing =>
      thing.card.isCreature && !thing.tapped && thing.territory === before && !has(seen.board, thing, cannotBlock),
  )
}

/** Whether a creature may block an attacker, others not counted. */
export function canBlock(seen: Seen, blocker: Permanent, attack: Attack): boolean {
  const attacker = seen.permanents.get(attack.attacker)
  if (attacker === undefined || attack.whom !== blocker.territory) return false
  const { words } = traitsOf(seen.board, attacker)
  if ((words & unblockable) !== 0 || (words & protections(blocker.card.colours)) !== 0) return false
  return (words & flying) === 0 || has(seen.board, blocker, reachesUp)
}

export function canBlockAny(seen: Seen, thread: Thread, seat: Seat, before: Seat): boolean {
  const attacks = thread.combat?.attacks ?? []
  return blockersOf(seen, seat, before).some(one => attacks.some(attack => canBlock(seen, one, attack)))
}
