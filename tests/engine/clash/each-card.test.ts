import { describe, expect, it } from 'vitest'
import { allCards, card } from '../../../src-engine/clash/book.ts'
import type { Card } from '../../../src-engine/clash/cards/card.ts'
import { games, play, start, type Json, type JsonObject, type Match } from '../../../src-engine/index.ts'

/** Every card is played in a position made for it; what is no scenario of its own is shown here, a line each. */

const seats = ['Ann', 'Ben', 'Cal', 'Dee']
const mana = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].flatMap(land => [land, land])

interface Position {
  readonly hand?: readonly string[]
  readonly ann?: readonly string[]
  readonly ben?: readonly string[]
  readonly phase?: string
}

function laidOut({ hand = [], ann = ['Plains Pony'], ben = ['Forest Bear'], phase = 'main' }: Position): Match {
  const given = {
    turn: 'Ann',
    phase,
    hand: { Ann: [...hand], Ben: ['Swamp', 'Island'], Dee: ['Forest'] },
    battlefield: { Ann: [...ann, ...mana], Ben: [...ben, 'Iron Wall'], Dee: ['Bog Rat'] },
    graveyard: { Ann: ['Hill Goat', 'Fire Bolt'] },
    library: Object.fromEntries(
      seats.map(seat => [seat, ['Swamp', 'Forest', 'Island', 'Plains', 'Mountain', 'Swamp']]),
    ),
  }
  const made = start(games['clash']!, { seats, options: { format: 'dci-two-on-two' }, given, seed: 3 })
  if (!made.ok) throw new Error(made.code)
  return made.match
}

function done(match: Match, seat: string, action: JsonObject): Match {
  const played = play(match, seat, action as Json)
  if (!played.ok) throw new Error(`${seat}: ${JSON.stringify(action)} is refused: ${played.refused}`)
  return played.match
}

function see(match: Match, path: string): Json | undefined {
  return path
    .split('/')
    .reduce<Json | undefined>(
      (here, key) => (here as JsonObject | undefined)?.[key],
      match.game.digestedView(match.state),
    )
}

/** Everybody passes, and answers with the first there is, until the stack is empty. */
function settled(match: Match): Match {
  let now = match
  for (let i = 0; i < 60; i++) {
    const pending = see(now, 'pending') as
      | { seat: string; options: readonly Json[]; min: number; max: number }
      | undefined
    if (pending === undefined && (see(now, 'stack') as readonly Json[]).length === 0) return now
    const seat = pending?.seat ?? String((see(now, 'toAct') as readonly Json[])[0])
    const offer = now.game.offers(now.state, seat)[0]!
    if (pending === undefined) now = done(now, seat, { do: 'pass' })
    else {
      const [field] = Object.keys(offer.blanks)
      const pick =
        pending.max > 1 || offer.do === 'discard' ? pending.options.slice(0, pending.max) : pending.options[0]!
      now = done(now, seat, { do: offer.do, [field!]: pick as Json })
    }
  }
  throw new Error('the stack does not end')
}

/** The first way to play a card that is offered. */
function firstWay(match: Match, name: string): JsonObject {
  const offers = match.game.offers(match.state, 'Ann').filter(offer => offer.do === 'cast' || offer.do === 'land')
  const offer = offers.find(one => one.blanks['card']?.pick === 'one' && one.blanks['card'].from[0] === name)
  if (offer === undefined) throw new Error(`${name} is not offered`)
  const filled = Object.entries(offer.blanks).map(([field, blank]) => [
    field,
    blank.pick === 'one' ? blank.from[0]! : blank.pick === 'number' ? 1 : [],
  ])
  return { do: offer.do, ...(Object.fromEntries(filled) as JsonObject) }
}

/** What waits for an attack or another's spell has its scenario. */
const waits = ['Toll of the Bridge', 'Not in This House']
/** What needs something there to be aimed at. */
const wants: { readonly [name: string]: Position } = {
  'Rust and Rot': { ben: ['Brass Kettle'] },
  'Desperate Sale': { hand: ['Forest'] },
}

const played = allCards.filter(one => !waits.includes(one.name))

describe('Clash: every card can be played', () => {
  it.each(played.map((one: Card) => [one.name, one] as const))('%s', (name, one) => {
    const before = laidOut({ ...wants[name], hand: [name, ...(wants[name]?.hand ?? [])] })
    const after = settled(done(before, 'Ann', firstWay(before, name)))
    const stays = one.spell === undefined && one.modes === undefined
    const there = see(after, stays ? 'seats/Ann/battlefield' : 'seats/Ann/graveyard') as readonly string[]
    expect(there.filter(other => other === name).length).toBeGreaterThan(0)
    expect(see(after, 'seats/Ann/hand')).not.toContain(name)
  })

  it('and all others wait for what they answer', () => {
    for (const name of waits) expect(() => firstWay(laidOut({ hand: [name] }), name)).toThrow('not offered')
  })
})

/** What a card does, cast as said: a path into all there is to see, and what is there. */
const shown: readonly (readonly [string, Position, JsonObject, string, Json | undefined])[] = [
  ['Shoulder to Shoulder', {}, {}, 'permanents/Plains Pony/toughness', 4],
  ['Fast Asleep', {}, { targets: ['Forest Bear'] }, 'permanents/Forest Bear/tapped', true],
  ['Picked Pocket', {}, { targets: ['Ben'] }, 'seats/Ben/handSize', 0],
  ['Thrown Stool', {}, { targets: ['Forest Bear'] }, 'permanents/Forest Bear', undefined],
  ['Drunken Courage', {}, { targets: ['Plains Pony'] }, 'permanents/Plains Pony/power', 5],
  [
    'Rust and Rot',
    { ben: ['Brass Kettle'] },
    { mode: 0, targets: ['Brass Kettle'] },
    'permanents/Brass Kettle',
    undefined,
  ],
  [
    'Rust and Rot',
    { ann: ['Gushing Well'] },
    { mode: 0, targets: ['Gushing Well'] },
    'permanents/Gushing Well',
    undefined,
  ],
  ['Pups in the Barn', {}, {}, 'permanents/Ann:Wolf#2/power', 2],
  ['Giant Porridge', {}, { targets: ['Plains Pony'] }, 'permanents/Plains Pony/power', 5],
  ['Poached Cook', {}, { targets: ['Forest Bear'] }, 'permanents/Forest Bear/controller', 'Ann'],
  ['Shared Misery', {}, {}, 'life/Ben', 16],
  ['Stampede at the Fair', {}, {}, 'permanents/Plains Pony/power', 4],
  ['Compost Wight', {}, {}, 'permanents/Compost Wight/power', 2],
  ['Break Bread', {}, { targets: ['Ben'] }, 'life/Ben', 20],
  ['Good Breakfast', {}, { targets: ['Plains Pony'] }, 'permanents/Plains Pony/power', 4],
  ['Long Way Round', {}, {}, 'seats/Ann/library', 5],
  ['Round of Gossip', {}, {}, 'seats/Ann/handSize', 3],
  ['Absent Friends', {}, {}, 'life/Ann', 22],
  ['Bad Oyster', {}, { targets: ['Forest Bear'] }, 'permanents/Forest Bear', undefined],
  ['Knife on the Stairs', {}, { targets: ['Forest Bear'] }, 'permanents/Forest Bear', undefined],
  [
    'Ball and Chain',
    {},
    { targets: ['Forest Bear'] },
    'permanents/Forest Bear/keywords',
    ['cannot-attack', 'cannot-block'],
  ],
  ['Marsh Heron', {}, {}, 'permanents/Marsh Heron/keywords', ['flying', 'flash']],
  ['Gull Rider', {}, {}, 'permanents/Gull Rider/keywords', ['flying', 'protection-from-red']],
  ['Ram Rider', {}, {}, 'permanents/Ram Rider/keywords', ['haste', 'protection-from-blue']],
  ['Iron Goose', {}, {}, 'permanents/Iron Goose/keywords', ['flying']],
  ['Bottle Duellist', {}, {}, 'permanents/Bottle Duellist/keywords', ['first-strike']],
  ['Captain Adela', {}, {}, 'permanents/Plains Pony/power', 3],
  ['Banner Bearer', {}, {}, 'permanents/Plains Pony/toughness', 3],
]

describe('Clash: a card does what it says', () => {
  it.each(shown)('%s', (name, position, said, path, expected) => {
    const before = laidOut({ ...position, hand: [name] })
    expect(see(settled(done(before, 'Ann', { do: 'cast', card: name, ...said })), path)).toEqual(expected)
  })

  it('Powder Keg is used up for 2 damage to each creature', () => {
    const before = laidOut({ ann: ['Powder Keg', 'Plains Pony'] })
    const after = settled(done(before, 'Ann', { do: 'activate', card: 'Powder Keg', ability: 0 }))
    const left = ['Powder Keg', 'Plains Pony', 'Forest Bear', 'Bog Rat'].map(name => see(after, `permanents/${name}`))
    expect(left).toEqual([undefined, undefined, undefined, undefined])
    expect(see(after, 'permanents/Iron Wall/damage')).toBe(2)
  })

  it('Hedge Witch and Brass Kettle give mana', () => {
    const before = laidOut({ ann: ['Hedge Witch', 'Brass Kettle'] })
    const one = done(before, 'Ann', { do: 'activate', card: 'Hedge Witch' })
    const both = done(one, 'Ann', { do: 'activate', card: 'Brass Kettle', colours: ['blue'] })
    expect(see(both, 'seats/Ann/mana')).toEqual(['green', 'blue'])
  })

  it.each(allCards.filter(one => one.isLand && one.basic !== true).map(one => [one.name] as const))(
    '%s enters tapped',
    name => {
      const before = laidOut({ hand: [name] })
      const after = done(before, 'Ann', { do: 'land', card: name })
      expect(see(after, `permanents/${name}/tapped`)).toBe(true)
      const { mana = [], abilities = [] } = card(name)
      expect(mana.length + abilities.length).toBeGreaterThan(1)
    },
  )

  it('Drill Sergeant gives a creature of yours +2/+0 as your combat begins', () => {
    let now = laidOut({ ann: ['Drill Sergeant'] })
    for (const seat of seats) now = done(now, seat, { do: 'pass' })
    expect(see(settled(now), 'permanents/Drill Sergeant/power')).toBe(4)
  })
})

describe('Clash: in combat', () => {
  /** Ann attacks Ben-side’s player across; the blocks are made as said, and everybody passes to the end of combat. */
  function fought(ann: readonly string[], ben: readonly string[], blockers: JsonObject): Match {
    let now = laidOut({ ann, ben, phase: 'attack' })
    const foe = String((see(now, 'mayAttack/Ann') as readonly Json[])[0])
    now = done(now, 'Ann', { do: 'attack', attackers: { [ann[0]!]: foe } })
    for (let i = 0; i < 60 && see(now, 'phase') !== 'end-combat'; i++) {
      const seat = String((see(now, 'toAct') as readonly Json[])[0])
      const asked = now.game.offers(now.state, seat)
      const blocks = asked.some(offer => offer.do === 'block') && seat === foe && Object.keys(blockers).length > 0
      now = done(now, seat, blocks ? { do: 'block', blockers } : { do: 'pass' })
    }
    return now
  }

  it('Wedding Crasher’s blow makes the player discard', () => {
    const after = fought(['Wedding Crasher'], [], {})
    expect(see(after, 'life/Ben')).toBe(16)
    expect(see(settled(after), 'seats/Ben/handSize')).toBe(1)
  })

  it('Talking Frog takes no combat damage', () => {
    const after = fought(['Talking Frog'], ['Stump Giant'], { 'Stump Giant': 'Talking Frog' })
    expect(see(after, 'permanents/Talking Frog/damage')).toBe(0)
    expect(see(after, 'permanents/Stump Giant/damage')).toBe(2)
  })

  it('Warden of Both Doors keeps 1 of each damage from its player', () => {
    const after = fought(['Stump Giant'], ['Warden of Both Doors'], {})
    expect(see(after, 'life/Ben')).toBe(16)
  })
})
