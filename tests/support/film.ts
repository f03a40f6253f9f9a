import { expect, vi } from 'vitest'
import { createSSRApp, h, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import type { GameEvent } from '../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../src-engine/core/json.ts'
import { botAction, counted, play, start, toAct, visibleEvents, type Match } from '../../src-engine/core/match.ts'
import { games } from '../../src-engine/index.ts'
import type { Numbered } from '../../src-renderer/table/contract.ts'
import { exerciseTable } from '../../src-renderer/table/lesson/exercise-table.ts'
import type { Staging } from '../../src-renderer/table/stage/scene.ts'
import { Stage, type Staged } from '../../src-renderer/table/stage/stage.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

/** A film of a game before the stage, as the room sees it: the tests look at each moment for what was told early. */
export const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve'] as const
export const names = namesOf(Object.fromEntries(seats.map(seat => [seat, seat])))

export interface Arrival {
  readonly view: JsonObject
  readonly events: readonly GameEvent[]
  readonly over: boolean
}

/** A match and what the table was told of it, play by play. */
export function filmMatch(begun: Match) {
  let match = begun
  const arrivals: Arrival[] = [{ view: match.game.open(match.state), events: [], over: false }]
  const act = (by: string, action: JsonObject): void => {
    const next = play(match, by, action as Json)
    if (!next.ok) throw new Error(`${by}: ${next.refused}`)
    match = next.match
    const over = match.game.outcome(match.state) !== undefined
    arrivals.push({ view: match.game.open(match.state), events: visibleEvents(next.events, 'table'), over })
  }
  return {
    arrivals,
    act,
    /** Whoever may act first does what an easy bot would. */
    actByBot: (): void => {
      const by = toAct(match)[0]!
      act(by, botAction(match, by, 'easy', counted(0)) as unknown as JsonObject)
    },
    isOver: (): boolean => match.game.outcome(match.state) !== undefined,
  }
}

export function begin(game: string, seed: string, how: Partial<Parameters<typeof start>[1]> = {}): Match {
  const started = start(games[game]!, { seats, seed, ...how })
  if (!started.ok) throw new Error(started.code)
  return started.match
}

/** A whole game of bots. */
export function recorded(game: string, seed: string, players: readonly string[] = seats): readonly Arrival[] {
  const film = filmMatch(begin(game, seed, { seats: players }))
  while (!film.isOver()) film.actByBot()
  return film.arrivals
}

export interface Moment {
  readonly staged: Staged
  /** All events shown so far, and all that have come. */
  readonly shown: ReadonlySet<GameEvent>
  readonly arrived: readonly GameEvent[]
  /** The newest view, which nothing on the screen may read. */
  readonly latest: JsonObject
}

/** Plays the game before the stage, a play every second, and looks at each different moment that is shown. */
export async function filmed(
  arrivals: readonly Arrival[],
  staging: Staging,
  look: (moment: Moment) => Promise<void> | void,
): Promise<void> {
  const stage = new Stage()
  const all: Numbered<GameEvent>[] = []
  const shown = new Set<GameEvent>()
  let seen: Staged | undefined
  const sample = async (latest: JsonObject): Promise<void> => {
    const { staged } = stage
    if (staged === undefined || staged === seen) return
    seen = staged
    for (const { event } of staged.events) shown.add(event)
    await look({ staged, shown, arrived: all.map(one => one.event), latest })
  }
  for (const { view, events, over } of arrivals) {
    all.push(...events.map((event, at) => ({ n: all.length + at + 1, event })))
    stage.take({ view, events: all.slice(-100), over }, staging)
    // A second, or as long as it takes.
    for (let step = 0; step < 20 || stage.holding || stage.staged?.over !== over; step++) {
      await sample(view)
      vi.advanceTimersByTime(50)
    }
    await sample(view)
  }
  expect(seen?.over).toBe(true)
  expect(shown.size).toBe(all.length)
}

const text = (html: string): string => html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<!--[\s\S]*?-->/g, '')

/** What the game's own component for the TV makes of this moment. */
export async function drawn(component: Component, game: string, staged: Staged): Promise<string> {
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
