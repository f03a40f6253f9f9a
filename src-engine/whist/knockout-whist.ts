import type { OptionField } from '../core/options.ts'
import { trickGame, type Sheet } from './game.ts'
import { leads, oneHand, sevenEach } from './options.ts'

export const options = [leads, oneHand] as const satisfies readonly OptionField[]

/** Knockout Whist, the round game without dogs (RULES KW, seed 002). */
export const sheet: Sheet = {
  id: 'knockout-whist',
  version: 3,
  seats: { min: 2, max: 6, best: 4 },
  options,
  rules: options => ({
    rounds: false,
    roundEachHand: true,
    lives: 0,
    outAtZero: false,
    oneHand: options['oneHand'] === true,
    lastInGame: false,
    firstSizes: sevenEach(6),
    turnUp: 'never',
    tie: 'lot',
    deal: 'left',
    lead: options['lead'] === 'last-winner' ? 'last-winner' : 'dealer-left',
    dogs: 'none',
    dogLastTrick: 'forced',
  }),
}

export const knockoutWhist = trickGame(sheet)
