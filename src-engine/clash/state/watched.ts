import type { Amount, PermanentFilter, Static } from '../cards/card.ts'

/**
 * What continuous effects of permanents may look at beside the permanents there are and who sits where, a bit each. A
 * board outlasts every change of what no effect on it looks at.
 */
export type Watched = number

export const watchedTapped: Watched = 1
export const watchedCombat: Watched = 2
export const watchedHands: Watched = 4
export const watchedGraveyards: Watched = 8
export const watchedCrown: Watched = 16

const known = new WeakMap<Static, Watched>()

/** What one static effect looks at; worked out once, for a card's data never changes. */
export function watchedBy(effect: Static): Watched {
  let watched = known.get(effect)
  if (watched === undefined) {
    const { on, power = 0, toughness = 0, while: only } = effect
    watched = byAmount(power) | byAmount(toughness) | (typeof on === 'string' ? 0 : byFilter(on))
    if (only !== undefined) watched |= byAmount(only.amount)
    known.set(effect, watched)
  }
  return watched
}

function byFilter({ tapped, attacking }: PermanentFilter): Watched {
  return (tapped === undefined ? 0 : watchedTapped) | (attacking ? watchedCombat : 0)
}

function byAmount(amount: Amount): Watched {
  if (typeof amount !== 'object') return 0
  if ('count' in amount) return byFilter(amount.count)
  if ('hand' in amount) return watchedHands
  if ('graveyard' in amount) return watchedGraveyards
  return 'crown' in amount ? watchedCrown : 0
}
