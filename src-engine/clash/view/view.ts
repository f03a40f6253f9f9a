import type { Seat, Viewer } from '../../core/game.ts'
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
import { permanentViews, questionView, threadView } from './view-battlefield.ts'

export type ClashView = JsonObject

/** States are never changed, and most of a view is everybody's: it is made once. */
const common = new WeakMap<ClashState, OpenPart>()
const circles = new WeakMap<Circle, JsonObject>()
const graves = new WeakMap<readonly GraveCard[], readonly string[]>()

/** What everybody sees; of turns and seats, what is shown to anyone who has no better eyes. */
interface OpenPart {
  readonly table: JsonObject
  readonly threads: JsonObject
  readonly seats: JsonObject
}

/** What a viewer is shown: what lies open, and of the hidden their own hand and what they are asked (SCENARIOS, Clash). */
export function viewOf(state: ClashState, viewer: Viewer): ClashView {
  let open = common.get(state)
  if (open === undefined) common.set(state, (open = openPart(state)))
  const one = soleThread(state)
  const pending = one === undefined ? openingQuestion(state, viewer) : questionView(one, viewer)
  return {
    ...open.table,
    ...(state.threads.length > 1 || state.circle.rules.turns !== 'one'
      ? { threads: threadsFor(state, open, viewer) }
      : {}),
    ...(pending === undefined ? {} : { pending }),
    seats: seatsFor(state, open, viewer),
  }
}

/** The only turn there is, if there is only one. */
export function soleThread(state: ClashState): Thread | undefined {
  return state.threads.length === 1 ? state.threads[0] : undefined
}

function openingQuestion({ opening, players }: ClashState, viewer: Viewer): JsonObject | undefined {
  const seat = Object.keys(opening ?? {}).find(one => one === viewer && opening![one]!.toBottom > 0)
  if (seat === undefined) return undefined
  const options = players[seat]!.hand.cards.for(viewer)
  return { seat, kind: 'bottom', count: opening![seat]!.toBottom, ...(options === undefined ? {} : { options }) }
}

/** The turns, with what this viewer is asked, or may see that another is asked. */
function threadsFor({ threads }: ClashState, open: OpenPart, viewer: Viewer): JsonObject {
  const own = threads.filter(({ question }) => question?.options.for(viewer) !== undefined)
  if (own.length === 0) return open.threads
  return {
    ...open.threads,
    ...Object.fromEntries(
      own.map(thread => [
        thread.of,
        { ...(open.threads[thread.of] as JsonObject), pending: questionView(thread, viewer) },
      ]),
    ),
  }
}

/** The seats, with the hands this viewer may see. */
function seatsFor(state: ClashState, open: OpenPart, viewer: Viewer): JsonObject {
  const own = state.circle.seats.filter(
    seat => seat === viewer || state.players[seat]!.hand.cards.for(viewer) !== undefined,
  )
  if (own.length === 0) return open.seats
  return { ...open.seats, ...Object.fromEntries(own.map(seat => [seat, seatView(state, seat, viewer)])) }
}

function openPart(state: ClashState): OpenPart {
  return {
    table: tablePart(state),
    threads: Object.fromEntries(state.threads.map(thread => [thread.of, threadView(state, thread, 'table')])),
    seats: Object.fromEntries(state.circle.seats.map(seat => [seat, seatView(state, seat, 'table')])),
  }
}

function tablePart(state: ClashState): JsonObject {
  const { circle, opening } = state
  let ring = circles.get(circle)
  if (ring === undefined) circles.set(circle, (ring = circlePart(circle)))
  const one = soleThread(state)
  return {
    ...ring,
    ...(one === undefined ? {} : threadView(state, one, 'table', true)),
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

function seatView(state: ClashState, seat: Seat, viewer: Viewer): JsonObject {
  const { circle, players, libraries, graveyards } = state
  const { hand, stops, pool } = players[seat]!
  const place = circle.places[seat]
  const key = circle.rules.oneDeck ? circle.seats[0]! : seat
  const own = hand.cards.for(viewer)
  return {
    status: statusOf(circle, seat),
    ...(place?.team === undefined ? {} : { team: place.team }),
    ...(place?.role === undefined ? {} : { role: place.role }),
    ...(place?.pair === undefined ? {} : { colours: place.pair }),
    life: lifeOf(circle, seat),
    handSize: hand.size,
    ...(own === undefined ? {} : { hand: own }),
    library: libraries[key]!.size,
    graveyard: namesIn(graveyards[key]!),
    battlefield: controlledBy(boardOf(state), seat).map(thing => thing.card.name),
    turns: entryOf(circle.begun, seat) ?? 0,
    ...(pool.length === 0 ? {} : { mana: pool }),
    ...(viewer === seat ? { stops: stops as unknown as Json } : {}),
    ...(isIn(circle, seat) ? {} : { wentOut: circle.out.indexOf(seat) + 1 }),
  }
}

/** Newest first. */
function namesIn(graveyard: readonly GraveCard[]): readonly string[] {
  let names = graves.get(graveyard)
  if (names === undefined) graves.set(graveyard, (names = graveyard.map(one => one.card.name).toReversed()))
  return names
}
