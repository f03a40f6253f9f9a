import type { Seat } from '../core/game.ts'
import type { Odds } from '../core/odds.ts'
import { weights } from './content/odds-weights.ts'
import type { BaseView, BrawlView } from './view.ts'

/** Who may still win a Brawl, and how they stand: Bases led, those of them that are frozen, cards left, games won. */
export const odds: Odds<BrawlView> = {
  kind: ({ table }) => table,
  weights,
  sides(view) {
    if (view.phase === 'over' || isDecided(view)) return []
    const bases = basesOf(view)
    const out = (seat: Seat): boolean => view.seats[seat]?.out === true || view.seats[seat]?.aside === true
    const sides = view.teams ?? view.order.map(seat => [seat])
    return sides
      .filter(seats => !seats.every(out))
      .map(seats => ({ seats: seats.filter(seat => !out(seat)), signs: signsOf(view, seats, bases) }))
  },
}

/** Nobody puts another card: what lies there is what is counted. */
const isDecided = ({ order, seats }: BrawlView): boolean =>
  order.every(seat => seats[seat]?.done === true || seats[seat]?.out === true || seats[seat]?.aside === true)

function basesOf({ bases = [], zones }: BrawlView): readonly BaseView[] {
  const inZones = Object.values(zones).flatMap(zone => zone.bases)
  return inZones.length > 0 ? inZones : bases
}

function signsOf(view: BrawlView, seats: readonly Seat[], bases: readonly BaseView[]): number[] {
  const all = Math.max(1, bases.length)
  // Of a team the Bases stand at its first seat.
  const score = Math.max(...seats.map(seat => view.score[seat] ?? 0))
  const led = bases.filter(({ leader }) => leader !== undefined && seats.includes(leader))
  const frozen = led.filter(base => base.frozen).length
  const settled = bases.filter(base => base.frozen).length / all
  // Whoever is done puts none of the cards that are left.
  const toCome = (seat: Seat): number => (view.seats[seat]?.done ? 0 : (view.seats[seat]?.deck ?? 0))
  const deck = seats.reduce((sum, seat) => sum + toCome(seat), 0) / seats.length
  const wins = Math.max(0, ...seats.map(seat => view.wins?.[seat] ?? 0))
  return [score / all, frozen / all, (score / all) * settled, (score / all) * Math.exp(-deck / 8), deck / 20, wins]
}
