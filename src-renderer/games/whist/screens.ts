import { temperWords } from './temper.ts'
import { cardInWords, cardName, suitWords } from '../../design/index.ts'
import type { GameScreens } from '../../table/contract.ts'
import type { WhistEvent, WhistView } from './seen.ts'

type Own = 'looks' | 'rules'
type WhistScreens = GameScreens<WhistView, WhistEvent>

/** What the three whist games have in common: one table, one lesson, one set of words. */
const shared: Omit<WhistScreens, Own> = {
  table: () => import('./WhistTable.vue'),
  display: () => import('./WhistDisplay.vue'),
  lesson: () => import('./lesson/Lesson.vue'),
  levels: {
    easy: 'They follow the rules and little else.',
    normal: 'They count what has gone and save what they need.',
    hard: 'They think through what everybody may hold.',
    master: 'They think longer, and further.',
  },
  tallies: {
    tricks: 'Tricks taken',
    hands: 'Hands played',
    dazed: 'Times dazed',
    roundsWon: 'Rounds won',
    livesPaid: 'Lives paid',
    lives: 'Lives left at the end',
    dogs: 'Dog’s lives',
    dogsSaved: 'Dog’s lives saved',
  },
  temper: temperWords,
  due: view => view.toAct,
  actionCard: ({ card }) => (typeof card === 'string' && cardName(card) ? card : undefined),
  actionWords({ do: what, card, suit }) {
    if (what === 'pass') return 'tap the table'
    if (what === 'trump') return `call ${suitWords[suit as keyof typeof suitWords] ?? 'trump'}`
    return typeof card === 'string' && cardName(card) ? `the ${cardInWords(card)}` : String(what)
  },
  captions: async () => {
    const words = await import('./words.ts')
    return { tell: words.caption, reason: words.advice }
  },
}

export const knockOutWhist: WhistScreens = {
  ...shared,
  looks: { picture: 'sitting-dog', tag: 'Five minutes to learn' },
  rules: () => import('./rules/KnockOutWhist.vue'),
}
export const allOutBrawl: WhistScreens = {
  ...shared,
  looks: { picture: 'beer-stein', tag: 'The whole tavern at once' },
  rules: () => import('./rules/AllOutBrawl.vue'),
}
export const knockoutWhist: WhistScreens = {
  ...shared,
  looks: { picture: 'card-random', tag: 'Short and sharp' },
  rules: () => import('./rules/KnockoutRounds.vue'),
}
