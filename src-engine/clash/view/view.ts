import type { Seat } from '../../core/game.ts'
import { entryOf, type Json, type JsonObject } from '../../core/json.ts'
import {
  describe,
  hasTeams,
  hindrances,
  isIn,
  lifeOf,
  mayAttack,
  mayMoveTo,
  onTurn,
  reach,
  sharedPlayers,
  sphereOf,
  statusOf,
  teamSeats,
  waiting,
  type Circle,
} from '../../formats/index.ts'
import { actingIn } from '../state/actor.ts'
import { controlledBy } from '../state/board.ts'
import { boardOf } from '../state/transaction.ts'
import { deciding } from '../turn/opening-hands.ts'
import type { ClashState, GraveCard, Thread } from '../state/state.ts'
import { permanentViews, threadView } from './view-battlefield.ts'

export type ClashView = JsonObject

/** What a format shows of itself changes once a turn: it is made once. */
const circles = new WeakMap<Circle, JsonObject>()
const graves = new WeakMap<readonly GraveCard[], readonly string[]>()

/** What lies open to all (SCENARIOS, Clash); what a turn waits for without the options, which only some may know. */
export function openView(state: ClashState): ClashView {
  const { threads, circle } = state
  return {
    ...tablePart(state),
    ...(showsThreads(state)
      ? { threads: Object.fromEntries(threads.map(thread => [thread.of, threadView(state, thread)])) }
      : {}),
    seats: Object.fromEntries(circle.seats.map(seat => [seat, seatView(state, seat)])),
  }
}

/** What a seat sees beyond that: hands it may look into, what it is asked with the options, and when it is asked. */
export function ownView(state: ClashState, seat: Seat): JsonObject | undefined {
  const { circle, players, threads } = state
  if (!circle.seats.includes(seat)) return undefined
  const hands = circle.seats.flatMap(one => {
    const hand = players[one]!.hand.cards.for(seat)
    return hand === undefined ? [] : [[one, { hand }] as const]
  })
  const asked = threads.flatMap(({ of, question }) => {
    const options = question?.options.for(seat)
    return options === undefined ? [] : [[of, { pending: { options } }] as const]
  })
  const seats: JsonObject = Object.fromEntries(hands)
  const stops = players[seat]!.stops as unknown as Json
  return {
    seats: { ...seats, [seat]: { ...(seats[seat] as JsonObject | undefined), stops } },
    ...(asked.length === 0 || !showsThreads(state) ? {} : { threads: Object.fromEntries(asked) }),
    ...(soleThread(state) === undefined ? openingQuestion(state, seat) : asked[0]?.[1]),
  }
}

/** Whether turns are shown one by one: there are several, or there may be. */
function showsThreads({ threads, circle }: ClashState): boolean {
  return threads.length > 1 || circle.rules.turns !== 'one'
}

/** The only turn there is, if there is only one. */
export function soleThread(state: ClashState): Thread | undefined {
  return state.threads.length === 1 ? state.threads[0] : undefined
}

function openingQuestion({ opening, players }: ClashState, seat: Seat): JsonObject {
  const count = entryOf(opening, seat)?.toBottom ?? 0
  if (count === 0) return {}
  const options = players[seat]!.hand.cards.for(seat)
  return { pending: { seat, kind: 'bottom', count, ...(options === undefined ? {} : { options }) } }
}

function tablePart(state: ClashState): JsonObject {
  const { circle, opening } = state
  let ring = circles.get(circle)
  if (ring === undefined) circles.set(circle, (ring = circlePart(circle)))
  const one = soleThread(state)
  return {
    ...ring,
    ...(one === undefined ? {} : threadView(state, one)),
    ...(opening === undefined ? {} : { phase: 'opening', mulligans: mulligansIn(opening) }),
    ...(circle.ended === undefined ? {} : { phase: 'over', winners: circle.ended.winners, draw: circle.ended.draw }),
    toAct: toAct(state),
    turnsEnded: state.turnsEnded,
    permanents: permanentViews(state),
  }
}

function mulligansIn(opening: NonNullable<ClashState['opening']>): JsonObject {
  return Object.fromEntries(
    Object.entries(opening).map(([seat, { mulligans, kept }]) => [seat, { taken: mulligans, kept }]),
  )
}

/** Everybody who may act in any turn, in seat order. */
export function toAct(state: ClashState): readonly Seat[] {
  if (state.circle.ended !== undefined) return []
  const acting = state.opening === undefined ? state.threads.map(actingIn) : deciding(state.opening)
  return state.circle.seats.filter(seat => acting.includes(seat))
}

/** Seats, ranges and turns: what the referee shows of a format, too. */
function circlePart(circle: Circle): JsonObject {
  const { rules } = circle
  const bySeat = (of: (seat: Seat) => Json): JsonObject =>
    Object.fromEntries(circle.seats.map(seat => [seat, of(seat)]))
  const running = circle.turns.filter(turn => turn.state === 'running')
  return {
    turns: onTurn(circle),
    waiting: waiting(circle),
    held: circle.turns
      .filter(turn => turn.state !== 'running')
      .map(turn => {
        const against = hindrances(circle, turn)
        return { seat: turn.of, behind: against.map(one => one.of), sharers: sharedPlayers(circle, turn, against) }
      }),
    leaving: circle.turns.filter(turn => turn.leaving).map(turn => turn.of),
    turnsAllowed: circle.turnsAllowed,
    inRange: bySeat(seat => reach(circle, seat)),
    sphere: Object.fromEntries(running.map(turn => [turn.of, sphereOf(circle, turn)])),
    mayAttack: bySeat(seat => mayAttack(circle, seat)),
    mayMoveTo: bySeat(seat => mayMoveTo(circle, seat)),
    ...(hasTeams(circle) ? { teams: [teamSeats(circle, 0), teamSeats(circle, 1)] } : {}),
    life: bySeat(seat => lifeOf(circle, seat)),
    ...(rules.wins === 'points' ? { points: bySeat(seat => entryOf(circle.points, seat) ?? 0) } : {}),
    seatOrder: circle.seats,
    format: {
      id: rules.format,
      base: rules.base,
      range: rules.range,
      attack: rules.attack,
      moving: rules.moving,
      wins: rules.wins,
      talk: rules.talk,
      handSize: rules.handSize,
      oneDeck: rules.oneDeck,
      words: describe(rules),
    },
  }
}

function seatView(state: ClashState, seat: Seat): JsonObject {
  const { circle, players, libraries, graveyards } = state
  const { hand, pool } = players[seat]!
  const place = circle.places[seat]
  const key = circle.rules.oneDeck ? circle.seats[0]! : seat
  return {
    status: statusOf(circle, seat),
    ...(place?.team === undefined ? {} : { team: place.team }),
    ...(place?.role === undefined ? {} : { role: place.role }),
    ...(place?.pair === undefined ? {} : { colours: place.pair }),
    life: lifeOf(circle, seat),
    handSize: hand.size,
    library: libraries[key]!.size,
    graveyard: namesIn(graveyards[key]!),
    battlefield: controlledBy(boardOf(state), seat).map(thing => thing.card.name),
    turns: entryOf(circle.begun, seat) ?? 0,
    ...(pool.length === 0 ? {} : { mana: pool }),
    ...(isIn(circle, seat) ? {} : { wentOut: circle.out.indexOf(seat) + 1 }),
  }
}

/** Newest first. */
function namesIn(graveyard: readonly GraveCard[]): readonly string[] {
  let names = graves.get(graveyard)
  if (names === undefined) graves.set(graveyard, (names = graveyard.map(one => one.card.name).toReversed()))
  return names
}
