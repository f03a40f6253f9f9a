import { computed, shallowRef, watch } from 'vue'
import {
  anyGame,
  type Action,
  type AnyGame,
  type Game,
  type GameEvent,
  type GameView,
  type Seat,
} from '../../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../../src-engine/core/json.ts'
import { play, start, type Match } from '../../../src-engine/core/match.ts'
import { viewFor } from '../../../src-engine/core/view.ts'
import { refusalText } from '../../words/index.ts'
import type { GameTableProps, Names, Numbered } from '../contract.ts'
import { exerciseTable } from './exercise-table.ts'

/** What an exercise begins with; the learner sits first. */
export interface Laid {
  readonly seats: readonly [Seat, ...Seat[]]
  readonly options: JsonObject
  readonly given: object
  /** What is done before the learner's first step. */
  readonly before: readonly (JsonObject & { readonly by: Seat })[]
}

/** An exercise as it stands. */
export interface Exercise<Event> {
  /** Counts the times it was dealt. */
  readonly deal: number
  readonly match: Match
  readonly events: readonly Numbered<Event>[]
}

function dealt<Event>(game: AnyGame, { seats, options, given, before }: Laid, deal: number): Exercise<Event> {
  const started = start(game, { seats, options, given: given as JsonObject, seed: 1 })
  if (!started.ok) throw new Error(`The exercise can’t be set up: ${started.code}`)
  let now: Exercise<Event> = { deal, match: started.match, events: [] }
  for (const { by, ...action } of before) {
    const next = acted(now, by, action)
    if (typeof next === 'string') throw new Error(`The exercise can’t be set up: ${by} ${next}`)
    now = next
  }
  return now
}

/** The exercise after this action, or the code of its refusal. */
export function acted<Event>(now: Exercise<Event>, by: Seat, action: Json): Exercise<Event> | string {
  const played = play(now.match, by, action)
  if (!played.ok) return played.refused
  let n = now.events.at(-1)?.n ?? 0
  const newEvents = played.events.map(({ event }) => ({ n: ++n, event: event as Event }))
  return { ...now, match: played.match, events: [...now.events, ...newEvents].slice(-100) }
}

/** What a game's table is handed where no host is asked: one's own seat comes first. */
export function exerciseProps<View, Event>(
  game: string,
  seats: Laid['seats'],
  names: Names,
  own: Pick<GameTableProps<View, Event, never>, 'view' | 'offers' | 'events' | 'act'>,
  over = false,
): GameTableProps<View, Event, never> {
  const [viewer] = seats
  return {
    ...own,
    table: exerciseTable(game, seats, names, over),
    offersOf: seat => (seat === viewer ? own.offers : []),
    viewer,
    yours: [viewer],
    names,
    ask: () => Promise.reject(new Error('not-in-an-exercise')),
  }
}

/**
 * A table of its own for one exercise after another: the real rules, and nobody to wait for. `answered` gives what the
 * others make of what the learner did.
 */
export function useExercise<
  State,
  OneAction extends Action,
  Event extends GameEvent,
  View extends GameView,
  Code extends string,
  Options extends JsonObject,
  Given,
>(
  game: Game<State, OneAction, Event, View, Code, Options, Given>,
  laid: () => Laid,
  names: () => Names,
  answered: (now: Exercise<Event>) => Exercise<Event> = now => now,
) {
  const any = anyGame(game)
  const table = shallowRef(dealt<Event>(any, laid(), 0))
  const again = (): void => void (table.value = dealt(any, laid(), table.value.deal + 1))
  watch(laid, again)
  const view = computed(() => viewFor(game, table.value.match.state as State, laid().seats[0]))
  const act: GameTableProps['act'] = (action, seat = laid().seats[0]) => {
    const next = acted(table.value, seat, action)
    if (typeof next === 'string') return Promise.resolve({ code: next, text: refusalText({ code: next }, game.id) })
    table.value = answered(next)
    return Promise.resolve(undefined)
  }
  const props = computed(() => {
    const { seats } = laid()
    const { match, events } = table.value
    const offers = any.offers(match.state, seats[0])
    const over = any.outcome(match.state) !== undefined
    return exerciseProps<View, Event>(game.id, seats, names(), { view: view.value, offers, events, act }, over)
  })
  return { table, again, view, props }
}
