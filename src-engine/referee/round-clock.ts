import type { GameTimer } from '../core/game.ts'
import type { RefereeAction } from './actions.ts'
import type { RefereeState } from './state.ts'

/** Seconds between two actions of the clock. */
const tickSeconds = 10

/** The round's clock: every few seconds the host sends the time left. It stops in a pause and at the end of the game. */
export function roundClockTimers({ format, clock, paused, host }: RefereeState): readonly GameTimer<RefereeAction>[] {
  if (clock === undefined || paused !== undefined || clock.left === 0 || format.ended !== undefined) return []
  const step = Math.min(tickSeconds, clock.left)
  const left = clock.left - step
  return [{ key: `clock ${clock.seconds} ${clock.left}`, afterMs: step * 1000, by: host, action: { do: 'tick', left } }]
}
