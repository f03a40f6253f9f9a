import type { WhistEvent } from '../../../src-engine/whist/events.ts'
import type { WhistJson as WhistView } from '../../../src-engine/whist/view.ts'
import type { GameTableProps } from '../../table/contract.ts'

/** The games this table shows, and what tells them apart for the eye. The rules stay with the host. */
export type { SeatView, WhistJson as WhistView } from '../../../src-engine/whist/view.ts'
export type { WhistEvent } from '../../../src-engine/whist/events.ts'

/** What a whist table is handed. */
export type WhistProps = GameTableProps<WhistView, WhistEvent>

/** Plain words for a seat's standing; nothing for one that is simply in. */
export const standing: { readonly [S in WhistView['seats'][string]['status']]: string } = {
  in: '',
  dog: 'Dog’s life',
  dazed: 'Dazed',
  out: 'Out',
}

/** What one deal is called at this table: seed 002 plays rounds, the others hands. */
export function dealWord(view: WhistView): 'hand' | 'round' {
  return view.game === 'knockout-whist' ? 'round' : 'hand'
}

/** "Round 2 · hand 3 · 5 cards" */
export function whereWeAre(view: WhistView): string {
  const cards = view.cards === 1 ? '1 card' : `${view.cards} cards`
  if (view.game === 'all-out-brawl') return `Round ${view.round} · hand ${view.hand} · ${cards}`
  return `${dealWord(view) === 'round' ? 'Round' : 'Hand'} ${view.hand} · ${cards}`
}
