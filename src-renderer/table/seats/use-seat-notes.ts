import { computed, type ComputedRef } from 'vue'
import type { Seat } from '../../../src-engine/core/game.ts'
import type { TableState } from '../../../src-engine/protocol/to-client.ts'
import type { GameScreens } from '../contract.ts'
import { useLoaded } from '../use-loaded.ts'

/**
 * What each seat of a lobby will be, where the game says it of its house rules. Free ones count: formats with teams or
 * colours begin only with all of them taken.
 */
export function useSeatNotes(
  table: () => TableState,
  screens: () => GameScreens,
): ComputedRef<{ readonly [seat: Seat]: string }> {
  const notes = useLoaded(screens, now => now.seatNotes?.())
  return computed(() => {
    const { places, options } = table()
    const seats = places.map(place => place.seat)
    return notes.value?.(options, seats) ?? {}
  })
}
