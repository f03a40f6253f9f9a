import type { Seat } from '../../core/game.ts'
import { areTeamMates } from '../../formats/index.ts'
import { controlledBy, hasKeyword } from '../state/board.ts'
import { bitOf } from '../cards/keywords.ts'
import { moveTo, tap } from '../effects/control.ts'
import type { Transaction } from '../state/transaction.ts'
import { blockersOf, canAttack, canBlock, attackablePlayers, territoriesToMoveTo } from './eligibility.ts'
import { nameOf, permanentNamed } from '../state/names.ts'
import { reachesPlayer } from '../state/range.ts'
import type { ClashCode } from '../refusals.ts'
import type { Attack, Combat, Id, Permanent } from '../state/state.ts'
import { queueTriggers } from '../effects/triggers.ts'

/** Declaring attackers, moving creatures, declaring blockers and their order (RULES CLA-2, FMT-3). */

type Names = { readonly [thing: string]: string }

function own(tx: Transaction, seat: Seat, name: string): Permanent | undefined {
  const id = permanentNamed(tx, seat, name)
  const thing = id === undefined ? undefined : tx.permanents.get(id)
  return thing?.controller === seat ? thing : undefined
}

export function declareAttack(tx: Transaction, seat: Seat, said: Names): ClashCode | undefined {
  const thread = tx.thread()
  if (!thread.declaring || thread.of !== seat) return 'wrong-phase'
  const attacks: Attack[] = []
  for (const [name, whom] of Object.entries(said)) {
    const thing = own(tx, seat, name)
    if (thing === undefined) return 'no-such-card'
    if (!canAttack(tx, thread, thing) || attacks.some(one => one.attacker === thing.id)) return 'cannot-attack'
    if (!attackablePlayers(tx, thing).includes(whom)) return 'cannot-attack-that-player'
    attacks.push({ attacker: thing.id, whom, blockers: [], blocked: false })
  }
  if (attacks.length === 0) {
    declareNone(tx)
    return undefined
  }
  const attackers = Object.fromEntries(attacks.map(one => [nameOf(tx, one.attacker), one.whom]))
  tx.setThread(thread.id, {
    declaring: false,
    combat: { attacks, toBlock: [] },
    resolutions: 0,
    passed: [],
    priority: seat,
  })
  for (const { attacker } of attacks) {
    if (!hasKeyword(tx.board, tx.permanents.get(attacker)!, bitOf('vigilance'))) tap(tx, attacker)
  }
  tx.tell({ type: 'attack', seat, turn: thread.id, attackers })
  for (const { attacker, whom } of attacks) {
    queueTriggers(tx, { when: 'attacks', thing: tx.permanents.get(attacker)!, player: whom })
  }
  for (const whom of new Set(attacks.map(one => one.whom))) {
    queueTriggers(tx, { when: 'attacked', player: whom, amount: attacks.filter(one => one.whom === whom).length })
  }
  return undefined
}

/** No attackers: combat is over before it began. */
export function declareNone(tx: Transaction): void {
  tx.setThread(tx.turn, { declaring: false })
}

export function moveCreatures(tx: Transaction, seat: Seat, said: Names): ClashCode | undefined {
  const thread = tx.thread()
  if (tx.format.rules.moving === 'no') return 'not-allowed-in-format'
  if (!thread.declaring || thread.of !== seat) return 'wrong-phase'
  const moves: { readonly id: Id; readonly to: Seat }[] = []
  for (const [name, to] of Object.entries(said)) {
    const thing = own(tx, seat, name)
    if (thing === undefined) return 'no-such-card'
    if (!canAttack(tx, thread, thing) || moves.some(one => one.id === thing.id)) return 'cannot-attack'
    if (!territoriesToMoveTo(tx, thing).includes(to)) {
      return areTeamMates(tx.format, seat, to) && !reachesPlayer(tx.format, seat, to)
        ? 'out-of-range'
        : 'not-allowed-in-format'
    }
    moves.push({ id: thing.id, to })
  }
  if (moves.length === 0) return 'no-such-card'
  for (const { id, to } of moves) moveTo(tx, id, to)
  tx.setThread(thread.id, { moved: [...thread.moved, ...moves.map(one => one.id)] })
  return undefined
}

/** Who is asked for blocks: the players attacked in turn order, each followed by who has creatures standing there. */
export function askedForBlocks(tx: Transaction): Combat['toBlock'] {
  const { of, combat } = tx.thread()
  const order = tx.format.seats
  const from = order.indexOf(of)
  const clockwise = [...order.slice(from), ...order.slice(0, from)]
  return clockwise
    .filter(before => combat?.attacks.some(attack => attack.whom === before))
    .flatMap(before => {
      const guests = clockwise.filter(
        seat =>
          seat !== before &&
          controlledBy(tx.board, seat).some(thing => thing.card.isCreature && thing.territory === before),
      )
      return [before, ...guests].map(seat => ({ seat, before }))
    })
}

/** The blocks of the one who is asked now; none, and they let everything through. */
export function declareBlocks(tx: Transaction, seat: Seat, said: Names): ClashCode | undefined {
  const thread = tx.thread()
  const { combat } = thread
  const now = combat?.toBlock[0]
  if (combat === undefined || now === undefined || thread.phase !== 'block') return 'wrong-phase'
  if (now.seat !== seat) return 'not-your-priority'
  const pairs: { readonly blocker: Permanent; readonly attacker: Id }[] = []
  const able = blockersOf(tx, seat, now.before)
  for (const [name, attackerName] of Object.entries(said)) {
    const blocker = own(tx, seat, name)
    const attacker = permanentNamed(tx, thread.of, attackerName)
    if (blocker === undefined || attacker === undefined) return 'no-such-card'
    const attack = combat.attacks.find(one => one.attacker === attacker)
    if (attack === undefined || !able.includes(blocker) || pairs.some(one => one.blocker === blocker))
      return 'cannot-block'
    if (!canBlock(tx, blocker, attack)) return 'cannot-block'
    pairs.push({ blocker, attacker })
  }
  const attacks = combat.attacks.map(attack => {
    const more = pairs.filter(one => one.attacker === attack.attacker).map(one => one.blocker.id)
    return more.length === 0 ? attack : { ...attack, blocked: true, blockers: [...attack.blockers, ...more] }
  })
  if (
    attacks.some(
      attack =>
        attack.blockers.length === 1 && hasKeyword(tx.board, tx.permanents.get(attack.attacker)!, bitOf('menace')),
    )
  ) {
    return 'cannot-block'
  }
  const blockers = Object.fromEntries(pairs.map(one => [nameOf(tx, one.blocker.id), nameOf(tx, one.attacker)]))
  tx.setThread(thread.id, { combat: { ...combat, attacks, toBlock: combat.toBlock.slice(1) } })
  if (pairs.length > 0) tx.tell({ type: 'block', seat, turn: thread.id, blockers })
  for (const { blocker } of pairs) queueTriggers(tx, { when: 'blocks', thing: blocker, player: seat })
  return undefined
}

/** The attacker names the order in which several blockers are dealt damage. */
export function orderBlockers(
  tx: Transaction,
  seat: Seat,
  name: string,
  said: readonly string[],
): ClashCode | undefined {
  const thread = tx.thread()
  const { combat } = thread
  if (thread.phase !== 'block' || combat === undefined || combat.toBlock.length > 0) return 'wrong-phase'
  if (thread.of !== seat) return 'not-your-priority'
  const attacker = own(tx, seat, name)
  const attack = combat.attacks.find(one => one.attacker === attacker?.id)
  if (attack === undefined) return 'no-such-card'
  const order = said.flatMap(one => attack.blockers.find(id => id === permanentNamed(tx, attack.whom, one)) ?? [])
  if (order.length !== attack.blockers.length || new Set(order).size !== order.length) return 'no-such-card'
  const attacks = combat.attacks.map(one =>
    one === attack ? { ...one, blockers: order, ordered: true as const } : one,
  )
  tx.setThread(thread.id, { combat: { ...combat, attacks } })
  return undefined
}
