import type { Seat } from '../core/game.ts'
import type { Odds } from '../core/odds.ts'
import { weights } from './content/odds-weights.ts'
import type { ClashView, PermanentView } from './view/types.ts'

/** Who may still win a duel of Clash, or a game of each against all, and how they stand: life, creatures, lands, cards in hand. */
export const odds: Odds<ClashView> = {
  kind: ({ seatOrder }) => (seatOrder.length === 2 ? 'duel' : 'free-for-all'),
  weights,
  sides(view) {
    const { winners, teams, points, phase, format, seatOrder, seats } = view
    const isDecided = winners !== undefined || view.draw === true
    const isDealt = phase !== 'drafting' && phase !== 'building' && phase !== 'opening'
    // Elsewhere there is more to it than who is left last.
    const isKnown = teams === undefined && points === undefined && format.id === 'free-for-all'
    if (isDecided || !isDealt || !isKnown) return []
    const permanents = Object.values(view.permanents)
    return seatOrder
      .filter(seat => seats[seat]?.status === 'in')
      .map(seat => ({ seats: [seat], signs: signsOf(view, seat, permanents) }))
  },
}

function signsOf(view: ClashView, seat: Seat, permanents: readonly PermanentView[]): number[] {
  const { life, handSize, library, turns } = view.seats[seat]!
  const own = permanents.filter(thing => thing.controller === seat)
  const creatures = own.filter(thing => thing.power !== undefined)
  const sum = (of: (creature: PermanentView) => number): number =>
    creatures.reduce((all, creature) => all + of(creature), 0)
  const power = sum(creature => creature.power!)
  return [
    life / 20,
    Math.log(1 + Math.max(0, life)),
    power / 10,
    sum(creature => (creature.toughness ?? 0) - (creature.damage ?? 0)) / 10,
    creatures.length / 5,
    (own.length - creatures.length) / 10,
    handSize / 7,
    Math.max(0, 8 - library) / 8,
    view.active === seat ? 1 : 0,
    turns / 10,
    // What meets nobody can kill soon.
    Math.max(0, ...view.seatOrder.map(other => (other === seat ? 0 : power - blockersOf(other, permanents)))) / 10,
  ]
}

/** The toughness that stands untapped in a seat's way. */
function blockersOf(seat: Seat, permanents: readonly PermanentView[]): number {
  const ready = permanents.filter(thing => thing.controller === seat && thing.power !== undefined && !thing.tapped)
  return ready.reduce((sum, creature) => sum + (creature.toughness ?? 0), 0)
}
