import { beforeAll, describe, expect, it } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { games, readOptions, start } from '../../src-engine/index.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import { lifeBefore, noticeBefore, seatNotes } from '../../src-renderer/games/clash/seat-notes.ts'
import { seatNotes as refereeNotes } from '../../src-renderer/games/referee/seat-notes.ts'
import { seatsBefore } from '../../src-renderer/table/seats/seats-before.ts'
import ClashSetup from '../../src-renderer/games/clash/Setup.vue'
import SeatStrip from '../../src-renderer/games/clash/table/SeatStrip.vue'
import { playersIn } from '../../src-renderer/table/seats/format-rules.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

beforeAll(() => loadLanguage('en'))

const six = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay']
function dealt(format: string, seats: readonly string[]): ClashView {
  const made = start(games['clash']!, { seats, options: { format, stops: 'default' }, seed: 5 })
  if (!made.ok) throw new Error(made.code)
  return viewFor(made.match.game, made.match.state, 'Ann') as unknown as ClashView
}

describe('Clash: before the deal', () => {
  it.each([
    ['emperor', six],
    ['two-on-two', six.slice(0, 4)],
    ['two-headed-giant', six.slice(0, 4)],
    ['star', six.slice(0, 5)],
  ])('in %s each seat is shown as what it then is', (format, seats) => {
    const view = dealt(format, seats)
    const before = seatsBefore({ format }, seats)
    for (const seat of seats) {
      const { team, role, colours } = view.seats[seat]!
      expect([before[seat]!.team, before[seat]!.role, before[seat]!.pair]).toEqual([team, role, colours])
    }
  })
  it('the lobby and the TV say it of each seat in a few words', () => {
    expect(Object.values(seatNotes({ format: 'emperor' }, six))).toEqual([
      'Team 1 · general',
      'Team 2 · general',
      'Team 2 · emperor',
      'Team 2 · general',
      'Team 1 · general',
      'Team 1 · emperor',
    ])
    expect(seatNotes({ format: 'star' }, six.slice(0, 5))['Ann']).toMatch(/^(white|blue|black|red|green) and /)
    expect(refereeNotes({ format: 'two-on-two' }, six.slice(0, 4))).toMatchObject({
      Ann: '◆ Lanterns',
      Ben: '▲ Anvils',
    })
    expect(seatNotes({ format: 'free-for-all' }, six)['Ann']).toBe('')
  })
  it('says nothing of seats that are not as many as the format takes', () => {
    expect(seatsBefore({ format: 'emperor' }, six.slice(0, 4))).toEqual({})
  })
  it.each([
    ['emperor', [6, 10]],
    ['two-on-two', [4, 4]],
    ['free-for-all', [2, 12]],
  ])('%s asks for so many players', (format, players) => {
    expect(playersIn({ format })).toEqual(players)
  })
  it('says that a giant’s life is shared, and that a melee attacks to the left', () => {
    expect(noticeBefore({ format: 'two-headed-giant' }, 4)).toBe('shared')
    expect(lifeBefore({ format: 'two-headed-giant' }, 4)).toBe(40)
    expect(noticeBefore({ format: 'melee' }, 6)).toBe('left')
    expect(noticeBefore({ format: 'free-for-all' }, 4)).toBe(undefined)
  })
  it('does not offer today’s rules, which it would refuse', () => {
    const field = games['clash']!.options.find(one => one.key === 'rules')
    expect(field?.when).toEqual({ key: 'rules', is: ['modern'] })
    expect(readOptions(games['clash']!.options, { rules: 'booklet' }).ok).toBe(true)
  })
})

it.each([
  ['melee', ['Ben']],
  ['free-for-all', []],
])('Clash: in %s the ring marks whom one may attack, where not all can be', async (format, marked) => {
  const view = dealt(format, six)
  const props = {
    view,
    viewer: 'Ann',
    names: namesOf({}),
    shown: 'Ben',
    lit: new Set(),
    litFields: new Set(),
    chosen: new Set(),
    killed: [],
  }
  const html = await renderToString(createSSRApp({ render: () => h(SeatStrip as never, props as never) }))
  const chips = html.split('<button').slice(1)
  const found = chips.filter(chip => chip.includes('you may attack')).map(chip => /data-seat="(\w+)"/.exec(chip)![1])
  expect(found).toEqual(marked)
})

it('Clash: the set-up shows team and role of each seat', async () => {
  const places = six.map((name, at) => ({
    seat: `place${at + 1}`,
    kind: at === 0 ? 'person' : 'bot',
    name,
    colour: at,
  }))
  const table = { options: { format: 'emperor' }, places, solo: true, fill: true }
  const html = await renderToString(
    createSSRApp({ render: () => h(ClashSetup as never, { table, change: () => undefined } as never) }),
  )
  expect(html.match(/emperor/g)).toHaveLength(2)
  expect(html.match(/Team 1/g)).toHaveLength(3)
})

it('Clash: a cube is the whole book or a list of one’s own, for anybody at the table to see', async () => {
  const place = { seat: 'Ann', kind: 'person', name: 'Ann', colour: 0, avatar: '', here: true }
  const shown = (options: object): Promise<string> => {
    const table = { id: 'x', game: 'clash', options, fill: true, solo: false, places: [place] }
    return renderToString(
      createSSRApp({ render: () => h(ClashSetup as never, { table, change: () => undefined } as never) }),
    )
  }
  expect(await shown({ decksFrom: 'draft' })).not.toContain('The cube')
  expect(await shown({ decksFrom: 'cube' })).toContain('Every card of the book')
  expect(await shown({ decksFrom: 'cube', cube: ['Forest Bear', 'Hill Goat'] })).toContain('own list, 2 cards')
})
