import { beforeAll, describe, expect, it, test } from 'vitest'
import { createSSRApp, h, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import type { WhistEvent } from '../../src-engine/whist/events.ts'
import type { Shown } from '../../src-engine/whist/moments.ts'
import CardFan from '../../src-renderer/design/cards/CardFan.vue'
import { prompt, takesText } from '../../src-renderer/games/whist/hand-text.ts'
import HandScene from '../../src-renderer/games/whist/HandScene.vue'
import { lastTrump } from '../../src-renderer/games/whist/last-trump.ts'
import type { WhistView } from '../../src-engine/whist/view.ts'
import { withKeys } from '../../src-renderer/games/whist/actions.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

beforeAll(() => loadLanguage('en'))

const render = (what: Component, props: object): Promise<string> =>
  renderToString(createSSRApp({ render: () => h(what, props as never) }))
const numbered = (...events: WhistEvent[]) =>
  events.map((event, n) => ({ n, event })) as unknown as Parameters<typeof lastTrump>[1]

describe('Whist: the last trick, looked at again', () => {
  const trick: WhistEvent = { type: 'trick', winner: 'Ann', card: 'AS', plays: [] }
  const diamonds: WhistEvent = { type: 'trump', suit: 'D', how: 'called', by: 'Ben' }
  const hearts: WhistEvent = { type: 'trump', suit: 'H', how: 'called', by: 'Ann' }

  it('names the trump it was played for, not the one called since', () => {
    const next = { history: [], trump: 'H' } as unknown as WhistView
    expect(lastTrump(next, numbered(diamonds, trick, hearts))).toBe('D')
    // Of a hand this screen has not seen nobody can say.
    expect(lastTrump(next, numbered(trick, hearts))).toBeUndefined()
    expect(lastTrump({ ...next, history: [{}] } as unknown as WhistView, numbered(diamonds, trick))).toBe('H')
  })
})

it('Whist: of a trick that is over whoever took it is spoken to, and of them to the others', () => {
  expect(takesText('Ann', namesOf({ Ann: 'You' }), 'Ann')).toBe('You take it')
  expect(takesText('Ann', namesOf({ Ann: 'You' }), 'Ben')).toBe('You takes it') // somebody may be called so
})

describe('Whist: the scoreboard between two hands', () => {
  const view = { order: ['Ann', 'Ben', 'Cal'], seats: {} }
  const shown = (scene: Shown) =>
    render(HandScene, {
      scene,
      mine: 'Ann',
      names: namesOf({ Ann: 'Guest', Ben: 'Jasper' }),
      table: { places: [] },
      view,
    })
  const tricks = { Ann: 0, Ben: 0, Cal: 7 }

  it('tells one’s own row apart, most tricks first, and nothing yet of what becomes of anybody', async () => {
    const html = await shown({ at: 'score', tricks })
    expect(html).toMatch(/class="is-mine" data-seat="Ann"/)
    expect([...html.matchAll(/data-seat="(\w+)"/g)].map(([, seat]) => seat)).toEqual(['Cal', 'Ann', 'Ben'])
    expect(html).not.toContain('is-marked')
  })

  it('then marks who is dazed, in a headline of names or, where they are many, of their number', async () => {
    const html = await shown({ at: 'marks', tricks, marks: { Ann: 'dazed', Ben: 'last-legs' } })
    expect(html).toContain('Guest and Jasper are dazed')
    expect(html).toMatch(/class="is-mine is-marked" data-seat="Ann"/)
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`P${n}`, 'dazed' as const]))
    expect(await shown({ at: 'marks', tricks, marks: many })).toContain('Nine are dazed')
  })
})

test('Whist: who is away is not said to be thinking', () => {
  const view = {
    phase: 'play',
    toAct: ['Ben'],
    trick: { plays: [], taps: [] },
    seats: { Ann: { status: 'in' }, Ben: { status: 'in' } },
  } as unknown as WhistView
  expect(prompt(view, 'Ann', [], namesOf({}))).toBe('Ben is thinking …')
  expect(prompt(view, 'Ann', [], namesOf({}), ['Ben'])).toBe('Ben is away: we wait …')
})

test('Whist: whoever calls trump after a tie is told of the tie, not that they took most tricks', () => {
  const tie = { type: 'tie', seats: ['Ann', 'Ben'], draws: [], winner: 'Ann', what: 'trump' } as const
  const asked = { phase: 'trump', toAct: ['Ann'], seats: { Ann: { status: 'in' } } }
  const why = (game: string, tied: boolean): string =>
    prompt({ ...asked, game, ...(tied ? { tie } : {}) } as unknown as WhistView, 'Ann', [], namesOf({}))
  for (const game of ['knock-out-whist', 'knockout-whist']) {
    expect(why(game, true)).toMatch(/^You tied for most tricks/)
    expect(why(game, false)).toMatch(/^You took most tricks/)
  }
})

describe('Whist: the keys of a hand', () => {
  const hand = ['2H', '3H', 'AS', '4C', '5C', '6C', '7C', '8C', '9C', 'TC'].map(card => ({
    card,
    ...(card === 'AS' ? { unplayable: true } : {}),
  }))
  const keys = (html: string): string[] => [...html.matchAll(/<kbd[^>]*>(\d)<\/kbd>/g)].map(([, key]) => key!)

  it('stand on the cards they play: 1 to 9, none where a card cannot be played', async () => {
    expect(keys(await render(CardFan, { cards: withKeys(hand, true) }))).toEqual([...'12456789'])
  })
  it('are not shown while others play, nor where single keys do not play', async () => {
    expect(keys(await render(CardFan, { cards: withKeys(hand, true), idle: true }))).toEqual([])
    expect(keys(await render(CardFan, { cards: withKeys(hand, false) }))).toEqual([])
  })
})
