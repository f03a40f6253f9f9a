/** The 52-card pack. A card is rank then suit, as in scenarios: `AH`, `TD`, `2S`. */
export const suits = ['H', 'D', 'C', 'S'] as const
export type Suit = (typeof suits)[number]
/** From low to high: aces are high in every game of the house (RULES AOB-1). */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof ranks)[number]
export type Card = `${Rank}${Suit}`

export const pack: readonly Card[] = suits.flatMap(suit => ranks.map((rank): Card => `${rank}${suit}`))
const numbers: ReadonlyMap<string, number> = new Map(pack.map((card, index) => [card, index]))

export function isCard(text: string): text is Card {
  return numbers.has(text)
}
export function isSuit(text: string): text is Suit {
  return (suits as readonly string[]).includes(text)
}
export function suitOf(card: Card): Suit {
  return card[1] as Suit
}
/** 2 for the two up to 14 for the ace. */
export function heightOf(card: Card): number {
  return ranks.indexOf(card[0] as Rank) + 2
}

/** A card's place in `pack`: suit × 13 + rank, for tables of bits. */
export function numberOf(card: Card): number {
  return numbers.get(card)!
}
