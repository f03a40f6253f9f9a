import { standing, status, type Board } from '../board.ts'
import { bits } from '../bots/fast.ts'
import type { Unseen } from '../bots/sample.ts'
import type { Rules } from '../rules.ts'
import { playable } from '../tricks.ts'
import { Line, mostPlays } from './line.ts'

/**
 * A hand of which one knows one's own cards and what was played. The others may play any card that could still be theirs:
 * which one they hold is settled only when they play it, always by what hurts most. So what the seat forces here it forces
 * in every deal that fits what it has seen, and without needing to know which of them it is.
 */
export class HiddenLine extends Line {
  readonly #voids: number[]
  readonly #voidsBefore = new Int8Array(mostPlays)

  constructor(rules: Rules, board: Readonly<Board>, { cards, voids, known }: Unseen, me: number) {
    const left = known.slice(me * 4, me * 4 + 4)
    for (const card of cards) left[(card / 13) | 0]! |= 1 << (card % 13)
    super(rules, board, known, me, left)
    // A dog need not follow suit, so it tells nothing (RULES KOW-5).
    this.#voids = voids.map((suits, seat) => (board.status[seat] === status.dog ? 0 : suits))
  }

  choices(into: Int8Array, from: number): number {
    const { board, fast, me } = this
    const seat = board.turn
    let count = from
    if (seat === me) {
      for (let suit = 0; suit < 4; suit++) {
        const may = playable(board, fast.hands, seat, suit)
        if (may !== 0) count = this.addCards(into, count, suit, may)
      }
      return this.addTap(into, count) - from
    }
    const led = board.plays === 0 || board.status[seat] === status.dog ? -1 : (board.card[0]! / 13) | 0
    for (let suit = 0; suit < 4; suit++) {
      const unseen = this.#unseen(suit)
      if (unseen === 0 || (this.#voids[seat]! >> suit) & 1) continue
      const shown = led < 0 || led === suit ? 0 : 1 << led
      if (this.#fits(seat, suit, shown)) count = this.addCards(into, count, suit, unseen)
    }
    return this.addTap(into, count) - from
  }

  override play(choice: number): void {
    const { board, depth } = this
    const seat = board.turn
    this.#voidsBefore[depth] = this.#voids[seat]!
    if (seat !== this.me && choice >= 0 && board.plays > 0 && board.status[seat] !== status.dog) {
      const led = (board.card[0]! / 13) | 0
      if (((choice / 13) | 0) !== led) this.#voids[seat]! |= 1 << led
    }
    super.play(choice)
  }

  override takeBack(): void {
    super.takeBack()
    this.#voids[this.board.turn] = this.#voidsBefore[this.depth]!
  }

  /** By suit how many unseen cards lie above, between and below one's own, then who is out of which suits. */
  key(into: Float64Array, at: number): void {
    for (let suit = 0; suit < 4; suit++) {
      const own = this.fast.hands[this.me * 4 + suit]!
      let key = 1
      let run = 0
      for (let cards = this.left[suit]!; cards !== 0;) {
        const top = 1 << (31 - Math.clz32(cards))
        if ((own & top) === 0) run++
        else {
          key = key * 16 + run
          run = 0
        }
        cards ^= top
      }
      into[at + suit] = key * 16 + run
    }
    let voids = 0
    for (let seat = 0; seat < this.board.seats; seat++) voids = voids * 16 + this.#voids[seat]!
    into[at + 4] = voids
    into[at + 5] = this.turnKey()
  }

  most(): number {
    return this.board.held[this.me]!
  }

  #unseen(suit: number): number {
    return this.left[suit]! & ~this.fast.hands[this.me * 4 + suit]!
  }

  /** Whether the unseen cards can still be dealt so that all fits, once a seat has played one of a suit and shown a void. */
  #fits(player: number, played: number, shown: number): boolean {
    const { board, me } = this
    for (let among = 0; among < 16; among++) {
      let there = (among >> played) & 1 ? -1 : 0
      for (let suit = 0; suit < 4; suit++) if ((among >> suit) & 1) there += bits(this.#unseen(suit))
      for (let seat = 0; seat < board.seats && there >= 0; seat++) {
        if (seat === me || !standing(board, seat)) continue
        const voids = this.#voids[seat]! | (seat === player ? shown : 0)
        if ((15 & ~voids & ~among) === 0) there -= board.held[seat]! - (seat === player ? 1 : 0)
      }
      if (there < 0) return false
    }
    return true
  }
}
