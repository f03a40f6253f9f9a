import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
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
} from '../../src-engine/index.ts'
import {
  addTarget,
  possibleTargets,
  startDraft,
  fillBlank,
  offerOf,
  offersForCard,
  offersForThing,
  pairsOf,
} from '../../src-renderer/games/clash/action-draft.ts'
import PromptLine from '../../src-renderer/table/frame/PromptLine.vue'
import { fieldOf, tileFor } from '../../src-renderer/games/clash/groups.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import { around, threadFor } from '../../src-renderer/games/clash/threads.ts'
import { whyNotCard, whyNotThing } from '../../src-renderer/games/clash/why-not.ts'
import { caption } from '../../src-renderer/games/clash/story.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import { thingText } from '../../src-renderer/games/clash/names.ts'
import { t } from '../../src-renderer/words/translate.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

beforeAll(() => loadLanguage('en'))

function position(given: JsonObject, seats = ['Ann', 'Ben']): Match {
  const library = Object.fromEntries(seats.map(seat => [seat, ['Plains', 'Plains']]))
  const made = start(games['clash']!, {
    seats,
    given: { turn: 'Ann', phase: 'main', stops: 'default', library, ...given },
    seed: 5,
  })
  if (!made.ok) throw new Error(made.code)
  return made.match
}
const view = (match: Match, seat = 'Ann'): ClashView => viewFor(match.game, match.state, seat) as unknown as ClashView
const offers = (match: Match, seat = 'Ann') => match.game.offers(match.state, seat)

describe('Clash: what is tapped becomes what is said', () => {
  const match = position({
    battlefield: { Ann: ['Mountain', 'Forest', 'Forest', 'Forest Bear'], Ben: ['Bog Rat', 'Sky Lancer'] },
    hand: { Ann: ['Fire Bolt', 'House on Fire', 'Settle It Outside', 'Elder Oak', 'Forest'] },
  })
  const one = (card: string) => startDraft(offersForCard(offers(match), card)[0]!, { card })
  const taken = (act: unknown): boolean => play(match, 'Ann', act as Json).ok

  it('a land is said at once', () => {
    const land = one('Forest')
    expect(land.left).toEqual([])
    expect(taken(land.act)).toBe(true)
  })
  it('a spell asks for its target, even where there is but one, and X before it', () => {
    const bolt = one('Fire Bolt')
    expect(possibleTargets(bolt).toSorted()).toEqual(['Ann', 'Ben', 'Bog Rat', 'Forest Bear', 'Sky Lancer'])
    expect(taken(addTarget(bolt, 'Bog Rat').act)).toBe(true)
    const fire = one('House on Fire')
    expect(fire.left.map(([field]) => field)).toEqual(['x', 'targets'])
    expect(taken(addTarget(fillBlank(fire, 2), 'Ben').act)).toBe(true)
  })
  it('of two targets the second is what goes with the first', () => {
    const first = one('Settle It Outside')
    expect(possibleTargets(first)).toEqual(['Forest Bear'])
    const second = addTarget(first, 'Forest Bear')
    expect(possibleTargets(second).toSorted()).toEqual(['Bog Rat', 'Sky Lancer'])
    expect(taken(addTarget(second, 'Sky Lancer').act)).toBe(true)
  })
  it('attackers are paired with whom they may attack', () => {
    const fight = position({ phase: 'attack', battlefield: { Ann: ['Forest Bear', 'Iron Wall'] } }, [
      'Ann',
      'Ben',
      'Cal',
    ])
    expect(pairsOf(offerOf(offers(fight), 'attack'))).toEqual({ 'Forest Bear': ['Ben', 'Cal'] })
  })
})

describe('Clash: why something is grey', () => {
  const why = (given: JsonObject, card: string, seat = 'Ann'): string => {
    const match = position(given)
    return whyNotCard(view(match, seat), threadFor(view(match, seat), seat), seat, offers(match, seat), card)
  }
  const rich = { battlefield: { Ann: ['Mountain', 'Mountain', 'Forest', 'Forest'] } }
  it.each([
    ['Forest Bear', { ...rich, hand: { Ann: ['Forest Bear'] } }, ''],
    ['Elder Oak', { ...rich, hand: { Ann: ['Elder Oak'] } }, 'mana'],
    ['Forest Bear', { ...rich, phase: 'upkeep', stops: 'all', hand: { Ann: ['Forest Bear'] } }, 'main phase'],
    ['Settle It Outside', { ...rich, hand: { Ann: ['Settle It Outside'] } }, 'aimed at'],
    ['Send Home', { ...rich, hand: { Ann: ['Send Home'] } }, 'mana'],
  ] as const)('%s', (card, given, words) => {
    const said = why(given as unknown as JsonObject, card)
    expect(said === '').toBe(words === '')
    expect(said).toContain(words)
    expect(said).toMatch(/^$|\((CLA|FMT)-\d+\)\.$/)
  })
  it('a second land, and a spell on somebody else’s turn', () => {
    const match = position({ hand: { Ann: ['Forest', 'Forest'], Ben: ['Bog Rat'] } })
    const played = play(match, 'Ann', { do: 'land', card: 'Forest' })
    const after = (played as { match: Match }).match
    expect(whyNotCard(view(after), threadFor(view(after), 'Ann'), 'Ann', offers(after), 'Forest')).toContain('CLA-2')
    expect(whyNotCard(view(after, 'Ben'), threadFor(view(after, 'Ben'), 'Ben'), 'Ben', [], 'Bog Rat')).toContain(
      'own turn',
    )
  })
  it('a creature that can’t attack says why', () => {
    const match = position({
      phase: 'attack',
      battlefield: { Ann: ['Iron Wall', 'Forest Bear'] },
      tapped: ['Iron Wall'],
    })
    const now = view(match)
    const of = (name: string): string => whyNotThing(now, threadFor(now, 'Ann'), 'Ann', offers(match), name, String)
    expect(of('Iron Wall')).toContain('only defends')
    expect(of('Forest Bear')).toBe('')
  })
})

it('Clash: anyCard grey says why in one sentence with its rule, all through an Emperor’s game', () => {
  const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay']
  const made = start(games['clash']!, { seats, options: { format: 'emperor', stops: 'default' }, seed: 8 })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  const said = new Set<string>()
  const wrong = new Set<string>()
  for (let i = 0; i < 250 && match.game.outcome(match.state) === undefined; i++) {
    for (const seat of i % 3 === 0 ? seats : []) {
      const now = view(match, seat)
      const may = offers(match, seat)
      const thread = threadFor(now, seat)
      if (now.phase === 'opening' || now.seats[seat]?.status !== 'in') continue
      const paired = [...may].flatMap(one => Object.keys(pairsOf(one)))
      const why = [
        ...(now.seats[seat]?.hand ?? [])
          .filter(card => offersForCard(may, card).length === 0)
          .map(card => [card, whyNotCard(now, thread, seat, may, card)] as const),
        ...Object.keys(now.permanents)
          .filter(name => offersForThing(may, name).length === 0 && !paired.includes(name))
          .map(name => [name, whyNotThing(now, thread, seat, may, name, String)] as const),
      ]
      for (const [what, sentence] of why) {
        said.add(sentence)
        if (!/^[A-Z][^.]* \((CLA|FMT)-\d+\)\.$/.test(sentence)) wrong.add(`${what}: “${sentence}”`)
      }
    }
    const seat = toAct(match)[0]!
    const done = play(match, seat, botAction(match, seat, 'easy', counted(0)) as unknown as Json)
    if (!done.ok) throw new Error(done.refused)
    match = done.match
  }
  expect([...wrong]).toEqual([])
  expect([...said].some(sentence => sentence.includes('out of your range'))).toBe(true)
  expect(said.size).toBeGreaterThan(12)
})

describe('Clash: the battlefield', () => {
  const match = position({
    battlefield: { Ann: ['Forest', 'Forest', 'Forest', 'Forest Bear', 'Forest Bear', 'Blood Oath'] },
    tapped: ['Ann:Forest'],
    attached: { 'Blood Oath': 'Ann:Forest Bear' },
  })
  const field = fieldOf(view(match), 'Ann')

  it('shows equal things as one, and what differs apart', () => {
    expect(field.lands.map(group => group.names.length).toSorted()).toEqual([1, 2])
    expect(field.creatures.map(({ state, attached }) => [state.power, attached])).toEqual([
      [4, ['Blood Oath']],
      [2, []],
    ])
  })
  it('tells apart what a tap has chosen', () => {
    const apart = fieldOf(view(match), 'Ann', name => (name === 'Ann:Forest#2' ? 'chosen' : ''))
    expect(apart.lands.length).toBe(3)
  })
  it('makes tiles as wide as all of them have room', () => {
    expect(tileFor(1, 360, 170, 132)).toBe(132)
    const size = tileFor(20, 360, 170, 132)
    const across = Math.floor((360 + 6) / (size + 6))
    expect(Math.ceil(20 / across) * (size + 6) - 6).toBeLessThanOrEqual(170)
  })
})

it('Clash: who waits is told for whom, and how long still', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const props = {
    text: t('table.turn.waiting', { who: 'Bob' }),
    mine: false,
    clock: { deadline: Date.now() + 23_000, total: 60_000 },
  }
  const line = await renderToString(createSSRApp({ render: () => h(PromptLine, props) }))
  vi.useRealTimers()
  expect(line.replace(/<[^>]*>/g, '').trim()).toBe('Waiting for Bob, 0:23')
})

it('Clash: the ring begins with the left neighbour', () => {
  const now = view(position({}, ['Ann', 'Ben', 'Cal', 'Dee']))
  expect(around(now, 'Cal')).toEqual(['Dee', 'Ann', 'Ben'])
})

describe('Clash: what happens, in a sentence', () => {
  const names = namesOf({ Ann: 'Anna', Ben: 'Benno' })
  it('names players as they are called, and things by whose they are', () => {
    expect(thingText('Ben:Forest Bear#2', names)).toBe('Forest Bear (Benno)')
    expect(
      caption(
        { type: 'cast', seat: 'Ann', card: 'Fire Bolt', targets: ['Ben:Forest Bear#2'], turn: 1 } as never,
        names,
      ),
    ).toBe('Anna casts Fire Bolt at Forest Bear (Benno).')
    const attackers = { 'Ann:Forest Bear': 'Ben', 'Ann:Forest Bear#2': 'Ben' }
    expect(caption({ type: 'attack', seat: 'Ann', turn: 1, attackers } as never, names)).toBe(
      'Anna attacks: Forest Bear ×2 → Benno.',
    )
    expect(caption({ type: 'knocked-out', seat: 'Ben', why: 'life', by: 'Ann' } as never, names)).toBe(
      'Benno is knocked out by Anna.',
    )
  })
})
