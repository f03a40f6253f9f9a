import type { Seat } from '../../core/game.ts'
import { areTeamMates } from '../../formats/index.ts'
import { controlledBy, hasKeyword } from '../state/board.ts'
import { bitOf } from '../cards/keywords.ts'
import { moveTo, tap } from '../effects/control.ts'
import type { Transaction } from '../state/transaction.ts'
import { blockersOf, canAttack, canBlock, attackablePlayers, territoriesToMoveTo } from './eligibility.ts'
import type { ActionOf } from '../actions.ts'
import { nameOf, permanentNamed, type Ids, type PositionWithBoard } from '../state/names.ts'
import { reachesPlayer } from '../state/range.ts'
import type { ClashCode } from '../refusals.ts'
import type { Attack, Combat, Id, Permanent, Thread } from '../state.ts'
import { queueTriggers } from '../effects/triggers.ts'

/** Declaring attackers, moving creatures, declaring blockers and their order (RULES CLA-2, FMT-3). */

function own(tx: Transaction, seat: Seat, name: string, ids: Ids | undefined): Permanent | undefined {
  const id = permanentNamed(tx, seat, name, ids)
  const thing = id === undefined ? undefined : tx.permanents.get(id)
  return thing?.controller === seat ? thing : undefined
}

export function declareAttack(
  tx: Transaction,
  thread: Thread,
  seat: Seat,
  { attackers: said, ids }: ActionOf<'attack'>,
): ClashCode | undefined {
  if (!thread.declaring || thread.of !== seat) return 'wrong-phase'
  const attacks: Attack[] = []
  for (const [name, whom] of Object.entries(said)) {
    const thing = own(tx, seat, name, ids)
    if (thing === undefined) return 'no-such-card'
    if (!canAttack(tx, thread, thing) || attacks.some(declared => declared.attacker === thing.id))
      return 'cannot-attack'
    if (!attackablePlayers(tx, thing).includes(whom)) return 'cannot-attack-that-player'
    attacks.push({ attacker: thing.id, whom, blockers: [], blocked: false })
  }
  if (attacks.length === 0) {
    declareNone(tx, thread.id)
    return undefined
  }
  const attackers = tx.silent
    ? {}
    : Object.fromEntries(attacks.map(attack => [nameOf(tx, attack.attacker), attack.whom]))
  tx.setThread(thread.id, {
    declaring: false,
    combat: { attacks, toBlock: [] },
    resolutions: 0,
    passed: [],
    priority: seat,
  })
  const { board } = tx
  const tired = attacks.filter(attack => !hasKeyword(board, tx.permanents.get(attack.attacker)!, bitOf('vigilance')))
  tap(tx, ...tired.map(attack => attack.attacker))
  tx.emit({ type: 'attack', seat, turn: thread.id, attackers })
  for (const { attacker, whom } of attacks) {
    queueTriggers(tx, thread.id, { when: 'attacks', thing: tx.permanents.get(attacker)!, player: whom })
  }
  for (const whom of new Set(attacks.map(attack => attack.whom))) {
    queueTriggers(tx, thread.id, { when: 'attacked', player: whom })
  }
  return undefined
}

/** No attackers: combat is over before it began. */
export function declareNone(tx: Transaction, turn: number): void {
  tx.setThread(turn, { declaring: false })
}

export function moveCreatures(
  tx: Transaction,
  thread: Thread,
  seat: Seat,
  { creatures: said, ids }: ActionOf<'move'>,
): ClashCode | undefined {
  if (tx.format.rules.moving === 'no') return 'not-allowed-in-format'
  if (!thread.declaring || thread.of !== seat) return 'wrong-phase'
  const moves: { readonly id: Id; readonly to: Seat }[] = []
  for (const [name, to] of Object.entries(said)) {
    const thing = own(tx, seat, name, ids)
    if (thing === undefined) return 'no-such-card'
    if (!canAttack(tx, thread, thing) || moves.some(move => move.id === thing.id)) return 'cannot-attack'
    if (!territoriesToMoveTo(tx, thing).includes(to)) {
      return areTeamMates(tx.format, seat, to) && !reachesPlayer(tx.format, seat, to)
        ? 'out-of-range'
        : 'not-allowed-in-format'
    }
    moves.push({ id: thing.id, to })
  }
  if (moves.length === 0) return 'no-such-card'
  for (const { id, to } of moves) moveTo(tx, thread.id, id, to)
  tx.setThread(thread.id, { moved: [...thread.moved, ...moves.map(move => move.id)] })
  return undefined
}

/** Who is asked for blocks: the players attacked in turn order, each followed by who has creatures standing there. */
export function askedForBlocks(tx: Transaction, { of, combat }: Thread): Combat['toBlock'] {
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

/** The blocks of the player who is asked now; none lets everything through. */
export function declareBlocks(
  tx: Transaction,
  thread: Thread,
  seat: Seat,
  { blockers: said, ids }: Pick<ActionOf<'block'>, 'blockers' | 'ids'>,
): ClashCode | undefined {
  const { combat } = thread
  const now = combat?.toBlock[0]
  if (combat === undefined || now === undefined || thread.phase !== 'block') return 'wrong-phase'
  if (now.seat !== seat) return 'not-your-priority'
  const pairs: Block[] = []
  const able = blockersOf(tx, seat, now.before)
  for (const [name, attackerName] of Object.entries(said)) {
    const blocker = own(tx, seat, name, ids)
    const attacker = permanentNamed(tx, thread.of, attackerName, ids)
    if (blocker === undefined || attacker === undefined) return 'no-such-card'
    const attack = combat.attacks.find(declared => declared.attacker === attacker)
    if (attack === undefined || !able.includes(blocker) || pairs.some(pair => pair.blocker === blocker))
      return 'cannot-block'
    if (!canBlock(tx, blocker, attack)) return 'cannot-block'
    pairs.push({ blocker, attacker })
  }
  const toBlock = combat.toBlock.slice(1)
  const attacks = combat.attacks.map((attack): Attack => {
    const more = pairs.filter(pair => pair.attacker === attack.attacker).map(pair => pair.blocker.id)
    if (more.length === 0) return attack
    const blockers = [...attack.blockers, ...more]
    return { ...attack, blockers, blocked: blockers.length >= blockersNeeded(tx, attack) }
  })
  const alone = attacks.filter((attack, i) => isIncomplete(attack) && attack !== combat.attacks[i])
  if (alone.some(attack => !mayBeJoined(tx, combat, attack))) return 'cannot-block'
  tx.setThread(thread.id, { combat: { ...combat, attacks, toBlock } })
  const standing = attacks.flatMap(({ attacker, blockers, blocked }, i) => {
    const before = combat.attacks[i]!
    const more = !blocked ? [] : before.blocked ? blockers.slice(before.blockers.length) : blockers
    return more.map((id): Block => ({ blocker: tx.permanents.get(id)!, attacker }))
  })
  emitBlocks(tx, thread.id, standing)
  return undefined
}

/** Menace asks for two blockers, whoever declares them (RULES CLA-5). */
function blockersNeeded({ board, permanents }: PositionWithBoard, { attacker }: Attack): number {
  const thing = permanents.get(attacker)
  // It may have gone since it was declared; then nobody can block it.
  return thing !== undefined && hasKeyword(board, thing, bitOf('menace')) ? 2 : 1
}

/** Fewer creatures have been sent against it than it takes to block it. */
export function isIncomplete({ blockers, blocked }: Attack): boolean {
  return !blocked && blockers.length > 0
}

/** Whether somebody asked later for the same player could send another blocker. */
function mayBeJoined(position: PositionWithBoard, { toBlock: [now, ...later] }: Combat, attack: Attack): boolean {
  return later.some(
    ({ seat, before }) =>
      before === now?.before && blockersOf(position, seat, before).some(blocker => canBlock(position, blocker, attack)),
  )
}

/** How many blockers at least who is asked now has to send against an attack to block it: one, or what menace asks for. */
export function blockersToAdd(position: PositionWithBoard, combat: Combat, attack: Attack): number {
  if (mayBeJoined(position, combat, attack)) return 1
  return Math.max(1, blockersNeeded(position, attack) - attack.blockers.length)
}

/** Once all have declared, a block by fewer creatures than menace asks for is dropped. */
export function dropIncompleteBlocks(tx: Transaction, turn: number, combat: Combat): void {
  const attacks = combat.attacks.map(attack => (isIncomplete(attack) ? { ...attack, blockers: [] } : attack))
  tx.setThread(turn, { combat: { ...combat, attacks } })
}

interface Block {
  readonly blocker: Permanent
  readonly attacker: Id
}

/** The events of the blocks that are final now, one for each player who declared some. */
function emitBlocks(tx: Transaction, turn: number, blocks: readonly Block[]): void {
  for (const seat of new Set(blocks.map(block => block.blocker.controller))) {
    const own = blocks.filter(block => block.blocker.controller === seat)
    if (!tx.silent) {
      const blockers = Object.fromEntries(own.map(block => [nameOf(tx, block.blocker.id), nameOf(tx, block.attacker)]))
      tx.emit({ type: 'block', seat, turn, blockers })
    }
    for (const { blocker } of own) queueTriggers(tx, turn, { when: 'blocks', thing: blocker, player: seat })
  }
}

/** The attacker names the order in which several blockers are dealt damage. */
export function orderBlockers(
  tx: Transaction,
  thread: Thread,
  seat: Seat,
  { attacker: name, blockers: said, ids }: ActionOf<'order'>,
): ClashCode | undefined {
  const { combat } = thread
  if (thread.phase !== 'block' || combat === undefined || combat.toBlock.length > 0) return 'wrong-phase'
  if (thread.of !== seat) return 'not-your-priority'
  const attacker = own(tx, seat, name, ids)
  const attack = combat.attacks.find(declared => declared.attacker === attacker?.id)
  if (attack === undefined) return 'no-such-card'
  const order = said.flatMap(
    named => attack.blockers.find(id => id === permanentNamed(tx, attack.whom, named, ids)) ?? [],
  )
  if (order.length !== attack.blockers.length || new Set(order).size !== order.length) return 'no-such-card'
  const attacks = combat.attacks.map(declared =>
    declared === attack ? { ...declared, blockers: order, ordered: true as const } : declared,
  )
  tx.setThread(thread.id, { combat: { ...combat, attacks } })
  return undefined
}
