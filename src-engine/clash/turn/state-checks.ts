import { checkState, fallen, lifeTotalSeat, playersIn, type Elimination } from '../../formats/index.ts'
import type { Seat } from '../../core/game.ts'
import { traitsOf } from '../state/board.ts'
import { bitOf, protections } from '../cards/keywords.ts'
import { playersAround } from '../state/turns.ts'
import type { Transaction } from '../state/transaction.ts'
import { afterElimination } from './elimination.ts'
import type { Id, Permanent } from '../state.ts'
import { leave } from '../effects/zones.ts'

const indestructible = bitOf('indestructible')

/**
 * One round of state checks, all at the same moment (RULES CLA-6); whether anything changed, so that the caller asks
 * again until nothing does. What it sets off belongs to the turn of this id. The spheres of other turns in which
 * something is in the middle of its effects are left to those turns, which check when it is done.
 */
export function checkStateOnce(tx: Transaction, turn: number): boolean {
  if (tx.format.ended !== undefined) return false
  const shrunk: Id[] = []
  const slain: Id[] = []
  const loose: Id[] = []
  const doomed: Id[] = []
  const legends = new Map<string, Permanent>()
  const twins: Id[] = []
  // Changes come after all permanents were looked at: at a table of forty there are hundreds.
  const { board } = tx
  const resolving = playersOfResolvingTurns(tx, turn)
  const passedOver = new Set([...fallen(tx.format), ...resolving])
  for (const thing of tx.permanents.values()) {
    if (passedOver.has(thing.controller)) continue
    const { card } = thing
    if (card.isCreature) {
      const { toughness, keywords } = traitsOf(board, thing)
      if (toughness <= 0) shrunk.push(thing.id)
      else if ((thing.dealtDeathtouch || thing.damage >= toughness) && (keywords & indestructible) === 0)
        slain.push(thing.id)
      else if (thing.dealtDeathtouch) doomed.push(thing.id)
    }
    if ((card.enchants !== undefined || thing.host !== undefined) && !hangsOn(tx, thing)) loose.push(thing.id)
    if (card.legend) {
      const key = `${thing.controller} ${card.name}`
      // Of two of a name the older one goes: the later one has come to take its place.
      const other = legends.get(key)
      if (other !== undefined) twins.push(other.id)
      legends.set(key, thing)
    }
  }
  if (doomed.length > 0) tx.wear(doomed, { dealtDeathtouch: false })
  const falls = playersIn(tx.format)
    .filter(seat => tx.player(seat).drewNothing && !passedOver.has(seat))
    .map((seat): Elimination => ({ seat, why: 'library' }))
  if (shrunk.length > 0) leave(tx, turn, shrunk, 'graveyard', 'toughness')
  if (slain.length > 0) leave(tx, turn, slain, 'graveyard', 'damage')
  if (twins.length > 0) leave(tx, turn, twins, 'graveyard', 'legend')
  for (const id of loose) comeLoose(tx, turn, id)
  const fell = eliminatePlayers(tx, turn, falls, resolving)
  return fell || shrunk.length + slain.length + loose.length + twins.length > 0
}

/** Whether an attachment's host is there and may be attached to. */
function hangsOn(tx: Transaction, thing: Permanent): boolean {
  const host = thing.host === undefined ? undefined : tx.permanents.get(thing.host)
  if (host === undefined || !host.card.isCreature) return false
  return (traitsOf(tx.board, host).keywords & protections(thing.card.colours)) === 0
}

/** An enchantment without a host goes to the graveyard; an artifact stays, attached to nothing. */
function comeLoose(tx: Transaction, turn: number, id: Id): void {
  const thing = tx.permanents.get(id)
  if (thing === undefined) return
  if (thing.card.enchants !== undefined) leave(tx, turn, [id], 'graveyard', 'no-host')
  else tx.detach(id)
}

function playersOfResolvingTurns(tx: Transaction, turn: number): readonly Seat[] {
  const others = tx.threads.filter(thread => thread.id !== turn && thread.resolving !== undefined)
  return others.flatMap(other => playersAround(tx, other.id))
}

function eliminatePlayers(
  tx: Transaction,
  turn: number,
  found: readonly Elimination[],
  resolving: readonly Seat[],
): boolean {
  for (const { seat } of found) tx.setPlayer(seat, { drewNothing: false })
  const before = tx.format
  const step = checkState(before, found, {
    by: seat => tx.player(lifeTotalSeat(before, seat)).lastLifeTakenBy,
    except: resolving,
  })
  if (step.state === before) return false
  tx.step(step)
  afterElimination(tx, turn, before)
  return true
}
