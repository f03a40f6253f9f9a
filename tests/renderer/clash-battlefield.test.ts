import { beforeAll, describe, expect, it } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { keywords } from '../../src-engine/clash/cards/keywords.ts'
import { games, start, type JsonObject } from '../../src-engine/index.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import CardSign from '../../src-renderer/games/clash/cards/CardSign.vue'
import ClashCard from '../../src-renderer/games/clash/cards/ClashCard.vue'
import { factsAbout } from '../../src-renderer/games/clash/cards/facts.ts'
import { fieldOf, fieldSizes, rowTileFor } from '../../src-renderer/games/clash/groups.ts'
import { placeBeside } from '../../src-renderer/games/clash/table/place-beside.ts'
import '../../src-renderer/words/en/clash-cards/text.ts' // the cards' words, which a card loads when it is shown
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

beforeAll(() => loadLanguage('en'))

function viewOf(given: JsonObject, seats = ['Ann', 'Ben'], options: JsonObject = {}): ClashView {
  const library = Object.fromEntries(seats.map(seat => [seat, ['Plains', 'Plains']]))
  const made = start(games['clash']!, { seats, options, given: { stops: 'default', library, ...given }, seed: 5 })
  if (!made.ok) throw new Error(made.code)
  return viewFor(made.match.game, made.match.state, 'Ann') as unknown as ClashView
}

describe('Clash: where creatures stand', () => {
  const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay']
  const view = viewOf(
    {
      active: 'Ann',
      battlefield: { Ann: ['Forest Bear'], Ben: ['Forest Bear', 'Bog Rat'] },
      territory: { 'Ben:Forest Bear': 'Ann' },
    },
    seats,
    { format: 'emperor' },
  )
  it('one that was moved stands where it defends, apart from an equal one of that player', () => {
    expect(fieldOf(view, 'Ann').creatures.map(group => group.names)).toEqual([['Ann:Forest Bear'], ['Ben:Forest Bear']])
  })
  it('and no longer with its owner', () => {
    expect(fieldOf(view, 'Ben').creatures.map(group => group.card)).toEqual(['Bog Rat'])
  })
})

describe('Clash: a row of lands', () => {
  it.each([1, 5, 10, 14])('of %i kinds stays one row on a phone', kinds => {
    const size = rowTileFor(kinds, 340, 40, 20, 3)
    expect(kinds * (size + 3) - 3).toBeLessThanOrEqual(340)
    expect(size).toBeLessThanOrEqual(40)
  })
})

describe('Clash: a battlefield on a phone', () => {
  // The box of one half at 390 × 844, 390 × 664 and 360 × 640.
  it.each([
    [374, 212, undefined],
    [374, 133, 26],
    [344, 127, 26],
    [374, 113, 18], // with the line of seats above
  ])('%i × %i holds ten creatures, and all kinds of land', (width, height, flat) => {
    const sizes = fieldSizes(10, 5, width, height)
    expect(sizes.flat).toBe(flat)
    const across = Math.floor((width + sizes.gap) / (sizes.front + sizes.gap))
    const front = Math.ceil(10 / across) * (sizes.front + sizes.gap)
    expect(front + (sizes.flat ?? sizes.land)).toBeLessThanOrEqual(height)
    expect(sizes.front).toBeGreaterThanOrEqual(44)
  })

  // The far half at 512 × 320 and 320 × 568: seven kinds of creature.
  it.each([
    [300, 72],
    [300, 90],
  ])('%i × %i: where square tiles have no room, low ones show every name', (width, height) => {
    const { front, low, gap } = fieldSizes(7, 5, width, height)
    const across = Math.floor((width + gap) / (front + gap))
    expect(Math.ceil(7 / across) * (low! + gap) - gap).toBeLessThanOrEqual(height)
    expect(front).toBeGreaterThanOrEqual(44)
  })

  it.each([
    [374, 240, 30, undefined],
    [374, 135, 17, 18], // where there is little room each name has one line
  ])(
    '%i × %i: what hangs on creatures has room below their row, and lands stay in sight',
    (width, height, each, flat) => {
      const sizes = fieldSizes(10, 5, width, height, { tiles: 1, names: 1 })
      expect(sizes).toMatchObject({ attached: each, ...(flat === undefined ? {} : { flat }) })
      const across = Math.floor((width + sizes.gap) / (sizes.front + sizes.gap))
      const front = Math.ceil(10 / across) * (sizes.front + sizes.gap) + each
      expect(front + (sizes.flat ?? sizes.land)).toBeLessThanOrEqual(height)
    },
  )
})

describe('Clash: a card looked at closely', () => {
  const laid = viewOf({
    active: 'Ann',
    battlefield: { Ann: ['Forest Bear', 'Blood Oath', 'Sky Lancer'] },
    attached: { 'Blood Oath': 'Ann:Forest Bear' },
  })
  const bear = laid.permanents['Forest Bear']!
  const grown = { ...bear, counters: 3, power: bear.power! + 3, toughness: bear.toughness! + 3 }
  const view: ClashView = { ...laid, permanents: { ...laid.permanents, 'Forest Bear': grown } }

  it('says why it is as strong as it is', () => {
    expect(factsAbout(view, 'Forest Bear', namesOf({})).lines).toEqual([
      'Printed 2/2',
      'Counters: +3/+3',
      'From Blood Oath: +2/+1',
    ])
  })
  it('names the spell, or the permanent, which made it so', () => {
    const made = {
      ...bear,
      power: 9,
      changes: [
        { card: 'Goat Curse', power: 0, toughness: 1, sets: true },
        { card: 'Second Helping', power: 4, toughness: 4 },
        { card: 'Second Helping', power: 4, toughness: 4 },
        { card: 'Sky Road', gains: ['flying'], power: 1, toughness: 0 },
        { card: 'Mud', loses: ['trample'] },
      ],
    } as const
    const lines = factsAbout(
      { ...laid, permanents: { ...laid.permanents, 'Forest Bear': made } },
      'Forest Bear',
      namesOf({}),
    ).lines
    expect(lines).toEqual([
      'Printed 2/2',
      'Attached: Blood Oath',
      'Goat Curse makes it 0/1',
      'From Second Helping: +8/+8',
      expect.stringMatching(/^From Sky Road: \+1\/\+0 and /),
      expect.stringMatching(/^Mud takes away: /),
    ])
  })
  it('says what its keywords mean, on the battlefield and in the hand', () => {
    for (const from of [view, { ...view, permanents: {} }]) {
      const facts = factsAbout(from, 'Sky Lancer', namesOf({}))
      expect(facts.keywords.map(one => one.meaning)).toContain('Only creatures that fly or reach can block it.')
      expect(facts.lines).toEqual([])
    }
  })
})

const drawn = (what: Parameters<typeof h>[0], props: object): Promise<string> =>
  renderToString(createSSRApp({ render: () => h(what as never, props as never) }))

it('Clash: every keyword, attack and block have a sign that is drawn', async () => {
  const empty: string[] = []
  for (const sign of [...keywords, 'attack', 'block'])
    if (!/<path/.test(await drawn(CardSign, { sign }))) empty.push(sign)
  expect(empty).toEqual([])
})

it('Clash: a card of two colours has its words on a band of their own', async () => {
  expect(await drawn(ClashCard, { name: 'Road Marshal' })).toContain('is-gold')
  expect(await drawn(ClashCard, { name: 'Forest Bear' })).not.toContain('is-gold')
})

describe('Clash: the large card', () => {
  const size = { width: 280, height: 500 }
  const laptop = { width: 1280, height: 800 }
  const covers = (left: number, top: number, box: { left: number; top: number; right: number; bottom: number }) =>
    left < box.right && left + size.width > box.left && top < box.bottom && top + size.height > box.top
  const buttons = { left: 14, top: 640, right: 360, bottom: 690 }
  it.each([
    [40, 420],
    [300, 560],
    [900, 80],
    [1180, 560],
  ])('lies beside a creature at %i, %i within the window and leaves the buttons free', (left, top) => {
    const box = { left, top, right: left + 90, bottom: top + 90 }
    const place = placeBeside(box, size, laptop, buttons)
    expect(covers(place.left, place.top, buttons)).toBe(false)
    expect(covers(place.left, place.top, box)).toBe(false)
    expect(place.left).toBeGreaterThanOrEqual(0)
    expect(place.left + size.width).toBeLessThanOrEqual(laptop.width)
    expect(place.top).toBeGreaterThanOrEqual(0)
    expect(place.top + size.height).toBeLessThanOrEqual(laptop.height)
  })
})
