import type { GameScreens } from '../../table/contract.ts'
import { outInFormat, placesInFormat } from '../../table/ending/places.ts'
import { t } from '../../words/index.ts'
import type { ClashEvent } from '../../../src-engine/clash/events.ts'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'
import { livesInFormat } from '../../table/ending/lives-in-format.ts'

/** Clash’s screens: the table for a hand, the ring for the room. */
export const screens: GameScreens<ClashView, ClashEvent> = {
  looks: { picture: 'sword-clash' },
  levelText: level => t(`clash.levels.${level}`),
  get tallies() {
    return { turns: t('clash.tallies.turns'), points: t('clash.tallies.points') }
  },
  messages: ['clash'],
  learning: ['clash-learn'],
  table: () => import('./Table.vue'),
  display: () => import('./Display.vue'),
  players: () => import('../../table/seats/format-rules.ts'),
  opponents: 1,
  rules: async () => (await import('./rules/figures.ts')).figures,
  judging: async () => (await import('./judge-words.ts')).judgeWords,
  lesson: async () => (await import('./lesson.ts')).lesson,
  gauntlet: () => import('./gauntlet/Gauntlet.vue'),
  onward: ({ options }) =>
    options['gauntlet'] === undefined ? undefined : { label: t('clash.to-gauntlet'), query: { gauntlet: '1' } },
  setup: () => import('./Setup.vue'),
  places: placesInFormat,
  outWithoutPlace: outInFormat,
  lives: livesInFormat,
  reading: async () => (await import('./reading.ts')).reading,
  odds: async () => (await import('../../../src-engine/clash/odds.ts')).odds,
  seatNotes: async () => (await import('./seat-notes.ts')).seatNotes,
  story: async () => (await import('./story.ts')).story,
}
