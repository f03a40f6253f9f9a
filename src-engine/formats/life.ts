import { changed } from '../core/changed.ts'
import type { Seat } from '../core/game.ts'
import { lifeTotalSeat, lifeOf, playersIn, type FormatState, type Step } from './state.ts'
import { eliminate, type Elimination } from './elimination.ts'
import type { FormatEvent } from './events.ts'

/** A change of a seat's life total, up or down. */
export interface LifeChange {
  readonly seat: Seat
  readonly amount: number
}

/**
 * Changes life totals, each seat's by its own amount; of a shared total each named seat's change counts. Nobody goes
 * out by this: the state check comes after (RULES CLA-6), so who loses 3 and gains 3 at 3 life lives.
 */
export function changeLife(state: FormatState, changes: readonly LifeChange[]): Step {
  const life = { ...state.life }
  const events: FormatEvent[] = []
  for (const { seat, amount } of changes) {
    const keeper = lifeTotalSeat(state, seat)
    const total = (life[keeper] ?? 0) + amount
    life[keeper] = total
    events.push({ type: 'life', seat, amount, life: total, team: state.rules.sharedLife })
  }
  return { state: changed(state, { life }), events }
}

/** The game ends in a draw for everybody still in (RULES FMT-16, CLA-10). */
export function drawForAll(state: FormatState, why: 'library-empty' | 'endless'): Step {
  const over = { type: 'over', winners: [], draw: true, why } as const
  return {
    state: changed(state, { turns: [], ended: { winners: [], draw: true, turns: state.turns } }),
    events: [over],
  }
}

/**
 * The state check of players (RULES CLA-6): players at 0 or less life, and those the caller has found lost for
 * another reason (`found`: an empty library, poison), go out at the same moment. Of one deck an empty library is a
 * draw for all (RULES FMT-16). `by`: who took the last of a life, where one did; `except`: whose life is not judged yet. The
 * caller settles turns after.
 */
export function checkState(
  state: FormatState,
  found: readonly Elimination[] = [],
  { by, except = [] }: { by?(seat: Seat): Seat | undefined; readonly except?: readonly Seat[] } = {},
): Step {
  if (state.ended !== undefined) return { state, events: [] }
  if (state.rules.oneDeck && found.some(fall => fall.why === 'library')) {
    return drawForAll(state, 'library-empty')
  }
  const lifeless = playersIn(state)
    .filter(seat => lifeOf(state, seat) <= 0 && !except.includes(seat))
    .map((seat): Elimination => {
      const named = by?.(seat)
      return { seat, why: 'life', ...(named === undefined ? {} : { by: named }) }
    })
  const falls = [...found, ...lifeless]
  return falls.length === 0 ? { state, events: [] } : eliminate(state, falls)
}
