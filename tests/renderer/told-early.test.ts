import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { createSSRApp, h, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import type { GameEvent } from '../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../src-engine/core/json.ts'
import { botAction, counted, play, start, toAct, visibleEvents, type Match } from '../../src-engine/core/match.ts'
import { games } from '../../src-engine/index.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import type { RefereeView } from '../../src-engine/referee/view-types.ts'
import type { WhistEvent } from '../../src-engine/whist/events.ts'
import type { WhistView } from '../../src-engine/whist/view.ts'
import WhistDisplay from '../../src-renderer/games/whist/WhistDisplay.vue'
import { screensOf } from '../../src-renderer/games/register.ts'
import type { Captions, Numbered } from '../../src-renderer/table/contract.ts'
import { exerciseTable } from '../../src-renderer/table/exercise-table.ts'
import { isOutShown } from '../../src-renderer/table/stage/out-scene.ts'
import type { Staging } from '../../src-renderer/table/stage/scene.ts'
import { Stage, type Staged } from '../../src-renderer/table/stage/stage.ts'
import { turnText } from '../../src-renderer/table/turn-text.ts'
import { loadLanguage } from '../support/all-messages.ts'

beforeAll(() => loadLanguage('en'))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve'] as const
const names = Object.fromEntries(seats.map(seat => [seat, seat]))

interface Arrival {
  readonly view: JsonObject
  readonly events: readonly GameEvent[]
  readonly over: boolean
}
/** A whole game as the table saw it, play by play. */
function recorded(game: string, seed: string): readonly Arrival[] {
  const started = start(games[game]!, { seats, seed })
  if (!started.ok) throw new Error(started.code)
  let match: Match = started.match
  const view = (): JsonObject => match.game.open(match.state)
  const arrivals: Arrival[] = [{ view: view(), events: [], over: false }]
  while (match.game.outcome(match.state) === undefined) {
    const by = toAct(match)[0]!
    const next = play(match, by, botAction(match, by, 'easy', counted(0)) as unknown as Json)
    if (!next.ok) throw new Error(next.refused)
    match = next.match
    const over = match.game.outcome(match.state) !== undefined
    arrivals.push({ view: view(), events: visibleEvents(next.events, 'table'), over })
  }
  return arrivals
}

/** Plays the game before the stage, a play every second, and looks at each different moment that is shown. */
async function filmed(
  arrivals: readonly Arrival[],
  staging: Staging,
  look: (staged: Staged, shown: ReadonlySet<GameEvent>, arrived: readonly GameEvent[]) => Promise<void> | void,
): Promise<void> {
  const stage = new Stage()
  const all: Numbered<GameEvent>[] = []
  const shown = new Set<GameEvent>()
  let seen: Staged | undefined
  const sample = async (): Promise<void> => {
    const { staged } = stage
    if (staged === undefined || staged === seen) return
    seen = staged
    for (const { event } of staged.events) shown.add(event)
    await look(
      staged,
      shown,
      all.map(one => one.event),
    )
  }
  for (const { view, events, over } of arrivals) {
    all.push(...events.map((event, at) => ({ n: all.length + at + 1, event })))
    stage.take({ view, events: all.slice(-100), over }, staging)
    // A second, or as long as it takes.
    for (let step = 0; step < 20 || stage.holding || stage.staged?.over !== over; step++) {
      await sample()
      vi.advanceTimersByTime(50)
    }
    await sample()
  }
  expect(seen?.over).toBe(true)
  expect(shown.size).toBe(all.length)
}

const text = (html: string): string => html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<!--[\s\S]*?-->/g, '')
async function drawn(component: Component, game: string, staged: Staged): Promise<string> {
  const { view, events, scene } = staged
  const table = exerciseTable(game, seats, names, staged.over)
  const props = {
    table,
    view,
    events,
    scene,
    names,
    offers: [],
    offersOf: () => [],
    viewer: 'table',
    yours: [],
    act: vi.fn<() => void>(),
    ask: vi.fn<() => void>(),
  }
  return text(await renderToString(createSSRApp({ render: () => h(component, props) })))
}

describe.each(['knock-out-whist', 'all-out-brawl', 'knockout-whist'])('%s on the TV', game => {
  it.each(['1', '2', '3'])('tells nothing before it happens, in the whole of game %s', async number => {
    const staging = (await screensOf(game).staging?.()) as Staging
    const captions = (await screensOf(game).captions?.()) as Captions
    const last = <T extends WhistEvent['type']>(events: readonly GameEvent[], type: T) =>
      events.findLast(event => event.type === type) as Extract<WhistEvent, { type: T }> | undefined
    let scenes = 0
    const early: string[] = []
    await filmed(recorded(game, number.padStart(32, '0')), staging, async (staged, shown, arrived) => {
      const view = staged.view as unknown as WhistView
      const untold = arrived.filter(event => !shown.has(event)) as unknown as readonly WhistEvent[]
      if (untold.length > 0) scenes++
      const isSceneWithCards = staged.scene !== undefined && view.trick.plays.length > 0
      // At most moments all has been shown: those can say nothing early and are not drawn.
      if (untold.length === 0 && !isSceneWithCards) return
      const table = exerciseTable(game, seats, names, staged.over)
      const html = await drawn(WhistDisplay, game, staged)
      const bar = turnText(table, screensOf(game), staged.view, names, [], false).text
      const lines = staged.events.slice(-2).map(one => captions.caption(one.event, names))
      const isEarly = (event: WhistEvent): boolean => {
        if (lines.includes(captions.caption(event as GameEvent, names))) return true
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
    expect(early).toEqual([])
    expect(scenes).toBeGreaterThan(20)
  })
})

/** Everybody goes out in turn, the last seat first: they give up, or `how` it is. */
function outInTurn(
  game: string,
  options: JsonObject,
  how: (seat: string) => readonly [string, JsonObject] = seat => [seat, { do: 'concede' }],
): readonly Arrival[] {
  const started = start(games[game]!, { seats, seed: '1'.padStart(32, '0'), options })
  if (!started.ok) throw new Error(started.code)
  let match: Match = started.match
  const arrivals: Arrival[] = [{ view: match.game.open(match.state), events: [], over: false }]
  for (const seat of seats.toReversed()) {
    if (match.game.outcome(match.state) !== undefined) break
    const next = play(match, ...how(seat))
    if (!next.ok) throw new Error(next.refused)
    match = next.match
    const over = match.game.outcome(match.state) !== undefined
    arrivals.push({ view: match.game.open(match.state), events: visibleEvents(next.events, 'table'), over })
  }
  return arrivals
}

type Format = Pick<ClashView & RefereeView, 'winners' | 'seats'>
const format = { format: 'free-for-all' }
const inFormats: readonly (readonly [string, () => readonly Arrival[]])[] = [
  ['clash', () => outInTurn('clash', format)],
  ['referee', () => outInTurn('referee', format)],
  // All of a player's life is dealt in damage by the first seat.
  [
    'referee',
    () => outInTurn('referee', format, seat => [seats[0], { do: 'life', of: seat, amount: -20, from: seats[0] }]),
  ],
]
describe.each(inFormats)('%s on the TV', (game, arrivals) => {
  it('stamps who goes out before it tells who has won', async () => {
    const staging = (await screensOf(game).staging?.()) as Staging
    const stamped = new Set<string>()
    const early: GameEvent[] = []
    await filmed(arrivals(), staging, (staged, shown, arrived) => {
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

describe('Brawl', () => {
  const before = { phase: 'play', score: { Ann: 1, Ben: 1 }, result: undefined }
  const after = { phase: 'over', score: { Ann: 2, Ben: 1 }, result: { winner: 'Ann' } }
  const freeze = { type: 'freeze', by: 'Ann' }
  const won = (id: number, winner: string) => ({ type: 'base-won', zone: '', base: id, id, winner })
  const over = { type: 'over', winners: ['Ann'], bases: { Ann: 2, Ben: 1 } }
  const counts = [won(0, 'Ann'), won(1, 'Ben'), won(2, 'Ann')]
  const take = async (viewer: string): Promise<Stage> => {
    const staging = (await screensOf('brawl').staging?.()) as Staging
    const stage = new Stage()
    stage.take({ view: before, events: [], over: false }, staging, viewer)
    const events = [freeze, ...counts, over].map((event, at) => ({ n: at + 1, event }))
    stage.take({ view: after, events, over: true }, staging, viewer)
    return stage
  }
  it('shows the room the last seconds once more before it tells the count', async () => {
    const stage = await take('table')
    expect(stage.staged).toMatchObject({ scene: { at: 'photo' }, view: { phase: 'play', score: before.score } })
    expect(stage.staged?.events.map(one => one.event)).toEqual([freeze])
    // Then it counts one Base after another; who has won is told after the last.
    for (const [at, score] of [
      { Ann: 1, Ben: 0 },
      { Ann: 1, Ben: 1 },
      { Ann: 2, Ben: 1 },
    ].entries()) {
      stage.hurry()
      expect(stage.staged).toMatchObject({
        scene: { at: 'count', id: at },
        view: { phase: 'play', score },
        over: false,
      })
      expect(stage.staged?.events.at(-1)?.event).toEqual(counts[at])
    }
    vi.advanceTimersByTime(1400)
    expect(stage.staged).toMatchObject({ view: after, over: true })
  })
  it('counts a round that another follows on the row it was played on', async () => {
    const staging = (await screensOf('brawl').staging?.()) as Staging
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

test('Whist: one’s own cards are never held back, but the next hand is seen once it is dealt', async () => {
  const { staging } = await import('../../src-renderer/games/whist/staging.ts')
  const view = (deals: number, cards: readonly string[]) =>
    ({ deals, trick: { plays: [], taps: [] }, seats: { Ann: { cards, tricks: 0 } } }) as unknown as WhistView
  const before = view(1, ['2H', '3H'])
  const events: readonly WhistEvent[] = [
    { type: 'play', by: 'Ann', card: '3H' },
    { type: 'trick', winner: 'Ann', card: '3H', plays: [] },
  ]
  const staged = staging.scenes({ before, after: before, events, viewer: 'Ann' }).at(-1)!.view
  const held = (latest: WhistView) => staging.own!(staged, latest, 'Ann').seats['Ann']?.cards
  expect(held(view(1, ['2H']))).toEqual(['2H'])
  expect(held(view(2, ['AS', 'KS']))).toEqual(['2H'])
})
