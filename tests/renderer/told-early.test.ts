import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameEvent } from '../../src-engine/core/game.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import type { BrawlView } from '../../src-engine/brawl/view.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import type { RefereeView } from '../../src-engine/referee/view.ts'
import type { WhistEvent } from '../../src-engine/whist/events.ts'
import type { WhistView } from '../../src-engine/whist/view.ts'
import { icons } from '../../src-renderer/design/parts/icons.ts'
import BrawlDisplay from '../../src-renderer/games/brawl/Display.vue'
import WhistDisplay from '../../src-renderer/games/whist/Display.vue'
import { screensOf } from '../../src-renderer/games/register.ts'
import type { Story } from '../../src-renderer/table/contract.ts'
import { exerciseTable } from '../../src-renderer/table/lesson/exercise-table.ts'
import { isOutShown } from '../../src-renderer/table/stage/out-scene.ts'
import type { Staging } from '../../src-renderer/table/stage/scene.ts'
import { Stage, type Staged } from '../../src-renderer/table/stage/stage.ts'
import { turnText } from '../../src-renderer/table/frame/turn-text.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { begin, drawn, filmed, filmMatch, names, recorded, seats, type Arrival, type Moment } from '../support/film.ts'

beforeAll(() => loadLanguage('en'))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

async function stagingOf(game: string): Promise<Staging> {
  const story = await screensOf(game).story!()
  return story.staging!
}

/** What the TV of a whist game tells before it happens. `read`: what its components read of a moment; the staged view, if all is well. */
async function toldEarly(
  game: string,
  number: string,
  staging: Staging,
  read = ({ staged }: Moment): Staged => staged,
) {
  const gameStory = (await screensOf(game).story?.()) as Story
  const last = <T extends WhistEvent['type']>(events: readonly GameEvent[], type: T) =>
    events.findLast(event => event.type === type) as Extract<WhistEvent, { type: T }> | undefined
  let scenes = 0
  const early: string[] = []
  await filmed(recorded(game, number.padStart(32, '0')), staging, async moment => {
    const { shown, arrived } = moment
    const staged = read(moment)
    const view = staged.view as unknown as WhistView
    const untold = arrived.filter(event => !shown.has(event)) as unknown as readonly WhistEvent[]
    if (untold.length > 0) scenes++
    const isSceneWithCards = staged.scene !== undefined && view.trick.plays.length > 0
    // At most moments all has been shown: those can say nothing early and are not drawn.
    if (untold.length === 0 && !isSceneWithCards) return
    const table = exerciseTable(game, seats, names, staged.over)
    const html = await drawn(WhistDisplay, game, staged)
    const bar = turnText(table, screensOf(game), staged.view, names, [], false).text
    const lines = staged.events.slice(-2).map(one => gameStory.caption(one.event, names))
    const isEarly = (event: WhistEvent): boolean => {
      if (lines.includes(gameStory.caption(event as GameEvent, names))) return true
      switch (event.type) {
        case 'trick':
          return html.includes(`${event.winner} takes it`)
        case 'dazed':
        case 'dog':
        case 'out':
          return view.seats[event.seat]?.status === event.type
        case 'life':
          return view.seats[event.seat]?.lives === event.left
        case 'tie':
          return html.includes(`${event.winner}</strong> has it`) || view.callsTrump !== undefined
        case 'must-call':
          return bar.includes(event.by)
        case 'deal':
          return view.hand !== (last([...shown], 'deal')?.hand ?? 1)
        case 'trump':
          return html.includes('data-testid="announce"')
        case 'game-won':
          return html.includes('k-avatar-crown') || view.winner !== undefined || staged.over
        default:
          return false
      }
    }
    early.push(...untold.filter(isEarly).map(event => `${event.type} at ${JSON.stringify(staged.scene)}`))
    // Over the felt lies a scene or a hand that is played, never both.
    if (html.includes('data-testid="scene"') && view.trick.plays.length > 0) early.push('cards under a scene')
  })
  return { early, scenes }
}

const whists = ['knock-out-whist', 'all-out-brawl', 'knockout-whist']
describe.each(whists)('%s on the TV', game => {
  it.each(['1', '2', '3'])('tells nothing before it happens, in the whole of game %s', async number => {
    const { early, scenes } = await toldEarly(game, number, await stagingOf(game))
    expect(early).toEqual([])
    expect(scenes).toBeGreaterThan(20)
  })
})

describe('this film', () => {
  const kinds = (early: readonly string[]): string[] => [...new Set(early.map(one => one.split(' ')[0]!))].sort()

  it('finds a component that reads the newest view', async () => {
    const staging = await stagingOf('knock-out-whist')
    const read = ({ staged, latest }: Moment): Staged => ({ ...staged, view: latest })
    const { early } = await toldEarly('knock-out-whist', '1', staging, read)
    expect(kinds(early)).toEqual(expect.arrayContaining(['deal', 'dog', 'game-won', 'must-call', 'out']))
  })
  it('finds a staging whose scenes show the table as it is after them', async () => {
    const staging = await stagingOf('all-out-brawl')
    const leaks: Staging = {
      ...staging,
      scenes: arrived => staging.scenes(arrived).map(scene => ({ ...scene, view: arrived.after })),
    }
    const { early } = await toldEarly('all-out-brawl', '1', leaks)
    expect(kinds(early)).toEqual(expect.arrayContaining(['dazed', 'deal', 'game-won', 'life', 'tie']))
  })
  it('finds a winner that is told with the last trick', async () => {
    const staging = await stagingOf('knockout-whist')
    const read = ({ staged, arrived }: Moment): Staged => ({
      ...staged,
      events: arrived.map((event, at) => ({ n: at + 1, event })),
    })
    expect(kinds((await toldEarly('knockout-whist', '1', staging, read)).early)).toContain('game-won')
  })
})

/** Everybody goes out in turn, the last seat first: they give up, or `how` it is. */
function outInTurn(
  game: string,
  options: JsonObject,
  how: (seat: string) => readonly [string, JsonObject] = seat => [seat, { do: 'concede' }],
): readonly Arrival[] {
  const film = filmMatch(begin(game, '1'.padStart(32, '0'), { options }))
  for (const seat of seats.toReversed()) if (!film.isOver()) film.act(...how(seat))
  return film.arrivals
}

/** All others are dealt combat damage by the first seat’s creatures at the same moment, and die of it. */
function outByDamage(): readonly Arrival[] {
  const others = seats.slice(1)
  const creatures = ['Stump Giant', 'Far Walker', 'Watch Goose', 'Marches Bull']
  const given = {
    active: 'Ann',
    phase: 'attack',
    life: Object.fromEntries(others.map(seat => [seat, 1])),
    battlefield: { Ann: creatures },
  }
  const film = filmMatch(begin('clash', '1'.padStart(32, '0'), { options: format, given }))
  film.act('Ann', { do: 'attack', attackers: Object.fromEntries(creatures.map((one, at) => [one, others[at]!])) })
  for (let plays = 0; !film.isOver() && plays < 40; plays++) film.actByBot()
  return film.arrivals
}

type Format = Pick<ClashView & RefereeView, 'winners' | 'seats'>
const format = { format: 'free-for-all' }
const inFormats: readonly (readonly [string, () => readonly Arrival[]])[] = [
  ['clash', () => outInTurn('clash', format)],
  ['referee', () => outInTurn('referee', format)],
  ['clash', outByDamage],
  // All of a player's life is dealt in damage by the first seat.
  [
    'referee',
    () => outInTurn('referee', format, seat => [seats[0], { do: 'life', of: seat, amount: -20, from: seats[0] }]),
  ],
]
describe.each(inFormats)('%s on the TV', (game, arrivals) => {
  it('stamps who goes out before it tells who has won', async () => {
    const staging = await stagingOf(game)
    const stamped = new Set<string>()
    const early: GameEvent[] = []
    await filmed(arrivals(), staging, ({ staged, shown, arrived }) => {
      const view = staged.view as unknown as Format
      if (isOutShown(staged.scene)) for (const seat of staged.scene.seats) stamped.add(seat)
      const isEarly = (event: GameEvent): boolean =>
        (event.type === 'knocked-out' && view.seats[String(event['seat'])]?.status !== 'in') ||
        (event.type === 'life' && view.seats[String(event['seat'])]?.life === event['life']) ||
        (event.type === 'over' && (view.winners !== undefined || staged.over))
      early.push(...arrived.filter(one => !shown.has(one) && isEarly(one)))
    })
    expect(early).toEqual([])
    expect([...stamped].sort()).toEqual(seats.slice(1))
  })
})

describe('Brawl on the TV', () => {
  /** Where the count is told early: by a crown on a Base, the score, a sentence, or the end. */
  async function countedEarly(read = ({ staged }: Moment): Staged => staged): Promise<readonly string[]> {
    const staging = await stagingOf('brawl')
    const gameStory = (await screensOf('brawl').story?.()) as Story
    const early: string[] = []
    await filmed(recorded('brawl', '1'.padStart(32, '0'), ['Ann', 'Ben']), staging, async moment => {
      const { shown, arrived } = moment
      const untold = arrived.filter(event => !shown.has(event) && ['base-won', 'over'].includes(event.type))
      if (untold.length === 0) return
      const staged = read(moment)
      const view = staged.view as unknown as BrawlView
      const html = await drawn(BrawlDisplay, 'brawl', staged)
      const lines = staged.events.slice(-2).map(one => gameStory.caption(one.event, names))
      const told = arrived.filter(event => event.type === 'base-won' && shown.has(event))
      if (html.split(icons.crown).length - 1 > told.length) early.push('crown')
      if (view.phase === 'over' || view.result !== undefined || staged.over) early.push('over')
      for (const event of untold) if (lines.includes(gameStory.caption(event, names))) early.push(event.type)
      early.push('looked')
    })
    return early
  }
  it('counts one Base after another, and tells the winner last, in a whole game', async () => {
    const found = await countedEarly()
    expect(new Set(found)).toEqual(new Set(['looked']))
    expect(found.length).toBeGreaterThan(2)
  })
  it('is found to tell the count early where the newest view is read', async () => {
    const found = await countedEarly(({ staged, latest }) => ({ ...staged, view: latest }))
    expect(found).toContain('over')
    expect(found).toContain('crown')
  })
})

describe('Brawl', () => {
  const before = { phase: 'play', score: { Ann: 1, Ben: 1 }, result: undefined }
  const after = { phase: 'over', score: { Ann: 2, Ben: 1 }, result: { winner: 'Ann' } }
  const play = { type: 'play', by: 'Ben' }
  const freeze = { type: 'freeze', by: 'Ann' }
  const won = (id: number, winner: string) => ({ type: 'base-won', zone: '', base: id, id, winner })
  const over = { type: 'over', winners: ['Ann'], bases: { Ann: 2, Ben: 1 } }
  const counts = [won(0, 'Ann'), won(1, 'Ben'), won(2, 'Ann')]
  const take = async (viewer: string): Promise<Stage> => {
    const staging = await stagingOf('brawl')
    const stage = new Stage()
    stage.take({ view: before, events: [], over: false }, staging, viewer)
    const [first, ...rest] = [play, freeze, ...counts, over].map((event, at) => ({ n: at + 1, event }))
    const lying = { view: { ...before, bases: ['Ann'] }, events: [], over: false }
    vi.advanceTimersByTime(300)
    stage.take(lying, staging, viewer)
    vi.advanceTimersByTime(300)
    stage.take({ view: { ...before }, events: [first!], over: false }, staging, viewer)
    vi.advanceTimersByTime(400)
    const events = [first!, ...rest]
    stage.take({ view: after, events, over: true }, staging, viewer)
    return stage
  }
  it('shows the room the last seconds once more, slower, before it tells the count', async () => {
    const stage = await take('table')
    // As it lay, each play, and the end: none of it with the count.
    for (const again of [[], [play], [freeze]]) {
      expect(stage.staged).toMatchObject({ again, view: { phase: 'play', score: before.score }, over: false })
      expect(stage.staged?.events.map(one => one.event)).toEqual([play])
      stage.hurry()
    }
    // Then it counts one Base after another; who has won is told after the last.
    for (const [at, score] of [
      { Ann: 1, Ben: 0 },
      { Ann: 1, Ben: 1 },
      { Ann: 2, Ben: 1 },
    ].entries()) {
      expect(stage.staged).toMatchObject({
        scene: { at: 'count', id: at },
        view: { phase: 'play', score },
        over: false,
      })
      expect(stage.staged?.events.at(-1)?.event).toEqual(counts[at])
      if (at < 2) stage.hurry()
    }
    vi.advanceTimersByTime(1400)
    expect(stage.staged).toMatchObject({ view: after, over: true })
  })
  it('shows them again to whoever asks, once the end is told, and to no player by itself', async () => {
    const stage = await take('Ann')
    vi.advanceTimersByTime(1500)
    expect(stage.staged).toMatchObject({ view: after, over: true })
    expect(stage.remembers).toBe(true)
    stage.again()
    const seen: unknown[] = []
    for (let ms = 0; ms < 5000; ms += 100, vi.advanceTimersByTime(100)) seen.push(stage.staged?.again)
    // The play stood for 400 ms: now for 800; the last is looked at for two seconds.
    expect(
      [[play], [freeze]].map(tells => seen.filter(one => JSON.stringify(one) === JSON.stringify(tells)).length),
    ).toEqual([8, 20])
    expect(stage.staged).toMatchObject({ view: after, over: true })
  })
  it('counts a round that another follows on the row it was played on', async () => {
    const staging = await stagingOf('brawl')
    const stage = new Stage()
    const row = { ...before, bases: ['as it lay'] }
    stage.take({ view: row, events: [], over: false }, staging)
    const tied = { type: 'tied', seats: ['Ann', 'Ben'], bases: 1 }
    const events = [{ type: 'done', by: 'Ben' }, ...counts.slice(0, 2), tied].map((event, at) => ({ n: at + 1, event }))
    stage.take({ view: { ...after, phase: 'knock', bases: [] }, events, over: false }, staging)
    expect(stage.staged).toMatchObject({ scene: { at: 'count', id: 0 }, view: { bases: row.bases } })
    expect(stage.staged?.events.map(one => one.event.type)).toEqual(['done', 'base-won'])
    stage.skip()
    expect(stage.staged?.view).toMatchObject({ phase: 'knock' })
  })
  it('holds nothing back from those who play', async () => {
    const stage = await take('Ann')
    expect(stage.holding).toBe(false)
    expect(stage.staged).toMatchObject({ view: after })
  })
})
