import type { Seat } from '../core/game.ts'
import { isIn, lifeKeeper, neighbour, standing, withTeams, type Circle, type Step, type Turn } from './circle.ts'
import type { FormatNews } from './news.ts'
import { reduceTurns } from './reduction.ts'
import { beginTurns, passTurn } from './turns.ts'
import { verdict } from './victory.ts'

export type Why = 'eliminated' | 'life' | 'conceded'

/**
 * Seats go out at the same moment (RULES FMT-4, 8, 11, 14, 17): points by the seating just before, creatures go home,
 * the winner if there is one, turns taken away, and the turns of those who had one end. All seats must be in.
 */
export function eliminate(circle: Circle, named: readonly Seat[], why: Why, by?: Seat): Step {
  const news: FormatNews[] = []
  const going = withTeams(circle, named).filter(seat => isIn(circle, seat))
  for (const seat of going) {
    news.push({
      type: 'knocked-out',
      seat,
      why: named.includes(seat) ? why : 'with-team',
      ...(by === undefined ? {} : { by }),
    })
  }
  let next: Circle = { ...circle, out: [...circle.out, ...going] }
  next = tell(news, score(circle, next, going))
  next = tell(news, sendHome(next, going))
  next = passSpoils(circle, next, going)
  const end = verdict(next)
  if (end !== undefined) {
    const { why: ending, ...ended } = end
    news.push({ type: 'over', ...ended, why: ending })
    return { circle: { ...next, ended, turns: [] }, news }
  }
  next = tell(news, reduceTurns(next, standing(next).length, going.at(-1)!))
  next = { ...next, turns: next.turns.map(turn => handOn(next, turn)) }
  for (const turn of next.turns) if (!isIn(next, turn.of)) next = tell(news, passTurn(next, turn.of))
  // Where somebody went out, spheres may have come apart.
  next = tell(news, beginTurns(next))
  return { circle: next, news }

  function tell(to: FormatNews[], step: Step): Circle {
    to.push(...step.news)
    return step.circle
  }
}

/** A turn held back for somebody who is out is due to the next player. */
function handOn(circle: Circle, turn: Turn): Turn {
  return turn.state === 'running' || isIn(circle, turn.of) ? turn : { ...turn, of: neighbour(circle, turn.of, 'left') }
}

/** A point to the nearest player to the right who was still in just before, and two to the last one (RULES FMT-11). */
function score(before: Circle, after: Circle, going: readonly Seat[]): Step {
  if (after.rules.wins !== 'points') return { circle: after, news: [] }
  const news: FormatNews[] = []
  const points = { ...after.points }
  const give = (
    seat: Seat,
    n: number,
    what: { readonly for: 'knock-out'; readonly of: Seat } | { readonly for: 'last-in' },
  ): void => {
    const total = (points[seat] ?? 0) + n
    points[seat] = total
    news.push({ type: 'points', seat, points: n, total, ...what })
  }
  for (const seat of going) {
    const right = neighbour(before, seat, 'right')
    if (right !== seat) give(right, 1, { for: 'knock-out', of: seat })
  }
  const left = standing(after)
  if (left.length === 1) give(left[0]!, 2, { for: 'last-in' })
  return { circle: { ...after, points }, news }
}

/** Creatures of those who go leave with them; those of others that stood in their territories go home (RULES FMT-4). */
function sendHome(circle: Circle, going: readonly Seat[]): Step {
  const news: FormatNews[] = []
  const moved: { [seat: Seat]: { readonly [territory: Seat]: number } } = {}
  for (const [controller, abroad] of Object.entries(circle.moved)) {
    if (going.includes(controller)) continue
    const left: { [territory: Seat]: number } = {}
    for (const [territory, creatures] of Object.entries(abroad)) {
      if (!going.includes(territory)) left[territory] = creatures
      else news.push({ type: 'came-home', seat: controller, from: territory, creatures })
    }
    if (Object.keys(left).length > 0) moved[controller] = left
  }
  return { circle: { ...circle, moved }, news }
}

/** One Deck as a melee: the player to the right gets everything at the end of the turn; an heir's heir gets both. */
function passSpoils(before: Circle, after: Circle, going: readonly Seat[]): Circle {
  if (!after.rules.oneDeck || after.rules.wins !== 'points' || standing(after).length === 0) return after
  const heir = (seat: Seat): Seat => (isIn(after, seat) ? seat : neighbour(after, seat, 'right'))
  const spoils = [...before.spoils, ...going.map(of => ({ to: of, of }))].map(one => ({ ...one, to: heir(one.to) }))
  return { ...after, spoils }
}

/**
 * Adds to (or takes from) the life of seats at the same moment; of a shared total each named seat's change counts.
 * Who is then at 0 or less is out at once, with the team where the total is shared (SCENARIOS.md, life).
 */
export function changeLife(circle: Circle, seats: readonly Seat[], amount: number, by?: Seat): Step {
  const life = { ...circle.life }
  const news: FormatNews[] = []
  for (const seat of seats) {
    const keeper = lifeKeeper(circle, seat)
    const total = (life[keeper] ?? 0) + amount
    life[keeper] = total
    news.push({ type: 'life', seat, amount, life: total, team: circle.rules.sharedLife })
  }
  const next = { ...circle, life }
  const dead = standing(next).filter(seat => (life[lifeKeeper(next, seat)] ?? 0) <= 0)
  if (dead.length === 0) return { circle: next, news }
  const gone = eliminate(next, dead, 'life', by)
  return { circle: gone.circle, news: [...news, ...gone.news] }
}
