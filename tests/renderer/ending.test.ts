import { beforeAll, describe, expect, it } from 'vitest'
import { createSSRApp, effectScope, h, ref } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { placesOf } from '../../src-engine/core/places.ts'
import { games, play, start, type JsonObject, type Match } from '../../src-engine/index.ts'
import type { TableState } from '../../src-engine/protocol/to-client.ts'
import { awardsOf as brawlAwards } from '../../src-renderer/games/brawl/awards.ts'
import { placesOf as brawlPlaces } from '../../src-renderer/games/brawl/places.ts'
import type { BrawlView } from '../../src-engine/brawl/view.ts'
import { awardsOf as clashAwards } from '../../src-renderer/games/clash/awards.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import { awardsOf as refereeAwards } from '../../src-renderer/games/referee/awards.ts'
import type { RefereeView } from '../../src-engine/referee/view.ts'
import { outInFormat, placesInFormat } from '../../src-renderer/table/ending/places.ts'
import type { GameScreens } from '../../src-renderer/table/contract.ts'
import OutScene from '../../src-renderer/table/ending/OutScene.vue'
import { useEnding } from '../../src-renderer/table/ending/use-ending.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { kinds, wander } from '../engine/brawl/random-games.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

beforeAll(() => loadLanguage('en'))

const people = (n: number): string[] => Array.from({ length: n }, (_, at) => `P${at + 1}`)
/** Who shares each place, first places first, as statistics have it. */
function grouped(places: ReadonlyMap<string, number>): string[][] {
  const all = [...new Set(places.values())].sort((a, b) => a - b)
  return all.map(place => [...places].filter(([, one]) => one === place).map(([seat]) => seat))
}
const inOrder = (groups: readonly (readonly string[])[] = []): string[][] => groups.map(group => [...group].sort())
const pairs = (seats: string, place: number): [string, number][] => seats.split(' ').map(seat => [seat, place])
const told = (places: ReadonlyMap<string, number>): string[][] => inOrder(grouped(places))

describe('places', () => {
  it('those who share one take up the places behind it; two sides are first and second, however many they are', () => {
    expect([...placesOf({ places: [['Ann'], ['Ben', 'Cal'], ['Dee']], sides: false }).values()]).toEqual([1, 2, 2, 4])
    const places = [
      ['Ann', 'Ben'],
      ['Cal', 'Dee'],
    ]
    expect([...placesOf({ places, sides: true }).values()]).toEqual([1, 1, 2, 2])
    expect([...placesOf({ places, sides: false }).values()]).toEqual([1, 1, 3, 3])
    expect([...placesOf({ places: [['Ann', 'Ben', 'Cal'], ['Dee']], sides: true }).values()]).toEqual([1, 1, 1, 2])
  })

  it.each(kinds.map((kind, at) => [at, kind] as const))('of Brawl are those of statistics: table %i', (at, kind) => {
    for (const seed of [1, 2, 3]) {
      let before: Match | undefined
      const { game, state } = wander(kind, at * 10 + seed, 2000, step => (before = step.before))
      const view = (of: Match['state']): BrawlView => game.open(of) as unknown as BrawlView
      expect(told(brawlPlaces(view(state)))).toEqual(inOrder(game.outcome(state)?.places))
      // Who is told a place before the count keeps it: in a circle who gave up, elsewhere nobody.
      const early = brawlPlaces(view(before!.state))
      for (const [seat, place] of early) expect(brawlPlaces(view(state)).get(seat)).toBe(place)
      expect(kind.options['table'] === 'round-robin' ? 0 : early.size).toBe(0)
    }
  })

  it('of a circle of Brawl: who gives up has a place at once, the first to leave the last', () => {
    const seen: (readonly [string, number])[][] = []
    const look = (match: Match): void =>
      void seen.push([...brawlPlaces(match.game.open(match.state) as unknown as BrawlView)])
    givenUp('brawl', people(4), { table: 'round-robin' }, look)
    expect(seen[0]).toEqual([['P4', 4]])
    expect(seen[1]).toEqual([
      ['P3', 3],
      ['P4', 4],
    ])
    expect(seen.at(-1)!.map(([seat]) => seat)).toEqual(['P1', 'P2', 'P3', 'P4'])
  })

  it('of a Brawl without a winner: everybody is first', () => {
    const view = { phase: 'over', order: ['Ann', 'Ben'], fell: [], result: { draw: true, bases: {}, why: 'done' } }
    expect([...brawlPlaces(view as unknown as BrawlView).values()]).toEqual([1, 1])
  })

  /** Everybody gives up in turn, the last seat first, until the game is over; `seen` after each. */
  function givenUp(game: string, seats: readonly string[], options: JsonObject, seen: (match: Match) => void): Match {
    const made = start(games[game]!, { seats, options, seed: 3 })
    if (!made.ok) throw new Error(made.code)
    let match = made.match
    for (const seat of seats.toReversed()) {
      if (match.game.outcome(match.state) !== undefined) break
      const next = play(match, seat, { do: 'concede' })
      if (!next.ok) throw new Error(next.refused)
      match = next.match
      seen(match)
    }
    return match
  }
  const open = (match: Match): ClashView => match.game.open(match.state) as unknown as ClashView
  const formats = [
    ['free-for-all', 4],
    ['melee', 5],
    ['star', 5],
    ['two-on-two', 4],
    ['two-headed-giant', 4],
    ['emperor', 6],
  ] as const
  it.each(formats)('of Clash are those of statistics: %s for %i', (format, n) => {
    const seats = people(n)
    const settled = new Map<string, number>()
    const match = givenUp('clash', seats, { format }, now => {
      if (now.game.outcome(now.state) !== undefined) return
      for (const [seat, place] of placesInFormat(open(now))) settled.set(seat, place)
    })
    const places = placesInFormat(open(match))
    expect(told(places)).toEqual(inOrder(match.game.outcome(match.state)?.places))
    // Whoever was told a place before the end keeps it; where a team or points may still save them none is told.
    expect([...settled]).toEqual([...settled.keys()].map(seat => [seat, places.get(seat)]))
    expect(settled.size > 0).toBe(['free-for-all', 'star'].includes(format))
  })

  it('points that are level share a place, and so does who fell together; without a winner those still in are first', () => {
    const seatOrder = ['Ann', 'Ben', 'Cal', 'Dee']
    const view = { seatOrder, fell: [['Cal'], ['Ben'], ['Dee']], points: { Ann: 3, Ben: 1, Cal: 1, Dee: 0 } }
    expect([...placesInFormat({ ...view, winners: ['Ann'] })]).toEqual([
      ['Ann', 1],
      ['Ben', 2],
      ['Cal', 2],
      ['Dee', 4],
    ])
    expect(placesInFormat({ ...view, fell: [['Cal'], ['Dee']], winners: [] })).toEqual(
      new Map([...pairs('Ann Ben', 1), ...pairs('Cal', 3), ...pairs('Dee', 4)]),
    )
    const plain = { seatOrder, fell: [['Cal'], ['Ben', 'Dee']] }
    expect(placesInFormat({ ...plain, winners: ['Ann'] })).toEqual(
      new Map([...pairs('Ann', 1), ...pairs('Ben Dee', 2), ...pairs('Cal', 4)]),
    )
    expect(placesInFormat(plain)).toEqual(new Map([...pairs('Ben Dee', 2), ...pairs('Cal', 4)]))
  })

  it('of a game with a referee go again with whoever is put back in', () => {
    const view = { seatOrder: ['Ann', 'Ben', 'Cal'], fell: [['Cal'], ['Ben']] }
    expect([...placesInFormat(view)]).toEqual([
      ['Ben', 2],
      ['Cal', 3],
    ])
    expect(placesInFormat({ ...view, fell: [['Cal']] }).get('Ben')).toBeUndefined()
    expect([...placesInFormat({ ...view, winners: ['Ann'] }).values()]).toEqual([1, 2, 3])
  })

  it('are open in teams and where points count; who is out is told so all the same', () => {
    for (const [format, n] of [
      ['two-on-two', 4],
      ['melee', 5],
    ] as const) {
      let seen = 0
      givenUp('clash', people(n), { format }, now => {
        if (now.game.outcome(now.state) !== undefined) return
        seen++
        expect(placesInFormat(open(now)).size).toBe(0)
        expect(outInFormat(open(now))).toContain(`P${n}`)
      })
      expect(seen).toBeGreaterThan(0)
    }
  })
})

describe('what is remembered', () => {
  const lines = (awards: readonly { readonly line: string }[]): string[] => awards.map(one => one.line)

  it('of a fight: Bases won that others laid, and who had most cards there', () => {
    const base = (owner: string, leader: string, ann: number, ben: number) => ({
      owner,
      leader,
      laid: { on: [''], sides: { Ann: Array(ann).fill('Ann'), Ben: Array(ben).fill('Ben') } },
    })
    const bases = [base('Ben', 'Ann', 1, 0), base('Ben', 'Ann', 0, 2), base('Ann', 'Ann', 0, 3)]
    const view = (why: string) =>
      ({ phase: 'over', order: ['Ann', 'Ben'], zones: {}, bases, result: { why } }) as unknown as BrawlView
    expect(lines(brawlAwards(view('frozen'), namesOf({ Ben: 'Benjamin' })))).toEqual([
      'Ann won 2 Bases laid by others',
      'Benjamin had 5 cards on the table, more than anybody',
    ])
    expect(brawlAwards(view('conceded'), namesOf({}))).toEqual([])
  })

  it('of a fight in teams: the whole team won the Bases', () => {
    const laid = { on: [], sides: { Ann: [], Cal: [] } }
    const view = {
      phase: 'over',
      order: ['Ann', 'Ben', 'Cal', 'Dee'],
      teams: [
        ['Ann', 'Ben'],
        ['Cal', 'Dee'],
      ],
      zones: {},
      bases: [{ owner: 'Cal', leader: 'Ann', laid }],
      result: { why: 'done' },
    }
    expect(lines(brawlAwards(view as unknown as BrawlView, namesOf({})))).toEqual([
      'Ann and Ben won 1 Base laid by others',
    ])
  })

  it('of Clash: a narrow win, and the one largest army', () => {
    const army = (controller: string, n: number) =>
      Array.from({ length: n }, (_, at) => [`${controller} ${at}`, { controller, power: 1 }] as const)
    const view = (life: number, ann: number, ben: number) =>
      ({
        winners: ['Ann'],
        seatOrder: ['Ann', 'Ben'],
        seats: { Ann: { status: 'in' }, Ben: { status: 'out' } },
        life: { Ann: life, Ben: 0 },
        permanents: Object.fromEntries([...army('Ann', ann), ...army('Ben', ben), ['land', { controller: 'Ben' }]]),
      }) as unknown as ClashView
    expect(lines(clashAwards(view(2, 3, 1), namesOf({})))).toEqual([
      'Ann won with 2 life left',
      'Ann had 3 creatures at the end',
    ])
    expect(clashAwards(view(4, 3, 3), namesOf({}))).toEqual([])
    expect(clashAwards(view(20, 2, 0), namesOf({}))).toEqual([])
  })

  it('with a referee: a narrow win, and who knocked out most of those who stayed out', () => {
    const out = (seat: string, by: string, more: object = {}) => ({
      told: [{ type: 'knocked-out', seat, why: 'life', by }],
      ...more,
    })
    const view = (log: readonly object[]) =>
      ({
        winners: ['Ann'],
        seatOrder: ['Ann', 'Ben', 'Cal'],
        seats: { Ann: { status: 'in' }, Ben: { status: 'eliminated' }, Cal: { status: 'eliminated' } },
        life: { Ann: 1, Ben: 0, Cal: 0 },
        log,
      }) as unknown as RefereeView
    const close = 'Ann won with 1 life left'
    expect(lines(refereeAwards(view([out('Ben', 'Ann'), out('Cal', 'Ann')]), namesOf({})))).toEqual([
      close,
      'Ann knocked out 2 players',
    ])
    expect(lines(refereeAwards(view([out('Ben', 'Ann'), out('Cal', 'Ann', { undone: true })]), namesOf({})))).toEqual([
      close,
    ])
  })
})

it('of a game that tells no places only the winner is crowned', () => {
  const place = (seat: string) => ({ seat, name: seat, kind: 'person', avatar: '', colour: 0 })
  const state = { id: 't', phase: 'over', places: ['Ann', 'Ben', 'Cal'].map(place), winners: ['Ben'] }
  const scope = effectScope()
  const ending = scope.run(() =>
    useEnding(ref(state as unknown as TableState), ref({} as GameScreens), ref({}), ref(namesOf({}))),
  )!
  expect(ending.steps.value.map(step => step.faces.map(face => face.seat))).toEqual([['Ben'], ['Ann', 'Cal']])
  scope.stop()
})

describe('who goes out', () => {
  const faces = ['Ann', 'Ben', 'Cal'].map(seat => ({ seat, name: seat, avatar: '', colour: 'red', bot: false }))
  const stamp = (yours: readonly string[], screens: Pick<GameScreens, 'places'>) => {
    const props = { scene: { at: 'out', seats: ['Ann', 'Ben'] }, view: {}, screens, faces, yours } as const
    return renderToString(createSSRApp({ render: () => h(OutScene, props) }))
  }
  const placed = {
    places: () =>
      new Map([
        ['Ann', 2],
        ['Ben', 2],
      ]),
  }

  it('is stamped with a face for each and the place they share', async () => {
    const html = await stamp([], placed)
    expect(html.match(/out-stamp-face"/g)).toHaveLength(2)
    expect(html.match(/out-stamp-name/g)).toHaveLength(2)
    expect(html).toContain('2nd of 3, shared')
  })

  it('is told so on the whole of one’s own screen; without a place where a team may still win', async () => {
    const html = await stamp(['Ann'], placed)
    expect(html).toContain('is-mine')
    expect(html).toContain('You’re out: 2nd of 3, shared')
    expect(await stamp(['Ann'], { places: () => new Map() })).not.toContain(' of 3')
  })
})
