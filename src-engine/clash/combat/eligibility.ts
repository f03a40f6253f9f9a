import type { Seat } from '../../core/game.ts'
import { mayAttackFrom, mayMoveTo } from '../../formats/index.ts'
import { controlledBy, hasKeyword, isNew, traitsOf } from '../state/board.ts'
import { bitOf, protections } from '../cards/keywords.ts'
import type { PositionWithBoard } from '../state/names.ts'
import type { Attack, ContinuousEffect, Permanent, Thread } from '../state.ts'

/** Which creatures can attack, be moved, and block whom (RULES CLA-2, FMT-1, 3, 5). */

const still = bitOf('defender') | bitOf('cannot-attack')
const haste = bitOf('haste')
const flying = bitOf('flying')
const reachesUp = bitOf('flying') | bitOf('reach')
const unblockable = bitOf('unblockable')
const cannotBlock = bitOf('cannot-block')

/** Whether a creature could attack at all in its controller's turn. */
export function canAttack(position: PositionWithBoard, thread: Thread, thing: Permanent): boolean {
  if (!thing.card.isCreature || thing.controller !== thread.of || thing.tapped) return false
  if (thread.moved.includes(thing.id) || hasKeyword(position.board, thing, still)) return false
  return !isNew(position, thing) || hasKeyword(position.board, thing, haste)
}

/** Whom a creature may attack: counted from where it stands, and nobody with whom its controller has a truce (RULES CLA-15). */
export function attackablePlayers(position: PositionWithBoard, thing: Permanent): readonly Seat[] {
  const { format, continuousEffects } = position
  const seats = mayAttackFrom(format, thing.controller, thing.territory)
  const spared = truces(continuousEffects, thing.controller)
  return spared.length === 0 ? seats : seats.filter(seat => !spared.includes(seat))
}

/** Those whom a player does not attack for now. */
export function truces(continuousEffects: readonly ContinuousEffect[], by: Seat): readonly Seat[] {
  return continuousEffects.flatMap(effect => (effect.kind === 'truce' && effect.by === by ? [effect.with] : []))
}

/** Where a creature may be moved: to team-mates in range, or home. */
export function territoriesToMoveTo({ format }: PositionWithBoard, thing: Permanent): readonly Seat[] {
  if (format.rules.moving === 'no') return []
  const mates = mayMoveTo(format, thing.controller)
  return [...mates, thing.controller].filter(seat => seat !== thing.territory)
}

/** Whether the active player has anything to attack with or to move. */
export function couldAttack(position: PositionWithBoard, thread: Thread): boolean {
  return controlledBy(position.board, thread.of).some(
    thing =>
      canAttack(position, thread, thing) &&
      (attackablePlayers(position, thing).length > 0 || territoriesToMoveTo(position, thing).length > 0),
  )
}

/** Creatures of a seat that could block for a player: those that stand in that player's territory. */
export function blockersOf(position: PositionWithBoard, seat: Seat, before: Seat): readonly Permanent[] {
  return controlledBy(position.board, seat).filter(
    thing =>
      thing.card.isCreature &&
      !thing.tapped &&
      thing.territory === before &&
      !hasKeyword(position.board, thing, cannotBlock),
  )
}

/** Whether a creature may block an attacker, others not counted. */
export function canBlock(position: PositionWithBoard, blocker: Permanent, attack: Attack): boolean {
  const attacker = position.permanents.get(attack.attacker)
  if (attacker === undefined || attack.whom !== blocker.territory) return false
  const { keywords } = traitsOf(position.board, attacker)
  if ((keywords & unblockable) !== 0 || (keywords & protections(blocker.card.colours)) !== 0) return false
  return (keywords & flying) === 0 || hasKeyword(position.board, blocker, reachesUp)
}

export function canBlockAny(position: PositionWithBoard, thread: Thread, seat: Seat, before: Seat): boolean {
  const attacks = thread.combat?.attacks ?? []
  return blockersOf(position, seat, before).some(blocker => attacks.some(attack => canBlock(position, blocker, attack)))
}
