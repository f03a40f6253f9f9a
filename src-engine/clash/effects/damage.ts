import type { Seat } from '../../core/game.ts'
import { changeLife, isIn } from '../../formats/index.ts'
import { traitsOf } from '../state/board.ts'
import { bitOf, protections } from '../cards/keywords.ts'
import type { Card } from '../cards/card.ts'
import type { Draft } from '../state/transaction.ts'
import { nameOf } from '../state/names.ts'
import { reachesPlayer, reachesThing } from '../state/range.ts'
import { Scope } from '../state/scope.ts'
import { isAmong } from '../state/players.ts'
import type { Aim, Id } from '../state/state.ts'
import { happened } from './triggers.ts'

/** Damage, what prevents it and what turns it aside, and life. */

export interface Source {
  readonly card: Card
  readonly by: Seat
  /** The permanent it is, if it is one. */
  readonly id?: Id
}

export interface Blow {
  readonly source: Source
  readonly to: Aim
  readonly amount: number
}

const lifelink = bitOf('lifelink')
const deathtouch = bitOf('deathtouch')

/** Damage dealt at the same moment: each blow is turned aside or prevented where something says so, and the rest counts. */
export function deal(d: Draft, blows: readonly Blow[], combat: boolean): void {
  const life = new Map<Seat, number>()
  const gains = new Map<Seat, number>()
  for (const blow of blows) {
    const to = turnedAside(d, blow)
    const amount = afterPrevention(d, { ...blow, to }, combat)
    if (amount <= 0) continue
    const { source } = blow
    const words = wordsOf(d, source)
    d.tell({ type: 'damaged', by: nameOfSource(d, source), to: nameOf(d, to), amount, combat })
    if (typeof to === 'string') life.set(to, (life.get(to) ?? 0) - amount)
    else {
      const thing = d.permanents.get(to)!
      d.change(to, {
        damage: thing.damage + amount,
        hurtIn: d.turn,
        doomed: thing.doomed || (words & deathtouch) !== 0,
      })
    }
    if ((words & lifelink) !== 0 && isIn(d.circle, source.by))
      gains.set(source.by, (gains.get(source.by) ?? 0) + amount)
    const thing = source.id === undefined ? undefined : d.permanents.get(source.id)
    if (combat && typeof to === 'string' && thing !== undefined)
      happened(d, { when: 'hits', thing, player: to, amount })
  }
  changeLives(d, [...life, ...gains])
}

/** Life is changed first and judged at the next state check (RULES CLA-6). */
export function changeLives(d: Draft, changes: readonly (readonly [Seat, number])[]): void {
  const real = changes.filter(([seat, amount]) => amount !== 0 && isIn(d.circle, seat))
  if (real.length === 0) return
  d.step(
    changeLife(
      d.circle,
      real.map(([seat, amount]) => ({ seat, amount })),
    ),
  )
  for (const [player, amount] of real) {
    happened(d, { when: amount > 0 ? 'gains-life' : 'loses-life', player, amount: Math.abs(amount) })
  }
}

function wordsOf(d: Draft, { card, id }: Source): number {
  const thing = id === undefined ? undefined : d.permanents.get(id)
  return thing === undefined ? card.words : traitsOf(d.board, thing).words
}

function nameOfSource(d: Draft, { card, id }: Source): string {
  return id !== undefined && d.permanents.has(id) ? nameOf(d, id) : card.name
}

/** “Damage that would be dealt to … is dealt to this instead.” */
function turnedAside(d: Draft, { to }: Blow): Aim {
  if (typeof to !== 'string') return to
  for (const thing of d.board.withInstead) {
    for (const one of thing.card.instead!) {
      if (one.instead === 'damage' && isAmong(d.circle, thing.controller, one.to, to)) return thing.id
    }
  }
  return to
}

function afterPrevention(d: Draft, { source, to, amount }: Blow, combat: boolean): number {
  const thing = typeof to === 'string' ? undefined : d.permanents.get(to)
  if (amount <= 0 || (typeof to === 'string' ? !isIn(d.circle, to) : thing === undefined)) return 0
  // Prevention works for recipients in range (RULES CLA-8).
  const inReach = (by: Seat): boolean =>
    thing === undefined ? reachesPlayer(d.circle, by, to as Seat) : reachesThing(d.circle, by, thing)
  const protectedFrom = thing !== undefined && (traitsOf(d.board, thing).words & protections(source.card.colours)) !== 0
  const stilled =
    combat && d.lasting.some(one => one.kind === 'no-combat-damage' && one.turn === d.turn && inReach(one.by))
  let left = protectedFrom || stilled ? 0 : amount - Math.min(amount, preventedForGood(d, to, combat, amount))
  for (const shield of d.lasting) {
    if (left === 0) break
    if (shield.kind !== 'shield' || shield.on !== to || !inReach(shield.by)) continue
    const stopped = Math.min(left, shield.left ?? left)
    left -= stopped
    if (shield.left === undefined) continue
    const rest = { ...shield, left: shield.left - stopped }
    d.lasting = d.lasting.flatMap(one => (one !== shield ? [one] : rest.left > 0 ? [rest] : []))
  }
  if (left < amount) d.tell({ type: 'prevented', to: nameOf(d, to), amount: amount - left })
  return left
}

/** What permanents prevent as long as they are there. */
function preventedForGood(d: Draft, to: Aim, combat: boolean, amount: number): number {
  let stopped = 0
  for (const source of d.board.withPrevents) {
    const scope = new Scope(d, d.board, { you: source.controller, source: source.id })
    for (const one of source.card.prevents!) {
      if (one.prevents === 'combat' && !combat) continue
      if (!covers(d, scope, one.to, to)) continue
      stopped += one.prevents === 'some' ? one.amount : amount
    }
  }
  return stopped
}

function covers(d: Draft, scope: Scope, what: NonNullable<Card['prevents']>[number]['to'], to: Aim): boolean {
  if (what === 'this' || what === 'host') return scope.things(what).some(thing => thing.id === to)
  if (typeof what === 'string') return typeof to === 'string' && isAmong(d.circle, scope.you, what, to)
  const thing = typeof to === 'string' ? undefined : d.permanents.get(to)
  return thing !== undefined && scope.witnesses(thing) && scope.fits(thing, what)
}
