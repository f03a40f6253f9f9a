import type { Outcome, Seat } from '../core/game.ts'
import { starEnemies } from './attack.ts'
import { fallen, hasTeams, playersIn, teamSeats, type FormatState, type Ended } from './state.ts'
import type { EndReason } from './events.ts'
import { finishOf, type Finish } from './places.ts'

export type Victory = Omit<Ended, 'turns'> & { readonly why: EndReason }

const draw: Victory = { winners: [], draw: true, why: 'nobody-left' }

/** Whether the game is over, and who wins it (RULES FMT-6…16). A team wins with its fallen members. */
export function victory(state: FormatState): Victory | undefined {
  const left = playersIn(state)
  switch (state.rules.wins) {
    case 'last-in':
      if (left.length > 1) return undefined
      return left.length === 0 ? draw : { winners: left, draw: false, why: 'last-in' }
    case 'points': {
      if (left.length > 1) return undefined
      const most = Math.max(...state.seats.map(seat => state.points[seat] ?? 0))
      const winners = state.seats.filter(seat => (state.points[seat] ?? 0) === most)
      return { winners, draw: false, why: 'points' }
    }
    case 'both-enemies-out': {
      if (left.length === 0) return draw
      const winners = left.filter(seat => starEnemies(state, seat).every(enemy => fallen(state).has(enemy)))
      return winners.length === 0 ? undefined : { winners, draw: false, why: 'both-enemies-out' }
    }
    case 'emperor':
    case 'last-team': {
      const matters = (seat: Seat): boolean =>
        state.rules.wins === 'last-team' || state.places[seat]?.role === 'emperor'
      const alive = ([0, 1] as const).filter(team =>
        left.some(seat => state.places[seat]?.team === team && matters(seat)),
      )
      if (alive.length === 2) return undefined
      const team = alive[0]
      if (team === undefined) return draw
      return { winners: teamSeats(state, team), draw: false, why: state.rules.wins }
    }
  }
}

/** How the game ended, if it has. */
export function outcomeOf(state: FormatState): Outcome | undefined {
  const { ended, seats, fell, rules, points } = state
  if (ended === undefined) return undefined
  const finish: Finish = {
    seatOrder: seats,
    fell,
    ...(hasTeams(state) ? { teams: [teamSeats(state, 0), teamSeats(state, 1)] } : {}),
    ...(rules.wins === 'points' ? { points } : {}),
  }
  return { winners: ended.winners, draw: ended.draw, ...finishOf(finish, ended.winners) }
}
