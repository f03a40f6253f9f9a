import type { Seat } from '../../core/game.ts'
import type { Json, JsonObject } from '../../core/json.ts'
import { couldBlock, kills, strength, strikes, throughput } from './combat.ts'
import { creaturesOf, is, type Look, type Thing } from './situation.ts'
import { worth } from './worth.ts'

/** Whom a bot attacks: by what the exchange would cost and bring, and by who is faster. */

/** For each creature by name whom it may attack, or where it may be moved. */
export type Each = { readonly [name: string]: readonly Json[] }

/** What an attacker would lose at worst, one blocker to each. */
function loss(attacker: Thing, guards: readonly Thing[]): number {
  let worst = 0
  for (const guard of guards) {
    if (!couldBlock(guard, attacker) || !kills(guard, attacker)) continue
    worst = Math.max(worst, worth(attacker) - (kills(attacker, guard) ? worth(guard) : 0))
  }
  return worst
}

/** Who stands before a player, awake. */
export function guardsOf({ things }: Look, foe: Seat): readonly Thing[] {
  return [...things.values()].filter(one => one.card.isCreature && !one.tapped && one.territory === foe)
}

/** Who attacks whom, as an action says it. */
export function attackers(look: Look, from: Each): JsonObject {
  const out: { [name: string]: Json } = {}
  const own = Object.keys(from).flatMap(name => look.things.get(name) ?? [])
  const guards = new Map([...new Set(Object.values(from).flat().map(String))].map(foe => [foe, guardsOf(look, foe)]))
  for (const [foe, there] of guards) {
    const able = own.filter(one => from[one.name]!.includes(foe))
    if (throughput(able, there) >= look.life[foe]!) {
      for (const one of able) if (one.power > 0) out[one.name] = foe
      return out
    }
  }
  const danger = new Map([...guards.keys()].map(foe => [foe, strength(creaturesOf(look, foe))]))
  const force = strength(own)
  for (const one of own) {
    if (one.power <= 0) continue
    let best = 0
    for (const foe of from[one.name]!.map(String)) {
      const life = Math.max(1, look.life[foe]!)
      const there = guards.get(foe)!
      const race = force / life - danger.get(foe)! / Math.max(1, look.life[look.seat]!)
      const pressure = one.power * (0.25 + 2 / life + Math.max(0, race) * 0.6)
      const needed = is(one, 'menace') ? 2 : 1
      const blocked = there.filter(guard => couldBlock(guard, one)).length >= needed
      const score = (blocked ? pressure * 0.5 : pressure) - (blocked ? loss(one, there) : 0)
      if (score <= best) continue
      best = score
      out[one.name] = foe
    }
  }
  return keptHome(look, own, out)
}

/** Keeps back as many as it takes not to be killed in return. */
function keptHome(look: Look, own: readonly Thing[], out: { [name: string]: Json }): JsonObject {
  const foes = look.foes.flatMap(foe => creaturesOf(look, foe)).filter(one => !is(one, 'defender'))
  const awake = foes.map(one => ({ ...one, tapped: false }))
  const staying = (): readonly Thing[] =>
    creaturesOf(look, look.seat)
      .filter(one => out[one.name] === undefined || is(one, 'vigilance'))
      .map(one => ({ ...one, tapped: false }))
  const going = own.filter(one => out[one.name] !== undefined).sort((a, b) => a.power - b.power)
  for (const one of going) {
    if (throughput(awake, staying()) < look.life[look.seat]!) break
    delete out[one.name]
  }
  return out
}

/**
 * Who is moved where (RULES FMT-3): a creature that finds nobody to attack from where it stands goes to the team-mate
 * who faces most, while one's own door stays guarded.
 */
export function movers(look: Look, attacks: Each, from: Each): JsonObject {
  const out: { [name: string]: Json } = {}
  const facing = (seat: Seat): number => {
    const ours = guardsOf(look, seat)
    const theirs = look.foes.flatMap(foe => creaturesOf(look, foe))
    return strength(theirs) / Math.max(1, look.life[seat] ?? 1) - strength(ours) * 0.1
  }
  const idle = Object.keys(from)
    .filter(name => (attacks[name] ?? []).length === 0)
    .flatMap(name => look.things.get(name) ?? [])
    .filter(one => one.power > 0)
    .sort((a, b) => strikes(b) - strikes(a))
  let home = creaturesOf(look, look.seat).filter(one => one.territory === look.seat).length
  for (const one of idle) {
    if (one.territory === look.seat && home <= 1) continue
    const places = from[one.name]!.map(String).filter(place => place !== look.seat)
    const best = places.sort((a, b) => facing(b) - facing(a))[0]
    if (best === undefined || one.territory !== look.seat) continue
    out[one.name] = best
    home--
  }
  return out
}
