import type { GameEvent } from '../../../src-engine/core/game.ts'
import type { GameScreens, GameTableProps } from '../../../src-renderer/table/contract.ts'

/** What the toy's players are shown of it (tests/engine/core/toys.ts). */
export type BidsView = {
  readonly order: readonly string[]
  readonly toAct: readonly string[]
  readonly points: readonly number[]
  readonly own?: number
  readonly picked: readonly boolean[]
}
export type BidsEvent = GameEvent & { readonly type: 'mine' | 'picked' }
export type BidsProps = GameTableProps<BidsView, BidsEvent>

/** The screens of a sixth game, as somebody would write them who adds one. */
export const screens: GameScreens<BidsView, BidsEvent> = {
  looks: { picture: 'dice-target', begin: 'Bid' },
  messages: [],
  table: () => import('./BidsTable.vue'),
  display: () => import('./BidsTable.vue'),
  story: () =>
    Promise.resolve({
      caption: (event, names) => (event.type === 'picked' ? `${names(String(event['seat']))} has bid.` : ''),
    }),
}
