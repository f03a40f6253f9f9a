import { isIn, nameOf, type Names, type RefereeView } from './seen.ts'

/** Damage by one commander that is too much, in the games that have commanders. */
export const mostFromCommander = 21

/** What a count says: somebody is out by it, unless a card of theirs says otherwise. */
export interface Deadly {
  readonly seat: string
  /** Changes with the count, so that a note put aside comes again when more is added. */
  readonly key: string
  readonly why: string
  readonly by?: string
}

/**
 * Who has too much poison, or too much damage from one commander. The app only says so: the decks people bring may
 * hold cards that change it, and those only people can read.
 */
export function deadlyCounts(view: RefereeView, names: Names): readonly Deadly[] {
  if (view.phase === 'over') return []
  return Object.entries(view.seats).flatMap(([seat, { counters, dealtBy }]) => {
    if (!isIn(view, seat)) return []
    const poison = counters?.['poison'] ?? 0
    const ofPoison =
      poison >= view.format.poison ? [{ seat, key: `${seat} poison ${poison}`, why: `${poison} poison` }] : []
    const ofCommanders = Object.entries(dealtBy ?? {}).flatMap(([by, dealt]) => {
      const damage = dealt['commander'] ?? 0
      const why = `${damage} damage from ${nameOf(names, by)}’s commander`
      return damage >= mostFromCommander ? [{ seat, by, key: `${seat} ${by} ${damage}`, why }] : []
    })
    return [...ofPoison, ...ofCommanders]
  })
}
