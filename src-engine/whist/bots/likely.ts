import { numberOf } from '../../cards/french.ts'
import type { Random } from '../../core/random.ts'
import { copyBoard, status, type Board, type Hands } from '../board.ts'
import type { State } from '../state.ts'
import { playable, winning } from '../tricks.ts'
import { lastToAct, sensibleCard } from './playout.ts'
import { fill, type Unseen } from './sample.ts'

/**
 * How much rather people who play well play a card: for the one a rule of thumb would choose, by its rank (from two to ace),
 * for a trump, and for the highest left of its suit when leading, or one that wins as things stand when following. For who
 * has no trick yet, and for who has one. Fitted to some 13,000 plays of hard bots and of bots that sample and solve.
 */
const leaning = {
  lead: [
    [0.4, 1.9, 0, 0.7],
    [0.65, 2, 0.45, 0.25],
  ],
  follow: [
    [0.75, -1.6, -0.25, 2.7],
    [1.1, -1.5, 0.6, 1.2],
  ],
  last: [
    [0.75, -1.6, -0.25, 3.1],
    [1.1, -1.5, 0.6, 1.1],
  ],
} as const

/** By way of playing, rank, and whether it is sensible (1), a trump (2) and good (4). */
const worths = Float64Array.from({ length: 6 * 13 * 8 }, (_, at) => {
  const rank = (at >> 3) % 13
  const way = Math.floor(at / 104)
  const [sensible, height, trump, good] = leaning[(['lead', 'follow', 'last'] as const)[way >> 1]!][way & 1]!
  return Math.exp((at & 1) * sensible + (rank / 12) * height + ((at >> 1) & 1) * trump + ((at >> 2) & 1) * good)
})

/** A play somebody else made in this hand, as the table was before it. */
interface Seen {
  readonly seat: number
  readonly card: number
  readonly board: Board
  /** By suit, what the seat played of it from then on. */
  readonly since: readonly number[]
  /** By suit, what nobody had shown yet. */
  readonly left: readonly number[]
  readonly way: number
}

/** Deals to choose among at first; one more comes with each that is asked for. */
const atFirst = 16
/** As fine as a deal is chosen. */
const fine = 2 ** 30

/**
 * Deals the unseen cards as they may lie: a deal comes the more often the better it explains what the others have played in
 * this hand. Reads no more of the state than the seat in place `me` may know.
 */
export function likelyDeals(state: State, me: number, unseen: Unseen): (random: Random) => Hands {
  const seen = playsSeen(state, me)
  if (seen.length === 0) return random => fill(unseen, random)
  const scratch = unseen.known.slice()
  const deals: Hands[] = []
  /** How likely all deals up to each are together. */
  const sums: number[] = []
  return random => {
    do {
      const hands = fill(unseen, random)
      sums.push((sums.at(-1) ?? 0) + likelihood(seen, hands, scratch))
      deals.push(hands)
    } while (deals.length < atFirst)
    const wanted = (sums.at(-1)! * random(fine)) / fine
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! > wanted) high = middle
      else low = middle + 1
    }
    return deals[low]!
  }
}

/** How likely the plays seen are if the hands lie so. */
function likelihood(seen: readonly Seen[], hands: Hands, scratch: Hands): number {
  let all = 1
  for (const { seat, card, board, since, left, way } of seen) {
    const first = seat * 4
    for (let suit = 0; suit < 4; suit++) scratch[first + suit] = hands[first + suit]! | since[suit]!
    const sensible = sensibleCard(board, scratch, seat)
    const best = board.plays === 0 ? -1 : board.card[winning(board)]!
    const bestSuit = (best / 13) | 0
    let sum = 0
    let own = 0
    for (let suit = 0; suit < 4; suit++) {
      const trump = suit === board.trump ? 2 : 0
      const top = 31 - Math.clz32(left[suit]!)
      for (let may = playable(board, scratch, seat, suit); may !== 0; may &= may - 1) {
        const rank = 31 - Math.clz32(may & -may)
        const one = suit * 13 + rank
        const good = best < 0 ? rank === top : suit === bestSuit ? one > best : trump > 0
        const worth = worths[(way * 13 + rank) * 8 + (one === sensible ? 1 : 0) + trump + (good ? 4 : 0)]!
        sum += worth
        if (one === card) own = worth
      }
    }
    if (sum > 0) all *= own / sum
  }
  return all
}

/** What the others played in this hand where they had a choice of cards; a dog's one card tells nothing. */
function playsSeen({ board, names, tricks }: State, me: number): Seen[] {
  const played: { readonly by: number; readonly card: number; readonly trick: number }[] = []
  const taps: number[] = []
  for (const [trick, { plays, taps: tapped }] of tricks.entries()) {
    for (const { by, card } of plays) played.push({ by: names.indexOf(by), card: numberOf(card), trick })
    taps.push(tapped.reduce((bits, name) => bits | (1 << names.indexOf(name)), 0))
  }
  for (let at = 0; at < board.plays; at++)
    played.push({ by: board.by[at]!, card: board.card[at]!, trick: tricks.length })
  taps.push(board.tapped)
  // The table goes back to the beginning of the hand, and then play by play on again.
  const now = copyBoard(board)
  now.tricks.fill(0)
  const since = board.held.map(() => [0, 0, 0, 0])
  const left = [8191, 8191, 8191, 8191]
  if (board.turnUp >= 0) left[(board.turnUp / 13) | 0]! &= ~(1 << (board.turnUp % 13))
  for (const { by, card } of played) {
    since[by]![(card / 13) | 0]! |= 1 << (card % 13)
    now.held[by]!++
  }
  const seen: Seen[] = []
  let trick = -1
  for (const { by, card, trick: of } of played) {
    if (of !== trick) {
      if (trick >= 0) now.tricks[now.by[winning(now)]!]!++
      trick = of
      now.plays = 0
      now.acted = taps[of]!
    }
    const suit = (card / 13) | 0
    const bit = 1 << (card % 13)
    if (by !== me && now.status[by] === status.in && now.held[by]! > 1) {
      const way = (now.plays === 0 ? 0 : lastToAct(now, by) ? 4 : 2) + (now.tricks[by]! > 0 ? 1 : 0)
      seen.push({ seat: by, card, board: copyBoard(now), since: since[by]!.slice(), left: left.slice(), way })
    }
    since[by]![suit]! &= ~bit
    left[suit]! &= ~bit
    now.by[now.plays] = by
    now.card[now.plays++] = card
    now.acted |= 1 << by
    now.held[by]!--
  }
  return seen
}
