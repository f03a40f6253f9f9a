import type { NightAct } from '../../src-engine/night/acts.ts'
import type { Night } from '../../src-engine/night/night.ts'
import { reduceNight } from '../../src-engine/night/reduce.ts'

export const person = (id: string) => ({ id, name: `${id} Name`, colour: 1, avatar: 'fox' })
/** Who leads the night. */
export const host = { person: 'a', owner: false }

/** The night after these acts, one after the other; throws where one is refused. */
export const after = (night: Night, ...acts: readonly NightAct[]): Night =>
  acts.reduce((now, act) => {
    const made = reduceNight(now, act)
    if ('refused' in made) throw new Error(made.refused.code)
    return made.night
  }, night)
export const refusal = (night: Night, act: NightAct): string | undefined => {
  const made = reduceNight(night, act)
  return 'refused' in made ? made.refused.code : undefined
}
export const comes = (id: string): NightAct => ({
  do: 'in',
  on: true,
  who: person(id),
  by: { person: id, owner: false },
})
export const goes = (id: string): NightAct => ({
  do: 'in',
  on: false,
  who: person(id),
  by: { person: id, owner: false },
})
/** The next game opens, at these tables with these people. */
export const next = (...tables: [id: string, ...people: string[]][]): NightAct => ({
  do: 'next',
  tables: tables.map(([id, ...people]) => ({ id, people })),
  by: host,
})
/** A table's game is over, in these places from the first. */
export const over = (table: string, record: string, ...places: string[][]): NightAct => ({
  do: 'result',
  table,
  record,
  places,
})
