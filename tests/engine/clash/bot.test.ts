import { expect, it } from 'vitest'
import { card } from '../../../src-engine/clash/book.ts'
import { keywordSetOf, type Keyword } from '../../../src-engine/clash/cards/keywords.ts'
import { creatureValue } from '../../../src-engine/clash/cards/worth.ts'
import {
  botAction,
  counted,
  games,
  play,
  start,
  toAct,
  type Json,
  type JsonObject,
  type Match,
} from '../../../src-engine/index.ts'

/** What the bot does in positions in which one thing is plainly right. */

function position(given: JsonObject): Match {
  const library = { Ann: ['Plains', 'Plains'], Ben: ['Plains', 'Plains'] }
  const made = start(games['clash']!, {
    seats: ['Ann', 'Ben'],
    options: { format: 'free-for-all' },
    given: { turn: 'Ann', stops: 'default', library, ...given },
    seed: 5,
  })
  if (!made.ok) throw new Error(made.code)
  return made.match
}

/** What it says, without the ids of what it names. */
function asked(match: Match, seat: string): JsonObject {
  const { ids: _ids, ...said } = botAction(match, seat, 'normal', counted(1)) as unknown as JsonObject
  return said
}

function done(match: Match, seat: string, action: JsonObject): Match {
  const played = play(match, seat, action as Json)
  if (!played.ok) throw new Error(played.refused)
  return played.match
}

it('Clash: burns a player who would be dead by it, and else a creature worth it', () => {
  const battlefield = { Ann: ['Mountain'], Ben: ['Sky Lancer'] }
  const hand = { Ann: ['Fire Bolt'] }
  const bolt = { do: 'cast', card: 'Fire Bolt' }
  expect(asked(position({ battlefield, hand, life: { Ben: 3 } }), 'Ann')).toEqual({ ...bolt, targets: ['Ben'] })
  expect(asked(position({ battlefield, hand }), 'Ann')).toEqual({ ...bolt, targets: ['Sky Lancer'] })
})

it('Clash: attacks with all for the win, and with nothing into death', () => {
  const battlefield = { Ann: ['Forest Bear', 'Bog Rat'], Ben: ['Iron Wall'] }
  const lethal = position({ phase: 'attack', battlefield, life: { Ben: 2 } })
  expect(asked(lethal, 'Ann')).toEqual({ do: 'attack', attackers: { 'Forest Bear': 'Ben', 'Bog Rat': 'Ben' } })
  const deadly = position({ phase: 'attack', battlefield: { Ann: ['Forest Bear'], Ben: ['Stump Giant'] } })
  expect(asked(deadly, 'Ann')).toEqual({ do: 'attack', attackers: {} })
})

it('Clash: blocks where it wins, and throws a creature in the way to live', () => {
  const attacked = (ann: string, ben: string, life: number): Match => {
    const battlefield = { Ann: [ann], Ben: [ben] }
    const match = position({ phase: 'attack', battlefield, life: { Ben: life } })
    const attack = done(match, 'Ann', { do: 'attack', attackers: { [ann]: 'Ben' } })
    return toAct(attack)[0] === 'Ann' ? done(attack, 'Ann', { do: 'pass' }) : attack
  }
  const block = (ben: string, ann: string): JsonObject => ({ do: 'block', blockers: { [ben]: ann } })
  expect(asked(attacked('Forest Bear', 'Marches Bull', 20), 'Ben')).toEqual(block('Marches Bull', 'Forest Bear'))
  expect(asked(attacked('Stump Giant', 'Bog Rat', 20), 'Ben')).toEqual({ do: 'block', blockers: {} })
  expect(asked(attacked('Stump Giant', 'Bog Rat', 5), 'Ben')).toEqual(block('Bog Rat', 'Stump Giant'))
})

it('Clash: holds a trick until blocks are declared', () => {
  const battlefield = { Ann: ['Forest', 'Hill Goat'], Ben: ['Marches Bull'] }
  const hand = { Ann: ['Second Helping'] }
  expect(asked(position({ battlefield, hand }), 'Ann')).toEqual({ do: 'pass' })
  let match = position({ phase: 'attack', battlefield, hand, stops: 'all' })
  match = done(match, 'Ann', { do: 'stops', own: ['main', 'block'], others: [], aimed: true })
  match = done(match, 'Ann', { do: 'attack', attackers: { 'Hill Goat': 'Ben' } })
  for (let i = 0; i < 4 && match.game.offers(match.state, 'Ben').every(offer => offer.do !== 'block'); i++) {
    match = done(match, toAct(match)[0]!, { do: 'pass' })
  }
  match = done(match, 'Ben', { do: 'block', blockers: { 'Marches Bull': 'Hill Goat' } })
  expect(asked(match, 'Ann')).toEqual({ do: 'cast', card: 'Second Helping', targets: ['Hill Goat'] })
})

it('Clash: prevents what would cost more than a card, and nothing where nothing is coming', () => {
  const hand = { Ann: ['Fire Bolt', 'Plains Pony'], Ben: ['Healing Draught'] }
  const battlefield = { Ann: ['Mountain', 'Hill Goat'], Ben: ['Plains', 'Sky Lancer'] }
  const draught = (target: string): JsonObject => ({ do: 'cast', card: 'Healing Draught', mode: 1, targets: [target] })
  const stops = { do: 'stops', own: ['main', 'block', 'main-2'], others: ['main', 'block'], aimed: true }
  const burned = (target: string, life: number): JsonObject => {
    let match = position({ battlefield, hand, life: { Ben: life }, stops: 'all' })
    match = done(match, 'Ben', stops)
    match = done(match, 'Ann', { do: 'cast', card: 'Fire Bolt', targets: [target] })
    return asked(done(match, 'Ann', { do: 'pass' }), 'Ben')
  }
  expect(burned('Sky Lancer', 20)).toEqual(draught('Sky Lancer'))
  expect(burned('Ben', 3)).toEqual(draught('Ben'))
  // Blocked by a wall that holds: what can't die needs no draught.
  const fight = (blocker: string): JsonObject => {
    const given = { ...battlefield, Ben: ['Plains', blocker] }
    let match = position({ phase: 'attack', battlefield: given, hand, stops: 'all' })
    match = done(done(match, 'Ben', stops), 'Ann', { do: 'attack', attackers: { 'Hill Goat': 'Ben' } })
    while (match.game.offers(match.state, 'Ben').every(offer => offer.do !== 'block'))
      match = done(match, toAct(match)[0]!, { do: 'pass' })
    match = done(match, 'Ben', { do: 'block', blockers: { [blocker]: 'Hill Goat' } })
    return asked(done(match, 'Ann', { do: 'pass' }), 'Ben')
  }
  expect(fight('Sky Lancer')).toEqual(draught('Sky Lancer'))
  expect(fight('Iron Wall')).not.toMatchObject({ mode: 1 })
})

it('Clash: has what is worth most die of several blockers, once, and lets a good order be', () => {
  const blocked = (...guards: readonly string[]): Match => {
    const battlefield = { Ann: ['Stump Giant'], Ben: guards }
    const match = position({ phase: 'attack', battlefield, stops: 'all' })
    let now = done(match, 'Ann', { do: 'attack', attackers: { 'Stump Giant': 'Ben' } })
    const passes = ['Ann', 'Ben']
    for (const seat of passes) now = done(now, seat, { do: 'pass' })
    const blockers = Object.fromEntries(guards.map(name => [name, 'Stump Giant']))
    return done(now, 'Ben', { do: 'block', blockers })
  }
  const stops = { do: 'stops', own: ['main', 'block'], others: [], aimed: true }
  // Five damage: the 1/4 alone, or the 2/2 that flies and the 4/3.
  const match = done(blocked('Web Weaver', 'Sky Lancer', 'Marches Bull'), 'Ann', stops)
  const order = { do: 'order', attacker: 'Stump Giant', blockers: ['Marches Bull', 'Sky Lancer', 'Web Weaver'] }
  expect(asked(match, 'Ann')).toEqual(order)
  expect(botAction(match, 'Ann', 'hard', counted(20))).toMatchObject(order)
  expect(asked(done(match, 'Ann', order), 'Ann')).toEqual({ do: 'pass' })
  const good = done(blocked('Marches Bull', 'Sky Lancer', 'Web Weaver'), 'Ann', stops)
  expect(asked(good, 'Ann')).toEqual({ do: 'pass' })
})

it('Clash: keeps what it needs and throws a poor hand away', () => {
  const made = start(games['clash']!, {
    seats: ['Ann', 'Ben'],
    options: { format: 'free-for-all', stops: 'default', decks: { Ann: Array.from({ length: 60 }, () => 'Plains') } },
    seed: 5,
  })
  if (!made.ok) throw new Error(made.code)
  const match = done(made.match, 'Ann', asked(made.match, 'Ann'))
  expect(asked(match, 'Ann')).toEqual({ do: 'mulligan' })
})

it('Clash: each keyword of a creature is worth something of its own, and no other is counted with it', () => {
  const of = (...keywords: readonly Keyword[]): number =>
    creatureValue({ power: 2, toughness: 2, keywords: keywordSetOf(keywords), card: card('Bog Rat') })
  expect(of()).toBeCloseTo(3.2)
  expect(of('vigilance')).toBeCloseTo(3.7)
  expect(of('flying', 'vigilance')).toBeCloseTo(5.2)
  expect(of('cannot-attack')).toBeLessThan(of())
})
