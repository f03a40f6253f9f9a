import type { OptionField } from '../core/options.ts'
import { trickGame, type Sheet } from './game.ts'
import { leads, oneHand, sevenEach } from './options.ts'

export const options = [
  {
    key: 'dogs',
    kind: 'choice',
    default: 'first-hand',
    choices: [
      {
        value: 'first-hand',
      },
      { value: 'one-each' },
      { value: 'none' },
    ],
  },
  {
    key: 'dogLastTrick',
    kind: 'choice',
    default: 'forced',
    when: { key: 'dogs', is: ['first-hand', 'one-each'] },
    choices: [{ value: 'forced' }, { value: 'free' }],
  },
  {
    key: 'cutTie',
    kind: 'choice',
    default: 'recut',
    choices: [{ value: 'recut' }, { value: 'suit-rank' }],
  },
  leads,
  oneHand,
] as const satisfies readonly OptionField[]

/** Knock-out Whist with the dog's life (RULES KOW, seed 001). */
export const sheet: Sheet = {
  id: 'knock-out-whist',
  version: 3,
  seats: { min: 2, max: 7, best: 4 },
  options,
  check: options => (options['dogs'] === 'none' && options['dogLastTrick'] === 'free' ? 'no-dog-to-tap' : undefined),
  rules: options => ({
    rounds: false,
    roundEachHand: false,
    lives: 0,
    outAtZero: false,
    oneHand: options['oneHand'] === true,
    lastInGame: false,
    firstSizes: sevenEach(7),
    turnUp: 'game',
    tie: options['cutTie'] === 'suit-rank' ? 'suits' : 'recut',
    deal: 'left',
    lead: options['lead'] === 'last-winner' ? 'last-winner' : 'dealer-left',
    dogs: options['dogs'] === 'none' ? 'none' : options['dogs'] === 'one-each' ? 'one-each' : 'first-hand',
    dogLastTrick: options['dogLastTrick'] === 'free' ? 'free' : 'forced',
  }),
}

export const knockOutWhist = trickGame(sheet)
