import type { BrawlCode } from './actions.ts'
import { faceOf, isForBase, type Card } from './cards.ts'
import { isInner, sides, type Base, type Side } from './row.ts'

/** Where a card is put: on an end of the row, on a Base itself, or on one side of a Base. */
export type Spot =
  | { readonly edge: 'left' | 'right' }
  | { readonly base: number; readonly side?: undefined }
  | { readonly base: number; readonly side: Side }

/**
 * Why a card may not go there, or nothing if it may (RULES BRL-5 … BRL-10, BRL-15). Offers, `apply`, the bots and the
 * lit-up targets all ask here and nowhere else.
 */
export function refusal(row: readonly Base[], most: number, card: Card, spot: Spot): BrawlCode | undefined {
  if ('edge' in spot) {
    if (card !== 'base') return 'no-such-base'
    return row.length >= most ? 'base-row-full' : undefined
  }
  const base = row[spot.base]
  if (base === undefined) return 'no-such-base'
  if (card === 'base') return 'not-on-a-base'
  if (base.modifiers.frozen) return 'base-frozen'
  return spot.side === undefined ? onBase(row, spot.base, base, card) : onSide(base, spot.side, card)
}

function onBase(row: readonly Base[], index: number, base: Base, card: Card): BrawlCode | undefined {
  const { kind } = faceOf(card)
  if (kind === 'press') {
    const top = base.modifiers.cards.at(-1)
    return top === 'reverse' || top === 'null' || top === 'hold' ? undefined : 'needs-block-dodge-or-reverse'
  }
  if (!isForBase(card)) return 'not-a-base-modifier'
  if (kind !== 'clear') return undefined
  if (row.length === 1) return 'only-base'
  if (isInner(row, index)) return 'middle-base'
  return base.modifiers.held ? 'base-held' : undefined
}

function onSide(base: Base, side: Side, card: Card): BrawlCode | undefined {
  const { kind, colour } = faceOf(card)
  const { open, pressable } = base.stacks[side]
  if (isForBase(card)) return 'not-a-base-modifier'
  if (kind === 'press') return pressable ? undefined : 'needs-block-dodge-or-reverse'
  if (open === 'block') return 'blocked'
  if (open === 'bare') {
    if (kind === 'hit') return undefined
    return kind === 'hit2' ? 'not-on-a-base' : 'needs-hit'
  }
  if (open === 'junk') return kind === 'hit' || kind === 'hit2' ? 'wrong-colour' : 'needs-hit'
  return colour === undefined || colour === open ? undefined : 'wrong-colour'
}

/** Everywhere the card may go in this row. */
export function spotsFor(row: readonly Base[], most: number, card: Card): Spot[] {
  const found: Spot[] = []
  if (card === 'base') {
    if (row.length < most) found.push({ edge: 'left' }, { edge: 'right' })
    return found
  }
  for (let base = 0; base < row.length; base++) {
    if (refusal(row, most, card, { base }) === undefined) found.push({ base })
    for (const side of sides) {
      if (refusal(row, most, card, { base, side }) === undefined) found.push({ base, side })
    }
  }
  return found
}

/** Whether the card may go anywhere in this row. */
export function fitsSomewhere(row: readonly Base[], most: number, card: Card): boolean {
  return spotsFor(row, most, card).length > 0
}
