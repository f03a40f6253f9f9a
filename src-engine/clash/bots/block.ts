import type { Seat } from '../../core/game.ts'
import type { Json, JsonObject } from '../../core/json.ts'
import type { Each } from './attack.ts'
import { worstLoss, kills, killTogether, combatPower } from './combat.ts'
import { is, type SeenAttack, type Situation, type Thing } from './situation.ts'
import { weightsOf } from './playing-styles.ts'
import { creatureValue } from '../cards/worth.ts'

/** One or two blockers for an attacker, and what that block would bring. */
interface Stand {
  readonly guards: readonly Thing[]
  readonly attacker: Thing
  readonly gain: number
}

/** Each block that pays, by one creature or two, the best first; then more while the player would not survive. */
export function blockers(situation: Situation, from: Each): JsonObject {
  const out: { [name: string]: Json } = {}
  const before =
    situation.attacks.find(fight => fight.whom === situation.seat)?.whom ?? situation.attacks[0]?.whom ?? situation.seat
  let incoming = 0
  for (const { whom, attacker } of situation.attacks) {
    const thing = situation.things.get(attacker)
    if ((whom === before || (situation.sharesLife && isAside(situation, whom, before))) && thing !== undefined)
      incoming += combatPower(thing)
  }
  const life = situation.life[situation.seat]!
  const stopped = new Set<string>()
  for (let left = Object.keys(from).length; left > 0; left--) {
    const fear = incoming >= life ? 50 : incoming * 2 >= life ? 0.9 : life <= 10 ? 0.5 : 0.3
    const best = bestStand(situation, from, fear, out, stopped)
    if (best === undefined) break
    for (const guard of best.guards) out[guard.name] = best.attacker.name
    stopped.add(best.attacker.name)
    incoming -= combatPower(best.attacker)
  }
  if (survives(situation, from, out)) return out
  const all = asManyAsCan(situation, from)
  return survives(situation, from, all) ? all : out
}

/** Whether the player these creatures stand before lives through the attack, with these blocks. */
export function survives(situation: Situation, from: Each, said: JsonObject): boolean {
  const whom = situation.attacks.find(attack => Object.values(from).some(list => list.includes(attack.attacker)))?.whom
  if (whom === undefined) return true
  const through = situation.attacks
    .filter(attack => attack.whom === whom || (situation.sharesLife && isAside(situation, attack.whom, whom)))
    .map(attack => damageFrom(situation, attack, said))
  return through.reduce((sum, damage) => sum + damage, 0) < situation.life[whom]!
}

/** Whether two players stand on the same side of the one who looks. */
function isAside({ foes }: Situation, seat: Seat, other: Seat): boolean {
  return foes.includes(seat) === foes.includes(other)
}

/** What an attacker deals to the player, blocked by whom it is already and by these. */
function damageFrom({ things }: Situation, { attacker, blockers }: SeenAttack, said: JsonObject): number {
  const thing = things.get(attacker)
  if (thing === undefined) return 0
  const more = Object.keys(said).filter(name => said[name] === attacker)
  const guards = [...blockers, ...more].flatMap(name => things.get(name) ?? [])
  if (guards.length < guardsNeeded(thing)) return combatPower(thing)
  if (!is(thing, 'trample')) return 0
  const needed = guards.map(guard => (is(thing, 'deathtouch') ? 1 : Math.max(1, guard.toughness)))
  return Math.max(0, combatPower(thing) - needed.reduce((sum, damage) => sum + damage, 0))
}

/** Whether each attacker that these block has as many blockers as it takes (RULES CLA-5, menace). */
export function isComplete({ attacks, things }: Situation, said: JsonObject): boolean {
  return attacks.every(({ attacker, blockers }) => {
    const more = Object.values(said).filter(name => name === attacker).length
    const thing = things.get(attacker)
    return more === 0 || thing === undefined || blockers.length + more >= guardsNeeded(thing)
  })
}

function guardsNeeded(attacker: Thing): number {
  return is(attacker, 'menace') ? 2 : 1
}

/** A blocker for each attacker, the strongest attacker first; creatures that could block others too are used last. */
function asManyAsCan({ attacks, things }: Situation, from: Each): JsonObject {
  const out: { [name: string]: Json } = {}
  const attackers = attacks.flatMap(({ attacker }) => things.get(attacker) ?? [])
  for (const attacker of attackers.toSorted((a, b) => combatPower(b) - combatPower(a))) {
    const able = Object.keys(from).filter(name => out[name] === undefined && from[name]!.includes(attacker.name))
    const few = able.toSorted((a, b) => from[a]!.length - from[b]!.length)
    if (few.length < guardsNeeded(attacker)) continue
    for (const name of few.slice(0, guardsNeeded(attacker))) out[name] = attacker.name
  }
  return out
}

function bestStand(
  situation: Situation,
  from: Each,
  fear: number,
  taken: { readonly [guard: string]: Json },
  stopped: ReadonlySet<string>,
): Stand | undefined {
  let best: Stand | undefined
  const offer = (stand: Stand): void => {
    if (stand.gain > (best?.gain ?? 0)) best = stand
  }
  const style = weightsOf(situation.seat)
  const able = new Map<string, Thing[]>()
  for (const [name, list] of Object.entries(from)) {
    const guard = situation.things.get(name)
    if (guard === undefined || taken[name] !== undefined) continue
    for (const target of list.map(String)) {
      if (stopped.has(target)) continue
      const guards = able.get(target)
      if (guards === undefined) able.set(target, [guard])
      else guards.push(guard)
    }
  }
  for (const [name, guards] of able) {
    const attacker = situation.things.get(name)
    if (attacker === undefined) continue
    const dealt = combatPower(attacker)
    const spared = (toughness: number): number => (is(attacker, 'trample') ? Math.min(toughness, dealt) : dealt) * fear
    if (!is(attacker, 'menace')) {
      for (const guard of guards) {
        const lost = kills(attacker, guard) ? creatureValue(guard) * style.guard : 0
        const gain = (kills(guard, attacker) ? creatureValue(attacker) : 0) - lost + spared(guard.toughness)
        offer({ guards: [guard], attacker, gain })
      }
    }
    // Two at once, where one alone can't: the strongest few are enough to look at.
    const few = guards.length > 6 ? guards.toSorted((a, b) => combatPower(b) - combatPower(a)).slice(0, 6) : guards
    for (const [i, first] of few.entries()) {
      if (!is(attacker, 'menace') && kills(first, attacker)) continue
      for (const other of few.slice(i + 1)) {
        if (!is(attacker, 'menace') && kills(other, attacker)) continue
        const won = killTogether(first, other, attacker) ? creatureValue(attacker) : 0
        const lost = worstLoss(attacker, [first, other], creatureValue) * style.guard
        // A second blocker is missing against another attacker, and both may be lost to a trick.
        offer({
          guards: [first, other],
          attacker,
          gain: won - lost + spared(first.toughness + other.toughness) - 0.8,
        })
      }
    }
  }
  return best
}
