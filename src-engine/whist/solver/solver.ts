import { phase } from '../board.ts'
import { winning } from '../tricks.ts'
import { keyLength, mostChoices, mostPlays, type Line } from './line.ts'

/** What a seat can force by one choice. */
export interface Forced {
  /** A card by number, a suit while trump is called, −1 for the tap. */
  readonly choice: number
  /** The tricks it has in this hand whatever the others do from here on, those it has already included. */
  readonly tricks: number
  /** Whether it can force no more: false where the nodes ran out before that was known. */
  readonly exact: boolean
  /** Where it is not exact: so many tricks ahead all was looked through, and no further one can be forced within them. */
  readonly depth?: number
}

/** Positions kept at most, as a power of two. */
const mostKept = 16
/** A search without a limit on how many tricks it looks ahead. */
const toTheEnd = 1000

/**
 * What the seat can force by each of its choices, whatever the others do: exactly for two players; for more the others are
 * held to play together against it. Alpha-beta over how many tricks, with cards alike tried once and positions kept.
 * `nodes`: plays looked at for each choice at most.
 */
export function forced(line: Line, choices: readonly number[], nodes: number): readonly Forced[] {
  const search = new Search(line)
  return choices.map(choice => {
    line.play(choice)
    const found = search.tricks(nodes)
    line.takeBack()
    return { choice, ...found }
  })
}

/** Whether the seat can force so many tricks from here on; nothing where the nodes ran out. */
export function canForce(line: Line, tricks: number, nodes: number): boolean | undefined {
  const search = new Search(line)
  return search.can(tricks - line.board.tricks[line.me]!, toTheEnd, nodes)
}

class Search {
  readonly #line: Line
  readonly #table: Positions
  readonly #keys = new Float64Array(mostPlays * keyLength)
  readonly #moves = new Int8Array(mostPlays * mostChoices)
  readonly #order = new Float64Array(mostPlays * mostChoices)
  /** How often a card settled a position, for the seat and for the others: such cards are tried first. */
  readonly #settled = new Float64Array(2 * 53)
  #nodes = 0
  #limit = 0

  constructor(line: Line) {
    this.#line = line
    const cards = line.board.held.reduce((sum, held) => sum + held, 0)
    this.#table = new Positions(2 ** Math.min(mostKept, cards))
  }

  /** How many tricks can be forced, and whether that is all. */
  tricks(nodes: number): Omit<Forced, 'choice'> {
    const { board, me } = this.#line
    const had = board.tricks[me]!
    let more = 0
    for (;;) {
      const can = this.can(more + 1, toTheEnd, nodes)
      if (can === false) return { tricks: had + more, exact: true }
      if (can === undefined) break
      more++
    }
    // Then as far ahead as as many nodes again go.
    const tricks = Math.max(...board.held) + 1
    let depth = 0
    for (let left = nodes; depth < tricks; left -= this.#nodes) {
      const can = this.can(more + 1, depth + 1, left)
      if (can === undefined) return { tricks: had + more, exact: false, depth }
      if (can) more++
      else depth++
    }
    return { tricks: had + more, exact: true }
  }

  /** Whether so many more tricks can be forced within so many tricks from here; nothing where the nodes run out. */
  can(need: number, ahead: number, nodes: number): boolean | undefined {
    this.#nodes = 0
    this.#limit = nodes
    const can = this.#can(need, ahead, 0)
    return this.#nodes > nodes ? undefined : can
  }

  #can(need: number, ahead: number, ply: number): boolean {
    const line = this.#line
    const { board, me } = line
    if (need <= 0) return true
    if (board.phase === phase.over || ahead === 0) return false
    const isStart = line.isBetweenTricks()
    if (isStart) {
      if (line.sure() >= need) return true
      if (line.most() < need) return false
      this.#key(ahead, ply)
      const known = this.#table.answer(this.#keys, ply * keyLength, need)
      if (known !== undefined) return known
    }
    if (++this.#nodes > this.#limit) return false
    const isMine = board.turn === me
    const side = isMine ? 0 : 53
    const first = ply * mostChoices
    const count = line.choices(this.#moves, first)
    this.#sort(first, count, side)
    let result = !isMine
    for (let at = first; at < first + count; at++) {
      const choice = this.#moves[at]!
      const had = board.tricks[me]!
      line.play(choice)
      const gained = board.tricks[me]! - had
      const ended = line.isBetweenTricks() || board.phase === phase.over
      const can = this.#can(need - gained, ended ? ahead - 1 : ahead, ply + 1)
      line.takeBack()
      if (this.#nodes > this.#limit) return false
      if (can !== isMine) continue
      this.#settled[side + choice + 1]! += 1
      result = isMine
      break
    }
    if (isStart) this.#table.keep(this.#keys, ply * keyLength, need, result)
    return result
  }

  #key(ahead: number, ply: number): void {
    const at = ply * keyLength
    this.#line.key(this.#keys, at)
    this.#keys[at + 5]! += ahead > 64 ? 0 : (ahead + 1) * 2 ** 24
  }

  /** The choices most likely to settle it first: those that did before, those that win the trick, cheap before dear. */
  #sort(first: number, count: number, side: number): void {
    const { board } = this.#line
    const best = board.plays === 0 ? -1 : board.card[winning(board)]!
    const bestSuit = (best / 13) | 0
    const wanted = side === 0 || (board.plays > 0 && board.by[winning(board)] === this.#line.me)
    for (let at = first; at < first + count; at++) {
      const card = this.#moves[at]!
      const suit = (card / 13) | 0
      const height = (card % 13) + (suit === board.trump ? 13 : 0)
      let worth = -height
      if (card < 0) worth = side === 0 ? -40 : 0
      else if (best < 0) worth = height
      else if (wanted && (suit === bestSuit ? card > best : suit === board.trump)) worth = 40 - height
      worth += this.#settled[side + card + 1]! * 0.01
      let to = at
      for (; to > first && this.#order[to - 1]! < worth; to--) {
        this.#order[to] = this.#order[to - 1]!
        this.#moves[to] = this.#moves[to - 1]!
      }
      this.#order[to] = worth
      this.#moves[to] = card
    }
  }
}

/** What is known of positions: so many tricks can be forced from there, and so many not. A newer one takes an older's slot. */
class Positions {
  readonly #keys: Float64Array
  readonly #can: Int8Array
  readonly #cannot: Int8Array

  constructor(slots: number) {
    this.#keys = new Float64Array(slots * keyLength)
    this.#can = new Int8Array(slots)
    this.#cannot = new Int8Array(slots)
  }

  /** Whether so many can be forced; nothing where that is not known. */
  answer(keys: Float64Array, at: number, need: number): boolean | undefined {
    const slot = this.#slot(keys, at)
    if (!this.#holds(slot, keys, at)) return undefined
    if (need <= this.#can[slot]!) return true
    return need >= this.#cannot[slot]! ? false : undefined
  }

  keep(keys: Float64Array, at: number, need: number, can: boolean): void {
    const slot = this.#slot(keys, at)
    if (!this.#holds(slot, keys, at)) {
      for (let i = 0; i < keyLength; i++) this.#keys[slot * keyLength + i] = keys[at + i]!
      this.#can[slot] = 0
      this.#cannot[slot] = 127
    }
    if (can) this.#can[slot] = Math.max(this.#can[slot]!, need)
    else this.#cannot[slot] = Math.min(this.#cannot[slot]!, need)
  }

  #holds(slot: number, keys: Float64Array, at: number): boolean {
    for (let i = 0; i < keyLength; i++) if (this.#keys[slot * keyLength + i] !== keys[at + i]) return false
    return true
  }

  #slot(keys: Float64Array, at: number): number {
    let hash = 0
    for (let i = 0; i < keyLength; i++) {
      const key = keys[at + i]!
      const low = key | 0
      hash = Math.imul(hash ^ low, 0x9e3779b1)
      hash = Math.imul((hash ^ (hash >>> 15)) + ((key / 2 ** 32) | 0), 0x85ebca6b)
    }
    return (hash ^ (hash >>> 13)) & (this.#can.length - 1)
  }
}
