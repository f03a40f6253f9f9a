import type { Seat } from '../../core/game.ts'
import type { Json, JsonObject } from '../../core/json.ts'
import { couldBlock, kills, strength, combatPower, unblockedDamage } from './combat.ts'
import { creaturesOf, is, type Situation, type Thing } from './situation.ts'
import { weightsOf } from './playing-styles.ts'
import { creatureValue } from '../cards/worth.ts'

/** Whom a bot attacks: by what the exchange would cost and bring, and by who would win the race. */

/** For each creature by name whom it may attack, or where it may be moved. */
export type Each = { readonly [name: string]: readonly Json[] }

/** What an attacker would lose at worst, one blocker to each. */
function loss(attacker: Thing, guards: readonly Thing[]): number {
  let worst = 0
  for (const guard of guards) {
    if (!couldBlock(guard, attacker) || !kills(guard, attacker)) continue
    worst = Math.max(worst, creatureValue(attacker) - (kills(attacker, guard) ? creatureValue(guard) : 0))
  }
  return worst
}

/** How much more damage is worth where knocking out a neighbour brings a point. */
const bold = 2

/** What there is to win by hitting a player: the crown, and the cards of a bounty (RULES CLA-12, 13). */
function prizeOn({ crown, bounties }: Situation, foe: Seat): number {
  return (crown === foe ? 1.6 : 0) + (bounties[foe] ?? 0) * 0.8
}

/** Untapped creatures in a player's territory: those that could block for them. */
export function guardsOf({ things }: Situation, foe: Seat): readonly Thing[] {
  return [...things.values()].filter(thing => thing.card.isCreature && !thing.tapped && thing.territory === foe)
}

/** These seats from one's left on: of two that are worth as much, not everybody takes the one who sits first. */
function fromLeft({ life, seat }: Situation, seats: readonly Seat[]): readonly Seat[] {
  const order = Object.keys(life)
  const place = (other: Seat): number => (order.indexOf(other) - order.indexOf(seat) + order.length) % order.length
  return seats.toSorted((a, b) => place(a) - place(b))
}

/** Who attacks whom, as an action says it. */
export function attackers(situation: Situation, from: Each): JsonObject {
  const out: { [name: string]: Json } = {}
  const own = Object.keys(from).flatMap(name => situation.things.get(name) ?? [])
  const guards = new Map(
    fromLeft(situation, [...new Set(Object.values(from).flat().map(String))]).map(foe => [
      foe,
      guardsOf(situation, foe),
    ]),
  )
  for (const [foe, there] of guards) {
    const able = own.filter(creature => from[creature.name]!.includes(foe))
    if (unblockedDamage(able, there) >= situation.life[foe]!) {
      for (const creature of able) if (creature.power > 0) out[creature.name] = foe
      return out
    }
  }
  const danger = new Map([...guards.keys()].map(foe => [foe, strength(creaturesOf(situation, foe))]))
  const force = strength(own)
  const style = weightsOf(situation.seat)
  for (const creature of own) {
    if (creature.power <= 0) continue
    let best = 0
    for (const foe of fromLeft(situation, from[creature.name]!.map(String))) {
      const life = Math.max(1, situation.life[foe]!)
      const there = guards.get(foe)!
      const race = force / life - danger.get(foe)! / Math.max(1, situation.life[situation.seat]!)
      const pressure = creature.power * (0.25 + 2 / life + Math.max(0, race) * 0.6) * (situation.fallsCount ? bold : 1)
      const needed = is(creature, 'menace') ? 2 : 1
      const blocked = there.filter(guard => couldBlock(guard, creature)).length >= needed
      const gain = pressure + prizeOn(situation, foe)
      const score = (blocked ? gain * 0.5 : gain) * style.attack - (blocked ? loss(creature, there) * style.risk : 0)
      if (score <= best) continue
      best = score
      out[creature.name] = foe
    }
  }
  return keptHome(situation, own, out)
}

/** Keeps back as many as it takes not to be killed in return. */
function keptHome(situation: Situation, own: readonly Thing[], out: { [name: string]: Json }): JsonObject {
  const foes = situation.foes
    .filter(situation.threatens)
    .flatMap(foe => creaturesOf(situation, foe))
    .filter(creature => !is(creature, 'defender'))
  const awake = foes.map(foe => ({ ...foe, tapped: false }))
  const staying = (): readonly Thing[] =>
    creaturesOf(situation, situation.seat)
      .filter(creature => out[creature.name] === undefined || is(creature, 'vigilance'))
      .map(creature => ({ ...creature, tapped: false }))
  const going = own.filter(creature => out[creature.name] !== undefined).sort((a, b) => a.power - b.power)
  for (const creature of going) {
    if (unblockedDamage(awake, staying()) < situation.life[situation.seat]!) break
    delete out[creature.name]
  }
  return out
}

/**
 * Who is moved where (RULES FMT-3): a creature that can attack nobody from where it stands goes to the team-mate
 * most in danger, as long as enough blockers stay at home.
 */
export function movers(situation: Situation, attacks: Each, from: Each): JsonObject {
  const out: { [name: string]: Json } = {}
  const facing = (seat: Seat): number => {
    const ours = guardsOf(situation, seat)
    const theirs = situation.foes.flatMap(foe => creaturesOf(situation, foe))
    return strength(theirs) / Math.max(1, situation.life[seat] ?? 1) - strength(ours) * 0.1
  }
  const idle = Object.keys(from)
    .filter(name => (attacks[name] ?? []).length === 0)
    .flatMap(name => situation.things.get(name) ?? [])
    .filter(creature => creature.power > 0)
    .sort((a, b) => combatPower(b) - combatPower(a))
  let home = creaturesOf(situation, situation.seat).filter(creature => creature.territory === situation.seat).length
  for (const creature of idle) {
    if (creature.territory === situation.seat && home <= 1) continue
    const places = from[creature.name]!.map(String).filter(place => place !== situation.seat)
    const best = places.sort((a, b) => facing(b) - facing(a))[0]
    if (best === undefined || creature.territory !== situation.seat) continue
    out[creature.name] = best
    home--
  }
  return out
}
