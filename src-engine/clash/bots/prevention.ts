import type { Seat } from '../../core/game.ts'
import { cardNamed } from '../book.ts'
import type { Effect } from '../cards/card.ts'
import { combatPower, isProtectedFrom } from './combat.ts'
import { creaturesOf, is, type Situation, type Thing } from './situation.ts'
import { creatureValue } from '../cards/worth.ts'
import { hurt } from './worth.ts'

/** What it is worth to prevent damage: what that damage would cost. */

interface Coming {
  readonly amount: number
  /** Any of it kills. */
  readonly deadly: boolean
}

/** Worth to whoever it would be dealt to of stopping so much of the damage that is on its way to them. */
export function preventionValue(situation: Situation, to: Seat | Thing, most: number): number {
  const [spells, combat] = [onStack(situation, to), inCombat(situation, to)]
  return saved(situation, to, { amount: spells + combat.amount, deadly: combat.deadly }, most)
}

/** The same of the combat that is fought now, for all there. */
export function combatPreventionValue(situation: Situation, side: (of: Seat) => number): number {
  const seats = [...new Set(situation.attacks.map(attack => attack.whom))]
  const fighters = [...seats, situation.active].flatMap(seat => creaturesOf(situation, seat))
  return [...seats, ...fighters].reduce((sum, to) => {
    const of = typeof to === 'string' ? to : to.controller
    return sum + side(of) * saved(situation, to, inCombat(situation, to), Infinity)
  }, 0)
}

function saved(situation: Situation, to: Seat | Thing, { amount, deadly }: Coming, most: number): number {
  const left = Math.max(0, amount - most)
  if (amount === 0 || left === amount) return 0
  if (typeof to === 'string') return hurt(situation, to, amount) - hurt(situation, to, left)
  const dies = (n: number): boolean => !is(to, 'indestructible') && (n >= to.toughness || (deadly && n > 0))
  return dies(amount) && !dies(left) ? creatureValue(to) : 0
}

/** Damage of what lies on the stack and is aimed there, as far as its card says how much. */
function onStack({ stack }: Situation, to: Seat | Thing): number {
  const name = typeof to === 'string' ? to : to.name
  return stack.reduce((sum, { card: of, targets }) => {
    const card = cardNamed(of)
    const lists = [card?.spell ?? [], card?.modes ?? [], card?.abilities ?? [], card?.triggers ?? []].flat()
    const dealt = lists.map(({ effects }) =>
      effects.reduce((all, effect) => all + (targets[aimOf(effect)] === name ? amountOf(effect) : 0), 0),
    )
    return sum + Math.max(0, ...dealt)
  }, 0)
}

function aimOf(effect: Effect): number {
  return effect.do === 'damage' && typeof effect.to === 'object' && 'target' in effect.to ? effect.to.target : -1
}

function amountOf(effect: Effect): number {
  return effect.do === 'damage' && typeof effect.amount === 'number' ? effect.amount : 0
}

/** Combat damage that is about to be dealt there, once blocks are made. */
function inCombat({ phase, attacks, things, stack }: Situation, to: Seat | Thing): Coming {
  const none = { amount: 0, deadly: false }
  if (phase !== 'block' || stack.length > 0) return none
  const sum = (list: readonly Thing[]): Coming => ({
    amount: list.reduce((all, attacker) => all + combatPower(attacker), 0),
    deadly: list.some(attacker => is(attacker, 'deathtouch')),
  })
  const named = (names: readonly string[]): readonly Thing[] => names.flatMap(name => things.get(name) ?? [])
  if (typeof to === 'string')
    return sum(
      named(attacks.flatMap(attack => (attack.whom === to && attack.blockers.length === 0 ? [attack.attacker] : []))),
    )
  const fight = attacks.find(attack => attack.attacker === to.name || attack.blockers.includes(to.name))
  if (fight === undefined) return none
  const others = named(fight.attacker === to.name ? fight.blockers : [fight.attacker])
  return sum(others.filter(other => !isProtectedFrom(to, other)))
}
