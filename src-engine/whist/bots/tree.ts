import type { Thinking } from '../../core/game.ts'
import { copyBoard, phase, setBoard, status } from '../board.ts'
import { searchChance, type FastTable, type Random } from './fast.ts'
import { playOut } from './playout.ts'
import { readBoard } from './board-from-view.ts'
import type { Rules } from '../rules.ts'
import { fill, unseenBy } from './sample.ts'
import { act, evaluate } from './search.ts'
import { mayPass, playable } from '../tricks.ts'
import type { WhistView } from '../view.ts'

/** A choice somebody may have: in how many deals it was open, how often it was tried, what came of it for them. */
interface Node {
  readonly choice: number
  open: number
  tries: number
  sum: number
  readonly next: Node[]
}

/** Tries in one round of thought. */
const tries = 40
/** More rounds don't change the choice. */
const enough = 600
/** How much a choice seldom tried is favoured; found by self-play between 0.15 and 0.5. */
const curiosity = 0.25

/**
 * Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse): each try deals the unseen cards again as they
 * may lie, walks down one tree common to all deals, everybody choosing what did them good so far among what is legal
 * in this deal, adds one node, and plays the hand out. The choice most tried is the answer.
 */
export function thinkAhead(
  rules: Rules,
  view: WhistView,
  seat: string,
  choices: readonly number[],
  thinking: Thinking,
  random: Random,
): number {
  const unseen = unseenBy(view, seat)
  const start = readBoard(view, rules)
  const board = copyBoard(start)
  const fast: FastTable = {
    table: { rules, names: [], chance: searchChance(random) },
    board,
    hands: unseen.known.slice(),
  }
  const root = newNode(0)
  const path: Node[] = []
  const by: number[] = []
  for (let round = 0; round < enough && (round === 0 || thinking.more()); round++) {
    for (let i = 0; i < tries; i++) {
      const dealt = fill(unseen, random)
      setBoard(board, start)
      for (let at = 0; at < dealt.length; at++) fast.hands[at] = dealt[at]!
      path.length = 0
      by.length = 0
      let node = root
      while (board.deals === start.deals && board.phase !== phase.over) {
        by.push(board.phase === phase.trump ? board.caller : board.turn)
        node = chosen(node, node === root ? choices : openChoices(fast), random)
        act(fast, node.choice)
        path.push(node)
        if (node.tries === 0) break
      }
      if (board.deals === start.deals && board.phase !== phase.over) playOut(fast, random)
      for (const [depth, one] of path.entries()) {
        one.tries++
        one.sum += evaluate(board, rules, by[depth]!)
      }
    }
  }
  return root.next.reduce((best, one) => (one.tries > best.tries ? one : best)).choice
}

function newNode(choice: number): Node {
  return { choice, open: 1, tries: 0, sum: 0, next: [] }
}

/** What the seat in turn may do in this deal: its legal cards, and the tap as −1. */
function openChoices({ table, board, hands }: FastTable): number[] {
  const seat = board.turn
  const out: number[] = []
  for (let suit = 0; suit < 4; suit++) {
    for (let may = playable(board, hands, seat, suit); may !== 0; may &= may - 1) {
      out.push(suit * 13 + 31 - Math.clz32(may & -may))
    }
  }
  if (board.status[seat] === status.dog && mayPass(table, board, seat)) out.push(-1)
  return out
}

/** A choice not yet tried in this place if there is one, else the most promising (UCB, by the deals it was open in). */
function chosen(node: Node, choices: readonly number[], random: Random): Node {
  let untried = 0
  let fresh = 0
  let best: Node | undefined
  let bestValue = -1
  for (const choice of choices) {
    const child = node.next.find(one => one.choice === choice)
    if (child === undefined) {
      untried++
      if (random(untried) === 0) fresh = choice
      continue
    }
    child.open++
    const value = child.sum / child.tries + curiosity * Math.sqrt(Math.log(child.open) / child.tries)
    if (value > bestValue) {
      bestValue = value
      best = child
    }
  }
  if (best !== undefined && untried === 0) return best
  const child = newNode(fresh)
  node.next.push(child)
  return child
}
