import { faceOf, worth, type Card, type Colour } from './cards.ts'

/** What may be put on a string of cards: `bare` like a Base's own side, a colour of Hits, or nothing but a Press. */
export type Open = 'bare' | Colour | 'block' | 'junk'

/** One side's string of cards on a Base, bottom to top, with what follows from it. Made by `stackOf`, never changed. */
export interface Stack {
  readonly cards: readonly Card[]
  /** As it would be scored now (RULES BRL-6, BRL-8). */
  readonly hits: number
  readonly open: Open
  /** Whether a Press goes on it: the uppermost card itself is a Block or a Dodge (RULES BRL-7). */
  readonly pressable: boolean
}

/** Reads a string of cards from the bottom up. All rules about what a card does to those below it are in this file. */
export function stackOf(cards: readonly Card[]): Stack {
  // Cards that still count: a Press removes the Block or Dodge directly below it, and itself.
  const live: Card[] = []
  let standing = false
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!
    const { kind } = faceOf(card)
    if (kind === 'press') {
      if (standing && isPressable(cards[i - 1])) live.pop()
      standing = false
    } else if (kind === 'dodge' && worthOf(live.at(-1)) === 0) {
      // Not on a Hit: it was no legal play, and is ignored (RULES BRL-17).
      standing = false
    } else {
      live.push(card)
      standing = true
    }
  }
  let hits = 0
  for (let i = live.length - 1; i >= 0 && live[i] !== 'dodge'; i--) hits += worth(live[i]!)
  return { cards, hits, open: openOf(live.at(-1)), pressable: isPressable(cards.at(-1)) }
}

function worthOf(card: Card | undefined): number {
  return card === undefined ? 0 : worth(card)
}

function isPressable(card: Card | undefined): boolean {
  if (card === undefined) return false
  const { kind } = faceOf(card)
  return kind === 'block' || kind === 'dodge'
}

function openOf(top: Card | undefined): Open {
  if (top === undefined || top === 'dodge') return 'bare'
  const { kind, colour } = faceOf(top)
  if (kind === 'block') return 'block'
  return (kind === 'hit' || kind === 'hit2') && colour !== undefined ? colour : 'junk'
}

export const emptyStack: Stack = stackOf([])
