import type { GameScreens } from '../../table/contract.ts'
import { t } from '../../words/index.ts'
import type { RefereeEvent } from '../../../src-engine/referee/events.ts'
import type { RefereeView } from '../../../src-engine/referee/view.ts'
import { outInFormat, placesInFormat } from '../../table/ending/places.ts'
import { livesInFormat } from '../../table/ending/lives-in-format.ts'

/** The referee's screens. Nothing is hidden at its table: several people at one device need no curtain. */
export const screens: GameScreens<RefereeView, RefereeEvent> = {
  looks: {
    picture: 'meeple',
    get begin() {
      return t('refereeRules.begin')
    },
  },
  get tallies() {
    return { turns: t('referee.tallies.turns'), points: t('referee.tallies.points') }
  },
  open: true,
  tableStays: () => true,
  messages: ['referee'],
  table: () => import('./Table.vue'),
  display: () => import('./Display.vue'),
  rules: async table => (await import('./rules/figures.ts')).figuresFor(table),
  setup: () => import('./Setup.vue'),
  players: () => import('../../table/seats/format-rules.ts'),
  // Anybody may be put back in: then they have no place any more.
  places: placesInFormat,
  outWithoutPlace: outInFormat,
  placeNote: ({ points }, seat) => (points === undefined ? '' : t('referee.points', { n: points[seat] ?? 0 })),
  lives: livesInFormat,
  // Whose turn it is stands large on the table itself.
  turnLine: (view, mine) => (view.phase === 'paused' ? t('table.turn.paused') : mine ? undefined : ''),
  reading: async () => (await import('./reading.ts')).reading,
  seatNotes: async () => (await import('./seat-notes.ts')).seatNotes,
  story: async () => (await import('./story.ts')).story,
}
