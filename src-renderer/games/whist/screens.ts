import type { Card, Suit } from '../../../src-engine/cards/french.ts'
import { cardName, suitName } from '../../design/index.ts'
import type { GameScreens } from '../../table/contract.ts'
import { say } from '../../words/index.ts'
import type { WhistEvent, WhistView } from './seen.ts'
import { awardsOf, placesOf } from './story.ts'
import { temperWords } from './temper.ts'
import { advice, caption, spokenCard } from './words.ts'

type WhistScreens = GameScreens<WhistView, WhistEvent>
const counted = ['tricks', 'hands', 'dazed', 'roundsWon', 'livesPaid', 'lives', 'dogs', 'dogsSaved'] as const

/** The three whist games have one table, one lesson and one set of words; picture, mood and rules are each game's own. */
function whist(
  game: 'knock-out-whist' | 'all-out-brawl' | 'knockout-whist',
  picture: string,
  rules: NonNullable<WhistScreens['rules']>,
): WhistScreens {
  return {
    looks: {
      picture,
      get tag() {
        return say(`games.${game}.tag`)
      },
    },
    table: () => import('./WhistTable.vue'),
    display: () => import('./WhistDisplay.vue'),
    lesson: () => import('./lesson/Lesson.vue'),
    rules,
    get levels() {
      return {
        easy: say('whist.levels.easy'),
        normal: say('whist.levels.normal'),
        hard: say('whist.levels.hard'),
        master: say('whist.levels.master'),
      }
    },
    get tallies() {
      return Object.fromEntries(counted.map(what => [what, say(`whist.tallies.${what}`)]))
    },
    temper: temperWords,
    givesUp: { act: 'concede', inMenu: true },
    places: placesOf,
    awards: awardsOf,
    due: view => view.toAct,
    actionCard: ({ card }) => (typeof card === 'string' && cardName(card) ? card : undefined),
    actionWords({ do: what, card, suit }) {
      if (what === 'pass') return say('whist.acts.tap')
      if (what === 'concede') return say('whist.acts.give-up')
      if (what === 'trump') return say('whist.acts.call', { suit: suitName(suit as Suit) })
      return typeof card === 'string' && cardName(card) ? spokenCard(card as Card) : String(what)
    },
    captions: () => Promise.resolve({ tell: caption, reason: advice }),
  }
}

export const knockOutWhist = whist('knock-out-whist', 'sitting-dog', () => import('./rules/KnockOutWhist.vue'))
export const allOutBrawl = whist('all-out-brawl', 'beer-stein', () => import('./rules/AllOutBrawl.vue'))
export const knockoutWhist = whist('knockout-whist', 'card-random', () => import('./rules/KnockoutRounds.vue'))
