import type { Write } from '../../../store/write.ts'
import { needsDisk } from '../model/acts.ts'
import { personAt } from '../model/table.ts'
import type { Live, Writing } from './live.ts'

// What a write of a table needs: the disk, or only SQLite's log; and whom else.

/** Only plays, of which a power cut may cost the last: no deal, no end, nothing else of the table. */
export function isOnlyPlayed({ accepted, settled }: Writing): boolean {
  return (
    accepted.every(({ step }) => step.play !== undefined) &&
    settled.writes.every(({ write: kind }) => kind === 'append' || kind === 'keep')
  )
}

/** Whether it has to be on disk before anything goes on. */
export function needed({ accepted }: Writing): boolean {
  return accepted.some(({ entry }) => needsDisk[entry.act.do])
}

/** Who has got a seat and is not on disk yet: a rematch seats people who have done nothing before. */
export function newPeople({ context: { strangers, people } }: Live, { before, after }: Writing): NewPerson[] {
  if (before.places === after.places || strangers.size === 0) return []
  const ids = new Set(after.places.flatMap(place => personAt(place) ?? []))
  return [...ids].flatMap(id => {
    const [person, tokenHash] = [people.get(id), strangers.get(id)]
    return person === undefined || tokenHash === undefined ? [] : [{ write: 'person' as const, person, tokenHash }]
  })
}
type NewPerson = Extract<Write, { write: 'person' }>
