import type { Seat } from '../../core/game.ts'
import type { JsonObject } from '../../core/json.ts'
import { readOptions } from '../../core/options.ts'
import { pointOf, type Pair } from '../../colours/star.ts'
import { setUpFormat, lifeTotalSeat, type FormatState, type Rules, type Turn } from '../../formats/index.ts'
import { clashOptions, type ClashOptions } from '../options.ts'
import type { ClashView } from '../view/types.ts'
import { at, listAt } from './situation.ts'

/**
 * Seats, places, life and the one turn that is searched, as the view shows them. House rules that a view does not show
 * are taken to be the defaults.
 */
export function readFormat(view: ClashView, shown: JsonObject): { format: FormatState; options: ClashOptions } {
  const seats = listAt(view, 'seatOrder').map(String)
  const facts = (one: Seat): JsonObject => at(view, 'seats', one) as JsonObject
  const { rules, seating } = seatedAs(view, seats)
  const id = Number(shown['turn'])
  const of = String(shown['active'])
  const turn: Turn = { id, of, state: 'running', leaving: listAt(view, 'leaving').includes(of) }
  const format: FormatState = {
    ...seating,
    rules: { ...seating.rules, ...rules },
    ring: seats.filter(one => facts(one)['status'] !== 'gone'),
    out: seats
      .filter(one => facts(one)['wentOut'] !== undefined)
      .sort((a, b) => Number(facts(a)['wentOut']) - Number(facts(b)['wentOut'])),
    points: (view['points'] ?? {}) as FormatState['points'],
    turns: [turn],
    nextTurn: id + 100,
    turnsAllowed: 1,
    turnsBegun: Object.fromEntries(seats.map(one => [one, Number(facts(one)['turns'] ?? 0)])),
  }
  const life: { [seat: Seat]: number } = {}
  for (const one of seats) life[lifeTotalSeat(format, one)] = Number(at(view, 'life', one) ?? 0)
  return { format: { ...format, life }, options: optionsFor(String(at(view, 'format', 'id'))) }
}

/** The format started from the seat that gives everybody the team and role they have. */
function seatedAs(view: ClashView, seats: readonly Seat[]): { seating: FormatState; rules: Partial<Rules> } {
  const { id, base, range, attack, moving, wins, talk, handSize, oneDeck } = view['format'] as JsonObject
  const rules = { base, range, attack, moving, wins, talk, handSize, oneDeck } as unknown as Partial<Rules>
  const options = optionsFor(String(id))
  const of = (key: 'team' | 'role', one: Seat) => at(view, 'seats', one, key)
  let first: FormatState | undefined
  for (const seating of [undefined, 'opposite', 'beside'] as const) {
    for (const turn of seats) {
      const said = {
        ...options,
        ...(seating === undefined ? {} : { seating }),
        ...(oneDeck === true ? { base: base as Rules['base'] } : {}),
      } as ClashOptions
      const begun = setUpFormat(said, seats, { turn }, () => 0)
      if (!begun.ok) continue
      const { state } = begun
      const places = Object.fromEntries(seats.map(one => [one, { ...state.places[one], ...pointShown(view, one) }]))
      first ??= { ...state, places }
      if (seats.every(one => of('team', one) === places[one]?.team && of('role', one) === places[one]?.role)) {
        return { seating: { ...state, places }, rules }
      }
    }
  }
  if (first === undefined) throw new Error('no such format for so many')
  return { seating: first, rules }
}

function pointShown(view: ClashView, seat: Seat): { readonly point?: number } {
  const pair = at(view, 'seats', seat, 'colours')
  return pair === undefined ? {} : { point: pointOf(pair as unknown as Pair) }
}

const known = new Map<string, ClashOptions>()

function optionsFor(format: string): ClashOptions {
  let options = known.get(format)
  if (options === undefined) {
    const read = readOptions(clashOptions, { format })
    if (!read.ok) throw new Error(read.code)
    options = { ...(read.options as unknown as ClashOptions), small: true }
    known.set(format, options)
  }
  return options
}
