import type { Seat } from '../../../../src-engine/core/game.ts'
import type { BrawlProps } from '../props.ts'
import type { PendingAction } from '../actions/pending-actions.ts'

/** Whose hand the newest card on a Base came from: one's own act on its way, else the last event that tells of it. */
export function useArrivals(props: BrawlProps, pending: () => readonly PendingAction[]) {
  return (id: number, side: Seat | undefined): string | undefined => {
    for (const one of pending()) {
      if (one.act.do !== 'play') continue
      const { spot } = one.act
      if (spot.edge === undefined ? spot.id === id && spot.side === side : id === -1) return `hand ${one.seat}`
    }
    for (let at = props.events.length - 1; at >= 0; at--) {
      const event = props.events[at]!.event
      if (!('id' in event) || event.id !== id || !('by' in event)) continue
      // A card of this device flew when it was tapped, before the host's view had it.
      if (props.yours.includes(event.by)) return undefined
      if (event.type === 'play' ? event.of === side : side === undefined) return `hand ${event.by}`
    }
    return undefined
  }
}
