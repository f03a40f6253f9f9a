import { t } from '../../../words/index.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'

const seven = {
  You: ['AS', 'QS', 'KH', '7H', '9D', '4D', '2C'],
  Ben: ['KS', '8H', '3H', 'TD', '2D', 'JC', '6C'],
  Cal: ['JS', '4S', 'AH', '5H', 'QD', '8C', '7C'],
  Dee: ['TS', '2S', 'QH', '9H', 'KD', 'AC', '3C'],
}
/** All Out Brawl begins with eight cards each (RULES AOB-2). */
const eighth: { readonly [seat: string]: string } = { You: '6H', Ben: '5C', Cal: '3D', Dee: '4H' }

/**
 * The hand the lesson ends in, as a scenario file: spades are trump, the learner leads and holds the ace, so that
 * nobody is knocked out of their very first hand. What follows is dealt by chance.
 */
export function realHand(game: string, name: string, seed: number): JsonObject {
  const brawl = game === 'all-out-brawl'
  const cards = Object.fromEntries(
    Object.entries(seven).map(([seat, hand]) => [seat, brawl ? [...hand, eighth[seat]!] : hand]),
  )
  const given: JsonObject =
    game === 'knockout-whist'
      ? { dealer: 'Dee', trump: 'S', deals: [cards] }
      : { dealer: 'Dee', deals: [{ ...cards, turnUp: '5S' }] }
  return {
    title: t('whistLesson.end.hand'),
    game,
    seats: ['You', 'Ben', 'Cal', 'Dee'],
    names: { You: name },
    seed,
    given,
  }
}
