import { describe, expect, it } from 'vitest'
import { allCards, allTokens, card, cardNamed } from '../../../src-engine/clash/book.ts'
import type { Card, EffectList, Effect } from '../../../src-engine/clash/cards/card.ts'
import { manaValue } from '../../../src-engine/clash/cards/cost.ts'
import { keywords } from '../../../src-engine/clash/cards/keywords.ts'
import { textOf } from '../../../src-renderer/words/en/clash-cards/text.ts'
import { seatWords, withNested } from '../../support/clash-cards.ts'
import { effectKinds } from '../../../src-engine/clash/effects/handlers/effects.ts'

const cards = allCards.filter(one => one.basic !== true)

/** Everything a card does, by whatever part of it. */
function doings(one: Card): readonly EffectList[] {
  return [
    ...(one.spell === undefined ? [] : [one.spell]),
    ...(one.modes ?? []),
    ...(one.triggers ?? []),
    ...(one.abilities ?? []),
  ]
}

function effectsOf(one: Card): readonly Effect[] {
  return doings(one).flatMap(doing => doing.effects.flatMap(withNested))
}

describe('Clash: the cards of the book', () => {
  it('are 220 or more beside basic lands: 30 of each colour, 28 of two colours, 20 artifacts and lands', () => {
    const count = (fits: (one: Card) => boolean): number => cards.filter(fits).length
    for (const colour of ['white', 'blue', 'black', 'red', 'green'] as const) {
      expect(count(one => one.colours.length === 1 && one.colours[0] === colour)).toBeGreaterThanOrEqual(30)
    }
    expect(cards.length).toBeGreaterThanOrEqual(220)
    expect(count(one => one.colours.length === 2)).toBeGreaterThanOrEqual(28)
    expect(count(one => one.colours.length === 0)).toBeGreaterThanOrEqual(20)
  })

  it('say at most one sentence on four of five, and never more than 110 characters', () => {
    const long = cards.filter(one => textOf(one).length > 110).map(one => one.name)
    expect(long).toEqual([])
    const sentences = (one: Card): number => textOf(one).split(/\. (?=[A-Z])|: (?=[A-Z].*\. )/).length
    expect(cards.filter(one => sentences(one) > 1).length).toBeLessThanOrEqual(cards.length / 5)
  })

  it('are in at least 24 cases about where people sit', () => {
    const seated = cards.filter(one => seatWords.test(textOf(one)))
    expect(seated.length).toBeGreaterThanOrEqual(24)
  })

  it('use every kind of effect, every keyword, at most 36 kinds and four special rules', () => {
    const every = [...cards, ...allTokens]
    const used = new Set(every.flatMap(effectsOf).map(effect => effect.do))
    expect([...effectKinds].sort()).toEqual([...used].sort())
    expect(effectKinds.length).toBeLessThanOrEqual(36)
    const rules = every.flatMap(effectsOf).flatMap(effect => (effect.do === 'special' ? [effect.rule] : []))
    expect([...rules].sort()).toEqual(['creatures-go-left', 'neighbours-fight', 'share-life', 'swap-life'])
    const words = new Set(
      every.flatMap(one => [
        ...(one.keywords ?? []),
        ...(one.statics ?? []).flatMap(({ gains = [], loses = [] }) => [...gains, ...loses]),
      ]),
    )
    expect(keywords.filter(word => !words.has(word))).toEqual([])
  })

  it.each(allCards.map(one => [one.name, one] as const))('%s is whole', (_name, one) => {
    expect((one.toughness ?? 0) > 0).toBe(one.isCreature)
    expect(one.power !== undefined).toBe(one.isCreature)
    expect(one.isLand).toBe(one.cost === undefined)
    expect(one.spell !== undefined || one.modes !== undefined).toBe(
      one.is.includes('instant') || one.is.includes('sorcery'),
    )
    // A creature may be plain; anything else says something.
    expect(one.isCreature || one.basic === true || textOf(one) !== '').toBe(true)
    for (const { targets = [], effects } of doings(one)) {
      const named = [...JSON.stringify(effects).matchAll(/"target":(\d+)/g)].map(found => Number(found[1]))
      // A special rule knows its target by itself.
      const known = effects.some(effect => effect.do === 'special') ? targets.map((_, at) => at) : named
      expect([...new Set(known)].sort()).toEqual(targets.map((_, at) => at))
    }
    const made = effectsOf(one).flatMap(effect => (effect.do === 'token' ? [effect.token] : []))
    expect(made.filter(name => cardNamed(name)?.token !== true)).toEqual([])
  })

  it('cost what is asked early and late in each colour', () => {
    for (const colour of ['white', 'blue', 'black', 'red', 'green'] as const) {
      const own = cards.filter(one => one.colours.length === 1 && one.colours[0] === colour)
      const costs = own.map(one => manaValue(one.manaCost))
      expect(costs.filter(cost => cost <= 2).length, `${colour} early`).toBeGreaterThanOrEqual(6)
      expect(costs.filter(cost => cost >= 4).length, `${colour} late`).toBeGreaterThanOrEqual(4)
      expect(own.filter(one => one.isCreature).length, `${colour} creatures`).toBeGreaterThanOrEqual(7)
    }
  })

  it('have the reference cards as the rules write them', () => {
    expect(
      [
        'Ruin of Hosts',
        'Gushing Well',
        'Quiet Mist',
        'Healing Draught',
        'Borrowed Blade',
        'Embers for All',
        'Blood Oath',
      ].map(name => `${card(name).cost} ${textOf(card(name))}`),
    ).toEqual([
      '2WW Destroy all creatures.',
      '2 At a player’s draw step, that player draws a card.',
      'G No combat damage this turn.',
      'W One: target player gains 3 life; or prevent the next 3 damage to any target this turn.',
      '3U Untap target creature an opponent controls and gain control of it this turn; it has haste; tap it after.',
      '1R 1 damage to each creature and each player.',
      '1B Enchanted creature gets +2/+1.',
    ])
  })
})
