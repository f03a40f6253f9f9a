import { seatCounts } from '../../../src-engine/brawl/seat-counts.ts'
import type { GameScreens } from '../../table/contract.ts'

/** Brawl's screens. Every card that is drawn lies open, so several people at one device need no curtain. */
export const screens: GameScreens = {
  looks: { picture: 'fist', tag: 'No turns, all reflexes', begin: 'To the mats' },
  teams: true,
  open: true,
  table: () => import('./BrawlTable.vue'),
  display: () => import('./BrawlDisplay.vue'),
  rules: () => import('./rules/BrawlRules.vue'),
  lesson: () => import('./lesson/BrawlLesson.vue'),
  setup: () => import('./BrawlSetup.vue'),
  players: options => seatCounts[(options['table'] ?? 'duel') as keyof typeof seatCounts] ?? [2, 12],
  captions: async () => {
    const { captions } = await import('../../../src-engine/brawl/captions.ts')
    return (event, names) => captions(event as unknown as Parameters<typeof captions>[0], names)
  },
}
