import { pack } from '../cards/french.ts'
import type { Board } from './board.ts'
import type { Draw } from './events.ts'
import type { Table } from './rules.ts'

/**
 * Settles a tie for most tricks: one draw, equal ranks by suit (RULES AOB-6), cuts until one is highest (KOW-3),
 * or a lot (KW-4). Everybody sees it.
 */
export function settle(table: Table, board: Board, tied: readonly number[], what: 'deal' | 'trump'): number {
  const { rules, chance, names, emit } = table
  const draws: Draw[] = []
  let left = tied
  if (rules.tie === 'lot') {
    board.draws++
    left = [chance.lot(board, tied)]
  }
  while (left.length > 1) {
    board.draws++
    const drawn = chance.cut(board, left)
    if (emit !== undefined) draws.push(Object.fromEntries(left.map((seat, i) => [names[seat]!, pack[drawn[i]!]!])))
    const values = drawn.map(card => worth(card, rules.tie === 'suits'))
    const best = Math.max(...values)
    left = left.filter((_, i) => values[i] === best)
  }
  const winner = left[0]!
  emit?.({
    type: 'tie',
    seats: tied.map(seat => names[seat]!),
    what,
    draws,
    winner: names[winner]!,
  })
  return winner
}

/** Higher ranks first; where suits count: hearts, diamonds, clubs, spades, which is the order of the pack. */
function worth(card: number, bySuit: boolean): number {
  const suit = (card / 13) | 0
  const rank = card - suit * 13
  return bySuit ? rank * 4 + 3 - suit : rank
}
