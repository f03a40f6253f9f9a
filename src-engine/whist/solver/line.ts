import { mayPass, playable } from '../tricks.ts'
import { copyBoard, phase, setBoard, standing, type Board, type Hands } from '../board.ts'
import { act, type FastTable } from '../bots/fast.ts'
import type { Rules } from '../rules.ts'

/** Numbers that tell positions at the beginning of a trick apart: four suits, what the seats showed, and whose turn it is. */
export const keyLength = 6
/** More choices than a seat can have. */
export const mostChoices = 64
/** More plays than a hand has, taps included. */
export const mostPlays = 128

/**
 * A hand that the solver plays on in place and takes back: one seat (`me`) against all others together. Who holds which
 * card is all known in `OpenLine`, and only one's own cards in `HiddenLine`.
 */
export abstract class Line {
  readonly board: Board
  readonly me: number
  protected readonly fast: FastTable
  /** By suit what is still in hands that play, or may be. */
  protected readonly left: number[]
  readonly #before: Board[] = []
  readonly #leftBefore = new Int32Array(mostPlays)
  readonly #handBefore = new Int32Array(mostPlays)
  readonly #cards = new Int16Array(mostPlays)
  protected depth = 0

  /** `left`: four masks of all cards that may still be played. The board and the hands are copied. */
  constructor(rules: Rules, board: Readonly<Board>, hands: Hands, me: number, left: readonly number[]) {
    this.board = copyBoard(board)
    this.me = me
    this.left = left.slice()
    // The hand is looked at alone, so nothing is dealt after it.
    const table = { rules: { ...rules, oneHand: true }, names: [], chance: noChance }
    this.fast = { table, board: this.board, hands: hands.slice() }
  }

  /** What the seat in turn may do: cards, of those that are alike the highest, or −1 for the tap. Gives how many there are. */
  abstract choices(into: Int8Array, at: number): number
  /** Writes what tells this position apart, at the beginning of a trick. */
  abstract key(into: Float64Array, at: number): void
  /** More tricks than the seat can win, by what is easily seen. */
  abstract most(): number

  /** What the seats hold, as far as it is known. */
  get hands(): Hands {
    return this.fast.hands
  }

  /** Does a choice of the seat in turn. */
  play(choice: number): void {
    const { board, depth, fast, left } = this
    const before = this.#before[depth]
    if (before === undefined) this.#before[depth] = copyBoard(board)
    else setBoard(before, board)
    this.#cards[depth] = choice
    if (choice >= 0 && board.phase === phase.play) {
      const suit = (choice / 13) | 0
      this.#leftBefore[depth] = left[suit]!
      this.#handBefore[depth] = fast.hands[board.turn * 4 + suit]!
      left[suit]! &= ~(1 << (choice - suit * 13))
    }
    this.depth = depth + 1
    act(fast, choice)
  }

  /** Takes the last choice back. */
  takeBack(): void {
    const depth = --this.depth
    const { board, fast, left } = this
    setBoard(board, this.#before[depth]!)
    const choice = this.#cards[depth]!
    if (choice < 0 || board.phase === phase.trump) return
    const suit = (choice / 13) | 0
    left[suit] = this.#leftBefore[depth]!
    fast.hands[board.turn * 4 + suit] = this.#handBefore[depth]!
  }

  /** Whether no card of the next trick is on the table yet. */
  isBetweenTricks(): boolean {
    return this.board.plays === 0 && this.board.acted === 0
  }

  /** Tricks the seat wins whatever happens: the highest trumps, where it holds them all. */
  sure(): number {
    const { board, fast, left, me } = this
    if (board.trump < 0) return 0
    return topRun(left[board.trump]!, fast.hands[me * 4 + board.trump]!)
  }

  /** Adds the cards of `from` in a suit that differ: not those next below another of them, among all that still matter. */
  protected addCards(into: Int8Array, at: number, suit: number, from: number): number {
    let between = this.left[suit]! & ~from
    for (let i = 0; i < this.board.plays; i++) {
      const card = this.board.card[i]! - suit * 13
      if (card >= 0 && card < 13) between |= 1 << card
    }
    let count = at
    for (let cards = from; cards !== 0;) {
      const top = 31 - Math.clz32(cards)
      into[count++] = suit * 13 + top
      const lower = between & ((1 << top) - 1)
      // What lies above the next card of somebody else is like this one.
      cards &= lower === 0 ? 0 : (1 << (31 - Math.clz32(lower))) - 1
    }
    return count
  }

  protected addTap(into: Int8Array, at: number): number {
    if (!mayPass(this.fast.table, this.board, this.board.turn)) return at
    into[at] = -1
    return at + 1
  }

  /** Whose turn it is, who still holds a card, and what is trump: below 2 ** 24. */
  protected turnKey(): number {
    const { board } = this
    let key = 0
    for (let seat = 0; seat < board.seats; seat++) if (board.held[seat]! > 0) key |= 1 << seat
    return (key * 16 + board.turn) * 8 + board.trump + 1
  }
}

/** A hand with all cards known. */
export class OpenLine extends Line {
  readonly #owner = new Int8Array(52)

  constructor(rules: Rules, board: Readonly<Board>, hands: Hands, me: number) {
    const left = [0, 0, 0, 0]
    const playing = hands.map((mask, at) => (standing(board, at >> 2) ? mask : 0))
    for (const [at, mask] of playing.entries()) left[at & 3]! |= mask
    super(rules, board, playing, me, left)
    for (const [at, mask] of playing.entries()) {
      for (let rank = 0; rank < 13; rank++) if ((mask >> rank) & 1) this.#owner[(at & 3) * 13 + rank] = (at >> 2) + 1
    }
  }

  choices(into: Int8Array, from: number): number {
    const { board, fast } = this
    let count = from
    for (let suit = 0; suit < 4; suit++) {
      const may = playable(board, fast.hands, board.turn, suit)
      if (may !== 0) count = this.addCards(into, count, suit, may)
    }
    return this.addTap(into, count) - from
  }

  /** By suit, from the highest card down, who holds it: how many cards were above or between them does not matter. */
  key(into: Float64Array, at: number): void {
    const seats = this.board.seats + 1
    for (let suit = 0; suit < 4; suit++) {
      let key = 0
      for (let cards = this.left[suit]!; cards !== 0;) {
        const top = 31 - Math.clz32(cards)
        key = key * seats + this.#owner[suit * 13 + top]!
        cards ^= 1 << top
      }
      into[at + suit] = key
    }
    into[at + 4] = 0
    into[at + 5] = this.turnKey()
  }

  /** One trick a card, but those that another takes with the highest trumps. */
  most(): number {
    const { board, fast, left, me } = this
    const { trump } = board
    if (trump < 0 || left[trump] === 0) return board.held[me]!
    const holder = this.#owner[trump * 13 + 31 - Math.clz32(left[trump]!)]! - 1
    if (holder === me) return board.held[me]!
    let tricks = 0
    for (let seat = 0; seat < board.seats; seat++) tricks = Math.max(tricks, board.held[seat]!)
    return Math.min(board.held[me]!, tricks - topRun(left[trump]!, fast.hands[holder * 4 + trump]!))
  }
}

/** How many of the highest cards of `all` are in `held`, one after another. */
function topRun(all: number, held: number): number {
  let count = 0
  for (let cards = all; cards !== 0; count++) {
    const top = 1 << (31 - Math.clz32(cards))
    if ((held & top) === 0) break
    cards ^= top
  }
  return count
}

const noChance = {
  deal: () => -1,
  trump: () => 0,
  cut: () => [],
  lot: (_board: Board, tied: readonly number[]) => tied[0]!,
}
