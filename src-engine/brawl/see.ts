import type { JsonObject } from '../core/json.ts'
import type { State } from './state.ts'
import { view } from './view.ts'

/** What everybody sees, and the decks as they lie and what a Clear took away: for scenarios and tests. */
export function see(state: State): JsonObject {
  const library = Object.fromEntries(
    state.seats.map((seat, index) => {
      const { deck, drawn } = state.players[index]!
      return [seat, deck.open().slice(drawn)]
    }),
  )
  return { ...view(state), library, gone: state.away }
}
