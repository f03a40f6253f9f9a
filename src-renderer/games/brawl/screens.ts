import { seatCounts } from '../../../src-engine/brawl/seat-counts.ts'
import type { GameScreens } from '../../table/contract.ts'
import type { BrawlEvent, BrawlView } from './seen.ts'

/** Brawl's screens. Every card that is drawn lies open, so several people at one device need no curtain. */
export const screens: GameScreens<BrawlView, BrawlEvent> = {
  looks: { picture: 'fist', tag: 'No turns, all reflexes', begin: 'To the mats' },
  teams: true,
  open: true,
  credit: 'Brawl was designed by James Ernest.',
  levels: {
    easy: 'They take three seconds over every card.',
    normal: 'A card in a second and a half, and they look before they hit.',
    hard: 'A card a second, and they know when to burn and when to freeze.',
    master: 'Faster still, and they see what you hold.',
  },
  tallies: { bases: 'Bases won' },
  table: () => import('./BrawlTable.vue'),
  display: () => import('./BrawlDisplay.vue'),
  rules: () => import('./rules/BrawlRules.vue'),
  lesson: () => import('./lesson/BrawlLesson.vue'),
  setup: () => import('./BrawlSetup.vue'),
  players: options => seatCounts[(options['table'] ?? 'duel') as keyof typeof seatCounts] ?? [2, 12],
  due: view => view.toAct ?? [],
  turnLine(view, mine, watching) {
    if (view.turn !== undefined) return undefined
    if (view.phase === 'play') return mine ? 'No turns: play!' : ''
    return view.phase === 'knock' && (mine || watching) ? 'Knock to begin' : undefined
  },
  captions: async () => ({ tell: (await import('../../../src-engine/brawl/captions.ts')).captions }),
}
