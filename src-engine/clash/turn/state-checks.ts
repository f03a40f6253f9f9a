import { checkState, standing, type Fall } from '../../formats/index.ts'
import { traitsOf } from '../state/board.ts'
import { bitOf, protections } from '../cards/keywords.ts'
import type { Draft } from '../state/transaction.ts'
import { afterFalls } from './elimination.ts'
import type { Id, Permanent } from '../state/state.ts'
import { leave } from '../effects/zones.ts'

const indestructible = bitOf('indestructible')

/**
 * One round of state checks, all at the same moment (RULES CLA-6); whether anything changed, so that the caller asks
 * again until nothing does.
 */
export function checked(d: Draft): boolean {
  if (d.circle.ended !== undefined) return false
  const shrunk: Id[] = []
  const slain: Id[] = []
  const loose: Id[] = []
  const doomed: Id[] = []
  const legends = new Map<string, Permanent>()
  const twins: Id[] = []
  // Nothing changes before all is looked at: at a table of forty there are hundreds of things.
  const { board } = d
  const out = new Set(d.circle.out)
  for (const thing of d.permanents.values()) {
    if (out.has(thing.controller)) continue
    if (thing.card.isCreature) {
      const { toughness, words } = traitsOf(board, thing)
      if (toughness <= 0) shrunk.push(thing.id)
      else if ((thing.doomed || thing.damage >= toughness) && (words & indestructible) === 0) slain.push(thing.id)
      else if (thing.doomed) doomed.push(thing.id)
    }
    if (thing.card.enchants !== undefined || thing.host !== undefined) {
      if (!hangsOn(d, thing)) loose.push(thing.id)
    }
    if (thing.card.legend) {
      const key = `${thing.controller} ${thing.card.name}`
      // Of two of a name the older one goes: the later one has come to take its place.
      const other = legends.get(key)
      if (other !== undefined) twins.push(other.id)
      legends.set(key, thing)
    }
  }
  for (const id of doomed) d.change(id, { doomed: false })
  const falls = standing(d.circle)
    .filter(seat => d.player(seat).drewNothing)
    .map((seat): Fall => ({ seat, why: 'library' }))
  leave(d, shrunk, 'graveyard', 'toughness')
  leave(d, slain, 'graveyard', 'damage')
  leave(d, twins, 'graveyard', 'legend')
  for (const id of loose) comeLoose(d, id)
  const fell = playersFall(d, falls)
  return fell || shrunk.length + slain.length + loose.length + twins.length > 0
}

/** Whether an attachment's host is there and may be attached to. */
function hangsOn(d: Draft, thing: Permanent): boolean {
  const host = thing.host === undefined ? undefined : d.permanents.get(thing.host)
  if (host === undefined || !host.card.isCreature) return false
  return (traitsOf(d.board, host).words & protections(thing.card.colours)) === 0
}

/** An enchantment without a host goes to the graveyard; an artifact stays, attached to nothing. */
function comeLoose(d: Draft, id: Id): void {
  const thing = d.permanents.get(id)
  if (thing === undefined) return
  if (thing.card.enchants !== undefined) leave(d, [id], 'graveyard', 'no-host')
  else d.detach(id)
}

function playersFall(d: Draft, found: readonly Fall[]): boolean {
  for (const { seat } of found) d.setPlayer(seat, { drewNothing: false })
  const before = d.circle
  const step = checkState(before, found)
  if (step.circle === before) return false
  d.step(step)
  afterFalls(d, before)
  return true
}
