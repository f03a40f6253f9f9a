import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allCards, allTokens, card } from '../../src-engine/clash/book.ts'
import { halfDecks, readyDecks } from '../../src-engine/clash/decks/lists.ts'
import { scenes } from '../../src-renderer/games/clash/cards/scenes.ts'
import decks from '../../src-renderer/words/en/clash/clash-decks.ts'
import * as de from '../../src-renderer/words/de/clash-cards/text.ts'
import * as en from '../../src-renderer/words/en/clash-cards/text.ts'
import * as es from '../../src-renderer/words/es/clash-cards/text.ts'
import { languages } from '../../src-renderer/words/languages.ts'

const every = [...allCards, ...allTokens]

const everyLanguage = await Promise.all(
  Object.keys(languages).map(
    async language =>
      [language, (await import(`../../src-renderer/words/${language}/clash-cards/text.ts`)) as typeof en] as const,
  ),
)

describe.each(everyLanguage)('Clash: the text of cards in %s', (_, words) => {
  it('is whole sentences without a hole, as long as the English one where that says something', () => {
    const broken = every.filter(one => {
      const text = words.textOf(one)
      if ((text === '') !== (en.textOf(one) === '')) return true
      if (/undefined|object|\{|\}|,,|,\.| \.| {2}|[a-z]- /.test(text)) return true
      return !/^((\p{Lu}|\d|X).*\.)?$/u.test(text) || text.length > 150
    })
    expect(broken.map(one => `${one.name}: ${words.textOf(one)}`)).toEqual([])
  })

  it('has a word for each kind of card', () => {
    for (const kind of new Set(every.flatMap(one => one.is))) expect(words.kindWords(kind)).not.toBe('')
  })
})

it('Clash: says the same in three grammars', () => {
  expect(
    ['Borrowed Blade', 'Good Neighbour', 'Road Marshal', 'Elbow Room', 'Unpaid Bill'].map(name =>
      [en, de, es].map(words => words.textOf(card(name))),
    ),
  ).toEqual([
    [
      'Untap target creature an opponent controls and gain control of it this turn; it has haste; tap it after.',
      'Enttappe eine Kreatur deiner Wahl, die ein Gegner kontrolliert, und übernimm sie bis Zugende; sie hat Eile; tappe sie danach.',
      'Endereza una criatura de un rival a tu elección y toma el control de ella este turno; tiene prisa; gírala después.',
    ],
    [
      'When this enters, your left neighbour gains 3 life.',
      'Wenn diese Karte ins Spiel kommt: Dein linker Nachbar erhält 3 Leben.',
      'Cuando esta carta entre, tu vecino izquierdo gana 3 vidas.',
    ],
    [
      'Protection from black. Creatures you control abroad get +2/+2.',
      'Schutz vor Schwarz. Deine Kreaturen in der Fremde erhalten +2/+2.',
      'Protección contra el negro. Tus criaturas en tierra ajena reciben +2/+2.',
    ],
    [
      '2 damage to each creature a neighbour controls.',
      '2 Schaden an jeder Kreatur, die ein Nachbar kontrolliert.',
      '2 de daño a cada criatura de tus vecinos.',
    ],
    ['Each opponent sacrifices a creature.', 'Jeder Gegner opfert eine Kreatur.', 'Cada rival sacrifica una criatura.'],
  ])
})

it('Clash: each card has a composition of its own, from pictures that are there', () => {
  const icons = join(import.meta.dirname, '../../resources/icons/clash')
  const used = every.map(one => scenes[one.name] ?? '')
  expect(every.filter((_, i) => used[i] === '').map(one => one.name)).toEqual([])
  expect(new Set(used).size).toBe(used.length)
  const wanted = used.flatMap(scene => scene.split(' ').filter((_, at) => at !== 1))
  expect(wanted.filter(icon => !existsSync(join(icons, `${icon}.svg`)))).toEqual([])
})

it('Clash: each ready deck has a name and a line on its plan', () => {
  const { ready, plan } = decks as { ready: object; plan: object }
  for (const words of [ready, plan]) expect(Object.keys(words)).toEqual(readyDecks.map(deck => deck.id))
})

it('Clash: each half-deck has a name and a line on its style', () => {
  const { names, style } = decks as { names: object; style: object }
  expect(Object.keys(names)).toEqual(halfDecks.map(deck => deck.id))
  expect(Object.keys(style).toSorted()).toEqual([...new Set(halfDecks.map(deck => deck.style))].toSorted())
})
