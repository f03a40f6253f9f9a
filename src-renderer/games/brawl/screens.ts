import type { Level } from '../../../src-engine/core/game.ts'
import { reaction } from '../../../src-engine/brawl/reaction.ts'
import { number, say } from '../../words/index.ts'
import { seatCounts } from '../../../src-engine/brawl/seat-counts.ts'
import type { GameScreens } from '../../table/contract.ts'
import { rowsOf, type BrawlEvent, type BrawlView } from './seen/seen.ts'
import { awardsOf, placesOf } from './story.ts'

/** Brawl's screens. Every card that is drawn lies open, so several people at one device need no curtain. */
export const screens: GameScreens<BrawlView, BrawlEvent> = {
  looks: {
    picture: 'fist',
    get tag() {
      return say('games.brawl.tag')
    },
    get begin() {
      return say('brawl.screens.begin')
    },
  },
  teams: true,
  open: true,
  // Of a circle nobody sees the whole.
  tableStays: view => rowsOf(view).length === 1,
  get credit() {
    return say('brawl.screens.credit')
  },
  get levels() {
    const about = (level: Level): string =>
      say(`brawl.screens.${level}`, { time: number((2 * reaction[level]) / 1000) })
    return { easy: about('easy'), normal: about('normal'), hard: about('hard'), master: about('master') }
  },
  get tallies() {
    return { bases: say('brawl.screens.bases') }
  },
  table: () => import('./table/BrawlTable.vue'),
  display: () => import('./display/BrawlDisplay.vue'),
  rules: () => import('./rules/BrawlRules.vue'),
  lesson: () => import('./lesson/BrawlLesson.vue'),
  setup: () => import('./people/BrawlSetup.vue'),
  players: options => seatCounts[(options['table'] ?? 'duel') as keyof typeof seatCounts] ?? [2, 12],
  due: view => view.toAct ?? [],
  places: placesOf,
  awards: awardsOf,
  turnLine(view, mine, watching) {
    if (view.turn !== undefined) return undefined
    if (view.phase === 'play') return mine ? say('brawl.knock.play') : ''
    return view.phase === 'knock' && (mine || watching) ? say('brawl.knock.bar') : undefined
  },
  captions: async () => ({ tell: (await import('./captions.ts')).caption }),
}
