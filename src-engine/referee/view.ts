import type { Seat } from '../core/game.ts'
import { entryOf, type Json, type JsonObject } from '../core/json.ts'
import {
  describe,
  formats,
  hasTeams,
  hindrances,
  isIn,
  lifeOf,
  mayAttack,
  mayAttackFrom,
  mayMoveTo,
  onTurn,
  reach,
  sharedPlayers,
  smallestDeck,
  sphereOf,
  statusOf,
  takers,
  teamSeats,
  waiting,
  type Circle,
} from '../formats/index.ts'
import { countersOf } from './counters.ts'
import { countAbroad } from './creatures.ts'
import type { RefereeState } from './state.ts'
import { slipsOf } from './take-back.ts'

export type RefereeView = JsonObject

/** All there is to know, which everybody may: the paths of scenarios (SCENARIOS, Referee), and what the screens need beside them. */
export function openView(state: RefereeState): RefereeView {
  const { circle } = state
  const { rules, ended } = circle
  const last = state.past.at(-1)
  return {
    phase: ended === undefined ? (state.paused === undefined ? 'play' : 'paused') : 'over',
    toAct: onTurn(circle),
    turns: onTurn(circle),
    waiting: waiting(circle),
    held: heldBack(circle),
    leaving: circle.turns.filter(turn => turn.leaving).map(turn => turn.of),
    turnsAllowed: circle.turnsAllowed,
    turnsEnded: state.turnsEnded,
    ring: circle.ring,
    inRange: bySeat(circle, seat => reach(circle, seat)),
    sphere: Object.fromEntries(
      circle.turns
        .filter(turn => turn.state === 'running')
        .flatMap(turn => takers(circle, turn).map(seat => [seat, sphereOf(circle, turn)] as const)),
    ),
    mayAttack: bySeat(circle, seat => mayAttack(circle, seat)),
    mayMoveTo: bySeat(circle, seat => mayMoveTo(circle, seat)),
    ...(rules.moving === 'no' ? {} : attacksAbroad(state)),
    ...(hasTeams(circle) ? { teams: [teamSeats(circle, 0), teamSeats(circle, 1)] } : {}),
    life: bySeat(circle, seat => lifeOf(circle, seat)),
    ...(rules.wins === 'points' ? { points: bySeat(circle, seat => entryOf(circle.points, seat) ?? 0) } : {}),
    seats: bySeat(circle, seat => seatOf(state, seat)),
    // Told apart from `seats`: of an object whose keys change places only, a difference tells nothing.
    seatOrder: circle.seats,
    ...(ended === undefined ? {} : { winners: ended.winners, draw: ended.draw }),
    format: factsOf(circle),
    host: state.host,
    ...(last === undefined ? {} : { undo: { n: last.n, by: last.by, own: slipsOf(state) } }),
    ...(circle.spoils.length === 0 ? {} : { spoils: circle.spoils as unknown as Json }),
    ...(state.paused === undefined ? {} : { paused: state.paused as JsonObject }),
    ...(state.clock === undefined ? {} : { clock: state.clock as unknown as JsonObject }),
    ...(Object.keys(state.decks).length === 0 ? {} : { decks: state.decks as JsonObject }),
    witnessed: state.witnessed as unknown as Json,
    log: state.log as unknown as Json,
  }
}

function bySeat(circle: Circle, of: (seat: Seat) => Json): { readonly [seat: Seat]: Json } {
  return Object.fromEntries(circle.seats.map(seat => [seat, of(seat)]))
}

/** By controller and territory: how many creatures stand there, and whom creatures standing abroad may attack (RULES FMT-3). */
function attacksAbroad({ circle, abroad }: RefereeState): JsonObject {
  const moved = countAbroad(abroad)
  const mayAttack = Object.entries(moved).map(([controller, counts]) => [
    controller,
    Object.fromEntries(Object.keys(counts).map(territory => [territory, mayAttackFrom(circle, controller, territory)])),
  ])
  return { moved, mayAttackFrom: Object.fromEntries(mayAttack) as JsonObject }
}

function seatOf(state: RefereeState, seat: Seat): JsonObject {
  const { circle } = state
  const chair = entryOf(circle.places, seat)
  return {
    status: statusOf(circle, seat),
    ...(chair?.team === undefined ? {} : { team: chair.team }),
    ...(chair?.role === undefined ? {} : { role: chair.role }),
    ...(chair?.pair === undefined ? {} : { colours: chair.pair }),
    ...countersOf(state, seat),
    turns: entryOf(circle.begun, seat) ?? 0,
    ...(isIn(circle, seat) ? {} : { wentOut: circle.out.indexOf(seat) + 1 }),
  }
}

/** Turns that wait, and why: whose turns stand in the way, and who would be in two spheres. */
function heldBack(circle: Circle): readonly JsonObject[] {
  return circle.turns
    .filter(turn => turn.state !== 'running')
    .map(turn => {
      const against = hindrances(circle, turn)
      return { seat: turn.of, behind: against.map(one => one.of), sharers: sharedPlayers(circle, turn, against) }
    })
}

/** What is played here, for the screens and the rules page. */
function factsOf({ rules, seats }: Circle): JsonObject {
  return {
    id: rules.format,
    base: rules.base,
    rules: rules.book,
    range: rules.range,
    rangeBasis: rules.rangeBasis,
    attack: rules.attack,
    life: rules.life,
    sharedLife: rules.sharedLife,
    moving: rules.moving,
    wins: rules.wins,
    talk: rules.talk,
    poison: rules.poison,
    handSize: rules.handSize,
    peace: rules.peace,
    words: describe(rules),
    ...(rules.oneDeck ? { smallestDeck: smallestDeck(seats.length) } : {}),
    ...(formats[rules.format].deck === undefined ? {} : { deck: formats[rules.format].deck }),
  }
}
