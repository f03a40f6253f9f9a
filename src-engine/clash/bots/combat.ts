import { bitOf, protections } from '../cards/keywords.ts'
import { is, type Thing } from './situation.ts'

/** How combat between creatures comes out (RULES CLA-2, 5). */

// These are asked many times in every decision of a search: bits, not names.
const cannotBlock = bitOf('cannot-block')
const unblockable = bitOf('unblockable')
const flying = bitOf('flying')
const reachesUp = bitOf('flying') | bitOf('reach')
const indestructible = bitOf('indestructible')
const deathtouch = bitOf('deathtouch')
const doubleStrike = bitOf('double-strike')
const early = bitOf('first-strike') | bitOf('double-strike')

/** Whether a creature could block another, by what both are now. */
export function couldBlock(guard: Thing, attacker: Thing): boolean {
  if (guard.tapped || (guard.keywords & cannotBlock) !== 0 || (attacker.keywords & unblockable) !== 0) return false
  if ((attacker.keywords & flying) !== 0 && (guard.keywords & reachesUp) === 0) return false
  return !isProtectedFrom(attacker, guard)
}

/** Protected from a colour of the other. */
export function isProtectedFrom(thing: Thing, from: Thing): boolean {
  return (thing.keywords & protections(from.card.colours)) !== 0
}

/** Damage it deals in one combat. */
export function combatPower(thing: Thing): number {
  return (thing.keywords & doubleStrike) !== 0 ? thing.power * 2 : thing.power
}

/** Whether `thing` kills `other` where the two meet in combat. */
export function kills(thing: Thing, other: Thing, more = 0): boolean {
  if ((other.keywords & indestructible) !== 0 || thing.power + more <= 0 || isProtectedFrom(other, thing)) return false
  if (isFaster(other, thing) && lethal(other, thing)) return false
  return lethal(thing, other, more)
}

function lethal(thing: Thing, other: Thing, more = 0): boolean {
  return (thing.keywords & deathtouch) !== 0 ? thing.power > 0 : combatPower(thing) + more >= other.toughness
}

/** Whether `thing` strikes before `other` where the two meet. */
export function isFaster(thing: Thing, other: Thing): boolean {
  return (thing.keywords & early) !== 0 && (other.keywords & early) === 0
}

/** Whether two blockers together kill an attacker: one that it kills first deals no damage if it has first strike. */
export function killTogether(first: Thing, other: Thing, attacker: Thing): boolean {
  if (is(attacker, 'indestructible')) return false
  const dealt = (guard: Thing): number =>
    isProtectedFrom(attacker, guard) || (isFaster(attacker, guard) && lethal(attacker, guard)) ? 0 : combatPower(guard)
  const [a, b] = [dealt(first), dealt(other)]
  if ((a > 0 && is(first, 'deathtouch')) || (b > 0 && is(other, 'deathtouch'))) return true
  return a + b >= attacker.toughness
}

/** Which of two blockers an attacker kills, in the worst case for them. */
export function worstLoss(attacker: Thing, guards: readonly [Thing, Thing], worth: (guard: Thing) => number): number {
  const need = (guard: Thing): number => {
    if (is(guard, 'indestructible') || isProtectedFrom(guard, attacker)) return Infinity
    return is(attacker, 'deathtouch') ? 1 : Math.max(1, guard.toughness)
  }
  const [a, b] = guards.map(need) as [number, number]
  const dealt = combatPower(attacker)
  if (a + b <= dealt) return worth(guards[0]) + worth(guards[1])
  return Math.max(a <= dealt ? worth(guards[0]) : 0, b <= dealt ? worth(guards[1]) : 0)
}

export function strength(creatures: readonly Thing[]): number {
  return creatures.reduce((sum, creature) => sum + (is(creature, 'cannot-attack') ? 0 : combatPower(creature)), 0)
}

/** Damage that gets through where each blocker stops the strongest attacker it can. */
export function unblockedDamage(attacking: readonly Thing[], guards: readonly Thing[]): number {
  const left = [...attacking].sort((a, b) => combatPower(b) - combatPower(a))
  let spare: Thing | undefined
  for (const guard of guards) {
    const stopped = left.findIndex(
      attacker => couldBlock(guard, attacker) && (!is(attacker, 'menace') || spare !== undefined),
    )
    if (stopped < 0) {
      // Against menace one blocker alone stops nothing; with the next it may.
      spare ??= guard
      continue
    }
    if (is(left[stopped]!, 'menace')) spare = undefined
    left.splice(stopped, 1)
  }
  return strength(left)
}
