import { temperLines, temperOf } from '../../src-engine/whist/tempers.ts'
import { screens as brawl } from './brawl/screens.ts'
import type { GameScreens } from '../table/contract.ts'
import { screens as referee } from './referee/screens.ts'

const whist: GameScreens = {
  temper: seat => temperLines[temperOf(seat)],
  table: () => import('./whist/WhistTable.vue'),
  display: () => import('./whist/WhistDisplay.vue'),
  captions: async () => (await import('../../src-engine/whist/captions.ts')).captions as never,
  lesson: () => import('./whist/lesson/Lesson.vue'),
}
const plain: GameScreens = {
  table: () => import('./plain/PlainTable.vue'),
  display: () => import('./plain/PlainTable.vue'),
}

/** How each game is shown, by its id: a new game is one line here. What is not listed is played at the plain table. */
const screens: { readonly [game: string]: GameScreens } = {
  'all-out-brawl': { ...whist, rules: () => import('./whist/rules/AllOutBrawl.vue') },
  'knock-out-whist': { ...whist, rules: () => import('./whist/rules/KnockOutWhist.vue') },
  'knockout-whist': { ...whist, rules: () => import('./whist/rules/KnockoutRounds.vue') },
  brawl,
  referee,
}

export function screensOf(game: string): GameScreens {
  return screens[game] ?? plain
}

/** Order, picture and mood of the games on the start screen; a game not named here comes last. */
export const gameLooks: {
  readonly [game: string]: {
    readonly picture: string
    readonly tag: string
    readonly teams?: true
    readonly begin?: string
  }
} = {
  'knock-out-whist': { picture: 'sitting-dog', tag: 'Five minutes to learn' },
  'all-out-brawl': { picture: 'beer-stein', tag: 'The whole tavern at once' },
  'knockout-whist': { picture: 'card-random', tag: 'Short and sharp' },
  brawl: { picture: 'fist', tag: 'No turns, all reflexes', teams: true, begin: 'To the mats' },
  referee: { picture: 'meeple', tag: 'Bring your own decks', teams: true, begin: 'Begin' },
}
