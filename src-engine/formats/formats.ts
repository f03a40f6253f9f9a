import type { Format, FormatId, RuleSet } from './format.ts'

/** What today's official rules settle alike for every format. */
const modern = {
  shrinks: 'next-turn',
  gaps: 'no-attack',
  rangeBasis: 'controller',
  borrowed: 'go-back',
} satisfies Partial<RuleSet>

const common = {
  life: 20,
  sharedLife: false,
  range: 'unlimited',
  moving: 'no',
  turns: 'one',
  starts: 'first-seat',
  shrinks: 'turn-in-range',
  gaps: 'attack-across',
  rangeBasis: 'booklet',
  borrowed: 'to-graveyards',
  talk: true,
  poison: 10,
  modern,
} satisfies Partial<Format>

/** The nine formats of the booklet (RULES FMT-6…16), with what today's rules play otherwise (FMT-20). */
export const formats: { readonly [Id in FormatId]: Format } = {
  'two-on-two': {
    ...common,
    id: 'two-on-two',
    seats: { exactly: [4] },
    seating: 'opposite',
    attack: 'right-opponent',
    talk: false,
    wins: 'last-team',
    modern: { ...modern, attack: 'any', talk: true },
  },
  'dci-two-on-two': {
    ...common,
    id: 'dci-two-on-two',
    seats: { exactly: [4] },
    seating: 'beside',
    attack: 'across',
    moving: 'move',
    talk: false,
    wins: 'last-team',
    modern: { ...modern, attack: 'any', moving: 'deploy', talk: true },
  },
  'two-headed-giant': {
    ...common,
    id: 'two-headed-giant',
    seats: { exactly: [4] },
    seating: 'beside',
    attack: 'any',
    life: 40,
    sharedLife: true,
    talk: false,
    wins: 'last-team',
    modern: { ...modern, life: 30, turns: 'team', poison: 15, talk: true },
  },
  emperor: {
    ...common,
    id: 'emperor',
    seats: { exactly: [6, 10] },
    seating: 'emperors',
    range: 1,
    attack: 'neighbours',
    moving: 'move',
    wins: 'emperor',
    modern: { ...modern, emperorRange: 2, moving: 'deploy', starts: 'an-emperor' },
    // The least range that reaches one enemy general, and for an emperor two.
    modernOfTen: { emperorRange: 3, innerRange: 2 },
  },
  'free-for-all': {
    ...common,
    id: 'free-for-all',
    seats: { min: 2, max: 12 },
    seating: 'ring',
    attack: 'any',
    attackChoice: ['any', 'left', 'right'],
    wins: 'last-in',
  },
  melee: {
    ...common,
    id: 'melee',
    seats: { min: 3, max: 14 },
    seating: 'ring',
    range: 1,
    attack: 'left',
    wins: 'points',
  },
  'grand-melee': {
    ...common,
    id: 'grand-melee',
    seats: { min: 15, max: 40 },
    seating: 'ring',
    range: 2,
    attack: 'left',
    turns: 'spheres',
    wins: 'points',
    modern: { ...modern, range: 1, turns: 'markers', seats: { min: 10, max: 40 } },
  },
  star: {
    ...common,
    id: 'star',
    seats: { exactly: [5] },
    seating: 'star',
    attack: 'enemies',
    wins: 'both-enemies-out',
    deck: 'two-colours',
  },
  'one-deck': {
    ...common,
    id: 'one-deck',
    seats: { min: 4, max: 12 },
    seating: 'ring',
    range: 1,
    attack: 'left',
    wins: 'points',
    deck: 'shared',
  },
}

/** Cards a shared deck must hold at least: 120 for four players, 20 more for each other (RULES FMT-16). */
export function smallestDeck(players: number): number {
  return 120 + 20 * Math.max(0, players - 4)
}
