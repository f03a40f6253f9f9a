import type { Seat } from '../../core/game.ts'
import { areTeamMates } from '../../formats/index.ts'
import { controlledBy, has } from '../state/board.ts'
import { bitOf } from '../cards/keywords.ts'
import { moveTo, tap } from '../effects/control.ts'
import type { Draft } from '../state/transaction.ts'
import { blockersOf, canAttack, canBlock, foesOf, placesFor } from './eligibility.ts'
import { nameOf, permanentNamed } from '../state/names.ts'
import { reachesPlayer } from '../state/range.ts'
import type { ClashCode } from '../refusals.ts'
import type { Attack, Combat, Id, Permanent } from '../state/state.ts'
import { happened } from '../effects/triggers.ts'

/** Declaring attackers, moving creatures, declaring blockers and their order (RULES CLA-2, FMT-3). */

type Names = { readonly [thing: string]: string }

function own(d: Draft, seat: Seat, name: string): Permanent | undefined {
  const id = permanentNamed(d, seat, name)
  const thing = id === undefined ? undefined : d.permanents.get(id)
  return thing?.controller === seat ? thing : undefined
}

export function declareAttack(d: Draft, seat: Seat, said: Names): ClashCode | undefined {
  const thread = d.thread()
  if (!thread.declaring || thread.of !== seat) return 'wrong-phase'
  const attacks: Attack[] = []
  for (const [name, whom] of Object.entries(said)) {
    const thing = own(d, seat, name)
    if (thing === undefined) return 'no-such-card'
    if (!canAttack(d, thread, thing) || attacks.some(one => one.attacker === thing.id)) return 'cannot-attack'
    if (!foesOf(d, thing).includes(whom)) return 'cannot-attack-that-player'
    attacks.push({ attacker: thing.id, whom, blockers: [], blocked: false })
  }
  if (attacks.length === 0) {
    declareNone(d)
    return undefined
  }
  const attackers = Object.fromEntries(attacks.map(one => [nameOf(d, one.attacker), one.whom]))
  d.setThread(thread.id, {
    declaring: false,
    combat: { attacks, toBlock: [] },
    resolutions: 0,
    passed: [],
    priority: seat,
  })
  for (const { attacker } of attacks) {
    if (!has(d.board, d.permanents.get(attacker)!, bitOf('vigilance'))) tap(d, attacker)
  }
  d.tell({ type: 'attack', seat, turn: thread.id, attackers })
  for (const { attacker, whom } of attacks) {
    happened(d, { when: 'attacks', thing: d.permanents.get(attacker)!, player: whom })
  }
  for (const whom of new Set(attacks.map(one => one.whom))) {
    happened(d, { when: 'attacked', player: whom, amount: attacks.filter(one => one.whom === whom).length })
  }
  return undefined
}

/** No attackers: combat is over before it began. */
export function declareNone(d: Draft): void {
  d.setThread(d.turn, { declaring: false })
}

export function moveCreatures(d: Draft, seat: Seat, said: Names): ClashCode | undefined {
  const thread = d.thread()
  if (d.circle.rules.moving === 'no') return 'not-allowed-in-format'
  if (!thread.declaring || thread.of !== seat) return 'wrong-phase'
  const moves: { readonly id: Id; readonly to: Seat }[] = []
  for (const [name, to] of Object.entries(said)) {
    const thing = own(d, seat, name)
    if (thing === undefined) return 'no-such-card'
    if (!canAttack(d, thread, thing) || moves.some(one => one.id === thing.id)) return 'cannot-attack'
    if (!placesFor(d, thing).includes(to)) {
      return areTeamMates(d.circle, seat, to) && !reachesPlayer(d.circle, seat, to)
        ? 'out-of-range'
        : 'not-allowed-in-format'
    }
    moves.push({ id: thing.id, to })
  }
  if (moves.length === 0) return 'no-such-card'
  for (const { id, to } of moves) moveTo(d, id, to)
  d.setThread(thread.id, { moved: [...thread.moved, ...moves.map(one => one.id)] })
  return undefined
}

/** Who is asked for blocks: the players attacked in turn order, each followed by who has creatures standing there. */
export function askedForBlocks(d: Draft): Combat['toBlock'] {
  const { of, combat } = d.thread()
  const order = d.circle.seats
  const from = order.indexOf(of)
  const clockwise = [...order.slice(from), ...order.slice(0, from)]
  return clockwise
    .filter(before => combat?.attacks.some(attack => attack.whom === before))
    .flatMap(before => {
      const guests = clockwise.filter(
        seat =>
          seat !== before &&
          controlledBy(d.board, seat).some(thing => thing.card.isCreature && thing.territory === before),
      )
      return [before, ...guests].map(seat => ({ seat, before }))
    })
}

/** The blocks of the one who is asked now; none, and they let everything through. */
export function declareBlocks(d: Draft, seat: Seat, said: Names): ClashCode | undefined {
  const thread = d.thread()
  const { combat } = thread
  const now = combat?.toBlock[0]
  if (combat === undefined || now === undefined || thread.phase !== 'block') return 'wrong-phase'
  if (now.seat !== seat) return 'not-your-priority'
  const pairs: { readonly blocker: Permanent; readonly attacker: Id }[] = []
  const able = blockersOf(d, seat, now.before)
  for (const [name, attackerName] of Object.entries(said)) {
    const blocker = own(d, seat, name)
    const attacker = permanentNamed(d, thread.of, attackerName)
    if (blocker === undefined || attacker === undefined) return 'no-such-card'
    const attack = combat.attacks.find(one => one.attacker === attacker)
    if (attack === undefined || !able.includes(blocker) || pairs.some(one => one.blocker === blocker))
      return 'cannot-block'
    if (!canBlock(d, blocker, attack)) return 'cannot-block'
    pairs.push({ blocker, attacker })
  }
  const attacks = combat.attacks.map(attack => {
    const more = pairs.filter(one => one.attacker === attack.attacker).map(one => one.blocker.id)
    return more.length === 0 ? attack : { ...attack, blocked: true, blockers: [...attack.blockers, ...more] }
  })
  if (
    attacks.some(
      attack => attack.blockers.length === 1 && has(d.board, d.permanents.get(attack.attacker)!, bitOf('menace')),
    )
  ) {
    return 'cannot-block'
  }
  const blockers = Object.fromEntries(pairs.map(one => [nameOf(d, one.blocker.id), nameOf(d, one.attacker)]))
  d.setThread(thread.id, { combat: { ...combat, attacks, toBlock: combat.toBlock.slice(1) } })
  if (pairs.length > 0) d.tell({ type: 'block', seat, turn: thread.id, blockers })
  for (const { blocker } of pairs) happened(d, { when: 'blocks', thing: blocker, player: seat })
  return undefined
}

/** The attacker names the order in which several blockers are dealt damage. */
export function orderBlockers(d: Draft, seat: Seat, name: string, said: readonly string[]): ClashCode | undefined {
  const thread = d.thread()
  const { combat } = thread
  if (thread.phase !== 'block' || combat === undefined || combat.toBlock.length > 0) return 'wrong-phase'
  if (thread.of !== seat) return 'not-your-priority'
  const attacker = own(d, seat, name)
  const attack = combat.attacks.find(one => one.attacker === attacker?.id)
  if (attack === undefined) return 'no-such-card'
  const order = said.flatMap(one => attack.blockers.find(id => id === permanentNamed(d, attack.whom, one)) ?? [])
  if (order.length !== attack.blockers.length || new Set(order).size !== order.length) return 'no-such-card'
  const attacks = combat.attacks.map(one =>
    one === attack ? { ...one, blockers: order, ordered: true as const } : one,
  )
  d.setThread(thread.id, { combat: { ...combat, attacks } })
  return undefined
}
