import { comparisons, type Comparison, type PlayedDeal, type Seating } from './duplicate.ts'
import { gameOfTable, tablesOn, type Night } from './night.ts'

/*
 * A game of the night for which the same cards are dealt at every table. Nothing of what came of it is told, nor counts,
 * before the last of its tables is done: what somebody else made of one's cards tells what the others hold.
 */

/** Whether a table still plays the deal at this place of the playlist; only the game that is on can have one. */
export function isDealOn(night: Night, at: number): boolean {
  return night.playlist[at]?.duplicate === true && at === night.opened.length - 1 && tablesOn(night).length > 0
}

/**
 * Whether nothing of this table's game may be told to anybody but those who sit there: the same cards are still played at
 * another, or here.
 */
export function isSealed(night: Night, table: string): boolean {
  const at = gameOfTable(night, table)
  return at >= 0 && isDealOn(night, at)
}

/**
 * Whether this table is nothing for this person, or for a TV: the same cards are still played elsewhere, and they were not
 * seated here as it was opened.
 */
export function isSealedFrom(night: Night | undefined, table: string, person: string | undefined): boolean {
  if (night === undefined || !isSealed(night, table)) return false
  const seated = night.opened.at(-1)!.tables.find(other => other.id === table)!.people
  return person === undefined || !seated.includes(person)
}

/** Everybody of the deal at this place of the playlist, beside those who held their cards; nobody while it is on. */
export function comparedAt(night: Night, at: number): readonly Comparison[] {
  return isDealOn(night, at) ? [] : comparisons(dealsAt(night, at))
}

/** One for playing it to its end, one for everybody who made less of the same cards, half a point for who made as much. */
export function duplicatePoints({ points, others }: Comparison): number {
  return 1 + points * others.length
}

/** Nobody made more of these cards, and somebody less. */
export function wonComparison({ made, others }: Comparison): boolean {
  return others.every(other => other.made <= made) && others.some(other => other.made < made)
}

/** Who sat where in the deals of this night, the first one first: whoever sits together next is chosen by it. */
export function seatingsOf({ opened }: Night): readonly Seating[] {
  return opened.flatMap(({ tables }) => {
    const seating = tables.flatMap(({ seats }) => (seats === undefined ? [] : [seats]))
    return seating.length === 0 ? [] : [seating]
  })
}

/** The tables that played the deal to its end. */
function dealsAt(night: Night, at: number): readonly PlayedDeal[] {
  return (night.opened[at]?.tables ?? []).flatMap(({ id }) => {
    const made = night.results.find(result => result.table === id)?.made
    if (made === undefined) return []
    return [{ deal: at, people: made.map(share => share.person), made: made.map(share => share.made) }]
  })
}
