import { check, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  askedOf,
  botAction,
  chanceFrom,
  counted,
  games,
  play,
  start,
  toAct,
  type Json,
  type JsonObject,
  type Level,
  type Match,
} from '../../../src-engine/index.ts'
import { card as cardOf } from '../../../src-engine/clash/book.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import { boardOf } from '../../../src-engine/clash/state/boards.ts'

/** What serves only the other side is never offered to a bot of any level, nor advised by the coach. */

const clash = games['clash']!
const levels: readonly Level[] = ['easy', 'normal', 'hard']
const seats = ['Ann', 'Ben']
const library = Object.fromEntries(seats.map(seat => [seat, ['Plains', 'Plains', 'Plains']]))

function at(given: JsonObject, seed: number, steps: readonly (readonly [string, JsonObject])[] = []): Match {
  const made = start(clash, { seats, given: { library, stops: 'default', ...given }, seed })
  if (!made.ok) throw new Error(made.code)
  return steps.reduce((match, [by, action]) => {
    const done = play(match, by, action as Json)
    if (!done.ok) throw new Error(done.refused)
    return done.match
  }, made.match)
}

/** All that bots of every level do in a position, at so many different whims, and what the coach names. */
function choices(position: (seed: number) => Match): readonly JsonObject[] {
  const acts: JsonObject[] = []
  for (let seed = 1; seed <= 25; seed++) {
    const match = position(seed)
    // Hard bots think the same of all of them.
    for (const level of seed === 1 ? levels : levels.slice(0, 1))
      acts.push(botAction(match, 'Ann', level, counted(40)) as unknown as JsonObject)
  }
  const match = position(1)
  const advice = clash.coach!({
    ...askedOf(match, 'Ann'),
    level: 'hard',
    chance: chanceFrom({ seed: 'ef'.repeat(16), drawn: {} }),
    thinking: counted(40),
  })
  return [...acts, ...advice.map(one => one.action as unknown as JsonObject)]
}

describe('Clash: no bot and no coach', () => {
  const creatures = { Ann: ['Forest', 'Hill Goat'], Ben: ['Forest Bear'] }

  it('makes an opponent’s creature stronger, in a main phase', () => {
    const made = choices(seed => at({ active: 'Ann', battlefield: creatures, hand: { Ann: ['Second Helping'] } }, seed))
    expect(made.filter(one => JSON.stringify(one['targets'] ?? []).includes('Forest Bear'))).toEqual([])
  })

  it('makes the creature stronger that it fights', () => {
    const given = { active: 'Ann', phase: 'attack', battlefield: creatures, hand: { Ann: ['Second Helping'] } }
    const made = choices(seed =>
      at(given, seed, [
        ['Ann', { do: 'attack', attackers: { 'Hill Goat': 'Ben' } }],
        ['Ben', { do: 'block', blockers: { 'Forest Bear': 'Hill Goat' } }],
      ]),
    )
    expect(made.filter(one => JSON.stringify(one['targets'] ?? []).includes('Forest Bear'))).toEqual([])
  })

  it('hurts its own creature or itself and gets nothing for it', () => {
    const given = { active: 'Ann', battlefield: { Ann: ['Mountain', 'Hill Goat'] }, hand: { Ann: ['Fire Bolt'] } }
    const made = choices(seed => at(given, seed)).map(one => JSON.stringify(one['targets'] ?? []))
    expect(made.filter(targets => targets.includes('Hill Goat') || targets.includes('Ann'))).toEqual([])
  })

  it('lets an attack kill it with four creatures untapped', () => {
    const given = {
      active: 'Ben',
      phase: 'attack',
      life: { Ann: 4 },
      battlefield: { Ann: ['Hill Goat', 'Bog Rat', 'Reef Crab', 'Plains Pony'], Ben: ['Stump Giant', 'Forest Bear'] },
    }
    const attack = { do: 'attack', attackers: { 'Stump Giant': 'Ann', 'Forest Bear': 'Ann' } }
    const made = choices(seed => at(given, seed, [['Ben', attack]]))
    expect(made.filter(one => !Object.values((one['blockers'] ?? {}) as JsonObject).includes('Stump Giant'))).toEqual(
      [],
    )
  })
})

it('Clash: in the star no bot spends removal on a neutral', () => {
  const five = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve']
  const given = {
    active: 'Ann',
    battlefield: {
      Ann: ['Mountain'],
      Ben: ['Sky Lancer'],
      Eve: ['Sky Lancer'],
      Cal: ['Reef Crab'],
      Dee: ['Reef Crab'],
    },
    hand: { Ann: ['Fire Bolt'] },
    library: Object.fromEntries(five.map(seat => [seat, ['Plains', 'Plains', 'Plains']])),
  }
  const made = start(clash, {
    seats: five,
    seed: 7,
    options: { format: 'star' },
    given: { ...given, stops: 'default' },
  })
  if (!made.ok) throw new Error(made.code)
  const { match } = made
  const targets = levels.map(level => {
    const said = botAction(match, 'Ann', level, counted(60)) as unknown as JsonObject
    return JSON.stringify(said['targets'] ?? [])
  })
  expect(targets.filter(one => /Ben|Eve|Lancer/.test(one))).toEqual([])
})

/** Damage an attack deals to a seat with these blocks; an attacker that has left the battlefield deals none. */
function through(state: ClashState, seat: string, blockers: JsonObject): number {
  const stopped = Object.values(blockers).map(String)
  const attacks = (state.threads[0]?.combat?.attacks ?? []).filter(
    one => one.whom === seat && state.permanents.has(one.attacker),
  )
  return attacks.reduce((sum, { attacker }) => {
    const { name } = state.permanents.get(attacker)!.card
    return sum + (stopped.some(one => one.endsWith(name)) ? 0 : Math.max(0, boardOf(state).traits.get(attacker)!.power))
  }, 0)
}

/** Whether it makes a creature stronger that only opponents have. */
function pumpsFoe(state: ClashState, seat: string, said: JsonObject): boolean {
  const effects = said['do'] === 'cast' ? (cardOf(String(said['card'])).spell?.effects ?? []) : []
  const [target = ''] = (said['targets'] ?? []) as readonly string[]
  const named = [...state.permanents.values()].filter(one => target.endsWith(one.card.name))
  const foes = named.length > 0 && named.every(one => one.controller !== seat)
  return foes && effects.some(one => one.do === 'bonus' && Number(one.power ?? 0) > 0)
}

/** Whether it sends no guard against a deadly attack, where one guard would do; of attackers with other keywords than flying nothing is said. */
function diesUnblocked(match: Match, seat: string, said: JsonObject): boolean {
  const state = match.state as ClashState
  const blank = clash.offers(match.state, seat).find(one => one.do === 'block')?.blanks['blockers']
  if (said['do'] !== 'block' || Object.keys(said['blockers'] as JsonObject).length > 0 || blank?.pick !== 'each')
    return false
  const plain = (name: string): boolean =>
    [...state.permanents.values()].some(
      one => name.endsWith(one.card.name) && (one.card.keywords ?? []).every(word => word === 'flying'),
    )
  const life = state.format.life[seat]!
  const single = Object.entries(blank.from).flatMap(([guard, list]) =>
    list
      .map(String)
      .filter(plain)
      .map(attacker => ({ [guard]: attacker })),
  )
  return through(state, seat, {}) >= life && single.some(blockers => through(state, seat, blockers) < life)
}

/** What a bot did in a game that it should not have been offered. */
function follies(seed: number): readonly JsonObject[] {
  const made = start(clash, { seats, seed, options: { stops: 'default' } })
  if (!made.ok) throw new Error(made.code)
  const out: JsonObject[] = []
  let { match } = made
  for (let act = 0; act < 250 && clash.outcome(match.state) === undefined; act++) {
    const seat = toAct(match)[0]!
    const said = botAction(match, seat, act % 3 === 0 ? 'normal' : 'easy', counted(0)) as unknown as JsonObject
    if (pumpsFoe(match.state as ClashState, seat, said) || diesUnblocked(match, seat, said)) out.push(said)
    const done = play(match, seat, said as Json)
    if (!done.ok) throw new Error(done.refused)
    match = done.match
  }
  return out
}

it('Clash: in whole games no bot pumps an opponent’s creature, nor dies where one guard would have saved it', () => {
  const sensible = property(integer({ min: 1, max: 1_000_000 }), seed => follies(seed).length === 0)
  expect(check(sensible, { numRuns: 6 })).toMatchObject({ failed: false })
})
