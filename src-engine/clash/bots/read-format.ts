import type { Seat } from '../../core/game.ts'
import type { JsonObject } from '../../core/json.ts'
import { readOptions } from '../../core/options.ts'
import { beginCircle, lifeKeeper, type Circle, type Rules, type Turn } from '../../formats/index.ts'
import { clashOptions, type ClashOptions } from '../options.ts'
import type { ClashView } from '../view/view.ts'
import { at, listAt } from './situation.ts'

/**
 * Seats, places, life and the one turn that is thought through, as the view shows them. House rules that a view does not
 * show are taken to be the usual ones.
 */
export function readCircle(view: ClashView, shown: JsonObject): { circle: Circle; options: ClashOptions } {
  const seats = listAt(view, 'seatOrder').map(String)
  const facts = (one: Seat): JsonObject => at(view, 'seats', one) as JsonObject
  const { format, seating } = seatedAs(view, seats)
  const id = Number(shown['turn'])
  const of = String(shown['active'])
  const turn: Turn = { id, of, state: 'running', leaving: listAt(view, 'leaving').includes(of) }
  const circle: Circle = {
    ...seating,
    rules: { ...seating.rules, ...format },
    ring: seats.filter(one => facts(one)['status'] !== 'gone'),
    out: seats
      .filter(one => facts(one)['wentOut'] !== undefined)
      .sort((a, b) => Number(facts(a)['wentOut']) - Number(facts(b)['wentOut'])),
    points: (view['points'] ?? {}) as Circle['points'],
    turns: [turn],
    nextTurn: id + 100,
    turnsAllowed: 1,
    begun: Object.fromEntries(seats.map(one => [one, Number(facts(one)['turns'] ?? 0)])),
  }
  const life: { [seat: Seat]: number } = {}
  for (const one of seats) life[lifeKeeper(circle, one)] = Number(at(view, 'life', one) ?? 0)
  return { circle: { ...circle, life }, options: optionsFor(String(at(view, 'format', 'id'))) }
}

/** The format begun anew from the seat that gives everybody the team and role they have. */
function seatedAs(view: ClashView, seats: readonly Seat[]): { seating: Circle; format: Partial<Rules> } {
  const { id, base, range, attack, moving, wins, talk, handSize, oneDeck } = view['format'] as JsonObject
  const format = { base, range, attack, moving, wins, talk, handSize, oneDeck } as unknown as Partial<Rules>
  const options = optionsFor(String(id))
  const of = (key: 'team' | 'role', one: Seat) => at(view, 'seats', one, key)
  let first: Circle | undefined
  for (const seating of [undefined, 'opposite', 'beside'] as const) {
    for (const turn of seats) {
      const said = {
        ...options,
        ...(seating === undefined ? {} : { seating }),
        ...(oneDeck === true ? { base: base as Rules['base'] } : {}),
      } as ClashOptions
      const begun = beginCircle(said, seats, { turn }, () => 0)
      if (!begun.ok) continue
      const { circle } = begun
      const colours = (one: Seat) => at(view, 'seats', one, 'colours')
      const places = Object.fromEntries(
        seats.map(one => [
          one,
          { ...circle.places[one], ...(colours(one) === undefined ? {} : { pair: colours(one) }) },
        ]),
      ) as unknown as Circle['places']
      first ??= { ...circle, places }
      if (seats.every(one => of('team', one) === places[one]?.team && of('role', one) === places[one]?.role)) {
        return { seating: { ...circle, places }, format }
      }
    }
  }
  if (first === undefined) throw new Error('no such format for so many')
  return { seating: first, format }
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
