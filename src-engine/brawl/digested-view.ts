import type { JsonObject } from '../core/json.ts'
import type { State } from './state.ts'
import { openView, type BaseView } from './view.ts'

/**
 * For scenarios, tests and digests: what everybody sees, the decks in order, and the cards a Clear removed. Who played
 * each card follows from the actions and the finishing places from the result, so both are left out.
 */
export function digestedView(state: State): JsonObject {
  const library = Object.fromEntries(
    state.seats.map((seat, index) => {
      const { deck, drawn } = state.players[index]!
      return [seat, deck.open().slice(drawn)]
    }),
  )
  const { bases, zones, fell: _fell, ...rest } = openView(state)
  const plain = Object.fromEntries(
    Object.entries(zones).map(([name, zone]) => [name, { ...zone, bases: zone.bases.map(withoutLaid) }]),
  )
  const row = bases === undefined ? {} : { bases: bases.map(withoutLaid) }
  return { ...rest, ...row, zones: plain, library, gone: state.away }
}

function withoutLaid(whole: BaseView): Omit<BaseView, 'laid'> {
  const { laid: _, ...base } = whole
  return base
}
