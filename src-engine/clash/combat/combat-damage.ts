import { traitsOf } from '../state/board.ts'
import { bitOf } from '../cards/keywords.ts'
import type { Draft } from '../state/transaction.ts'
import { deal, type Blow, type Source } from '../effects/damage.ts'
import type { Attack, Id, Permanent } from '../state/state.ts'

/** Combat damage: first strike, several blockers in order, trample (RULES CLA-2, 5). */

const early = bitOf('first-strike') | bitOf('double-strike')
const twice = bitOf('double-strike')
const trample = bitOf('trample')
const deathtouch = bitOf('deathtouch')

/** Whether anybody in this combat strikes first: then there are two steps of damage. */
export function anyFirstStrike(d: Draft): boolean {
  const fighters = d.thread().combat?.attacks.flatMap(one => [one.attacker, ...one.blockers]) ?? []
  return fighters.some(id => (wordsOf(d, id) & early) !== 0)
}

/** Deals the combat damage of one step, all at the same moment. */
export function strike(d: Draft, first: boolean): void {
  const { combat } = d.thread()
  if (combat === undefined) return
  const struck = combat.struck ?? []
  const strikes = (id: Id): boolean => {
    const words = wordsOf(d, id)
    return first ? (words & early) !== 0 : !struck.includes(id) || (words & twice) !== 0
  }
  const blows: Blow[] = []
  const hitters = new Set<Id>()
  for (const attack of combat.attacks) {
    const attacker = d.permanents.get(attack.attacker)
    if (attacker === undefined) continue
    if (strikes(attacker.id)) {
      hitters.add(attacker.id)
      blows.push(...blowsOf(d, attacker, attack))
    }
    for (const id of attack.blockers) {
      const blocker = d.permanents.get(id)
      if (blocker === undefined || !strikes(id)) continue
      hitters.add(id)
      blows.push({ source: from(blocker), to: attacker.id, amount: powerOf(d, blocker) })
    }
  }
  if (first) d.setThread(d.turn, { combat: { ...combat, struck: [...hitters] } })
  deal(
    d,
    blows.filter(blow => blow.amount > 0),
    true,
  )
}

/** Each blocker gets lethal damage before the next; what is left goes to the last, or with trample to the player. */
function blowsOf(d: Draft, attacker: Permanent, attack: Attack): readonly Blow[] {
  const source = from(attacker)
  const power = powerOf(d, attacker)
  if (!attack.blocked) return [{ source, to: attack.whom, amount: power }]
  const words = wordsOf(d, attacker.id)
  const blockers = attack.blockers.flatMap(id => d.permanents.get(id) ?? [])
  const tramples = (words & trample) !== 0
  let left = power
  const blows: Blow[] = []
  for (const [i, blocker] of blockers.entries()) {
    const toughness = traitsOf(d.board, blocker).toughness - blocker.damage
    const lethal = Math.max(0, (words & deathtouch) !== 0 ? Math.min(1, toughness) : toughness)
    const last = i === blockers.length - 1 && !tramples
    const amount = last ? left : Math.min(left, lethal)
    blows.push({ source, to: blocker.id, amount })
    left -= amount
  }
  if (tramples && left > 0) blows.push({ source, to: attack.whom, amount: left })
  return blows
}

function from(thing: Permanent): Source {
  return { card: thing.card, by: thing.controller, id: thing.id }
}

function powerOf(d: Draft, thing: Permanent): number {
  return Math.max(0, traitsOf(d.board, thing).power)
}

function wordsOf(d: Draft, id: Id): number {
  const thing = d.permanents.get(id)
  return thing === undefined ? 0 : traitsOf(d.board, thing).words
}
