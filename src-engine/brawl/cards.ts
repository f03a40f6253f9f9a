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
  'base' | 'hit' | 'hit2' | 'block' | 'clear' | 'press' | 'freeze' | 'dodge' | 'reverse' | 'hold' | 'null'

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

const names: { readonly [K in Kind]: string } = {
  base: 'Base',
  hit: 'Hit',
  hit2: 'Hit-2',
  block: 'Block',
  clear: 'Clear',
  press: 'Press',
  freeze: 'Freeze',
  dodge: 'Dodge',
  reverse: 'Reverse',
  hold: 'Hold',
  null: 'Null',
}

/** "red Hit-2", "Press": what a person calls the card. */
export function cardName(card: Card): string {
  const { kind, colour } = faceOf(card)
  if (card === 'wild-block') return 'Wild Block'
  return colour === undefined ? names[kind] : `${colour} ${names[kind]}`
}

/** The line printed on the card, made from what it is, so that it cannot say one thing and do another. */
export function cardText(card: Card): string {
  const { kind, colour } = faceOf(card)
  const on = colour === undefined ? 'a Hit or Hit-2 of any colour' : `a ${colour} Hit or Hit-2`
  switch (kind) {
    case 'base':
      return 'Goes on the left or right end of the row.'
    case 'hit':
      return `Goes on a bare side, on a Dodge, or on ${on}. Counts ${worth(card)}.`
    case 'hit2':
      return `Goes only on ${on}. Counts ${worth(card)}.`
    case 'block':
      return `Goes on ${on}. Nothing but a Press goes on it.`
    case 'clear':
      return 'Takes an outer Base away with all that lies on it: never the only one, never a frozen one.'
    case 'press':
      return 'Goes on a Block, a Dodge or a Reverse, and undoes it.'
    case 'freeze':
      return 'Goes on a Base. Nothing more is played there. When all are frozen, the game is over.'
    case 'dodge':
      return `Goes on ${on}. Everything below it counts for nothing.`
    case 'reverse':
      return 'Goes on a Base: fewest Hits win it. A second one turns it back.'
    case 'hold':
      return 'Goes on a Base, which can’t be cleared until a Press lifts this.'
    case 'null':
      return 'Goes on a Base, which counts for nobody until a Press lifts this.'
  }
}
