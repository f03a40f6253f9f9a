import type { Seat } from '../../core/game.ts'
import type { Random } from '../../core/random.ts'
import type { PlayOut, Problem, Weighing } from '../../core/search.ts'
import { copyBoard, phase, setBoard, status, type Board, type Hands } from '../board.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import { mayPass, playable } from '../tricks.ts'
import { act, searchChance, type FastTable } from './fast.ts'
import { playOut, sensibleCard } from './playout.ts'
import { fill, type Unseen } from './sample.ts'

/** Found by self-play: `explore` between 0.15 and 0.5. */
const weighing: Weighing = {
  enough: 4000,
  perRound: 40,
  deepest: Infinity,
  wide: () => Infinity,
  explore: 0.25,
  ahead: 0,
  trust: 0.004,
  trial: 6,
  sure: 2,
}

/**
 * What a seat may choose now, as the search plays it: the unseen cards are dealt as they may lie, and the hand is played to
 * its end. Choices are cards by number, suits while trump is called, −1 for the tap; players their places at the table.
 * `deals`: how the unseen cards are dealt; evenly, if it isn't said.
 */
export function problemOf(
  state: State,
  seat: Seat,
  choices: readonly number[],
  unseen: Unseen,
  deals: (random: Random) => Hands = random => fill(unseen, random),
): Problem<number, number> {
  const { board: start, rules } = state
  const board = copyBoard(start)
  let random: Random = () => 0
  const fast: FastTable = {
    table: { rules, names: [], chance: searchChance(n => random(n)) },
    board,
    hands: unseen.known.slice(),
  }
  const isOver = (): boolean => board.deals !== start.deals || board.phase === phase.over
  const played: PlayOut<number, number> = {
    asked: () => (isOver() ? undefined : { who: board.turn, choices: openChoices(fast) }),
    does: choice => {
      act(fast, choice)
      return true
    },
    toItsEnd: () => {
      if (!isOver()) playOut(fast, random)
    },
    worthTo: who => evaluate(board, rules, who),
  }
  const me = state.names.indexOf(seat)
  const first = start.phase === phase.play ? sensibleCard(board, fast.hands, me) : -1
  return {
    who: me,
    choices: choices.includes(first) ? [first, ...choices.filter(choice => choice !== first)] : choices,
    weighing,
    keyOf: choice => choice,
    world: drawn => {
      random = drawn
      const dealt = deals(drawn)
      return () => {
        setBoard(board, start)
        for (let at = 0; at < dealt.length; at++) fast.hands[at] = dealt[at]!
        return played
      }
    },
  }
}

/** What the seat in turn may do in this world: the card it would play by rules of thumb, the others, and the tap. */
function openChoices({ table, board, hands }: FastTable): readonly number[] {
  const seat = board.turn
  const first = sensibleCard(board, hands, seat)
  const out = [first]
  for (let suit = 0; suit < 4; suit++) {
    for (let may = playable(board, hands, seat, suit); may !== 0; may &= may - 1) {
      const card = suit * 13 + 31 - Math.clz32(may & -may)
      if (card !== first) out.push(card)
    }
  }
  if (board.status[seat] === status.dog && mayPass(table, board, seat)) out.push(-1)
  return out
}

/** The value of a position after the hand for a seat, from 0 to 1. */
export function evaluate(board: Board, rules: Rules, me: number): number {
  // Every trick of a single hand counts, also beside those who held the same cards (RULES AOB-11, KOW-9, KW-7).
  if (rules.oneHand) return board.tricks[me]! / board.tricks.reduce((sum, tricks) => sum + tricks, 0)
  if (board.winner >= 0) return board.winner === me ? 1 : 0
  if (board.status[me] === status.out) return 0
  let upright = 0
  for (let seat = 0; seat < board.seats; seat++) if (board.status[seat]! <= status.dog) upright++
  let all = 0
  let own = 0
  for (let seat = 0; seat < board.seats; seat++) {
    const value = prospects(board, rules, seat, upright)
    all += value
    if (seat === me) own = value
  }
  return own / all
}

/**
 * What calling trumps is worth beside not calling them, and a dog beside a full hand, by the cards of the hand to come:
 * fitted to some 200,000 games of `playout.ts` against itself. Above six cards the figures hardly change.
 */
const calling = [1, 7, 3.2, 2.7, 2.4, 1.9, 1.65, 1.6, 1.55]
const dogged = [0, 1, 0.5, 0.35, 0.27, 0.23, 0.26, 0.26, 0.26]

/** Lives count most; standing is worth a share of the round; calling trumps is worth more the shorter the hand. */
function prospects(board: Board, rules: Rules, seat: number, upright: number): number {
  const calls = board.caller === seat ? calling[board.cards]! : 1
  switch (board.status[seat]) {
    case status.in:
      // A share of the round spares that share of a life; who calls has more of it than the others.
      return rules.rounds ? 0.2 + board.lives[seat]! + calls / (upright - 1 + calls) : calls
    case status.dog:
      return dogged[board.cards]!
    case status.dazed:
      return 0.2 + board.lives[seat]!
    default:
      return 0
  }
}
