import type { Seat } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import {
  areTeamMates,
  bringHome,
  changeLife,
  creaturesAbroad,
  eliminate,
  isIn,
  lifeOf,
  mayMoveTo,
  moveCreatures,
  onTurn,
  passTurn,
  type Circle,
  type FormatNews,
  type Step,
} from '../formats/index.ts'
import { mostCreatures, mostLife, seatList, wholeNumber, type ActionOf } from './actions.ts'
import type { RefereeCode } from './state.ts'

/** A next circle, or why not. */
export type Played = Step | RefereeCode

export function endTurn(circle: Circle, seat: Seat): Played {
  return onTurn(circle).includes(seat) ? passTurn(circle, seat) : 'not-your-turn'
}

/** `of`: one seat, or a list for what hits several at the same moment. */
export function life(circle: Circle, action: ActionOf<'life'>): Played {
  const seats = players(circle, action.of)
  if (typeof seats === 'string') return seats
  const from = dealer(circle, action.from)
  if (from === 'no-such-seat') return from
  const { amount } = action
  if (!wholeNumber(amount, -mostLife, mostLife) || amount === 0) return 'bad-amount'
  const times = circle.rules.sharedLife ? seats.length : 1
  if (seats.some(seat => lifeOf(circle, seat) + amount * times > mostLife)) return 'bad-amount'
  return changeLife(circle, seats, amount, from?.seat)
}

export function knockOut(circle: Circle, action: ActionOf<'eliminate'>): Played {
  const seats = players(circle, action.seat)
  if (typeof seats === 'string') return seats
  const by = dealer(circle, action.knockedOutBy)
  return by === 'no-such-seat' ? by : eliminate(circle, seats, 'eliminated', by?.seat)
}

/** RULES FMT-3. A move to one's own seat brings creatures home. */
export function move(circle: Circle, seat: Seat, action: ActionOf<'move'>): Played {
  if (circle.rules.moving === 'no') return 'not-allowed-in-format'
  const { to, creatures } = action
  if (typeof to !== 'string' || !circle.seats.includes(to)) return 'no-such-seat'
  if (to !== seat && !areTeamMates(circle, seat, to)) return 'not-allowed-in-format'
  if (!isIn(circle, to)) return 'already-out'
  if (!onTurn(circle).includes(seat)) return 'not-your-turn'
  if (!wholeNumber(creatures, 1, mostCreatures)) return 'bad-amount'
  if (to === seat) return home(circle, seat, creatures, action.from)
  if (!mayMoveTo(circle, seat).includes(to)) return 'not-allowed-in-format'
  if (creaturesAbroad(circle, seat, to) + creatures > mostCreatures) return 'bad-amount'
  return moveCreatures(circle, seat, to, creatures)
}

function home(circle: Circle, seat: Seat, creatures: number, from: Json | undefined): Played {
  const territories = Object.keys(circle.moved[seat] ?? {})
  const territory = from ?? (territories.length === 1 ? territories[0] : undefined)
  if (typeof territory !== 'string' || !circle.seats.includes(territory)) return 'no-such-seat'
  if (creatures > creaturesAbroad(circle, seat, territory)) return 'bad-amount'
  return bringHome(circle, seat, territory, creatures)
}

/** One Deck: somebody must draw and cannot; a draw for all (RULES FMT-16). */
export function emptyLibrary(circle: Circle): Played {
  if (!circle.rules.oneDeck) return 'not-allowed-in-format'
  const news: FormatNews[] = [{ type: 'over', winners: [], draw: true, why: 'library-empty' }]
  return { circle: { ...circle, turns: [], ended: { winners: [], draw: true } }, news }
}

/** Seats that exist, are in, and are named once each. */
export function players(circle: Circle, value: Json | undefined): readonly Seat[] | 'no-such-seat' | 'already-out' {
  const seats = seatList(value)
  if (seats === undefined || seats.some(seat => !circle.seats.includes(seat))) return 'no-such-seat'
  const twice = seats.some((seat, i) => seats.indexOf(seat) !== i)
  return twice || seats.some(seat => !isIn(circle, seat)) ? 'already-out' : seats
}

/** Who dealt it, if that is said; one who is out by now may have. */
export function dealer(circle: Circle, value: Json | undefined): { readonly seat: Seat } | 'no-such-seat' | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' && circle.seats.includes(value) ? { seat: value } : 'no-such-seat'
}
