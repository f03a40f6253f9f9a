import type { JsonObject } from '../../src-engine/core/json.ts'
import type { TableState } from '../../src-engine/protocol/to-client.ts'
import type { GameScreens, Names } from './contract.ts'

/** As many names as the bar holds on a phone. */
const most = 3

export interface Turn {
  readonly text: string
  /** This device's one seat is due. */
  readonly mine: boolean
}

/** Whose turn it is, in words, for the bar on top. */
export function turnWords(
  table: Pick<TableState, 'phase' | 'paused'>,
  screens: Pick<GameScreens, 'due' | 'turnLine'>,
  view: JsonObject | undefined,
  names: Names,
  yours: readonly string[],
  canAct: boolean,
): Turn {
  const say = (text: string, mine = false): Turn => ({ text, mine })
  if (table.phase === 'over') return say('The game is over')
  if (table.paused) return say('Paused')
  const due = view === undefined ? [] : screens.due(view)
  const own = due.find(seat => yours.includes(seat))
  const line = view && screens.turnLine?.(view, own !== undefined, yours.length === 0)
  if (line !== undefined) return say(line)
  if (own !== undefined) return yours.length > 1 ? say(`${names[own] ?? own}’s turn`) : say('Your turn', true)
  const named = due.map(seat => names[seat] ?? seat)
  if (named.length === 1) return say(`Waiting for ${named[0]}`)
  if (named.length > most) return say(`Waiting for ${named.length} players`)
  if (named.length > 1) return say(`Waiting for ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`)
  return say(canAct ? 'You may act' : yours.length === 0 ? 'You are watching' : '')
}
