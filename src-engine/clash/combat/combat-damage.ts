import { Hidden } from '../../core/hidden.ts'
import { traitsOf } from '../state/board.ts'
import { bitOf } from '../cards/keywords.ts'
import type { Transaction } from '../state/transaction.ts'
import { dealDamage } from '../effects/damage.ts'
import type { DamageDealt, Source } from '../effects/replacements.ts'
import type { Attack, Id, Permanent } from '../state.ts'

/** Combat damage: first strike, several blockers in order, trample (RULES CLA-2, 5). */

const early = bitOf('first-strike') | bitOf('double-strike')
const twice = bitOf('double-strike')
const trample = bitOf('trample')
const deathtouch = bitOf('deathtouch')

/** Whether anybody in this combat strikes first: then there are two steps of damage. */
export function anyFirstStrike(tx: Transaction, turn: number): boolean {
  const fighters = tx.thread(turn).combat?.attacks.flatMap(attack => [attack.attacker, ...attack.blockers]) ?? []
  return fighters.some(id => (keywordsOf(tx, id) & early) !== 0)
}

/** Deals the combat damage of one step, all at the same moment, unless somebody is asked first how (RULES CLA-17). */
export function dealCombatDamage(tx: Transaction, turn: number): void {
  const { combat, phase } = tx.thread(turn)
  const first = phase === 'first-strike'
  if (combat === undefined) return
  const struck = combat.struck ?? []
  const strikes = (id: Id): boolean => {
    const keywords = keywordsOf(tx, id)
    return first ? (keywords & early) !== 0 : !struck.includes(id) || (keywords & twice) !== 0
  }
  const blows: DamageDealt[] = []
  const hitters = new Set<Id>()
  for (const attack of combat.attacks) {
    const attacker = tx.permanents.get(attack.attacker)
    if (attacker === undefined) continue
    if (strikes(attacker.id)) {
      hitters.add(attacker.id)
      blows.push(...attackerDamage(tx, attacker, attack))
    }
    for (const id of attack.blockers) {
      const blocker = tx.permanents.get(id)
      if (blocker === undefined || !strikes(id)) continue
      hitters.add(id)
      blows.push({ source: from(blocker), to: attacker.id, amount: powerOf(tx, blocker) })
    }
  }
  const { chosen = [], ...fought } = combat
  const real = blows.filter(blow => blow.amount > 0)
  tx.setThread(turn, { combat: first ? { ...fought, struck: [...hitters] } : fought })
  const choice = dealDamage(tx, turn, real, true, chosen)
  if (choice === undefined) return
  tx.setThread(turn, { combat: { ...combat, chosen } })
  const { seat, options, card } = choice
  tx.ask(turn, { seat, kind: 'replacement', options: new Hidden(options, tx.format.seats), min: 1, max: 1, card })
}

/** Each blocker gets lethal damage before the next; what is left goes to the last, or with trample to the player. */
function attackerDamage(tx: Transaction, attacker: Permanent, attack: Attack): readonly DamageDealt[] {
  const source = from(attacker)
  const power = powerOf(tx, attacker)
  if (!attack.blocked) return [{ source, to: attack.whom, amount: power }]
  const keywords = keywordsOf(tx, attacker.id)
  const blockers = attack.blockers.flatMap(id => tx.permanents.get(id) ?? [])
  const tramples = (keywords & trample) !== 0
  let left = power
  const blows: DamageDealt[] = []
  for (const [i, blocker] of blockers.entries()) {
    const toughness = traitsOf(tx.board, blocker).toughness - blocker.damage
    const lethal = Math.max(0, (keywords & deathtouch) !== 0 ? Math.min(1, toughness) : toughness)
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

function powerOf(tx: Transaction, thing: Permanent): number {
  return Math.max(0, traitsOf(tx.board, thing).power)
}

function keywordsOf(tx: Transaction, id: Id): number {
  const thing = tx.permanents.get(id)
  return thing === undefined ? 0 : traitsOf(tx.board, thing).keywords
}
