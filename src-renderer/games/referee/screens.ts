import type { GameScreens } from '../../table/contract.ts'
import { say } from '../../words/index.ts'
import type { RefereeEvent, RefereeView } from './seen.ts'

/** The referee's screens. Nothing is hidden at its table: several people at one device need no curtain. */
export const screens: GameScreens<RefereeView, RefereeEvent> = {
  looks: { picture: 'meeple', tag: 'Bring your own decks', begin: 'Begin' },
  teams: true,
  open: true,
  table: () => import('./RefereeTable.vue'),
  display: () => import('./RefereeDisplay.vue'),
  rules: () => import('./rules/RefereeRules.vue'),
  setup: () => import('./RefereeSetup.vue'),
  due: view => view.toAct,
  turnLine: view => (view.phase === 'paused' ? say('referee.turn.paused') : undefined),
  captions: async () => ({ tell: (await import('./captions.ts')).caption }),
}
