import { chanceFrom, seedFrom, type ChanceState } from './chance.ts'
import {
  paceOf,
  type Action,
  type AnyGame,
  type GameEvent,
  type Level,
  type Seat,
  type SetupRefusal,
  type Thinking,
  type VisibleEvent,
} from './game.ts'
import { isInherited, isObject, type Json, type JsonObject } from './json.ts'
import { readOptions } from './options.ts'

/** A game under way. `seq` counts the actions accepted so far. */
export interface Match {
  readonly game: AnyGame
  readonly seats: readonly Seat[]
  readonly options: JsonObject
  readonly state: unknown
  readonly chance: ChanceState
  readonly seq: number
}

export interface MatchSetup {
  readonly seats: readonly Seat[]
  /** The host's house rules, not yet checked. */
  readonly options?: Json
  /** A scenario's `given`; live tables have none. */
  readonly given?: Json
  readonly seed: number | string
}

export type Started =
  | { readonly ok: true; readonly match: Match; readonly events: readonly VisibleEvent<GameEvent>[] }
  | SetupRefusal

/** Sets a table up, or says in codes why it can't be. */
export function start(game: AnyGame, setup: MatchSetup): Started {
  return startedWith(game, setup, chanceFrom)
}

/** Why a table can't be set up like this, whatever is drawn; nothing if it can. Cheaper than `start`: nothing is shuffled. */
export function setupRefusal(game: AnyGame, setup: Omit<MatchSetup, 'seed'>): SetupRefusal | undefined {
  const started = startedWith(game, { ...setup, seed: 0 }, undrawn)
  return started.ok ? undefined : started
}

/** Chance without chance: every draw gives 0 and nothing is shuffled. */
function undrawn(state: ChanceState): ReturnType<typeof chanceFrom> {
  const chance = chanceFrom(state)
  return { ...chance, below: () => 0, shuffle: (_what, items) => [...items] }
}

const nothingGiven = { success: true, data: {} } as const

function startedWith(game: AnyGame, setup: MatchSetup, chanceOf: typeof chanceFrom): Started {
  const { seats } = setup
  if (seats.length > game.seats.max) {
    return refuse('too-many-players', 'too-many-players', { game: game.id, most: game.seats.max, n: seats.length })
  }
  if (seats.length < game.seats.min) {
    return refuse('too-few-players', 'too-few-players', { game: game.id, least: game.seats.min, n: seats.length })
  }
  const odd = seats.findIndex(isInherited)
  if (odd >= 0) return badGiven(`seats.${odd}: a seat has no name that every object has`)
  const read = readOptions(game.options, setup.options)
  if (!read.ok) return refuse('bad-option', read.code, read.params)
  // At a table nothing is given, and no game makes anything of that: its schema need not be set up for it.
  const given = setup.given === undefined ? nothingGiven : game.scenario.given.safeParse(setup.given)
  if (!given.success) {
    const issue = given.error.issues[0]
    return badGiven(`given.${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'it does not fit'}`)
  }
  const answers = game.scenario.answers?.(given.data, seats)
  const before: ChanceState = { seed: seedFrom(setup.seed), drawn: {}, ...(answers === undefined ? {} : { answers }) }
  const chance = chanceOf(before)
  const made = game.setup({ seats, options: read.options, given: given.data }, chance)
  if (!made.ok) return made.code.startsWith('given.') ? badGiven(made.code) : made
  return {
    ok: true,
    events: made.events,
    match: { game, seats, options: read.options, state: made.state, chance: chance.save(), seq: 0 },
  }
}

function refuse(refused: SetupRefusal['refused'], code: string, params?: JsonObject): SetupRefusal {
  return { ok: false, refused, code, ...(params === undefined ? {} : { params }) }
}

/** A mistake in a scenario file: where it is and what is wrong, in English for its author. */
function badGiven(where: string): SetupRefusal {
  return refuse('bad-option', 'bad-given', { where })
}

export type Played =
  /** `action` as the record keeps it: as it was read, and a `timeout` with what it `played`. */
  | {
      readonly ok: true
      readonly match: Match
      readonly events: readonly VisibleEvent<GameEvent>[]
      readonly action: Action
    }
  | { readonly ok: false; readonly refused: string }

/** Which bot answers for a seat whose time ran out; fixed, so that one scenario plays the same on every machine. */
const standIn: { readonly level: Level; readonly rounds: number } = { level: 'normal', rounds: 0 }

/**
 * The only way a match changes. A refusal leaves the match as it was, chance included.
 * `timeout`, said by the host for a seat whose time ran out, plays a bot's choice (SCENARIOS, Steps).
 */
export function play(match: Match, seat: Seat, raw: Json): Played {
  const { game } = match
  if (!match.seats.includes(seat)) return { ok: false, refused: 'not-seated' }
  if (isObject(raw) && raw['do'] === 'timeout') return timeOut(match, seat, raw['played'])
  const read = game.actions.schema.safeParse(raw)
  if (!read.success) return { ok: false, refused: 'unknown-action' }
  return applied(match, seat, read.data, read.data)
}

function applied(match: Match, seat: Seat, action: Action, recorded: Action): Played {
  const chance = chanceFrom(match.chance)
  const result = match.game.apply(match.state, seat, action, chance)
  if (!result.ok) return { ok: false, refused: result.refused }
  return {
    ok: true,
    events: result.events,
    action: recorded,
    match: { ...match, state: result.state, chance: chance.save(), seq: match.seq + 1 },
  }
}

/** A record says what was `played` then; else a bot chooses now. */
function timeOut(match: Match, seat: Seat, then: Json | undefined): Played {
  const { game } = match
  if (paceOf(game) !== 'turns') return { ok: false, refused: 'unknown-action' }
  if (game.outcome(match.state) !== undefined) return { ok: false, refused: 'game-over' }
  if (!toAct(match).includes(seat)) return { ok: false, refused: 'not-your-turn' }
  let action: Action
  if (then === undefined) action = botAction(match, seat, standIn.level, counted(standIn.rounds))
  else {
    const read = game.actions.schema.safeParse(then)
    if (!read.success) return { ok: false, refused: 'unknown-action' }
    action = read.data
  }
  return applied(match, seat, action, { do: 'timeout', played: action } as Action)
}

/** What a bot or coach in this seat is given of a match: what the seat may know, and its offers. */
export function askedOf({ game, state }: Pick<Match, 'game' | 'state'>, seat: Seat) {
  return { seat, state: game.redacted(state, seat), offers: game.offers(state, seat) }
}

/** What a bot of this level would do for the seat now. */
export function botAction(match: Match, seat: Seat, level: Level, thinking: Thinking): Action {
  // A stream of its own that is never saved, so that a bot's draws don't change those of the table.
  const chance = chanceFrom({ seed: match.chance.seed, drawn: { [`bot ${seat}`]: match.seq * 1000 } })
  return match.game.bot({
    ...askedOf(match, seat),
    level,
    chance: {
      ...chance,
      below: (_what, n) => chance.below(`bot ${seat}`, n),
      shuffle: (_what, items) => chance.shuffle(`bot ${seat}`, items),
    },
    thinking,
  })
}

/** Whose turn it is in a match (`Game.toAct`). */
export function toAct({ game, state }: Pick<Match, 'game' | 'state'>): readonly Seat[] {
  return game.toAct(state)
}

/** Thinking measured in rounds instead of time, for tests, scenarios and records. */
export function counted(rounds: number): Thinking {
  let left = rounds
  return { more: () => left-- > 0 }
}

/** Those of an action's events that this viewer may see. */
export function visibleEvents(events: readonly VisibleEvent<GameEvent>[], viewer: Seat | 'table'): GameEvent[] {
  const out: GameEvent[] = []
  for (const { to, event, toOthers } of events) {
    if (to === 'all' || to.includes(viewer)) out.push(event)
    else if (toOthers !== undefined) out.push(toOthers)
  }
  return out
}
