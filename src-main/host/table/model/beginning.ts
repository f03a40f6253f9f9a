import { no } from '../../context/refusal.ts'
import { step, type Act, type By, type Given, type Stepped } from './acts.ts'
import { deal } from './deal.ts'
import { judged } from './play.ts'
import { arrived, restarted, satIn } from './presence.ts'
import { sit } from './seats.ts'
import { seatsOf, type Table } from './table.ts'

/** The first act of a new table: its opener sits down first, and practice is dealt. A position is set up already. */
export function open(table: Table, act: Extract<Act, { do: 'open' }>, given: Given): Stepped {
  const { by, who, device } = act
  if (table.phase.at !== 'lobby') return step(table)
  if (act.standsBy === true && !table.solo) return step(arrived({ ...table, standsBy: who.id }, device, who))
  const sat = sit(table, { do: 'sit', by, who, device, place: 0 }, given)
  return 'refused' in sat || !table.solo ? sat : deal(sat.table, given)
}

/**
 * The host has started again, and the table with it. What was shown of a lobby's seed, nobody knows any more;
 * one that other tables share stays.
 */
export function restart(table: Table, { seed }: Given): Table {
  const now = restarted(table)
  const { phase } = now
  if (phase.at === 'lobby') {
    // The devices that were adding their parts to it are gone.
    const { draw: _draw, ...rest } = phase
    return { ...now, phase: { ...rest, seed: table.duplicate === true ? rest.seed : seed } }
  }
  return phase.at === 'playing' || phase.at === 'over' ? { ...now, phase: judged(phase) } : now
}

/** A table of another evening: seats belong to their people; where a game is on bots play for those who are not here. */
export function resume(table: Table, by: By, given: Given): Stepped {
  const { phase } = table
  if (phase.at !== 'closed' || phase.archived === undefined) return no('playing')
  const now = restart({ ...table, phase: phase.archived }, given)
  const sits = seatsOf(table, by.person).length > 0
  return step({ ...satIn(now, () => true), resumed: true, awaited: [], ...(sits ? { host: by.person } : {}) })
}
