import { trickGame, type Sheet } from './game.ts'

/** All Out Brawl: rounds of hands, lives, and the last one standing (RULES AOB, seed 000). */
export const sheet: Sheet = {
  id: 'all-out-brawl',
  title: 'All Out Brawl',
  version: 1,
  summary: 'A tavern brawl in tricks: win one each hand or be dazed and pay a life. Last one with a life wins.',
  seats: { min: 2, max: 12, best: '5 to 10' },
  options: [
    {
      key: 'lives',
      kind: 'choice',
      label: 'Length of the game',
      help: 'How many lives each player starts with. Without a life left you play on, on your last legs.',
      default: 2,
      choices: [
        { value: 2, label: 'Usual: two lives' },
        { value: 1, label: 'Short: one life' },
        { value: 4, label: 'Long: four lives' },
        { value: 0, label: 'Elimination: no lives', help: 'The first hand without a trick puts you out of the game.' },
      ],
    },
    {
      key: 'evenDeal',
      kind: 'choice',
      label: 'Size of the first hand',
      help: 'How many cards a round begins with: up to eight, as many as the deck allows with one to spare.',
      default: 'even',
      choices: [
        { value: 'even', label: 'An even number', help: '8 each for up to 6 players, 6 for 7 and 8, 4 for 9 to 12.' },
        {
          value: 'equal',
          label: 'As many as go round',
          help: 'Odd numbers too: 7 each for 7 players, 5 for 9 and 10.',
        },
      ],
    },
    {
      key: 'turnUpEachRound',
      kind: 'switch',
      label: 'Turn up a card every round',
      help: 'The first hand of each round takes its trump from a card turned up, instead of only the first of the game.',
      default: false,
    },
    {
      key: 'outAtZero',
      kind: 'switch',
      label: 'Out with the last life',
      help: 'Paying your last life puts you out of the game at once: nobody plays on their last legs.',
      default: false,
      when: { key: 'lives', is: [1, 2, 4] },
    },
    {
      key: 'matchEnd',
      kind: 'choice',
      label: 'The game is won by',
      help: 'What ends the game when a round is over.',
      default: 'last-with-lives',
      choices: [
        { value: 'last-with-lives', label: 'The only one with a life left' },
        { value: 'last-in-game', label: 'The last one in the game', help: 'Lives held don’t end it.' },
      ],
    },
  ],
  check: options =>
    options['lives'] === 0 && options['outAtZero'] === true
      ? 'In Elimination nobody has a life to lose, so nobody can be out with the last one: choose one or the other.'
      : undefined,
  rules: options => ({
    rounds: true,
    roundEachHand: false,
    lives: Number(options['lives']),
    outAtZero: options['outAtZero'] === true,
    lastInGame: options['matchEnd'] === 'last-in-game',
    firstSize: players => firstSize(players, options['evenDeal'] === 'equal'),
    turnUp: options['turnUpEachRound'] === true ? 'round' : 'game',
    tie: 'suits',
    deal: 'most-tricks',
    lead: 'dealer-left',
    dogs: 'none',
    dogLastTrick: 'forced',
  }),
}

/** Up to eight, with a card of the deck to spare (RULES AOB-2). */
export function firstSize(players: number, odd: boolean): number {
  const most = Math.min(8, Math.floor(51 / players))
  return odd ? most : most - (most % 2)
}

export const allOutBrawl = trickGame(sheet)
