import { t } from '../../words/index.ts'
import { signed } from './labels.ts'
import type { Names } from '../../table/contract.ts'
import type { RefereeView } from '../../../src-engine/referee/view.ts'

/** A change of one's own life, as the log has it. */
export interface LifeChange {
  /** Its number in the log. */
  readonly n: number
  /** The one who entered it. */
  readonly by: string
  /** Who dealt it, or else who entered it; nobody where that is oneself. */
  readonly from?: string
  readonly amount: number
  /** The total it came to. */
  readonly life: number
  /** A judge set the total. */
  readonly set: boolean
  readonly objected: boolean
}

/** The latest changes of a seat's life that stand, newest first; of a shared total its team's. */
export function lifeChanges(view: RefereeView, seat: string, most: number): readonly LifeChange[] {
  const sharers = view.format.sharedLife ? (view.teams?.find(team => team.includes(seat)) ?? [seat]) : [seat]
  return [...view.log]
    .reverse()
    .filter(entry => entry.undone === undefined)
    .flatMap(({ n, by, action, told, objected }): readonly LifeChange[] => {
      const changes = told.flatMap(event => (event.type === 'life' && sharers.includes(event.seat) ? [event] : []))
      const set = told.flatMap(event => {
        const totals = event.type === 'judged' ? event.changes['life'] : undefined
        return Object.entries((totals ?? {}) as { [seat: string]: number }).flatMap(([one, total]) =>
          sharers.includes(one) ? [total] : [],
        )
      })
      const life = changes.at(-1)?.life ?? set.at(-1)
      if (life === undefined) return []
      const source = typeof action['from'] === 'string' ? action['from'] : by
      return [
        {
          n,
          by,
          ...(source === seat ? {} : { from: source }),
          amount: changes.reduce((sum, one) => sum + one.amount, 0),
          life,
          set: changes.length === 0,
          objected: objected?.includes(seat) === true,
        },
      ]
    })
    .slice(0, most)
}

/** "−5 from Ann", "+3", "31 life, set by Ann". */
export function changeText({ amount, life, set, by, from }: LifeChange, names: Names): string {
  if (set) return t('refereeTable.news.set', { n: life, who: names(by) })
  const change = signed(amount)
  return from === undefined ? change : t('refereeTable.news.from', { change, who: names(from) })
}
