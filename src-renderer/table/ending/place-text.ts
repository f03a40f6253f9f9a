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
