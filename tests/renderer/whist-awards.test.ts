import { expect, test } from 'vitest'
import { podiumSteps, type Face } from '../../src-renderer/table/ending/faces.ts'
import { awardsOf } from '../../src-renderer/games/whist/awards.ts'
import { placesOf } from '../../src-renderer/games/whist/places.ts'
import type { WhistView } from '../../src-engine/whist/view.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

await loadLanguage('en')
const hand = (cards: number, tricks: object, more: object = {}) => ({
  cards,
  tricks,
  dazed: [],
  dogs: [],
  out: [],
  ...more,
})
const view = (results: readonly object[], seats: object = {}): WhistView =>
  ({ order: ['Ann', 'Ben', 'Cal'], results, seats }) as unknown as WhistView

test('Whist: a game is remembered for what happened in it, the rarest first', () => {
  const awards = awardsOf(
    view([
      hand(7, { Ann: 5, Ben: 2, Cal: 0 }, { dogs: ['Cal'] }),
      hand(6, { Ann: 1, Ben: 4, Cal: 1 }),
      hand(5, { Ann: 5, Ben: 0, Cal: 0 }, { out: ['Ben', 'Cal'] }),
    ]),
    namesOf({ Cal: 'Calamity' }),
  )
  expect(awards.slice(0, 2).map(one => one.line)).toEqual([
    'Calamity came back from the dog’s life',
    'Ann took every trick of a hand with 5 cards',
  ])
  // Two held on by one trick: nobody alone is remembered for it.
  expect(awards.map(one => one.title)).toEqual(['Best in show', 'Clean sweep', 'Trick thief'])
})

test('Whist: an award that two share agrees with two, in every language', async () => {
  const shared = view([hand(4, { Ann: 2, Ben: 2, Cal: 0 })])
  for (const [language, line] of [
    ['de', 'Ann und Ben: 2 Stiche, mehr als alle anderen'],
    ['es', 'Ann y Ben: 2 bazas, más que nadie'],
    ['en', 'Ann and Ben took 2 tricks, more than anybody'],
  ] as const) {
    await loadLanguage(language)
    expect(awardsOf(shared, namesOf({})).map(one => one.line)).toEqual([line])
  }
})

test('Whist: a game given up in its first hand has nothing to tell', () => {
  expect(awardsOf(view([]), namesOf({}))).toEqual([])
})

test('Whist: whoever has a finishing place is out; on the podium those who share one stand together', () => {
  const seats = { Ann: { place: 1 }, Ben: { place: 2 }, Cal: { place: 2 } }
  expect([...placesOf(view([], { ...seats, Ann: {} }))]).toEqual([
    ['Ben', 2],
    ['Cal', 2],
  ])
  const faces = ['Cal', 'Ann', 'Ben'].map((seat): Face => ({ seat, name: seat, avatar: '', colour: '', bot: false }))
  expect(
    podiumSteps(faces, placesOf(view([], seats))).map(step => [step.place, step.faces.map(face => face.seat)]),
  ).toEqual([
    [1, ['Ann']],
    [2, ['Cal', 'Ben']],
  ])
})
