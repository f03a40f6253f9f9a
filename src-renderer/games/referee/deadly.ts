import { t } from '../../words/index.ts'
import { isIn } from './seats.ts'
import type { Names } from '../../table/contract.ts'
import type { RefereeView } from '../../../src-engine/referee/view.ts'

/** Damage by one commander that is too much, in the games that have commanders. */
export const deadlyCommanderDamage = 21
/** The life each player has at the start in those games. */
export const commanderLife = 40

/** Whether people play with commanders here: forty life each, or somebody has been dealt damage by one. */
export function withCommanders({ format, seats }: RefereeView): boolean {
  const dealt = Object.values(seats).some(({ dealtBy }) =>
    Object.values(dealtBy ?? {}).some(by => (by['commander'] ?? 0) > 0),
  )
  return dealt || (format.life >= commanderLife && !format.sharedLife)
}

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
      poison >= view.format.poison
        ? [{ seat, key: `${seat} poison ${poison}`, why: t('refereeTable.deadly.poison', { n: poison }) }]
        : []
    const ofCommanders = Object.entries(dealtBy ?? {}).flatMap(([by, dealt]) => {
      const damage = dealt['commander'] ?? 0
      const why = t('refereeTable.deadly.commander', { n: damage, who: names(by) })
      return damage >= deadlyCommanderDamage ? [{ seat, by, key: `${seat} ${by} ${damage}`, why }] : []
    })
    return [...ofPoison, ...ofCommanders]
  })
}
