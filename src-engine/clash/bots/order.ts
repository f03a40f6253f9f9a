import type { JsonObject } from '../../core/json.ts'
import type { ClashOffer } from '../offers.ts'
import { isFaster, isProtectedFrom, combatPower } from './combat.ts'
import { is, type Situation, type Thing } from './situation.ts'
import { listIn } from './options.ts'
import { creatureValue } from '../cards/worth.ts'

/** With more blockers than these only the first are compared. */
const most = 8

/**
 * A better order in which several blockers are dealt damage (RULES CLA-2): one that kills more, or keeps one's own
 * creature alive; nothing if the present order is best.
 */
export function blockerOrder(situation: Situation, offers: readonly ClashOffer[]): JsonObject | undefined {
  for (const offer of offers) {
    if (offer.do !== 'order') continue
    const name = String(listIn(offer, 'attacker')[0])
    const attacker = situation.things.get(name)
    const now = listIn(offer, 'blockers').flatMap(said => situation.things.get(String(said)) ?? [])
    if (attacker === undefined || now.length !== listIn(offer, 'blockers').length) continue
    const best = bestOrder(attacker, now)
    if (outcome(attacker, best) > outcome(attacker, now)) {
      return { do: 'order', attacker: name, blockers: best.map(blocker => blocker.name) }
    }
  }
  return undefined
}

/** The most valuable set that can be killed comes first, most valuable first; the others come last. */
function bestOrder(attacker: Thing, blockers: readonly Thing[]): readonly Thing[] {
  const byWorth = blockers.toSorted((a, b) => creatureValue(b) - creatureValue(a))
  const weighed = byWorth.slice(0, most)
  let best: readonly Thing[] = byWorth
  for (let set = 1; set < 2 ** weighed.length; set++) {
    const first = weighed.filter((_, i) => (set & (1 << i)) !== 0)
    const order = [...first, ...byWorth.filter(blocker => !first.includes(blocker))]
    if (outcome(attacker, order) > outcome(attacker, best)) best = order
  }
  return best
}

/** What the blockers that die are worth, less the attacker if it dies of those that strike it. */
function outcome(attacker: Thing, order: readonly Thing[]): number {
  let left = combatPower(attacker)
  let sum = 0
  let taken = 0
  let deadly = false
  for (const blocker of order) {
    const lethal = is(attacker, 'deathtouch') ? Math.min(1, blocker.toughness) : blocker.toughness
    const dies = left >= lethal && left > 0 && !is(blocker, 'indestructible') && !isProtectedFrom(blocker, attacker)
    left = Math.max(0, left - lethal)
    if (dies) sum += creatureValue(blocker)
    if ((dies && isFaster(attacker, blocker)) || isProtectedFrom(attacker, blocker)) continue
    taken += combatPower(blocker)
    deadly ||= is(blocker, 'deathtouch') && blocker.power > 0
  }
  const falls = (taken >= attacker.toughness || deadly) && !is(attacker, 'indestructible')
  return sum - (falls ? creatureValue(attacker) : 0)
}
