import type { GameScreens } from '../../table/contract.ts'

/** For any game that has no screens of its own: its offers as buttons, its view as text. */
export const plain: GameScreens = {
  looks: { picture: 'card-random' },
  messages: [],
  table: () => import('./Table.vue'),
  display: () => import('./Table.vue'),
}
