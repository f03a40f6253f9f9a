import { trickGame, type Sheet } from './game.ts'
import { leads } from './house-rules.ts'

/** Knock-out Whist with the dog's life (RULES KOW, seed 001). */
export const sheet: Sheet = {
  id: 'knock-out-whist',
  title: 'Knock-out Whist',
  version: 1,
  summary: 'Seven cards, then six, down to one: take a trick or be knocked out, unless the dog’s life saves you.',
  seats: { min: 2, max: 7, best: '4 to 6' },
  options: [
    {
      key: 'dogs',
      kind: 'choice',
      label: 'Dog’s life',
      help: 'A player without a trick may be given one card in the next hand instead of being knocked out.',
      default: 'first-hand',
      choices: [
        {
          value: 'first-hand',
          label: 'The first time it happens',
          help: 'Everybody without a trick in the first hand in which that happens; from then on nobody.',
        },
        { value: 'one-each', label: 'Once each', help: 'Every player’s own first time.' },
        { value: 'none', label: 'None', help: 'No trick, and you are out.' },
      ],
    },
    {
      key: 'dogLastTrick',
      kind: 'choice',
      label: 'The dog in the last trick',
      help: 'Whether a dog that still holds its card must play it to the last trick of the hand.',
      default: 'forced',
      when: { key: 'dogs', is: ['first-hand', 'one-each'] },
      choices: [
        { value: 'forced', label: 'Must play', help: 'It can only help the dog.' },
        { value: 'free', label: 'May tap', help: 'A dog may keep its card to the end, and is out then.' },
      ],
    },
    {
      key: 'cutTie',
      kind: 'choice',
      label: 'Equal cards in a cut',
      help: 'When players tie for most tricks they cut cards; this settles two cards of one rank.',
      default: 'recut',
      choices: [
        { value: 'recut', label: 'Cut again' },
        { value: 'suit-rank', label: 'By suit', help: 'Hearts, diamonds, clubs, spades.' },
      ],
    },
    leads,
  ],
  check: options =>
    options['dogs'] === 'none' && options['dogLastTrick'] === 'free'
      ? 'Without the dog’s life there is no dog that could tap in the last trick: choose one or the other.'
      : undefined,
  rules: options => ({
    rounds: false,
    roundEachHand: false,
    lives: 0,
    outAtZero: false,
    lastInGame: false,
    firstSize: () => 7,
    turnUp: 'game',
    tie: options['cutTie'] === 'suit-rank' ? 'suits' : 'recut',
    deal: 'left',
    lead: options['lead'] === 'last-winner' ? 'last-winner' : 'dealer-left',
    dogs: options['dogs'] === 'none' ? 'none' : options['dogs'] === 'one-each' ? 'one-each' : 'first-hand',
    dogLastTrick: options['dogLastTrick'] === 'free' ? 'free' : 'forced',
  }),
}

export const knockOutWhist = trickGame(sheet)
