import { temperLines, temperOf } from '../../src-engine/whist/tempers.ts'
import type { GameScreens } from '../table/contract.ts'
import { screens as brawl } from './brawl/screens.ts'
import { screens as referee } from './referee/screens.ts'

const whist: Omit<GameScreens, 'looks'> = {
  temper: seat => temperLines[temperOf(seat)],
  table: () => import('./whist/WhistTable.vue'),
  display: () => import('./whist/WhistDisplay.vue'),
  captions: async () => (await import('../../src-engine/whist/captions.ts')).captions as never,
  lesson: () => import('./whist/lesson/Lesson.vue'),
}
const plain: GameScreens = {
  looks: { picture: 'card-random', tag: '' },
  table: () => import('./plain/PlainTable.vue'),
  display: () => import('./plain/PlainTable.vue'),
}

/**
 * How each game is shown, by its id and in the order of the start screen: a new game is one line here. What is not
 * listed is played at the plain table and comes last.
 */
const screens: { readonly [game: string]: GameScreens } = {
  'knock-out-whist': {
    ...whist,
    looks: { picture: 'sitting-dog', tag: 'Five minutes to learn' },
    rules: () => import('./whist/rules/KnockOutWhist.vue'),
  },
  'all-out-brawl': {
    ...whist,
    looks: { picture: 'beer-stein', tag: 'The whole tavern at once' },
    rules: () => import('./whist/rules/AllOutBrawl.vue'),
  },
  'knockout-whist': {
    ...whist,
    looks: { picture: 'card-random', tag: 'Short and sharp' },
    rules: () => import('./whist/rules/KnockoutRounds.vue'),
  },
  brawl,
  referee,
}

export function screensOf(game: string): GameScreens {
  return screens[game] ?? plain
}

const order = Object.keys(screens)
/** The place of a game on the start screen, from 0; those not listed share the last. */
export function rankOf(game: string): number {
  return order.includes(game) ? order.indexOf(game) : order.length
}
