/** A student of the martial-arts club. Portraits are drawn, not painted. */
export interface Student {
  readonly id: string
  readonly name: string
  readonly style: 'balanced' | 'presser' | 'blocker' | 'clearer' | 'dodger' | 'reverser' | 'hitter' | 'trickster'
  /** Their deck, as people write a list of cards. */
  readonly recipe: string
  /** With the extra cards on, these come in and as many of those go out (RULES BRL-15). */
  readonly extras: { readonly in: string; readonly out: string }
  readonly portrait: {
    /** Icons of the game-icons set: the student's emblem, and a smaller one behind it. */
    readonly emblem: string
    readonly pattern: string
    readonly main: string
    readonly second: string
    readonly ink: string
    readonly belt: string
  }
}

/** The students of the Lantern Street club. Lists are balanced by bots (tests/bench/brawl-balance.ts, RULES BRL-16). */
export const students: readonly Student[] = [
  {
    id: 'tamsin',
    name: 'Tamsin Okafor',
    style: 'balanced',
    recipe: `
      6 base, 5 hit-red, 6 hit-blue, 6 hit-green, 1 block-red, 1 block-blue, 4 clear, 2 press, 3 freeze, 1 dodge`,
    extras: { in: '1 wild-block', out: '1 block-red' },
    portrait: {
      emblem: 'high-kick',
      pattern: 'sword-clash',
      main: '#c9452f',
      second: '#f3d9a4',
      ink: '#2b1a16',
      belt: '#1d1d1d',
    },
  },
  {
    id: 'bram',
    name: 'Bram Vandewal',
    style: 'blocker',
    recipe: `
      5 base, 4 hit-red, 8 hit-blue, 3 hit-green, 2 hit2-blue, 2 block-red, 2 block-blue, 1 block-green, 3 clear,
      2 press, 3 freeze`,
    extras: { in: '2 wild-block', out: '1 block-red, 1 block-green' },
    portrait: {
      emblem: 'stone-wall',
      pattern: 'brick-pile',
      main: '#3f6ea8',
      second: '#dfe6ee',
      ink: '#14202e',
      belt: '#6b4226',
    },
  },
  {
    id: 'noor',
    name: 'Noor El-Amin',
    style: 'presser',
    recipe: `
      6 base, 7 hit-red, 4 hit-blue, 4 hit-green, 1 hit2-red, 1 block-red, 1 block-blue, 4 clear, 4 press, 3 freeze`,
    extras: { in: '1 hold', out: '1 block-blue' },
    portrait: {
      emblem: 'punch',
      pattern: 'fire-punch',
      main: '#b5303f',
      second: '#f7c9b0',
      ink: '#2a1013',
      belt: '#7d2b8a',
    },
  },
  {
    id: 'cato',
    name: 'Cato Lindqvist',
    style: 'clearer',
    recipe: '7 base, 4 hit-red, 7 hit-blue, 4 hit-green, 1 block-blue, 1 block-green, 6 clear, 2 press, 3 freeze',
    extras: { in: '1 null', out: '1 clear' },
    portrait: {
      emblem: 'broom',
      pattern: 'whirlwind',
      main: '#2f8f9d',
      second: '#e8f3f1',
      ink: '#0f2a2e',
      belt: '#f0b429',
    },
  },
  {
    id: 'hana',
    name: 'Hana Fujimori',
    style: 'dodger',
    recipe: `
      6 base, 4 hit-red, 5 hit-blue, 5 hit-green, 1 block-red, 1 block-blue, 1 block-green, 3 clear, 2 press,
      3 freeze, 4 dodge`,
    extras: { in: '1 null', out: '1 block-blue' },
    portrait: {
      emblem: 'dodging',
      pattern: 'feather',
      main: '#6f9b3c',
      second: '#f4f1c9',
      ink: '#1d2810',
      belt: '#2f6f9d',
    },
  },
  {
    id: 'otis',
    name: 'Otis Bell',
    style: 'reverser',
    recipe: `
      6 base, 4 hit-red, 5 hit-blue, 4 hit-green, 1 hit2-blue, 1 block-red, 2 block-blue, 1 block-green, 2 clear,
      3 press, 3 freeze, 3 reverse`,
    extras: { in: '1 null', out: '1 block-green' },
    portrait: {
      emblem: 'back-forth',
      pattern: 'cycle',
      main: '#7a4fa3',
      second: '#eadcf5',
      ink: '#23142f',
      belt: '#d1495b',
    },
  },
  {
    id: 'maple',
    name: 'Maple Greaves',
    style: 'hitter',
    recipe: `
      6 base, 4 hit-red, 5 hit-blue, 8 hit-green, 1 hit2-red, 1 hit2-blue, 1 hit2-green, 1 block-red, 1 block-green,
      4 clear, 3 freeze`,
    extras: { in: '1 hold', out: '1 block-red' },
    portrait: {
      emblem: 'bull',
      pattern: 'wrecking-ball',
      main: '#2f7d4f',
      second: '#d9f0dc',
      ink: '#10261a',
      belt: '#e07a1f',
    },
  },
  {
    id: 'sunny',
    name: 'Sunny Castellane',
    style: 'trickster',
    recipe: `
      6 base, 3 hit-red, 5 hit-blue, 5 hit-green, 1 block-red, 1 block-blue, 2 block-green, 2 clear, 3 press,
      3 freeze, 2 dodge, 2 reverse`,
    extras: { in: '1 hold, 1 null', out: '1 dodge, 1 reverse' },
    portrait: {
      emblem: 'fox',
      pattern: 'mirror-mirror',
      main: '#e0902f',
      second: '#fff0cf',
      ink: '#33200b',
      belt: '#3b8f6b',
    },
  },
]
