import type { Seat } from '../../core/game.ts'
import { changed } from '../../core/changed.ts'
import { anyFirstStrike, dealCombatDamage } from '../combat/combat-damage.ts'
import { askedForBlocks } from '../combat/declare.ts'
import { triggerDelayed } from '../effects/continuous.ts'
import { queueTriggers } from '../effects/triggers.ts'
import { drawCards } from '../effects/zones.ts'
import { resumeAtPhase } from '../stack/priority.ts'
import type { Phase } from '../phases.ts'
import type { Thread } from '../state.ts'
import type { Transaction } from '../state/transaction.ts'

/** The steps of a turn, one after the other, and what each does by itself (RULES CLA-2, 6, 12). */

/** What comes once all have passed in a row with nothing on the stack. */
export function nextPhase(tx: Transaction, { id, phase, combat }: Thread): Phase {
  switch (phase) {
    case 'upkeep':
      return 'draw'
    case 'draw':
      return 'main'
    case 'main':
      return 'begin-combat'
    case 'begin-combat':
      return 'attack'
    case 'attack':
      return combat === undefined ? 'end-combat' : 'block'
    case 'block':
      return anyFirstStrike(tx, id) ? 'first-strike' : 'damage'
    case 'first-strike':
      return 'damage'
    case 'damage':
      return 'end-combat'
    case 'end-combat':
      return 'main-2'
    case 'main-2':
      return 'end'
    case 'end':
    case 'clean-up':
      return 'clean-up'
  }
}

/** Begins a phase: unspent mana is lost, its automatic part happens, its triggers trigger. */
export function beginPhase(tx: Transaction, thread: Thread, phase: Phase): true {
  const { of, id } = thread
  const combat = phase === 'main-2' ? undefined : thread.combat
  const declaring = phase === 'attack'
  tx.setWholeThread(changed(thread, { phase, passed: [], mana: {}, declaring, combat, priority: undefined }))
  if (phase !== 'clean-up') tx.emit({ type: 'phase', turn: id, seat: of, phase })
  resumeAtPhase(tx, id, phase)
  switch (phase) {
    case 'upkeep':
      queueTriggers(tx, id, { when: 'upkeep', player: of })
      triggerDelayed(tx, thread, 'upkeep')
      break
    case 'draw':
      if (!skipsDraw(tx, of)) drawCards(tx, id, of, 1)
      queueTriggers(tx, id, { when: 'draw-step', player: of })
      break
    case 'begin-combat':
      queueTriggers(tx, id, { when: 'combat', player: of })
      break
    case 'block': {
      if (combat !== undefined) tx.setThread(id, { combat: { ...combat, toBlock: askedForBlocks(tx, thread) } })
      break
    }
    case 'first-strike':
    case 'damage':
      dealCombatDamage(tx, id)
      break
    case 'end':
      // Who holds the crown draws; that is no ability, and nobody can answer it (RULES CLA-12).
      if (tx.crown === of) drawCards(tx, id, of, 1)
      queueTriggers(tx, id, { when: 'end-step', player: of })
      triggerDelayed(tx, thread, 'end-step')
      break
    case 'clean-up':
      tx.setThread(id, { toDiscard: [of] })
      break
    case 'main':
    case 'attack':
    case 'end-combat':
    case 'main-2':
      break
  }
  return true
}

/** The first player of a two-player game skips the first draw (RULES CLA-1). */
function skipsDraw(tx: Transaction, of: Seat): boolean {
  return tx.format.seats.length === 2 && !tx.beganMidGame && tx.turnsEnded === 0 && tx.format.turnsBegun[of] === 1
}
