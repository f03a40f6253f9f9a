import type { Seat } from '../../core/game.ts'
import type { Transaction } from '../state/transaction.ts'

/** One Deck as a melee: the player to the right gets all that the fallen had, and discards down (RULES FMT-16). */
export function inherit(tx: Transaction, to: Seat, of: Seat): void {
  for (const thing of tx.permanents.values()) {
    if (thing.controller !== of) continue
    tx.remove(thing.id)
    tx.put({
      ...thing,
      owner: to,
      controller: to,
      permanentController: to,
      territory: to,
      controlledSince: tx.nextNumber(),
    })
  }
  tx.setHand(to, [...tx.hand(to), ...tx.hand(of)])
  tx.setHand(of, [])
  tx.discardAtNextTurn = [...new Set([...tx.discardAtNextTurn, to])]
}
