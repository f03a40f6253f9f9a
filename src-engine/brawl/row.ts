import type { Card } from './cards.ts'
import { emptyStack, stackOf, type Stack } from './stack.ts'

/** Which of a zone's two sides: 0 the first seat's (or team's), 1 the other's. */
export type Side = 0 | 1
export const sides: readonly Side[] = [0, 1]

/** What lies on a Base itself, bottom to top, with what follows from it. */
export interface Modifiers {
  readonly cards: readonly Card[]
  readonly frozen: boolean
  /** An odd number of Reverses since the last Press on one (RULES BRL-7, BRL-10). */
  readonly reversed: boolean
  readonly nulled: boolean
  readonly held: boolean
}

/** A play that was not legal and still stands (RULES BRL-17). `pile`: a side, or the Base itself. */
export interface Wrong {
  readonly by: Side
  readonly pile: Side | 'base'
  readonly at: number
}

/** Who put down each card that lies here, by index among the players; -1 where nobody knows (a position that was set up). */
export interface Laid {
  readonly on: readonly number[]
  readonly sides: readonly [readonly number[], readonly number[]]
}

export interface Base {
  /** Names the Base for its whole life, wherever it stands in the row. */
  readonly id: number
  readonly owner: Side
  readonly modifiers: Modifiers
  readonly stacks: readonly [Stack, Stack]
  readonly wrong: readonly Wrong[]
  readonly laid: Laid
  /** Somebody called a foul on it. */
  readonly called: boolean
}

const untouched: Modifiers = modifiersOf([])

export function modifiersOf(cards: readonly Card[]): Modifiers {
  let reverses = 0
  let nulls = 0
  let holds = 0
  let frozen = false
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!
    if (card === 'freeze') frozen = true
    else if (card === 'reverse') reverses++
    else if (card === 'null') nulls++
    else if (card === 'hold') holds++
    else if (card === 'press') {
      const below = cards[i - 1]
      if (below === 'reverse') reverses = 0
      else if (below === 'null') nulls--
      else if (below === 'hold') holds--
    }
  }
  return { cards, frozen, reversed: reverses % 2 === 1, nulled: nulls > 0, held: holds > 0 }
}

/** Nobody knows who put what. */
export const nobodys: Laid = { on: [], sides: [[], []] }

export function newBase(id: number, owner: Side): Base {
  return { id, owner, modifiers: untouched, stacks: [emptyStack, emptyStack], wrong: [], laid: nobodys, called: false }
}

/** The Base with one more card on one side of it, put there by this player. */
export function withCard(base: Base, side: Side, card: Card, by = -1): Base {
  const grown = stackOf([...base.stacks[side].cards, card])
  const [first, second] = base.laid.sides
  const sides: Laid['sides'] = side === 0 ? [[...first, by], second] : [first, [...second, by]]
  const stacks: Base['stacks'] = side === 0 ? [grown, base.stacks[1]] : [base.stacks[0], grown]
  return { ...base, stacks, laid: { ...base.laid, sides } }
}

/** The Base with one more card on the Base itself, put there by this player. */
export function withModifier(base: Base, card: Card, by = -1): Base {
  const modifiers = modifiersOf([...base.modifiers.cards, card])
  return { ...base, modifiers, laid: { ...base.laid, on: [...base.laid.on, by] } }
}

/** Who would win the Base as it lies: most Hits, reversed fewest, equal its owner; a Null, or two forfeits, nobody. */
export function leaderOf(base: Base): Side | undefined {
  if (base.modifiers.nulled) return undefined
  if (base.wrong.length > 0) {
    const [first, second] = [base.wrong.some(claim => claim.by === 0), base.wrong.some(claim => claim.by === 1)]
    return first && second ? undefined : first ? 1 : 0
  }
  const [a, b] = [base.stacks[0].hits, base.stacks[1].hits]
  if (a === b) return base.owner
  return a > b !== base.modifiers.reversed ? 0 : 1
}

/** How many Bases each side would win as they lie, with those forfeited off the table. */
export function countBases(row: readonly Base[], forfeited: readonly [number, number]): [number, number] {
  const won: [number, number] = [forfeited[0], forfeited[1]]
  for (const base of row) {
    const leader = leaderOf(base)
    if (leader !== undefined) won[leader]++
  }
  return won
}

/** Neither end of the row: what a Clear may not take (RULES BRL-9). */
export function isInner(row: readonly unknown[], index: number): boolean {
  return index > 0 && index < row.length - 1
}
