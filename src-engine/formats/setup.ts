import type { Coded } from '../core/coded.ts'
import type { Seat, SetupRefusal } from '../core/game.ts'
import { isIn, lifeTotalSeat, neighbour, playersIn, type FormatState, type Step, type Turn } from './state.ts'
import { eliminate } from './elimination.ts'
import type { Rules } from './format.ts'
import type { FormatEvent } from './events.ts'
import type { FormatOptions } from './options.ts'
import { initialTurnCount } from './turn-count.ts'
import { rulesFor, seatCountRefusal } from './rules.ts'
import { seatingOf } from './seating.ts'
import { assignTurns } from './corrections.ts'
import { beginTurns, startingSeats } from './turns.ts'

/** What a scenario, or a draw of the first player, may fix before the start. */
export interface FormatGiven {
  readonly turn?: Seat | undefined
  readonly turns?: readonly Seat[] | undefined
  /** Whose turn it is now, of a position in mid-game: the seating does not follow from it. */
  readonly active?: Seat | readonly Seat[] | undefined
  readonly life?: { readonly [seat: Seat]: number } | undefined
  /** Gone already, in this order. */
  readonly out?: readonly Seat[] | undefined
}

export type FormatSetupResult = ({ readonly ok: true } & Step) | SetupRefusal

/**
 * Seats a table and begins its first turns. Refuses what the format cannot be (RULES FMT-6, 15, 16).
 * `emperor`: which of two emperors begins, where one does (0 or 1). `starPoints`: the star's points in seat order, where
 * they don't just count from the first player.
 */
export function setUpFormat(
  options: FormatOptions,
  seats: readonly Seat[],
  fixed: FormatGiven,
  emperor: (count: number) => number,
  starPoints?: readonly number[],
): FormatSetupResult {
  const rules = rulesFor(options, seats.length)
  const refused = seatCountRefusal(rules, seats.length)
  if (refused !== undefined) return refused
  const wrong = unknownSeats(seats, fixed)
  if (wrong !== undefined) return { ok: false, refused: 'bad-option', code: wrong }
  const active = fixed.active === undefined || typeof fixed.active !== 'string' ? fixed.active : [fixed.active]
  const now = active ?? fixed.turns
  const fixedFirst = fixed.turns?.[0] ?? fixed.turn
  const state = seated(rules, seats, fixedFirst ?? seats[0]!, starPoints, fixed)
  const emperors = seats.filter(seat => state.places[seat]?.role === 'emperor')
  const first = fixedFirst ?? (rules.starts === 'an-emperor' ? emperors[emperor(emperors.length)]! : seats[0]!)
  const gone = eliminateBefore(state, fixed.out ?? [])
  if (gone.state.ended !== undefined) return { ok: true, ...gone }
  const from = isIn(gone.state, first) ? first : neighbour(gone.state, first, 'left')
  const due = now ?? startingSeats(gone.state, from)
  const twice = new Set(due).size < due.length
  if (twice || due.some(seat => !isIn(gone.state, seat)) || due.length > gone.state.turnsAllowed) {
    return {
      ok: false,
      refused: 'bad-option',
      code: `given.${fixed.active === undefined ? 'turns' : 'active'}: only players still in can have a turn, and only as many at once as the format allows.`,
    }
  }
  const turns = due.map((of, i): Turn => ({ id: i + 1, of, state: 'next', leaving: false }))
  const begun = beginTurns({ ...gone.state, turns, nextTurn: turns.length + 1 })
  return { ok: true, state: begun.state, events: [...gone.events, ...begun.events] }
}

/** A choice of options that does not go together, as a table that cannot be set up. */
export function badOption({ code, params }: Coded): SetupRefusal {
  return { ok: false, refused: 'bad-option', code, ...(params === undefined ? {} : { params }) }
}

/**
 * Who may take the first turn without anybody changing sides or place (RULES FMT-19): everybody where there are no
 * teams, the left-hand players of either team where these sit together, an emperor by today's rules.
 */
export function firstSeats({ rules, seats, places }: FormatState): readonly Seat[] {
  if (rules.starts === 'an-emperor') return seats.filter(seat => places[seat]?.role === 'emperor')
  return seats.filter(first => {
    const reseated = seatingOf(rules, seats, first, undefined)
    // The teams may change their numbers, but nobody their team.
    const turned = reseated[seats[0]!]?.team !== places[seats[0]!]?.team
    return seats.every(seat => {
      const [now, then] = [places[seat], reseated[seat]]
      return now?.role === then?.role && (now?.team !== then?.team) === turned
    })
  })
}

/** Begins the first turns again with another seat; before anything has happened, and with one of `firstSeats`. */
export function restartWith(state: FormatState, first: Seat): Step {
  return assignTurns({ ...state, turnsBegun: {} }, startingSeats(state, first))
}

function seated(
  rules: Rules,
  seats: readonly Seat[],
  first: Seat,
  points: readonly number[] | undefined,
  fixed: FormatGiven,
): FormatState {
  // Where an emperor begins, the seating still follows from the first seat listed (RULES FMT-19, 20).
  const anchor = rules.starts === 'an-emperor' ? seats[0]! : first
  const blank: FormatState = {
    rules,
    seats,
    places: seatingOf(rules, seats, anchor, points),
    ring: seats,
    fell: [],
    knockedOutBy: {},
    life: {},
    points: {},
    scores: [],
    turns: [],
    nextTurn: 1,
    turnsAllowed: initialTurnCount(rules, seats.length),
    turnsBegun: {},
    inheritances: [],
  }
  const life: { [seat: Seat]: number } = {}
  for (const seat of seats) life[lifeTotalSeat(blank, seat)] = rules.life
  for (const [seat, total] of Object.entries(fixed.life ?? {})) life[lifeTotalSeat(blank, seat)] = total
  return { ...blank, life }
}

/** Those who were out before: knocked out one after the other, with their points, and their positions gone. */
function eliminateBefore(state: FormatState, out: readonly Seat[]): Step {
  let now = state
  const events: FormatEvent[] = []
  for (const seat of out) {
    if (!isIn(now, seat) || now.ended !== undefined) continue
    const step = eliminate(now, [{ seat, why: 'eliminated' }])
    now = { ...step.state, inheritances: [], ring: playersIn(step.state) }
    events.push(...step.events.filter(event => event.type === 'over'))
  }
  return { state: now, events }
}

function unknownSeats(seats: readonly Seat[], fixed: FormatGiven): string | undefined {
  const named = {
    turn: fixed.turn === undefined ? [] : [fixed.turn],
    turns: fixed.turns ?? [],
    active: [fixed.active ?? []].flat(),
    life: Object.keys(fixed.life ?? {}),
    out: fixed.out ?? [],
  }
  for (const [key, list] of Object.entries(named)) {
    const stranger = list.find(seat => !seats.includes(seat))
    if (stranger !== undefined) return `given.${key}: nobody sits at “${stranger}”.`
  }
  return undefined
}
