import type { GameScreens } from '../../table/contract.ts'
import { t } from '../../words/index.ts'
import type { WhistEvent } from '../../../src-engine/whist/events.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'
import { placesOf } from './places.ts'
import { playingStyleText } from './playing-style.ts'

type WhistScreens = GameScreens<WhistView, WhistEvent>
const counted = ['tricks', 'hands', 'dazed', 'roundsWon', 'livesPaid', 'lives', 'dogs', 'dogsSaved'] as const

/** The three whist games have one table, one lesson and one set of words; picture, mood and rules are each game's own. */
function whist(picture: string, own: Pick<WhistScreens, 'handSizes'> = {}): WhistScreens {
  return {
    looks: { picture },
    guessNext: 'trick',
    messages: ['whist'],
    learning: ['whist-learn'],
    table: () => import('./Table.vue'),
    display: () => import('./Display.vue'),
    lesson: async game => (await import('./lesson.ts')).lessonOf(game),
    rules: async () => (await import('./rules/figures.ts')).figures,
    levelText: level => t(`whist.levels.${level}`),
    get tallies() {
      return Object.fromEntries(counted.map(what => [what, t(`whist.tallies.${what}`)]))
    },
    ...own,
    lives: {
      step: 'deal',
      change: event => (event.type === 'life' ? { seat: event.seat, from: event.left + 1, to: event.left } : undefined),
      out: event => (event.type === 'out' ? event.seat : undefined),
    },
    playingStyle: playingStyleText,
    concedeInMenu: true,
    places: placesOf,
    // Between two hands nobody is told that they lead or call next.
    turnLine: ({ toAct, trick, phase }) =>
      toAct.length === 0 && trick.plays.length === 0 && phase !== 'over' ? '' : undefined,
    judging: async () => (await import('./judge-words.ts')).judgeWords,
    reading: async () => (await import('./reading.ts')).reading,
    odds: async () => (await import('../../../src-engine/whist/odds.ts')).odds,
    story: async () => (await import('./story.ts')).story,
  }
}

/** RULES KOW-1, KW-1 */
const handSizes = [7, 6, 5, 4, 3, 2, 1]
export const knockOutWhist = whist('sitting-dog', { handSizes })
export const allOutBrawl = whist('beer-stein')
export const knockoutWhist = whist('card-random', { handSizes })
