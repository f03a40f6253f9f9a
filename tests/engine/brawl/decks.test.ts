import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { extraCards } from '../../../src-engine/brawl/cards.ts'
import { cardsOf, characters, recipeOf } from '../../../src-engine/brawl/character.ts'
import type { State } from '../../../src-engine/brawl/state.ts'
import { start } from '../../../src-engine/core/match.ts'
import { game } from './random-games.ts'

const icons = (
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as {
    icons: { [name: string]: unknown }
  }
).icons

describe('Brawl: the decks (BRL-16)', () => {
  it('there are at least eight students, each with a name and a style of their own', () => {
    expect(characters.length).toBeGreaterThanOrEqual(8)
    for (const field of ['id', 'name', 'style'] as const) {
      expect(new Set(characters.map(character => character[field])).size).toBe(characters.length)
    }
  })
  it.each(characters.map(character => [character.name, character] as const))('%s: 35 cards', (_name, character) => {
    const list = cardsOf(character.recipe)
    const count = (card: string): number => list.filter(one => one === card).length
    expect(list).toHaveLength(35)
    expect(count('freeze')).toBe(3)
    expect(count('base')).toBeGreaterThanOrEqual(5)
    expect(list.some(card => extraCards.includes(card))).toBe(false)
    expect(icons).toHaveProperty(character.portrait.emblem)
    expect(icons).toHaveProperty(character.portrait.pattern)
  })
  it.each(characters.map(character => [character.name, character] as const))('%s with extra cards', (_name, one) => {
    expect(cardsOf(recipeOf(one, true))).toHaveLength(35)
    const listed = cardsOf(recipeOf(one, true)).some(card => extraCards.includes(card))
    expect(listed).toBe(true)
  })
  it('with extra cards nobody loses what they are known for: Otis keeps his Reverses (BRL-15)', () => {
    const otis = characters.find(character => character.id === 'otis')!
    const reverses = (extras: boolean): number =>
      cardsOf(recipeOf(otis, extras)).filter(card => card === 'reverse').length
    expect(reverses(true)).toBe(reverses(false))
  })
})

it('Brawl: every student has extra cards, as many in as out, and Otis keeps his Reverses (BRL-15)', () => {
  const count = (recipe: object): number => Object.values(recipe).reduce((sum: number, n: number) => sum + n, 0)
  for (const one of characters) {
    expect([one.id, count(one.extras.in) > 0]).toEqual([one.id, true])
    expect([one.id, count(one.extras.in)]).toEqual([one.id, count(one.extras.out)])
  }
  const otis = characters.find(one => one.id === 'otis')!
  expect(recipeOf(otis, true).reverse).toBe(otis.recipe.reverse)
})

it('Brawl: in a round robin of twelve no neighbours have the same student, though some are dealt twice (BRL-12)', () => {
  const seats = Array.from({ length: 12 }, (_, i) => `Guest ${i + 1}`)
  for (let seed = 1; seed <= 200; seed++) {
    const started = start(game, { seats, options: { table: 'round-robin' }, seed })
    if (!started.ok) throw new Error(started.code)
    const cast = (started.match.state as State).players.map(player => player.character)
    expect(new Set(cast).size).toBe(characters.length)
    expect(cast.filter((one, index) => one === cast.at(index - 1))).toEqual([])
  }
})
