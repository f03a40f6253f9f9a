import { enemyColour } from '../../../src-engine/colours/colours.ts'
import type { Seat } from '../../../src-engine/core/game.ts'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'

/** What somebody in the star is to another (RULES FMT-15): one of the two to be knocked out, or a friend for now. */
export function starSide(view: ClashView, viewer: Seat, seat: Seat): 'enemy' | 'friend' | undefined {
  const own = view.seats[viewer]?.colours
  const theirs = view.seats[seat]?.colours
  if (own?.length !== 2 || theirs === undefined || viewer === seat) return undefined
  return theirs.includes(enemyColour(own)) ? 'enemy' : 'friend'
}
