import type { Seat } from '../core/game.ts'
import type { PartOf } from '../core/view.ts'
import { bySeat } from '../core/seat.ts'
import { starPairs } from '../colours/colours.ts'
import {
  formatFacts,
  formatView,
  lifeOf,
  seatStanding,
  sphereOf,
  type FormatState,
  type FormatView,
} from '../formats/index.ts'
import { deckLeft } from './state/deck-left.ts'
import { controlledBy } from './state/board.ts'
import { truces } from './combat/eligibility.ts'
import { manaOf } from './stack/mana.ts'
import { boardOf, withBoard } from './state/boards.ts'
import { choiceNames } from './state/question.ts'
import { draftPart, ownDraft } from './view/draft.ts'
import { toAct } from './to-act.ts'
import type { ClashState, GraveCard, Thread } from './state.ts'
import type { ClashView, QuestionView, SeatView } from './view/types.ts'
import { permanentViews, threadView } from './view/battlefield.ts'

/** The format's part of a view changes only once a turn, so it is kept. */
const formatParts = new WeakMap<FormatState, FormatView & Pick<ClashView, 'format'>>()
const graves = new WeakMap<readonly GraveCard[], readonly string[]>()

/** What lies open to all (SCENARIOS, Clash); what a turn waits for without the options, which only some may know. */
export function openView(state: ClashState): ClashView {
  const { threads, format } = state
  return {
    ...tablePart(state),
    ...(showsThreads(state)
      ? { threads: Object.fromEntries(threads.map(thread => [thread.of, threadView(state, thread)])) }
      : {}),
    seats: bySeat(format.seats, seat => seatView(state, seat)),
  }
}

/** What a seat sees beyond that: hands it may look into, what it is asked with the options, and when it is asked. */
export function ownView(state: ClashState, seat: Seat): PartOf<ClashView> | undefined {
  const { format, players, threads } = state
  if (!format.seats.includes(seat)) return undefined
  const hands = format.seats.flatMap(player => {
    const hand = players[player]!.hand.cards.for(seat)
    return hand === undefined ? [] : [[player, { hand }] as const]
  })
  const asked = threads.flatMap(({ of, question }) => {
    const choices = question?.options.for(seat)
    const options = choices === undefined ? undefined : choiceNames(withBoard(state), choices)
    return options === undefined ? [] : [[of, { pending: { options } }] as const]
  })
  const seats: { readonly [seat: Seat]: Pick<SeatView, 'hand'> } = Object.fromEntries(hands)
  const left = deckLeft(state, seat)?.for(seat)
  const stops = players[seat]!.stops.for(seat)
  return {
    seats: {
      ...seats,
      [seat]: {
        ...seats[seat],
        ...(stops === undefined ? {} : { stops }),
        ...(left === undefined ? {} : { deckLeft: left }),
      },
    },
    ...(state.draft === undefined ? {} : { draft: { seats: { [seat]: ownDraft(state.draft, seat) } } }),
    ...(asked.length === 0 || !showsThreads(state) ? {} : { threads: Object.fromEntries(asked) }),
    ...(soleThread(state) === undefined ? openingQuestion(state, seat) : asked[0]?.[1]),
  }
}

/** Whether turns are shown one by one: there may be several. */
function showsThreads({ format }: ClashState): boolean {
  return format.rules.turns !== 'one'
}

/** The only turn there is, if there is only one. */
export function soleThread(state: ClashState): Thread | undefined {
  return state.threads.length === 1 ? state.threads[0] : undefined
}

function openingQuestion({ opening, players }: ClashState, seat: Seat): { readonly pending?: QuestionView } {
  const count = opening?.[seat]?.toBottom ?? 0
  if (count === 0) return {}
  const options = players[seat]!.hand.cards.for(seat)
  return { pending: { seat, kind: 'bottom', count, ...(options === undefined ? {} : { options }) } }
}

function tablePart(state: ClashState): Omit<ClashView, 'seats' | 'threads'> {
  const { format, opening } = state
  let ring = formatParts.get(format)
  if (ring === undefined) formatParts.set(format, (ring = formatPart(format)))
  const sole = soleThread(state)
  return {
    ...ring,
    ...(sole === undefined ? {} : threadView(state, sole)),
    ...(state.draft === undefined ? {} : draftPart(state.draft, state.options)),
    ...(opening === undefined ? {} : { phase: 'opening', mulligans: mulligansIn(opening) }),
    ...(format.ended === undefined ? {} : { phase: 'over', winners: format.ended.winners, draw: format.ended.draw }),
    toAct: toAct(state),
    turnsEnded: state.turnsEnded,
    ...(state.crown === undefined ? {} : { crown: state.crown }),
    permanents: permanentViews(state),
  }
}

function mulligansIn(opening: NonNullable<ClashState['opening']>): NonNullable<ClashView['mulligans']> {
  return Object.fromEntries(
    Object.entries(opening).map(([seat, { mulligans, kept }]) => [seat, { taken: mulligans, kept }]),
  )
}

function formatPart(format: FormatState): FormatView & Pick<ClashView, 'format'> {
  const running = format.turns.filter(turn => turn.state === 'running')
  return {
    ...formatView(format),
    // A team's turn is one thread, under the seat it came to.
    sphere: Object.fromEntries(running.map(turn => [turn.of, sphereOf(format, turn)])),
    format: { ...formatFacts(format), oneDeck: format.rules.oneDeck },
  }
}

function seatView(state: ClashState, seat: Seat): SeatView {
  const { format, players, libraries, graveyards } = state
  const { hand } = players[seat]!
  const mana = state.threads.flatMap(thread => manaOf(thread, seat))
  const { point } = format.places[seat]!
  const key = format.rules.oneDeck ? format.seats[0]! : seat
  const bounty = state.bounties[seat]
  const spared = truces(state.continuousEffects, seat)
  return {
    ...seatStanding(format, seat),
    ...(point === undefined ? {} : { colours: starPairs[point]! }),
    life: lifeOf(format, seat),
    handSize: hand.size,
    library: libraries[key]!.size,
    graveyard: namesIn(graveyards[key]!),
    battlefield: controlledBy(boardOf(state), seat).map(thing => thing.card.name),
    ...(bounty === undefined ? {} : { bounty }),
    ...(spared.length === 0 ? {} : { truces: spared }),
    ...(mana.length === 0 ? {} : { mana }),
  }
}

/** Newest first. */
function namesIn(graveyard: readonly GraveCard[]): readonly string[] {
  let names = graves.get(graveyard)
  if (names === undefined) graves.set(graveyard, (names = graveyard.map(buried => buried.card.name).toReversed()))
  return names
}
