import { entryOf } from '../core/json.ts'
import type { Outcome, Seat } from '../core/game.ts'
import { enemies } from './attack.ts'
import { hasTeams, standing, teamSeats, type Circle, type Ended } from './state.ts'
import type { Ending } from './events.ts'

export type Verdict = Omit<Ended, 'turns'> & { readonly why: Ending }

const draw: Verdict = { winners: [], draw: true, why: 'nobody-left' }

/** Whether the game is over, and who wins it (RULES FMT-6…16). A team wins with its fallen members. */
export function verdict(circle: Circle): Verdict | undefined {
  const left = standing(circle)
  switch (circle.rules.wins) {
    case 'last-in':
      if (left.length > 1) return undefined
      return left.length === 0 ? draw : { winners: left, draw: false, why: 'last-in' }
    case 'points': {
      if (left.length > 1) return undefined
      const most = Math.max(...circle.seats.map(seat => entryOf(circle.points, seat) ?? 0))
      const winners = circle.seats.filter(seat => (entryOf(circle.points, seat) ?? 0) === most)
      return { winners, draw: false, why: 'points' }
    }
    case 'both-enemies-out': {
      if (left.length === 0) return draw
      const winners = left.filter(seat => enemies(circle, seat).every(enemy => circle.out.includes(enemy)))
      return winners.length === 0 ? undefined : { winners, draw: false, why: 'both-enemies-out' }
    }
    case 'emperor':
    case 'last-team': {
      const matters = (seat: Seat): boolean =>
        circle.rules.wins === 'last-team' || entryOf(circle.places, seat)?.role === 'emperor'
      const alive = ([0, 1] as const).filter(team =>
        left.some(seat => entryOf(circle.places, seat)?.team === team && matters(seat)),
      )
      if (alive.length === 2) return undefined
      const team = alive[0]
      if (team === undefined) return draw
      return { winners: teamSeats(circle, team), draw: false, why: circle.rules.wins }
    }
  }
}

/** The finished game for statistics: winners first, then by points, team, or by who stayed in longer. */
export function outcomeOf(circle: Circle): Outcome | undefined {
  const { ended, out, rules } = circle
  if (ended === undefined) return undefined
  const rest = circle.seats.filter(seat => !ended.winners.includes(seat))
  const merit = (seat: Seat): number => {
    if (hasTeams(circle) || ended.draw) return 0
    if (rules.wins === 'points') return entryOf(circle.points, seat) ?? 0
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
