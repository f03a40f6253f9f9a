import type { Seat } from '../../core/game.ts'
import { changeLife, isIn } from '../../formats/index.ts'
import { traitsOf } from '../state/board.ts'
import { bitOf, protections } from '../cards/keywords.ts'
import type { Card } from '../cards/card.ts'
import type { Transaction } from '../state/transaction.ts'
import { nameOf } from '../state/names.ts'
import { isWithin } from '../state/range.ts'
import { Scope } from '../state/scope.ts'
import { isOneOf } from '../state/players.ts'
import type { TargetRef, Id } from '../state/state.ts'
import { payPrizes } from './prizes.ts'
import { queueTriggers } from './triggers.ts'

/** Damage, its prevention and redirection, and life. */

export interface Source {
  readonly card: Card
  readonly by: Seat
  /** The permanent it is, if it is one. */
  readonly id?: Id
}

export interface DamageDealt {
  readonly source: Source
  readonly to: TargetRef
  readonly amount: number
}

const lifelink = bitOf('lifelink')
const deathtouch = bitOf('deathtouch')

/** Damage dealt at the same moment: each part is redirected or prevented where an effect says so, the rest is dealt. */
export function dealDamage(tx: Transaction, turn: number, blows: readonly DamageDealt[], combat: boolean): void {
  const life = new Map<Seat, number>()
  const gains = new Map<Seat, number>()
  const hits: { readonly by: Seat; readonly on: Seat }[] = []
  for (const blow of blows) {
    const to = redirected(tx, blow)
    const amount = afterPrevention(tx, turn, { ...blow, to }, combat)
    if (amount <= 0) continue
    const { source } = blow
    const keywords = keywordsOf(tx, source)
    tx.emit({ type: 'damaged', by: nameOfSource(tx, source), to: nameOf(tx, to), amount, combat })
    if (typeof to === 'string') life.set(to, (life.get(to) ?? 0) - amount)
    else {
      const thing = tx.permanents.get(to)!
      tx.change(to, {
        damage: thing.damage + amount,
        damagedInTurn: turn,
        dealtDeathtouch: thing.dealtDeathtouch || (keywords & deathtouch) !== 0,
      })
    }
    if ((keywords & lifelink) !== 0 && isIn(tx.format, source.by))
      gains.set(source.by, (gains.get(source.by) ?? 0) + amount)
    const thing = source.id === undefined ? undefined : tx.permanents.get(source.id)
    if (combat && typeof to === 'string' && thing !== undefined) {
      queueTriggers(tx, turn, { when: 'deals-combat-damage-to-player', thing, player: to, amount })
      hits.push({ by: thing.controller, on: to })
    }
  }
  changeLives(tx, turn, [...life, ...gains])
  for (const { by, on } of hits) payPrizes(tx, turn, by, on)
}

/** Life is changed first and judged at the next state check (RULES CLA-6). */
export function changeLives(tx: Transaction, turn: number, changes: readonly (readonly [Seat, number])[]): void {
  const real = changes.filter(([seat, amount]) => amount !== 0 && isIn(tx.format, seat))
  if (real.length === 0) return
  tx.step(
    changeLife(
      tx.format,
      real.map(([seat, amount]) => ({ seat, amount })),
    ),
  )
  for (const [player, amount] of real) {
    queueTriggers(tx, turn, { when: amount > 0 ? 'gains-life' : 'loses-life', player, amount: Math.abs(amount) })
  }
}

function keywordsOf(tx: Transaction, { card, id }: Source): number {
  const thing = id === undefined ? undefined : tx.permanents.get(id)
  return thing === undefined ? card.keywordSet : traitsOf(tx.board, thing).keywords
}

function nameOfSource(tx: Transaction, { card, id }: Source): string {
  return id !== undefined && tx.permanents.has(id) ? nameOf(tx, id) : card.name
}

/** “Damage that would be dealt to … is dealt to this instead.” */
function redirected(tx: Transaction, { to }: DamageDealt): TargetRef {
  if (typeof to !== 'string') return to
  for (const thing of tx.board.withReplacements) {
    for (const one of thing.card.replacements!) {
      if (one.replaces === 'damage' && isOneOf(tx.format, thing.controller, one.to, to)) return thing.id
    }
  }
  return to
}

/** What is left of damage. What a resolved spell prevents stands for those it found, though its controller is out (RULES CLA-8). */
function afterPrevention(tx: Transaction, turn: number, { source, to, amount }: DamageDealt, combat: boolean): number {
  const thing = typeof to === 'string' ? undefined : tx.permanents.get(to)
  const recipient = typeof to === 'string' ? to : thing
  if (amount <= 0 || recipient === undefined || (typeof recipient === 'string' && !isIn(tx.format, recipient))) return 0
  const protectedFrom =
    thing !== undefined && (traitsOf(tx.board, thing).keywords & protections(source.card.colours)) !== 0
  const stilled =
    combat &&
    tx.continuousEffects.some(
      one => one.kind === 'no-combat-damage' && one.turn === turn && isWithin(tx.format, one.within, recipient),
    )
  let left = protectedFrom || stilled ? 0 : amount - Math.min(amount, preventedByPermanents(tx, to, combat, amount))
  for (const shield of tx.continuousEffects) {
    if (left === 0) break
    if (shield.kind !== 'shield' || shield.on !== to) continue
    const stopped = Math.min(left, shield.left ?? left)
    left -= stopped
    if (shield.left === undefined) continue
    const rest = { ...shield, left: shield.left - stopped }
    tx.continuousEffects = tx.continuousEffects.flatMap(one => (one !== shield ? [one] : rest.left > 0 ? [rest] : []))
  }
  if (left < amount) tx.emit({ type: 'prevented', to: nameOf(tx, to), amount: amount - left })
  return left
}

/** What permanents prevent as long as they are there. */
function preventedByPermanents(tx: Transaction, to: TargetRef, combat: boolean, amount: number): number {
  let stopped = 0
  for (const source of tx.board.withPreventions) {
    const scope = new Scope(tx, tx.board, { you: source.controller, source: source.id })
    for (const one of source.card.preventions!) {
      if (one.prevents === 'combat' && !combat) continue
      if (!covers(tx, scope, one.to, to)) continue
      stopped += one.prevents === 'some' ? one.amount : amount
    }
  }
  return stopped
}

function covers(
  tx: Transaction,
  scope: Scope,
  what: NonNullable<Card['preventions']>[number]['to'],
  to: TargetRef,
): boolean {
  if (what === 'this' || what === 'host') return scope.things(what).some(thing => thing.id === to)
  if (typeof what === 'string') return typeof to === 'string' && isOneOf(tx.format, scope.you, what, to)
  const thing = typeof to === 'string' ? undefined : tx.permanents.get(to)
  return thing !== undefined && scope.reaches(thing) && scope.fits(thing, what)
}
