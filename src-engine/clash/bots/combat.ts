import type { Seat } from '../../core/game.ts'
import type { Json, JsonObject } from '../../core/json.ts'
import { creaturesOf, lifeOf, worth, type Look, type Thing } from './look.ts'

/** Whom a bot attacks and how it blocks: by what the exchange would cost and bring. */

type Each = { readonly [name: string]: readonly Json[] }

/** Whether a creature could block another, by what is printed on both. */
function couldBlock(guard: Thing, attacker: Thing): boolean {
  if (guard.tapped || guard.words.has('cannot-block') || attacker.words.has('unblockable')) return false
  if (attacker.words.has('flying') && !guard.words.has('flying') && !guard.words.has('reach')) return false
  return !guard.card.colours.some(colour => attacker.words.has(`protection-from-${colour}`))
}

function strikes(one: Thing): number {
  return one.words.has('double-strike') ? one.power * 2 : one.power
}

/** Whether `one` kills `other` where the two meet in combat. */
export function kills(one: Thing, other: Thing, more = 0): boolean {
  if (other.words.has('indestructible') || one.power + more <= 0) return false
  if (one.card.colours.some(colour => other.words.has(`protection-from-${colour}`))) return false
  if (isFaster(other, one) && lethal(other, one)) return false
  return lethal(one, other, more)
}

function lethal(one: Thing, other: Thing, more = 0): boolean {
  return one.words.has('deathtouch') ? one.power > 0 : strikes(one) + more >= other.toughness
}

function isFaster(one: Thing, other: Thing): boolean {
  const fast = (thing: Thing): boolean => thing.words.has('first-strike') || thing.words.has('double-strike')
  return fast(one) && !fast(other)
}

/** What an attacker would lose at worst, one blocker to each. */
function loss(attacker: Thing, guards: readonly Thing[]): number {
  let worst = 0
  for (const guard of guards) {
    if (!couldBlock(guard, attacker) || !kills(guard, attacker)) continue
    worst = Math.max(worst, worth(attacker) - (kills(attacker, guard) ? worth(guard) : 0))
  }
  return worst
}

/** Who attacks whom, as an action says it. */
export function attackers(look: Look, from: Each): JsonObject {
  const out: { [name: string]: Json } = {}
  const own = Object.keys(from).flatMap(name => look.things.get(name) ?? [])
  const guardsOf = new Map<Seat, readonly Thing[]>()
  for (const foe of new Set(Object.values(from).flat().map(String))) {
    guardsOf.set(
      foe,
      [...look.things.values()].filter(one => one.card.isCreature && !one.tapped && one.territory === foe),
    )
  }
  for (const [foe, guards] of guardsOf) {
    const able = own.filter(one => from[one.name]!.includes(foe))
    if (throughput(able, guards) >= lifeOf(look, foe)) {
      for (const one of able) if (one.power > 0) out[one.name] = foe
      return out
    }
  }
  const danger = new Map([...guardsOf.keys()].map(foe => [foe, strength(creaturesOf(look, foe))]))
  for (const one of own) {
    if (one.power <= 0) continue
    let best = 0
    for (const foe of from[one.name]!.map(String)) {
      const life = lifeOf(look, foe)
      const guards = guardsOf.get(foe)!
      const race = strength(own) / Math.max(1, life) - danger.get(foe)! / Math.max(1, lifeOf(look, look.seat))
      const pressure = one.power * (0.25 + 2 / Math.max(1, life) + Math.max(0, race) * 0.6)
      const blocked = guards.some(guard => couldBlock(guard, one))
      const score = (blocked ? pressure * 0.5 : pressure) - loss(one, guards)
      if (score <= best) continue
      best = score
      out[one.name] = foe
    }
  }
  return keptHome(look, own, out)
}

function strength(creatures: readonly Thing[]): number {
  return creatures.reduce((sum, one) => sum + (one.words.has('cannot-attack') ? 0 : strikes(one)), 0)
}

/** Damage that gets through where each guard stops the strongest it can. */
function throughput(attacking: readonly Thing[], guards: readonly Thing[]): number {
  const left = [...attacking].sort((a, b) => strikes(b) - strikes(a))
  for (const guard of guards) {
    const stopped = left.findIndex(one => couldBlock(guard, one))
    if (stopped >= 0) left.splice(stopped, 1)
  }
  return strength(left)
}

/** Keeps back as many as it takes not to be killed in return. */
function keptHome(look: Look, own: readonly Thing[], out: { [name: string]: Json }): JsonObject {
  const foes = look.foes.flatMap(foe => creaturesOf(look, foe)).filter(one => !one.words.has('defender'))
  const awake = foes.map(one => ({ ...one, tapped: false }))
  const staying = (): readonly Thing[] =>
    creaturesOf(look, look.seat)
      .filter(one => out[one.name] === undefined || one.words.has('vigilance'))
      .map(one => ({ ...one, tapped: false }))
  const going = own.filter(one => out[one.name] !== undefined).sort((a, b) => a.power - b.power)
  for (const one of going) {
    if (throughput(awake, staying()) < lifeOf(look, look.seat)) break
    delete out[one.name]
  }
  return out
}

/** Each block that pays, the best first; and as many more as it takes to live. */
export function blockers(look: Look, from: Each): JsonObject {
  const out: { [name: string]: Json } = {}
  const before = String(look.fights[0]?.whom ?? look.seat)
  let incoming = look.fights
    .filter(fight => fight.whom === before)
    .reduce((sum, fight) => sum + strikes(look.things.get(fight.attacker) ?? none), 0)
  const life = lifeOf(look, look.seat)
  const taken = new Set<string>()
  for (let left = Object.keys(from).length; left > 0; left--) {
    const fear = incoming >= life ? 50 : incoming * 2 >= life ? 0.9 : life <= 10 ? 0.5 : 0.3
    let best = 0
    let pair: readonly [Thing, Thing] | undefined
    for (const [name, list] of Object.entries(from)) {
      const guard = look.things.get(name)
      if (guard === undefined || out[name] !== undefined) continue
      for (const target of list.map(String)) {
        const attacker = look.things.get(target)
        if (attacker === undefined || taken.has(target) || attacker.words.has('menace')) continue
        const spared = attacker.words.has('trample') ? Math.min(guard.toughness, strikes(attacker)) : strikes(attacker)
        const gain =
          (kills(guard, attacker) ? worth(attacker) : 0) - (kills(attacker, guard) ? worth(guard) : 0) + spared * fear
        if (gain > best) [best, pair] = [gain, [guard, attacker]]
      }
    }
    if (pair === undefined) break
    out[pair[0].name] = pair[1].name
    taken.add(pair[1].name)
    incoming -= strikes(pair[1])
  }
  return out
}

const none: Thing = {
  name: '',
  card: { isCreature: false } as Thing['card'],
  controller: '',
  territory: '',
  tapped: true,
  power: 0,
  toughness: 0,
  words: new Set(),
  attached: false,
}
