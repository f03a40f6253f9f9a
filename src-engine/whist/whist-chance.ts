import { isCard, isSuit, numberOf, suits } from '../cards/french.ts'
import type { Chance } from '../core/chance.ts'
import { isList, isObject, type JsonObject } from '../core/json.ts'
import { share, type Board, type Hands } from './board.ts'

/** All that chance decides at a whist table. `whistChance` asks the match's chance by name; the search has a faster one. */
export interface WhistChance {
  /** Fills `hands` with the board's deal; gives the next card if one is turned up, else −1. */
  deal(board: Board, hands: Hands, turnUp: boolean): number
  /** The first trump where no card is turned. */
  trump(): number
  /** A card for each of these seats, from the whole pack shuffled again (RULES AOB-10, KOW-3). */
  cut(board: Board, tied: readonly number[]): number[]
  /** One of these seats (RULES KW-4). */
  lot(board: Board, tied: readonly number[]): number
}

/**
 * Chance by named draws, a scenario's answers first: `deal 1`, `draw 1`, `pick 1` … in the order they come up, `trump`.
 * A class, because every action makes one and few ask it anything.
 */
class NamedChance implements WhistChance {
  readonly #chance: Chance
  readonly #names: readonly string[]

  constructor(chance: Chance, names: readonly string[]) {
    this.#chance = chance
    this.#names = names
  }

  deal(board: Board, hands: Hands, turnUp: boolean): number {
    const chance = this.#chance
    const what = `deal ${board.deals}`
    const answer = chance.answer(what)
    const left = unshuffled()
    const given = isObject(answer) ? answer : undefined
    const filled = given === undefined ? 0 : takeGiven(given, board, hands, this.#names, left)
    const upright = turnUp && given !== undefined ? takeCard(given['turnUp'], left) : -1
    let top = 0
    let drawn = 0
    let word = 0
    const draw = (): number => {
      const rest = left.length - top
      if (drawn === 0) {
        // One draw of 32 bits is enough for the next five cards or so.
        let orders = 1
        while (drawn < rest && orders * (rest - drawn) < 2 ** 32) orders *= rest - drawn++
        word = chance.below(what, orders)
      }
      drawn--
      const at = top + (word % rest)
      word = Math.floor(word / rest)
      const card = left[at]!
      left[at] = left[top]!
      left[top++] = card
      return card
    }
    for (let seat = 0; seat < board.seats; seat++) {
      if ((filled >> seat) & 1) continue
      for (let count = share(board, seat); count > 0; count--) give(hands, seat, draw())
    }
    return turnUp && upright < 0 ? draw() : upright
  }

  trump(): number {
    const answer = this.#chance.answer('trump')
    return typeof answer === 'string' && isSuit(answer) ? suits.indexOf(answer) : this.#chance.below('trump', 4)
  }

  cut(board: Board, tied: readonly number[]): number[] {
    const what = `draw ${board.draws}`
    const answer = this.#chance.answer(what)
    const left = unshuffled()
    const drawn = tied.map(seat => (isObject(answer) ? takeCard(answer[this.#names[seat]!], left) : -1))
    return drawn.map(card => {
      if (card >= 0) return card
      return left.splice(this.#chance.below(what, left.length), 1)[0]!
    })
  }

  lot(board: Board, tied: readonly number[]): number {
    const what = `pick ${board.draws}`
    const answer = this.#chance.answer(what)
    const picked = typeof answer === 'string' ? this.#names.indexOf(answer) : -1
    return tied.includes(picked) ? picked : tied[this.#chance.below(what, tied.length)]!
  }
}

export function whistChance(chance: Chance, names: readonly string[]): WhistChance {
  return new NamedChance(chance, names)
}

export function give(hands: Hands, seat: number, card: number): void {
  const suit = (card / 13) | 0
  hands[seat * 4 + suit]! |= 1 << (card - suit * 13)
}

function unshuffled(): number[] {
  const cards: number[] = []
  for (let card = 0; card < 52; card++) cards.push(card)
  return cards
}

/** Takes the cards given to standing seats out of the pack; gives the bits of the seats served. */
function takeGiven(given: JsonObject, board: Board, hands: Hands, names: readonly string[], left: number[]): number {
  let filled = 0
  for (let seat = 0; seat < board.seats; seat++) {
    const cards = given[names[seat]!]
    if (!isList(cards) || cards.length !== share(board, seat)) continue
    for (const text of cards) {
      const card = takeCard(text, left)
      if (card >= 0) give(hands, seat, card)
    }
    filled |= 1 << seat
  }
  return filled
}

function takeCard(text: unknown, left: number[]): number {
  if (typeof text !== 'string' || !isCard(text)) return -1
  const at = left.indexOf(numberOf(text))
  if (at < 0) return -1
  return left.splice(at, 1)[0]!
}
