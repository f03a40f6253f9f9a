import type { Random } from '../../src-engine/core/random.ts'
import { newBoard, phase, status, type Hands } from '../../src-engine/whist/board.ts'
import { act, randomCard, type FastTable } from '../../src-engine/whist/bots/fast.ts'
import { deal } from '../../src-engine/whist/hands.ts'
import type { Rules, Table } from '../../src-engine/whist/rules.ts'
import { mayPass } from '../../src-engine/whist/tricks.ts'
import type { WhistChance } from '../../src-engine/whist/whist-chance.ts'

/** Deals a new game in the fast form. */
export function fastGame(rules: Rules, seats: number, dealer: number, chance: WhistChance): FastTable {
  const table: Table = { rules, names: [], chance }
  const board = newBoard(seats, rules.lives, dealer)
  board.cards = rules.firstSizes[seats]!
  const hands: Hands = Array.from({ length: seats * 4 }, () => 0)
  deal(table, board, hands)
  return { table, board, hands }
}

/** One action by the player who must act, chosen evenly among what is legal; gives the card, the suit called or −1 for a tap. */
export function randomStep(fast: FastTable, random: Random): number {
  const choice = randomChoice(fast, random)
  act(fast, choice)
  return choice
}

function randomChoice({ table, board, hands }: FastTable, random: Random): number {
  if (board.phase === phase.trump) return random(4)
  const seat = board.turn
  if (board.status[seat] === status.dog && mayPass(table, board, seat) && random(2) === 0) return -1
  return randomCard(board, hands, seat, random)
}
