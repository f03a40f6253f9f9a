import { beforeAll, describe, expect, it, test } from 'vitest'
import { createSSRApp, h, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import type { WhistEvent } from '../../src-engine/whist/events.ts'
import CardFan from '../../src-renderer/design/cards/CardFan.vue'
import { prompt } from '../../src-renderer/games/whist/hand-text.ts'
import HandScene from '../../src-renderer/games/whist/HandScene.vue'
import { sceneSteps, type SceneStep } from '../../src-renderer/games/whist/scene.ts'
import { lastTrump } from '../../src-renderer/games/whist/last-trump.ts'
import type { WhistView } from '../../src-engine/whist/view.ts'
import TrickArea from '../../src-renderer/games/whist/TrickArea.vue'
import { withKeys } from '../../src-renderer/games/whist/use-keys.ts'
import { loadLanguage } from '../support/all-messages.ts'
import rules from '../../src-renderer/words/en/whist/whist-rules.ts'

beforeAll(() => loadLanguage('en'))

const render = (what: Component, props: object): Promise<string> =>
  renderToString(createSSRApp({ render: () => h(what, props as never) }))
const told = (...events: WhistEvent[]) =>
  events.map((event, n) => ({ n, event })) as unknown as Parameters<typeof lastTrump>[1]

describe('Whist: the last trick, looked at again', () => {
  const trick: WhistEvent = { type: 'trick', winner: 'Ann', card: 'AS', plays: [] }
  const diamonds: WhistEvent = { type: 'trump', suit: 'D', how: 'called', by: 'Ben' }
  const hearts: WhistEvent = { type: 'trump', suit: 'H', how: 'called', by: 'Ann' }

  it('names the trump it was played for, not the one called since', () => {
    const next = { history: [], trump: 'H' } as unknown as WhistView
    expect(lastTrump(next, told(diamonds, trick, hearts))).toBe('D')
    // Of a hand this screen has not seen nobody can say.
    expect(lastTrump(next, told(trick, hearts))).toBeUndefined()
    expect(lastTrump({ ...next, history: [{}] } as unknown as WhistView, told(diamonds, trick))).toBe('H')
  })
})

describe('Whist: a trick that is over', () => {
  const plays = [
    { by: 'Ann', card: 'AS' },
    { by: 'Ben', card: '2S' },
  ]
  const shown = (mine: string | undefined) =>
    render(TrickArea, { plays, order: ['Ann', 'Ben'], bottom: 'Ann', names: { Ann: 'You' }, winner: 'Ann', mine })

  it('speaks to whoever took it, and of them to the others', async () => {
    expect(await shown('Ann')).toContain('You take it')
    expect(await shown('Ann')).not.toContain('takes it')
    expect(await shown(undefined)).toContain('You takes it') // somebody may be called so
  })
})

describe('Whist: the scoreboard between two hands', () => {
  it('tells one’s own row apart, and of each who is out their own row tells it', async () => {
    const beat: SceneStep = {
      at: 'score',
      spared: false,
      scores: [
        { seat: 'Cal', tricks: 7 },
        { seat: 'Ann', tricks: 0, mark: 'out' },
        { seat: 'Ben', tricks: 0, mark: 'out' },
      ],
    }
    const html = await render(HandScene, {
      beat,
      mine: 'Ann',
      names: { Ann: 'Guest', Ben: 'Jasper' },
      table: { places: [] },
      view: { order: ['Ann', 'Ben', 'Cal'], seats: {} },
    })
    expect(html).not.toContain('Guest and Jasper')
    expect(html).toMatch(/class="is-mine is-gone" data-seat="Ann"/)
    expect(html).toMatch(/class="is-gone" data-seat="Ben"/)
  })

  it('a tie is no news once a card has been led', () => {
    const tie: WhistEvent = {
      type: 'tie',
      seats: ['Ann', 'Cal'],
      what: 'trump',
      draws: [{ Ann: '2H', Cal: 'KC' }],
      winner: 'Cal',
    }
    const over: WhistEvent = { type: 'hand-over', tricks: { Ann: 2, Ben: 0, Cal: 2 } }
    const view = { order: ['Ann', 'Ben', 'Cal'], seats: {} } as unknown as WhistView
    expect(sceneSteps([over, tie], view, false)?.some(({ beat }) => beat.at === 'tie')).toBe(true)
    expect(sceneSteps([over, tie, { type: 'lead', by: 'Cal', card: '3C' }], view, false)).toBeUndefined()
  })
})

test('Whist: who is away is not said to be thinking', () => {
  const view = {
    phase: 'play',
    toAct: ['Ben'],
    trick: { plays: [], taps: [] },
    seats: { Ann: { status: 'in' }, Ben: { status: 'in' } },
  } as unknown as WhistView
  expect(prompt(view, 'Ann', [], {})).toBe('Ben is thinking …')
  expect(prompt(view, 'Ann', [], {}, ['Ben'])).toBe('Ben is away: we wait …')
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

test('Whist: the rules pages tell the other names of the game, and the story of the tavern', () => {
  const words = JSON.stringify(rules)
  for (const name of ['Trumps', 'Rat', 'Diminishing Whist']) expect(words).toContain(`**${name}**`)
  expect(words).toContain('The first rule of the tavern')
})
