import type { JsonObject } from '../core/json.ts'
import type { ClashOptions } from './options.ts'
import { draftPart } from './view/draft.ts'
import { withBoard } from './state/boards.ts'
import { aliases, type PositionWithBoard } from './state/names.ts'
import type { Question } from './question.ts'
import { choiceNames } from './state/question.ts'
import { pileOf, type ClashState, type Draft, type Pile } from './state.ts'
import { openView, soleThread } from './view.ts'
import { permanentView } from './view/battlefield.ts'

/** Everything there is to know, for scenarios: all hands, libraries and questions, and permanents by every name they have. */
export function seeClash(state: ClashState): JsonObject {
  const position: PositionWithBoard = withBoard(state)
  const view = openView(state)
  const seats = view['seats'] as { readonly [seat: string]: JsonObject }
  const all = state.format.seats.map(seat => {
    const { hand, stops } = state.players[seat]!
    const libraryCards = state.libraries[pileOf(state.format, seat)]!.cards.open()
    return [
      seat,
      { ...seats[seat], hand: hand.cards.open(), libraryCards, stops: stops.open() as unknown as JsonObject },
    ] as const
  })
  const sole = soleThread(state)
  const threads = view['threads'] as { readonly [seat: string]: JsonObject } | undefined
  const asked = Object.fromEntries(
    state.threads.flatMap(({ of, question }) =>
      question === undefined ? [] : [[of, { ...threads?.[of], pending: openQuestion(position, question) }]],
    ),
  )
  return {
    ...view,
    seats: Object.fromEntries(all),
    permanents: Object.fromEntries(
      [...aliases(position)].map(([name, id]) => {
        // Why a creature is as it is follows from the rest; records of before it was shown have a digest without it.
        const { changes: _changes, ...thing } = permanentView(position, state.permanents.get(id)!)
        return [name, thing]
      }),
    ),
    ...(threads === undefined ? {} : { threads: { ...threads, ...asked } }),
    ...(sole?.question === undefined ? openingQuestion(state) : { pending: openQuestion(position, sole.question) }),
    ...(state.draft === undefined ? {} : { draft: wholeDraft(state.draft, state.options) }),
    nextId: state.nextId,
  }
}

function wholeDraft(draft: Draft, options: ClashOptions): JsonObject {
  const shown = draftPart(draft, options).draft!
  const lists = (piles: readonly Pile[]): JsonObject[string] => piles.map(pile => pile.cards.open())
  const all = Object.entries(shown.seats).map(([seat, open]) => [
    seat,
    {
      ...open,
      packs: lists(draft.waiting[seat]!),
      unopened: lists(draft.unopened[seat]!),
      pool: draft.pools[seat]!.cards.open(),
      ...(draft.decks[seat] === undefined ? {} : { deck: draft.decks[seat]!.cards.open() }),
    },
  ])
  return { ...shown, seats: Object.fromEntries(all) }
}

function openQuestion(position: PositionWithBoard, { seat, kind, options, min, max, card }: Question): JsonObject {
  const names = choiceNames(position, options.open())
  return { seat, kind, min, max, options: names, ...(card === undefined ? {} : { card }) }
}

/** Of several who put cards to the bottom side by side, the first in seat order. */
function openingQuestion({ opening, players, format }: ClashState): JsonObject {
  const seat = format.seats.find(player => (opening?.[player]?.toBottom ?? 0) > 0)
  if (seat === undefined) return {}
  return {
    pending: { seat, kind: 'bottom', count: opening![seat]!.toBottom, options: players[seat]!.hand.cards.open() },
  }
}
