import { trickGame, type Sheet } from './game.ts'
import { leads } from './house-rules.ts'

/** Knockout Whist, the round game without dogs (RULES KW, seed 002). */
export const sheet: Sheet = {
  id: 'knockout-whist',
  title: 'Knockout Whist',
  version: 1,
  summary: 'Up to seven rounds, from seven cards down to one: no trick in a round and you are out. Last one in wins.',
  seats: { min: 2, max: 6, best: '4' },
  options: [leads],
  rules: options => ({
    rounds: false,
    roundEachHand: true,
    lives: 0,
    outAtZero: false,
    lastInGame: false,
    firstSize: () => 7,
    turnUp: 'never',
    tie: 'lot',
    deal: 'left',
    lead: options['lead'] === 'last-winner' ? 'last-winner' : 'dealer-left',
    dogs: 'none',
    dogLastTrick: 'forced',
  }),
}

export const knockoutWhist = trickGame(sheet)
