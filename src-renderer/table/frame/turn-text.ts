import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { TableState } from '../../../src-engine/protocol/to-client.ts'
import { dueIn } from '../../connection/table.ts'
import { formatList, t } from '../../words/index.ts'
import type { GameScreens, Names } from '../contract.ts'

/** As many names, and letters of several, as the bar holds on a phone. */
const most = 3
const mostLetters = 60

export interface Turn {
  readonly text: string
  /** This device's one seat is due. */
  readonly mine: boolean
}

/** Whose turn it is, in words, for the bar on top. `yours`: this device's seats; nothing for a display, which is nobody's. */
export function turnText(
  table: Pick<TableState, 'phase' | 'paused'>,
  screens: Pick<GameScreens, 'turnLine'>,
  view: JsonObject | undefined,
  names: Names,
  yours: readonly string[] | undefined,
  canAct: boolean,
): Turn {
  const turn = (text: string, mine = false): Turn => ({ text, mine })
  if (table.phase === 'over') return turn(t('table.turn.over'))
  if (table.paused) return turn(t('table.turn.paused'))
  const due = dueIn(view)
  const own = due.find(seat => yours?.includes(seat))
  const line = view && screens.turnLine?.(view, own !== undefined, (yours ?? []).length === 0)
  if (line !== undefined) return turn(line)
  if (own !== undefined)
    return (yours ?? []).length > 1 ? turn(t('table.turn.of', { who: names(own) })) : turn(t('table.turn.yours'), true)
  const named = due.map(names)
  const isLong = named.length > 1 && named.join('').length > mostLetters
  if (named.length > most || isLong) return turn(t('table.turn.waiting-many', { n: named.length }))
  if (named.length > 0) return turn(t('table.turn.waiting', { who: formatList(named) }))
  if (canAct) return turn(t('table.turn.may-act'))
  return turn(yours?.length === 0 ? t('table.turn.watching') : '')
}
