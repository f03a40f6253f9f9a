import type { JsonObject } from '../../src-engine/core/json.ts'
import type { TableState } from '../../src-engine/protocol/to-client.ts'

/** Seats a view names as due to act; games that have turns call them `toAct`. */
export function dueIn(view: JsonObject | undefined): readonly string[] {
  const due = view?.['toAct']
  return Array.isArray(due) ? due.map(String) : []
}

/** As many names as the bar holds on a phone. */
const most = 3

/** Whose turn it is, in words, for the bar on top. */
export function turnWords(
  table: TableState,
  view: JsonObject | undefined,
  names: { readonly [seat: string]: string },
  yours: readonly string[],
  canAct: boolean,
  /** A game that may be played without turns; it names a `turn` while it has them after all. */
  realTime = false,
): string {
  if (table.phase === 'over') return 'The game is over'
  if (table.paused || view?.['phase'] === 'paused') return 'Paused'
  const due = dueIn(view)
  const own = due.find(seat => yours.includes(seat))
  if (realTime && view?.['turn'] === undefined) {
    if (view?.['phase'] === 'play') return own === undefined ? '' : 'No turns: play!'
    if (view?.['phase'] === 'knock' && (own !== undefined || yours.length === 0)) return 'Knock to begin'
  }
  if (own !== undefined) return yours.length > 1 ? `${names[own] ?? own}’s turn` : 'Your turn'
  const named = due.map(seat => names[seat] ?? seat)
  if (named.length === 1) return `Waiting for ${named[0]}`
  if (named.length > most) return `Waiting for ${named.length} players`
  if (named.length > 1) return `Waiting for ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
  return canAct ? 'You may act' : yours.length === 0 ? 'You are watching' : ''
}
