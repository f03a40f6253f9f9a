import type { Offer, Seat } from '../core/game.ts'
import { oneOf } from '../core/offers.ts'
import type { BrawlAction } from './actions.ts'
import type { Card } from './cards.ts'
import { spotsFor } from './legality.ts'
import { fitsFor, isActive, onTurn, sideIn, type Player, type State, type Zone } from './state.ts'
import { mates } from './turns.ts'

type BrawlOffer = Offer<BrawlAction['do']>
const plain = (kind: BrawlAction['do']): BrawlOffer => ({ do: kind, blanks: {} })

/**
 * In the round, in real time and without teams, what is open hangs on the player's own cards and zones alone, which most
 * plays leave as they were; then the very same offers are given again.
 */
interface Known {
  readonly zones: readonly Zone[]
  readonly offers: readonly BrawlOffer[]
}
const known = new WeakMap<Player, Known>()

/** The seat's offers. With the honour referee too only legal plays are offered, although others are accepted. */
export function offersOf(state: State, seat: Seat): readonly BrawlOffer[] {
  const index = state.seats.indexOf(seat)
  const player = state.players[index]
  const { phase, rules } = state
  if (player === undefined || phase === 'over' || player.out) return []
  if (phase !== 'play' || rules.mode === 'training' || rules.teams.length > 0) {
    return offersNow(state, index, player)
  }
  const zones = state.zones.filter(zone => zone.between.includes(index))
  const held = known.get(player)
  const same = held?.zones.length === zones.length && held.zones.every((zone, at) => zone === zones[at])
  if (same) return held.offers
  const offers = offersNow(state, index, player)
  known.set(player, { zones, offers })
  return offers
}

function offersNow(state: State, index: number, player: Player): readonly BrawlOffer[] {
  return [...openTo(state, index, player), plain('concede')]
}

/** All but giving up, which a seat that is in the game always may. */
function openTo(state: State, index: number, player: Player): readonly BrawlOffer[] {
  const { phase, rules } = state
  if (!player.playing) return []
  if (phase === 'knock') return player.knocked ? [] : [plain('knock')]
  if (phase === 'foul') {
    if (state.foul?.by === index) return [plain('take-back')]
    if (!(state.foul?.judges.includes(index) ?? false)) return []
    return [{ do: 'rule', blanks: { verdict: oneOf(['stand', 'forfeit']) } }]
  }
  const open: BrawlOffer[] = []
  const training = rules.mode === 'training'
  const turn = isActive(state, index) && (!training || onTurn(state) === index)
  if (turn) open.push(...withCards(state, index))
  if (!training && !player.done) open.push(plain('done'))
  const to = mates(state, index).map(mate => state.seats[mate]!)
  if (isActive(state, index) && to.length > 0 && !(training && player.hand !== undefined)) {
    open.push({ do: 'tag', blanks: { to: oneOf(to) } })
  }
  if (!isActive(state, index) && !player.asksIn) open.push(plain('ask-in'))
  return open
}

function withCards(state: State, index: number): BrawlOffer[] {
  const player = state.players[index]!
  const training = state.rules.mode === 'training'
  if (player.hand !== undefined) {
    const plays = playsOf(state, index, player.hand)
    return training && player.lifted ? plays : [...plays, plain('discard')]
  }
  const open: BrawlOffer[] = []
  if (player.drawn < player.size) open.push(plain('draw'))
  const top = player.discard.at(-1)
  if (top !== undefined && (!training || fitsFor(state, index, top))) open.push(plain('take'))
  return open
}

/** One offer a Base and kind of spot, so that its blanks do not hang on each other. */
function playsOf(state: State, index: number, card: Card): BrawlOffer[] {
  const many = state.zones.length > 1
  return state.zones.flatMap((zone): BrawlOffer[] => {
    if (zone.closed || sideIn(state, zone, index) === undefined) return []
    const named = many ? { zone: { pick: 'one' as const, from: [zone.name] } } : {}
    const spots = spotsFor(zone.row, state.rules.most, card)
    const edges = spots.flatMap(spot => ('edge' in spot ? [spot.edge] : []))
    if (edges.length > 0) return [{ do: 'play', blanks: { edge: oneOf(edges), ...named } }]
    return zone.row.flatMap((_, base): BrawlOffer[] => {
      const here = spots.flatMap(spot => ('base' in spot && spot.base === base ? [spot] : []))
      const sides = here.flatMap(spot => (spot.side === undefined ? [] : [state.seats[zone.between[spot.side]]!]))
      const at = { base: { pick: 'one' as const, from: [base] } }
      const open: BrawlOffer[] = []
      if (here.some(spot => spot.side === undefined)) open.push({ do: 'play', blanks: { ...at, ...named } })
      if (sides.length > 0) open.push({ do: 'play', blanks: { ...at, side: oneOf(sides), ...named } })
      return open
    })
  })
}
