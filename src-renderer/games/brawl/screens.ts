import { reactionMs, seatCounts } from '../../../src-engine/brawl/numbers.ts'
import { formatNumber, t } from '../../words/index.ts'
import type { GameScreens } from '../../table/contract.ts'
import type { BrawlEvent } from '../../../src-engine/brawl/events.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import { placesOf } from './places.ts'

/** Brawl's screens. Every card that is drawn lies open, so several people at one device need no curtain. */
export const screens: GameScreens<BrawlView, BrawlEvent> = {
  looks: {
    picture: 'fist',
    get begin() {
      return t('brawl.screens.begin')
    },
  },
  open: true,
  // Of a circle nobody sees the whole.
  tableStays: view => Object.keys(view.zones).length < 2,
  get credit() {
    return t('brawl.screens.credit')
  },
  levelText: level => t(`brawl.screens.${level}`, { time: formatNumber((2 * reactionMs[level]) / 1000) }),
  get tallies() {
    return { cards: t('brawl.screens.cards'), hits: t('brawl.screens.hits'), bases: t('brawl.screens.bases') }
  },
  guessNext: 'base',
  messages: ['brawl'],
  learning: ['brawl-learn'],
  table: () => import('./Table.vue'),
  display: () => import('./Display.vue'),
  rules: async () => (await import('./rules/figures.ts')).figures,
  lesson: async () => (await import('./lesson.ts')).lesson,
  setup: () => import('./Setup.vue'),
  players: async () => ({
    playersIn: options => seatCounts[(options['table'] ?? 'duel') as keyof typeof seatCounts] ?? [2, 12],
  }),
  places: placesOf,
  turnLine(view, mine, watching) {
    if (view.turn !== undefined) return undefined
    if (view.phase === 'play') return mine ? t('brawl.knock.play') : ''
    return view.phase === 'knock' && (mine || watching) ? t('brawl.knock.bar') : undefined
  },
  judging: async () => (await import('./judge-words.ts')).judgeWords,
  reading: async () => (await import('./reading.ts')).reading,
  odds: async () => (await import('../../../src-engine/brawl/odds.ts')).odds,
  story: async () => (await import('./story.ts')).story,
}
