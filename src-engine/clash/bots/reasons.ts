import type { Coded } from '../../core/coded.ts'
import { isObject, type Json, type JsonObject } from '../../core/json.ts'
import { cardNamed } from '../book.ts'
import { guardsOf } from './attack.ts'
import { couldBlock, kills, strength, combatPower, unblockedDamage } from './combat.ts'
import { creaturesOf, type Situation, type Thing } from './situation.ts'
import { bare } from './worth.ts'

/**
 * Why the coach advises an action, as a code; the sentences are the renderer's. `thing`, `who`: names as in actions.
 */
export const reasonCodes = [
  'keep',
  'mulligan',
  'land',
  'answer-give',
  'answer-best',
  'move',
  'cast-creature',
  'cast-lethal',
  'cast-against',
  'cast-at-player',
  'cast-for',
  'cast-trick',
  'cast-counter',
  'cast-plain',
  'use',
  'attack-lethal',
  'attack-free',
  'attack-press',
  'attack-guard',
  'attack-bad',
  'block-must',
  'block-wins',
  'block-trades',
  'block-holds',
  'block-none',
  'pass-hold',
  'pass-let',
  'pass',
  'pick-strong',
  'pick-colours',
  'pick-cheap',
  'pick-land',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

function because(code: ReasonCode, params?: JsonObject): Coded {
  return params === undefined ? { code } : { code, params }
}

export function reasonOf(situation: Situation, action: JsonObject): Coded {
  switch (action['do']) {
    case 'keep':
    case 'mulligan':
      return because(action['do'], { n: situation.hand.filter(card => card.isLand).length })
    case 'land':
      return because('land')
    case 'discard':
      return because('answer-give')
    case 'choose':
      return because(
        ['hand-size', 'bottom', 'sacrifice'].includes(situation.question.kind) ? 'answer-give' : 'answer-best',
      )
    case 'move':
      return because('move')
    case 'cast':
      return casting(situation, action)
    case 'activate':
      return because('use')
    case 'attack':
      return attacking(situation, pairsIn(action['attackers']))
    case 'block':
      return blocking(situation, pairsIn(action['blockers']))
    default:
      return passing(situation)
  }
}

const pairsIn = (value: Json | undefined): readonly (readonly [string, string])[] =>
  isObject(value) ? Object.entries(value).map(([name, whom]) => [name, String(whom)] as const) : []

function casting(situation: Situation, action: JsonObject): Coded {
  const card = cardNamed(bare(String(action['card'])))
  const [first] = (action['targets'] ?? []) as readonly string[]
  const thing = first === undefined ? undefined : situation.things.get(first)
  if (first !== undefined && situation.stack.some(item => bare(item.card) === bare(first)) && thing === undefined) {
    return because('cast-counter', { card: bare(first) })
  }
  if (thing !== undefined) {
    if (thing.controller !== situation.seat && !situation.mates.includes(thing.controller)) {
      return because('cast-against', { thing: first! })
    }
    const fights = situation.attacks.some(({ attacker, blockers }) => attacker === first || blockers.includes(first!))
    return because(fights ? 'cast-trick' : 'cast-for', { thing: first! })
  }
  if (first !== undefined && situation.foes.includes(first)) {
    const dealt = damageOf(card?.spell?.effects, Number(action['x'] ?? 0))
    return because(dealt >= (situation.life[first] ?? Infinity) ? 'cast-lethal' : 'cast-at-player', { who: first })
  }
  if (card?.isCreature) return because('cast-creature', { power: card.power ?? 0, toughness: card.toughness ?? 0 })
  return because('cast-plain')
}

function damageOf(effects: readonly { readonly do: string; readonly amount?: unknown }[] = [], x: number): number {
  const hurts = effects.filter(effect => effect.do === 'damage' || effect.do === 'lose-life')
  return hurts.reduce((sum, { amount }) => sum + (amount === 'x' ? x : Number(amount) || 0), 0)
}

function attacking(situation: Situation, pairs: readonly (readonly [string, string])[]): Coded {
  const out = pairs.flatMap(([name]) => situation.things.get(name) ?? [])
  if (out.length === 0) {
    const force = strength(situation.foes.flatMap(foe => creaturesOf(situation, foe)))
    return because(force >= (situation.life[situation.seat] ?? 0) / 2 ? 'attack-guard' : 'attack-bad')
  }
  for (const foe of new Set(pairs.map(([, whom]) => whom))) {
    const able = pairs.flatMap(([name, whom]) => (whom === foe ? (situation.things.get(name) ?? []) : []))
    if (unblockedDamage(able, guardsOf(situation, foe)) >= (situation.life[foe] ?? Infinity)) {
      return because('attack-lethal', { who: foe })
    }
  }
  const stopped = pairs.some(([name, whom]) => {
    const thing = situation.things.get(name)
    return (
      thing !== undefined && guardsOf(situation, whom).some(guard => couldBlock(guard, thing) && kills(guard, thing))
    )
  })
  return because(stopped ? 'attack-press' : 'attack-free')
}

function blocking(situation: Situation, pairs: readonly (readonly [string, string])[]): Coded {
  const coming = situation.attacks.flatMap(({ attacker, whom }) =>
    whom === situation.seat ? (situation.things.get(attacker) ?? []) : [],
  )
  const damage = coming.reduce((sum, creature) => sum + combatPower(creature), 0)
  if (pairs.length === 0) return because('block-none', { n: damage })
  if (damage >= (situation.life[situation.seat] ?? 0)) return because('block-must', { n: damage })
  const meets = pairs.flatMap(([name, whom]): readonly (readonly [Thing, Thing])[] => {
    const [guard, attacker] = [situation.things.get(name), situation.things.get(whom)]
    return guard === undefined || attacker === undefined ? [] : [[guard, attacker]]
  })
  const won = meets.some(([guard, attacker]) => kills(guard, attacker))
  const lost = meets.some(([guard, attacker]) => kills(attacker, guard))
  return because(won ? (lost ? 'block-trades' : 'block-wins') : 'block-holds')
}

function passing(situation: Situation): Coded {
  const top = situation.stack[0]
  if (top !== undefined) return because('pass-let', { card: top.card })
  const held = situation.hand.find(card => card.is.includes('instant') || card.keywords?.includes('flash') === true)
  return held === undefined ? because('pass') : because('pass-hold', { card: held.name })
}
