import type { Seat } from '../core/game.ts'
import { sideIn, type State } from './state.ts'

/** What statistics add up for a seat: cards held, Hits standing on its own sides, Bases won. */
export function tallies(state: State, seat: Seat): { readonly [what: string]: number } {
  const index = state.seats.indexOf(seat)
  const player = state.players[index]
  if (player === undefined) return {}
  let hits = 0
  for (const zone of state.zones) {
    const side = sideIn(state, zone, index)
    if (side !== undefined) for (const base of zone.row) hits += base.stacks[side].hits
  }
  const team = state.rules.teams.find(mates => mates.includes(index))
  const counted = team === undefined ? seat : state.seats[team[0]!]!
  return { cards: player.held, hits, bases: state.result?.bases[counted] ?? 0 }
}
