/** The cards of Brawl as they are written everywhere: actions, records, views, scenarios (SCENARIOS, Brawl). */
export const colours = ['red', 'blue', 'green'] as const
export type Colour = (typeof colours)[number]

export const cards = [
  'base',
  ...colours.map(colour => `hit-${colour}` as const),
  ...colours.map(colour => `hit2-${colour}` as const),
  ...colours.map(colour => `block-${colour}` as const),
  'clear',
  'press',
  'freeze',
  'dodge',
  'reverse',
  'hold',
  'null',
  'wild-block',
] as const
export type Card = (typeof cards)[number]

/** The cards that are off unless the table's host turns them on (RULES BRL-15). */
export const extraCards: readonly Card[] = ['null', 'hold', 'wild-block']

export type Kind =
  | 'base'
  | 'hit'
  | 'hit2'
  | 'block'
  | 'clear'
  | 'press'
  | 'freeze'
  | 'dodge'
  | 'reverse'
  | 'hold'
  | 'null'

/** What a card is and, where it has one, its colour. A Wild Block is a Block without a colour. */
export interface Face {
  readonly kind: Kind
  readonly colour?: Colour
}

const faces: ReadonlyMap<string, Face> = new Map(
  cards.map((card): [string, Face] => {
    if (card === 'wild-block') return [card, { kind: 'block' }]
    const [kind, colour] = card.split('-') as [Kind, Colour | undefined]
    return [card, colour === undefined ? { kind } : { kind, colour }]
  }),
)

export function isCard(text: string): text is Card {
  return faces.has(text)
}

export function faceOf(card: Card): Face {
  return faces.get(card)!
}

/** What a Hit or Hit-2 counts in scoring (RULES BRL-6). */
export function worth(card: Card): number {
  const { kind } = faceOf(card)
  return kind === 'hit' ? 1 : kind === 'hit2' ? 2 : 0
}

const goesOnBase: readonly Kind[] = ['clear', 'freeze', 'reverse', 'hold', 'null']

/** Played on the Base itself, never on a side. A Press may go on either. */
export function isForBase(card: Card): boolean {
  return goesOnBase.includes(faceOf(card).kind)
}
