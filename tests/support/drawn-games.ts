import { array, nat, record as shape } from 'fast-check'
import {
  chanceFrom,
  fillings,
  play,
  playable,
  start,
  toAct,
  type Action,
  type AnyGame,
  type Json,
  type JsonObject,
  type Match,
  type Offer,
  type OptionField,
  type RecordedAction,
} from '../../src-engine/index.ts'

// Games under way, made from drawn numbers: seats, house rules and some steps of random play.

export const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea']

/** What may be said without playing on: giving up, changing one's mind, and how one's seat is to be passed for. */
export const aside: ReadonlySet<string> = new Set(['concede', 'undo', 'stops', 'yield'])

/** Whether what a table waits for may be this; at a referee's table that is the end of a turn alone. */
export function playsOn(game: string, { do: kind }: Offer): boolean {
  return game === 'referee' ? kind === 'end-turn' : !aside.has(kind)
}

export interface Deal {
  readonly seed: number
  readonly seats: number
  readonly choices: readonly number[]
  readonly steps: number
}
export const deals = shape({
  seed: nat(1_000_000),
  seats: nat(1000),
  choices: array(nat(1000), { minLength: 12, maxLength: 12 }),
  steps: nat(40),
})

function optionsFrom(fields: readonly OptionField[], choices: readonly number[]): JsonObject {
  const out: { [key: string]: Json } = {}
  for (const [i, field] of fields.entries()) {
    const at = choices[i % choices.length]!
    if (field.kind === 'choice') out[field.key] = field.choices[at % field.choices.length]!.value
    if (field.kind === 'switch') out[field.key] = at % 2 === 0
    if (field.kind === 'number') out[field.key] = field.min + (at % (field.max - field.min + 1))
  }
  return out
}

/** Drawn house rules where they go together, else the defaults; the fewest seats where a drawn number does not fit. */
export function opened(game: AnyGame, { seed, seats, choices }: Deal): Match {
  const few = names.slice(0, game.seats.min)
  const count = game.seats.min + (seats % (Math.min(game.seats.max, names.length) - game.seats.min + 1))
  const drawn = { seats: names.slice(0, count), seed, options: optionsFrom(game.options, choices) }
  for (const setting of [drawn, { seats: drawn.seats, seed }, { seats: few, seed }]) {
    const started = start(game, setting)
    if (started.ok) return started.match
  }
  throw new Error(`${game.id} does not start with its fewest seats and its defaults`)
}

/** A table for each value a house rule may have, by itself, as far as one can be set up so; the first by the defaults alone. */
export function variants(game: AnyGame, seed: number): Match[] {
  const values = game.options.flatMap((field): JsonObject[] => {
    if (field.kind === 'choice') return field.choices.map(({ value }) => ({ [field.key]: value }))
    return field.kind === 'switch' ? [{ [field.key]: !field.default }] : []
  })
  const counts = [3, 4, 6, game.seats.min].filter(count => count >= game.seats.min && count <= game.seats.max)
  return [{}, ...values].flatMap(options => {
    for (const count of counts) {
      const started = start(game, { seats: names.slice(0, count), seed, options })
      if (started.ok) return [started.match]
    }
    return []
  })
}

/** Any open action of any actor, conceding now and then. */
export function randomAction(match: Match, pick: (n: number) => number): { seat: string; action: Action } | undefined {
  const actors = toAct(match)
  if (actors.length === 0) return undefined
  const seat = actors[pick(actors.length)]!
  const offers = match.game.offers(match.state, seat)
  const open = fillings(offers)
  const quiet = fillings(playable(offers))
  const from = quiet.length > 0 && pick(40) > 0 ? quiet : open
  if (from.length === 0) throw new Error(`${match.game.id}: ${seat} may act but has nothing on offer`)
  return { seat, action: from[pick(from.length)]! }
}

export function picker(seed: number): (n: number) => number {
  const chance = chanceFrom({ seed: seed.toString(16).padStart(32, '0'), drawn: {} })
  return n => chance.below('pick', n)
}

export function carriedOn(match: Match, seed: number, steps: number): { match: Match; actions: RecordedAction[] } {
  const pick = picker(seed)
  const actions: RecordedAction[] = []
  let now = match
  for (let i = 0; i < steps; i++) {
    const next = randomAction(now, pick)
    if (next === undefined) break
    const played = play(now, next.seat, next.action as unknown as Json)
    // Blanks that hang on each other may be filled wrongly; a refusal is no step.
    if (!played.ok) continue
    actions.push({ by: next.seat, ...played.action } as RecordedAction)
    now = played.match
  }
  return { match: now, actions }
}
