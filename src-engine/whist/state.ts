import type { Chance } from '../core/chance.ts'
import type { Seat, VisibleEvent } from '../core/game.ts'
import { Hidden } from '../core/hidden.ts'
import type { JsonObject } from '../core/json.ts'
import { copyBoard, type Board, type Hands } from './board.ts'
import type { Play, WhistEvent } from './events.ts'
import { whistChance } from './whist-chance.ts'
import type { Rules, Table } from './rules.ts'

/** A trick that is over. */
export type Trick = {
  readonly leader: Seat
  readonly plays: readonly Play[]
  readonly taps: readonly Seat[]
  readonly winner: Seat
}
/** A tie that was drawn for, as it lay on the table. */
export type Tie = Extract<WhistEvent, { type: 'tie' }>
/** What became of whom when a hand was over. */
export type HandResult = {
  readonly round: number
  readonly hand: number
  readonly cards: number
  readonly tricks: { readonly [seat: Seat]: number }
  readonly dazed: readonly Seat[]
  readonly dogs: readonly Seat[]
  readonly out: readonly Seat[]
  readonly roundWinner?: Seat
}

/** The state of a whist table. The board is public; each hand is visible to its seat alone. */
export interface State {
  readonly rules: Rules
  readonly options: JsonObject
  readonly names: readonly Seat[]
  readonly board: Readonly<Board>
  readonly hands: readonly Hidden<readonly number[]>[]
  /** The tricks of this hand that are over. */
  readonly tricks: readonly Trick[]
  readonly lastTrick?: Trick | undefined
  readonly tie?: Tie | undefined
  readonly results: readonly HandResult[]
}

type Happened = VisibleEvent<WhistEvent>

/** Lets the rules change a copy of the state, and keeps the events they emit: the new state and its events. */
export function change(
  state: State,
  chance: Chance,
  rule: (table: Table, board: Board, hands: Hands) => void,
): { readonly state: State; readonly events: readonly Happened[] } {
  const { names, rules } = state
  const board = copyBoard(state.board)
  const hands: Hands = []
  for (const hidden of state.hands) {
    const held = hidden.open()
    hands.push(held[0]!, held[1]!, held[2]!, held[3]!)
  }
  const events: Happened[] = []
  const kept: Kept = { tricks: state.tricks, lastTrick: state.lastTrick, tie: state.tie, results: state.results }
  let taps = state.board.tapped
  const emit = (event: WhistEvent): void => {
    events.push({ to: 'all', event })
    if (event.type === 'tap') taps = board.tapped
    else if (event.type !== 'play' && event.type !== 'lead') keep(kept, event, board, seatsOf(names, taps))
  }
  rule({ rules, names, chance: whistChance(chance, names), emit }, board, hands)
  return {
    events,
    state: {
      rules,
      options: state.options,
      names,
      board,
      hands: rewrap(state, hands),
      tricks: kept.tricks,
      lastTrick: kept.lastTrick,
      tie: kept.tie,
      results: kept.results,
    },
  }
}

function rewrap(state: State, hands: Hands): readonly Hidden<readonly number[]>[] {
  return state.hands.map((before, seat) => {
    const old = before.open()
    const at = seat * 4
    const same =
      old[0] === hands[at] && old[1] === hands[at + 1] && old[2] === hands[at + 2] && old[3] === hands[at + 3]
    return same ? before : new Hidden(hands.slice(at, at + 4), before.visibleTo)
  })
}

interface Kept {
  tricks: readonly Trick[]
  lastTrick: Trick | undefined
  tie: Tie | undefined
  results: readonly HandResult[]
}

/** Past events the screens still show: tricks, the last tie, how each hand ended. */
function keep(kept: Kept, event: WhistEvent, board: Board, taps: readonly Seat[]): void {
  const result = kept.results.at(-1)
  switch (event.type) {
    case 'trick':
      kept.lastTrick = { leader: event.plays[0]!.by, plays: event.plays, taps, winner: event.winner }
      kept.tricks = [...kept.tricks, kept.lastTrick]
      return
    case 'deal':
      kept.tricks = []
      return
    case 'hand-over': {
      const { round, hand, cards } = board
      kept.results = [...kept.results, { round, hand, cards, tricks: event.tricks, dazed: [], dogs: [], out: [] }]
      kept.tie = undefined
      return
    }
    case 'tie':
      kept.tie = event
      return
    case 'dazed':
      amend(kept, result && { ...result, dazed: [...result.dazed, event.seat] })
      return
    case 'dog':
      amend(kept, result && { ...result, dogs: [...result.dogs, event.seat] })
      return
    case 'out':
      if (event.why !== 'conceded') amend(kept, result && { ...result, out: [...result.out, event.seat] })
      return
    case 'round-won':
      amend(kept, result && { ...result, roundWinner: event.seat })
      return
    default:
  }
}

function amend(kept: Kept, result: HandResult | undefined): void {
  if (result !== undefined) kept.results = [...kept.results.slice(0, -1), result]
}

export function seatsOf(names: readonly Seat[], bits: number): Seat[] {
  return bits === 0 ? [] : names.filter((_, seat) => (bits >> seat) & 1)
}
