import type { JsonObject } from '../../core/json.ts'
import type { ClashOffer } from '../offers.ts'
import { isComplete, survives } from './block.ts'
import { combatPower } from './combat.ts'
import type { Situation } from './situation.ts'
import { eachIn, optionsFor, heuristicChoice, passing } from './heuristics.ts'
import { creatureValue } from '../cards/worth.ts'

/** How many actions are searched at most; the heuristic's own choice comes first. */
const most = 10

/** The actions worth searching: the heuristic's choice, and those that differ from it in one thing. */
export function choicesFor(situation: Situation, offers: readonly ClashOffer[]): readonly JsonObject[] {
  const sense = heuristicChoice(situation, offers)
  const attack = eachIn(offers, 'attack', 'attackers')
  if (attack !== undefined)
    return sense['do'] === 'move' ? [sense] : distinct([sense, ...attacks(situation, attack, sense)])
  const block = eachIn(offers, 'block', 'blockers')
  if (block !== undefined) return distinct([sense, ...blocks(situation, block, sense)])
  if (sense['do'] !== 'pass' && sense['do'] !== 'cast' && sense['do'] !== 'activate') return [sense]
  const options = optionsFor(situation, offers)
    .filter(option => option.value > -3)
    .toSorted((a, b) => b.value - a.value)
  return distinct([sense, ...bestOfEach(options), passing.action])
}

/** The two best ways for each card, so that one with many targets leaves room for the others. */
function bestOfEach(options: ReturnType<typeof optionsFor>): readonly JsonObject[] {
  const ways = new Map<string, number>()
  return options
    .filter(({ action }) => {
      const key = `${String(action['do'])} ${String(action['card'])} ${String(action['mode'] ?? action['ability'] ?? '')}`
      const count = (ways.get(key) ?? 0) + 1
      ways.set(key, count)
      return count <= 2
    })
    .slice(0, most - 2)
    .map(option => option.action)
}

type Whom = { readonly [name: string]: readonly string[] }

function attacks(situation: Situation, from: Whom, sense: JsonObject): readonly JsonObject[] {
  const said = sense['attackers'] as { readonly [name: string]: string }
  const say = (attackers: JsonObject): JsonObject => ({ do: 'attack', attackers })
  const foes = [...new Set(Object.values(from).flat())]
  const all = foes.map(foe =>
    say(Object.fromEntries(Object.keys(from).flatMap(name => (from[name]!.includes(foe) ? [[name, foe]] : [])))),
  )
  const main = Object.values(said)[0] ?? foes.toSorted((a, b) => situation.life[a]! - situation.life[b]!)[0]
  const strongest = Object.keys(from).toSorted((a, b) => power(situation, b) - power(situation, a))
  const toggled = strongest.flatMap(name => {
    const { [name]: now, ...others } = said
    if (now === undefined) {
      const whom = main !== undefined && from[name]!.includes(main) ? main : from[name]![0]
      return whom === undefined ? [] : [say({ ...said, [name]: whom })]
    }
    const elsewhere = from[name]!.filter(foe => foe !== now).toSorted((a, b) => situation.life[a]! - situation.life[b]!)
    return [say(others), ...elsewhere.slice(0, 1).map(foe => say({ ...said, [name]: foe }))]
  })
  return [say({}), ...all, ...toggled]
}

function power({ things }: Situation, name: string): number {
  const thing = things.get(name)
  return thing === undefined ? 0 : combatPower(thing)
}

function blocks(situation: Situation, from: Whom, sense: JsonObject): readonly JsonObject[] {
  const said = sense['blockers'] as { readonly [name: string]: string }
  const say = (blockers: JsonObject): JsonObject => ({ do: 'block', blockers })
  const dear = (name: string): number => {
    const thing = situation.things.get(name)
    return thing === undefined ? 0 : creatureValue(thing)
  }
  const toggled = Object.keys(from)
    .toSorted((a, b) => dear(b) - dear(a))
    .flatMap(name => {
      const { [name]: now, ...others } = said
      const instead = from[name]!.filter(whom => whom !== now)
        .toSorted((a, b) => dear(b) - dear(a))
        .slice(0, 2)
      return [...(now === undefined ? [] : [say(others)]), ...instead.map(whom => say({ ...said, [name]: whom }))]
    })
  const ways = [say({}), ...toggled].filter(way => isComplete(situation, way['blockers'] as JsonObject))
  // Where the heuristic's choice survives, those that do not are left out.
  if (!survives(situation, from, said)) return ways
  return ways.filter(way => survives(situation, from, way['blockers'] as JsonObject))
}

function distinct(actions: readonly JsonObject[]): readonly JsonObject[] {
  const seen = new Set<string>()
  return actions
    .filter(action => {
      const key = keyOf(action)
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, most)
}

/** The same text for the same action, in whatever order its creatures were named. */
export function keyOf(action: JsonObject): string {
  const fields = Object.entries(action).map(([key, value]) =>
    typeof value === 'object'
      ? [key, Object.entries(value as JsonObject).sort(([a], [b]) => (a < b ? -1 : 1))]
      : [key, value],
  )
  return JSON.stringify(fields)
}
