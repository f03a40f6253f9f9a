import type { OptionField } from '../core/options.ts'
import { trickGame, type Sheet } from './game.ts'
import { oneHand } from './options.ts'

export const options = [
  {
    key: 'lives',
    kind: 'choice',
    default: 2,
    choices: [{ value: 2 }, { value: 1 }, { value: 4 }, { value: 0 }],
  },
  {
    key: 'evenDeal',
    kind: 'choice',
    default: 'even',
    choices: [
      { value: 'even' },
      {
        value: 'equal',
      },
    ],
  },
  {
    key: 'turnUpEachRound',
    kind: 'switch',
    default: false,
  },
  {
    key: 'outAtZero',
    kind: 'switch',
    default: false,
    when: { key: 'lives', is: [1, 2, 4] },
  },
  {
    key: 'matchEnd',
    kind: 'choice',
    default: 'last-with-lives',
    choices: [{ value: 'last-with-lives' }, { value: 'last-in-game' }],
  },
  oneHand,
] as const satisfies readonly OptionField[]

/** All Out Brawl: rounds of hands, lives, and the last one standing (RULES AOB, seed 000). */
export const sheet: Sheet = {
  id: 'all-out-brawl',
  version: 3,
  seats: { min: 2, max: 12, best: 5 },
  options,
  check: options => (options['lives'] === 0 && options['outAtZero'] === true ? 'no-life-to-lose' : undefined),
  rules: options => ({
    rounds: true,
    roundEachHand: false,
    lives: Number(options['lives']),
    outAtZero: options['outAtZero'] === true,
    oneHand: options['oneHand'] === true,
    lastInGame: options['matchEnd'] === 'last-in-game',
    firstSizes: Array.from({ length: 13 }, (_, players) => firstSize(players, options['evenDeal'] === 'equal')),
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
