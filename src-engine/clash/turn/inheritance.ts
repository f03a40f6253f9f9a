import type { Seat } from '../../core/game.ts'
import type { Draft } from '../state/transaction.ts'

/** One Deck as a melee: the player to the right gets all that the fallen had, and discards down (RULES FMT-16). */
export function inherit(d: Draft, to: Seat, of: Seat): void {
  for (const thing of d.permanents.values()) {
    if (thing.controller !== of) continue
    d.remove(thing.id)
    d.put({ ...thing, owner: to, controller: to, keeper: to, territory: to, since: d.turn })
  }
  d.setHand(to, [...d.hand(to), ...d.hand(of)])
  d.setHand(of, [])
  d.heirs = [...new Set([...d.heirs, to])]
}
