import { entryOf } from '../core/json.ts'
import type { Outcome, Seat } from '../core/game.ts'
import { starEnemies } from './attack.ts'
import { hasTeams, playersIn, teamSeats, type FormatState, type Ended } from './state.ts'
import type { EndReason } from './events.ts'

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
      const most = Math.max(...state.seats.map(seat => entryOf(state.points, seat) ?? 0))
      const winners = state.seats.filter(seat => (entryOf(state.points, seat) ?? 0) === most)
      return { winners, draw: false, why: 'points' }
    }
    case 'both-enemies-out': {
      if (left.length === 0) return draw
      const winners = left.filter(seat => starEnemies(state, seat).every(enemy => state.out.includes(enemy)))
      return winners.length === 0 ? undefined : { winners, draw: false, why: 'both-enemies-out' }
    }
    case 'emperor':
    case 'last-team': {
      const matters = (seat: Seat): boolean =>
        state.rules.wins === 'last-team' || entryOf(state.places, seat)?.role === 'emperor'
      const alive = ([0, 1] as const).filter(team =>
        left.some(seat => entryOf(state.places, seat)?.team === team && matters(seat)),
      )
      if (alive.length === 2) return undefined
      const team = alive[0]
      if (team === undefined) return draw
      return { winners: teamSeats(state, team), draw: false, why: state.rules.wins }
    }
  }
}

/** The finished game for statistics: winners first, then by points, team, or by who stayed in longer. */
export function outcomeOf(state: FormatState): Outcome | undefined {
  const { ended, out, rules } = state
  if (ended === undefined) return undefined
  const rest = state.seats.filter(seat => !ended.winners.includes(seat))
  const merit = (seat: Seat): number => {
    if (hasTeams(state) || ended.draw) return 0
    if (rules.wins === 'points') return entryOf(state.points, seat) ?? 0
    return out.includes(seat) ? out.indexOf(seat) : out.length
  }
  const merits = [...new Set(rest.map(merit))].toSorted((a, b) => b - a)
  const places = merits.map(value => rest.filter(seat => merit(seat) === value))
  return {
    winners: ended.winners,
    draw: ended.draw,
    places: ended.winners.length === 0 ? places : [ended.winners, ...places],
  }
}
