import type { Coded } from '../core/coded.ts'
import type { Change } from './changes.ts'
import { tablesOpened, withAward, withPlaces, type Correcting } from './corrections.ts'
import type { Night } from './night.ts'
import { exchanged } from './swap.ts'

/** Takes a change of the history back: what stood before it stands again, under the same rules. */
export function reverted(night: Night, number: number, how: Correcting): Night | Coded {
  const change = night.changes?.find(kept => kept.number === number)
  if (change === undefined || change.takenBack !== undefined || change.about.what === 'undo')
    return { code: 'no-change' }
  const { about } = change
  const isOvertaken = night.changes!.some(
    later => later.number > number && isStanding(later) && isSameThing(change, later),
  )
  const isPast = about.what === 'swap' && change.tables !== tablesOpened(night)
  if (isOvertaken || isPast) return { code: 'change-overtaken' }
  const made =
    about.what === 'match'
      ? withAward(night, change.game, about.match, about.before, how)
      : about.what === 'game'
        ? withPlaces(night, about.record, about.before, how)
        : exchanged(night, about.one, about.other, how)
  if ('code' in made) return made
  const takenBack = { by: how.by, at: how.at }
  return { ...made, changes: night.changes!.map(kept => (kept === change ? { ...kept, takenBack } : kept)) }
}

function isStanding({ takenBack }: Change): boolean {
  return takenBack === undefined
}

function isSameThing(one: Change, other: Change): boolean {
  const [a, b] = [one.about, other.about]
  // A draw that was undone takes with it what was changed of it.
  if (a.what === 'swap') return b.what === 'undo' || (b.what === 'swap' && [b.one, b.other].some(isIn(a)))
  if (a.what === 'match' && b.what === 'match') return one.game === other.game && a.match === b.match
  return a.what === 'game' && b.what === 'game' && a.record === b.record
}

function isIn({ one, other }: { readonly one: number; readonly other: number }): (entrant: number) => boolean {
  return entrant => entrant === one || entrant === other
}
