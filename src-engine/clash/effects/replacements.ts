import type { Seat } from '../../core/game.ts'
import { isIn } from '../../formats/index.ts'
import type { Card, PreventionEffect } from '../cards/card.ts'
import { protections } from '../cards/keywords.ts'
import { traitsOf } from '../state/board.ts'
import type { Choice, ChoiceKey } from '../question.ts'
import { isOneOf } from '../state/players.ts'
import { isWithin } from '../state/range.ts'
import { Scope } from '../state/scope.ts'
import type { ContinuousEffect, Id, TargetRef } from '../state.ts'
import type { Transaction } from '../state/transaction.ts'

/** What becomes of damage before it is dealt, where effects prevent it or move it elsewhere (RULES CLA-17). */

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

type Shield = ContinuousEffect & { readonly kind: 'shield' }

/** Damage on its way, and what effects have made of it so far. */
interface OnItsWay {
  readonly to: TargetRef
  readonly amount: number
  /** Which have had their say: each has it once. */
  readonly used: readonly string[]
  /** How much shields have stopped, of this damage and what is dealt with it. */
  readonly worn: ReadonlyMap<Shield, number>
  readonly prevented: readonly { readonly to: TargetRef; readonly amount: number }[]
}

/** An effect that would change damage: it stops some, or all (`Infinity`), or deals it to a thing instead. */
interface Replacement {
  readonly key: string
  readonly name: ChoiceKey
  /** Of several that are alike it makes no difference which comes first. */
  readonly alike: string
  readonly stops: number
  readonly shield?: Shield
  readonly movesTo?: Id
}

/** Damage as it will be dealt. */
interface Settled {
  readonly blow: DamageDealt
  readonly to: TargetRef
  readonly amount: number
  readonly prevented: OnItsWay['prevented']
}

export interface SettledDamage {
  readonly blows: readonly Settled[]
  readonly worn: OnItsWay['worn']
}

/** Several effects want the same damage, and it matters which comes first: whom it would be dealt to says so. */
export interface ReplacementChoice {
  readonly seat: Seat
  readonly options: readonly Choice[]
  /** Whose damage it is. */
  readonly card: string
}

/** How damage that is dealt together ends, by the choices made so far in order; or the next choice that is open. */
export function settleDamage(
  tx: Transaction,
  turn: number,
  blows: readonly DamageDealt[],
  combat: boolean,
  chosen: readonly ChoiceKey[],
): SettledDamage | ReplacementChoice {
  const settled: Settled[] = []
  let worn: OnItsWay['worn'] = new Map()
  let choices = 0
  for (const blow of blows) {
    const open = (now: OnItsWay): readonly Replacement[] => replacementsOf(tx, turn, blow.source, combat, now)
    let now: OnItsWay = {
      to: blow.to,
      amount: canBeDealt(tx, blow.to) ? blow.amount : 0,
      used: [],
      worn,
      prevented: [],
    }
    for (let list = open(now); list.length > 0; list = open(now)) {
      let next = list[0]!
      const seat = affectedBy(tx, now.to)
      if (!isFree(next) && isIn(tx.format, seat) && waysToEnd(now, open).size > 1) {
        // What was said of an effect that is gone since is passed over.
        let said: Replacement | undefined
        while (said === undefined && choices < chosen.length) {
          const key = chosen[choices++]
          said = list.find(replacement => replacement.key === key)
        }
        if (said === undefined) return { seat, options: list, card: blow.source.card.name }
        next = said
      }
      now = applied(now, next)
    }
    worn = now.worn
    settled.push({ blow, to: now.to, amount: now.amount, prevented: now.prevented })
  }
  return { blows: settled, worn }
}

/** The choice that is open before damage of a spell or ability can be dealt, if one is. */
export function openChoice(
  tx: Transaction,
  turn: number,
  blows: readonly DamageDealt[],
  chosen: readonly ChoiceKey[],
): ReplacementChoice | undefined {
  const settled = settleDamage(tx, turn, blows, false, chosen)
  return 'seat' in settled ? settled : undefined
}

function canBeDealt(tx: Transaction, to: TargetRef): boolean {
  return typeof to === 'string' ? isIn(tx.format, to) : tx.permanents.has(to)
}

function affectedBy(tx: Transaction, to: TargetRef): Seat {
  return typeof to === 'string' ? to : tx.permanents.get(to)!.controller
}

/** It stops everything and is not used up by it: whatever else there is, nothing is lost by taking it first. */
function isFree({ stops, shield }: Replacement): boolean {
  return stops === Infinity && shield?.left === undefined
}

/** What the damage comes to, in every order of the effects that want it. */
function waysToEnd(now: OnItsWay, open: (now: OnItsWay) => readonly Replacement[]): ReadonlySet<string> {
  const list = open(now)
  const free = list.find(isFree)
  if (list.length === 0 || free !== undefined) {
    const { to, amount, worn } = free === undefined ? now : applied(now, free)
    // Shields last alike: what counts is how much they have left together.
    const used = [...worn.values()].reduce((sum, stopped) => sum + stopped, 0)
    return new Set([JSON.stringify([amount === 0 ? '' : to, amount, used])])
  }
  const different = list.filter((replacement, i) => list.findIndex(other => other.alike === replacement.alike) === i)
  return new Set(different.flatMap(replacement => [...waysToEnd(applied(now, replacement), open)]))
}

function applied(now: OnItsWay, { key, stops, shield, movesTo }: Replacement): OnItsWay {
  const used = [...now.used, key]
  if (movesTo !== undefined) return { ...now, to: movesTo, used }
  const stopped = Math.min(now.amount, stops)
  const worn =
    shield?.left === undefined ? now.worn : new Map(now.worn).set(shield, (now.worn.get(shield) ?? 0) + stopped)
  const before = now.prevented.find(part => part.to === now.to)?.amount ?? 0
  const prevented = [...now.prevented.filter(part => part.to !== now.to), { to: now.to, amount: before + stopped }]
  return { ...now, amount: now.amount - stopped, used, worn, prevented }
}

/** What wants this damage and has not had its say: first what stops all of it, then what stops some, then what moves it. */
function replacementsOf(
  tx: Transaction,
  turn: number,
  source: Source,
  combat: boolean,
  { to, amount, used, worn }: OnItsWay,
): readonly Replacement[] {
  if (amount <= 0) return []
  return [
    ...always(tx, turn, source, combat, to),
    ...byPermanents(tx, to, combat),
    ...byShields(tx, to, worn),
    ...elsewhere(tx, to),
  ]
    .filter(replacement => !used.includes(replacement.key))
    .sort((a, b) => Number(isFree(b)) - Number(isFree(a)))
}

/** Protection, and combat damage of a turn that is stilled. What a resolved spell prevents stands for those it found, though its controller is out (RULES CLA-8). */
function always(tx: Transaction, turn: number, source: Source, combat: boolean, to: TargetRef): readonly Replacement[] {
  const thing = typeof to === 'string' ? undefined : tx.permanents.get(to)!
  const isProtected =
    thing !== undefined && (traitsOf(tx.board, thing).keywords & protections(source.card.colours)) !== 0
  const isStilled =
    combat &&
    tx.continuousEffects.some(
      effect =>
        effect.kind === 'no-combat-damage' &&
        effect.turn === turn &&
        isWithin(tx.format, effect.within, thing ?? (to as Seat)),
    )
  return isProtected || isStilled ? [{ key: `always ${to}`, name: '', alike: 'all', stops: Infinity }] : []
}

/** What permanents prevent as long as they are there. */
function byPermanents(tx: Transaction, to: TargetRef, combat: boolean): readonly Replacement[] {
  return tx.board.withPreventions.flatMap(thing => {
    const scope = new Scope(tx, tx.board, { you: thing.controller, source: thing.id })
    return thing.card.preventions!.flatMap((prevention): readonly Replacement[] => {
      if ((prevention.prevents === 'combat' && !combat) || !covers(tx, scope, prevention.to, to)) return []
      const stops = prevention.prevents === 'some' ? prevention.amount : Infinity
      return [{ key: `${prevention.prevents} ${thing.id}`, name: thing.id, alike: `stops ${stops}`, stops }]
    })
  })
}

function covers(tx: Transaction, scope: Scope, what: PreventionEffect['to'], to: TargetRef): boolean {
  if (what === 'this') return scope.context.source === to
  return typeof to === 'string' && isOneOf(tx.format, scope.you, what, to)
}

/** What spells prevent: the next so much, or all of a turn. */
function byShields(tx: Transaction, to: TargetRef, worn: OnItsWay['worn']): readonly Replacement[] {
  return tx.continuousEffects.flatMap((shield): readonly Replacement[] => {
    if (shield.kind !== 'shield' || shield.on !== to) return []
    const left = shield.left === undefined ? Infinity : shield.left - (worn.get(shield) ?? 0)
    if (left <= 0) return []
    return [{ key: `shield ${shield.timestamp}`, name: shield.card, alike: `shield ${left}`, stops: left, shield }]
  })
}

/** “Damage that would be dealt to … is dealt to this instead.” */
function elsewhere(tx: Transaction, to: TargetRef): readonly Replacement[] {
  if (typeof to !== 'string') return []
  return tx.board.withReplacements.flatMap(({ id, controller, card }): readonly Replacement[] => {
    const moves = card.replacements!.some(
      replacement => replacement.replaces === 'damage' && isOneOf(tx.format, controller, replacement.to, to),
    )
    return moves ? [{ key: `moves ${id}`, name: id, alike: `to ${id}`, stops: 0, movesTo: id }] : []
  })
}
