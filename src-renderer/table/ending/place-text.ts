import type { Seat } from '../../../src-engine/core/game.ts'
import { formatOrdinal, t } from '../../words/index.ts'

/** A finishing place as people are told it: "2nd", and "2nd, shared" for each of several who finished together. */
export function sharedPlace(place: number, together: number): string {
  const ordinal = formatOrdinal(place)
  return together > 1 ? t('moments.shared', { place: ordinal }) : ordinal
}

/** The same with how many played: "2nd of 12, shared". */
export function placeOf(place: number, n: number, together: number): string {
  return t(together > 1 ? 'moments.shared-of' : 'moments.place-of', { place: formatOrdinal(place), n })
}

/** The same for a seat with a settled place: whoever has the same one shares it. Undefined while it has none. */
export function placeIn(
  places: ReadonlyMap<Seat, number> | undefined,
  seat: Seat | undefined,
  n: number,
): string | undefined {
  const place = places?.get(seat ?? '')
  if (places === undefined || place === undefined) return undefined
  const together = [...places.values()].filter(other => other === place).length
  return placeOf(place, n, together)
}
