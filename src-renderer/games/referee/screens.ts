import { rulesFor, type FormatOptions } from '../../../src-engine/formats/index.ts'
import type { GameScreens } from '../../table/contract.ts'
import { t } from '../../words/index.ts'
import type { RefereeEvent } from '../../../src-engine/referee/state.ts'
import type { RefereeView } from '../../../src-engine/referee/view-types.ts'
import { outInFormat, placesInFormat } from '../../table/ending/places.ts'
import { awardsOf } from './awards.ts'

const usual = { format: 'free-for-all', rules: 'booklet', peace: 0, handSize: 7, small: false, reduce: 'early' }

/** The referee's screens. Nothing is hidden at its table: several people at one device need no curtain. */
export const screens: GameScreens<RefereeView, RefereeEvent> = {
  looks: {
    picture: 'meeple',
    get tag() {
      return t('games.referee.tag')
    },
    get begin() {
      return t('refereeRules.begin')
    },
  },
  teams: true,
  open: true,
  tableStays: () => true,
  messages: ['referee'],
  table: () => import('./RefereeTable.vue'),
  display: () => import('./RefereeDisplay.vue'),
  rules: () => import('./rules/RefereeRules.vue'),
  setup: () => import('./RefereeSetup.vue'),
  players: options => {
    const { seats } = rulesFor({ ...usual, ...options } as FormatOptions, 4)
    return 'min' in seats ? [seats.min, seats.max] : [Math.min(...seats.exactly), Math.max(...seats.exactly)]
  },
  due: view => view.toAct,
  // Anybody may be put back in: then they have no place any more.
  places: placesInFormat,
  outWithoutPlace: outInFormat,
  awards: awardsOf,
  turnLine: view => (view.phase === 'paused' ? t('referee.turn.paused') : undefined),
  reading: async () => (await import('./reading.ts')).reading,
  staging: async () => (await import('./staging.ts')).staging,
  captions: async () => ({ caption: (await import('./captions.ts')).caption }),
}
