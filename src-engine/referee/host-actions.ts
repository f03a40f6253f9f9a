import type { Chance } from '../core/chance.ts'
import type { Seat } from '../core/game.ts'
import { restartWith, firstSeats } from '../formats/index.ts'
import type { ActionOf, RefereeAction } from './actions.ts'
import { mostSeconds, wholeNumber } from './amounts.ts'
import { logAction } from './log.ts'
import type { RefereeEvent } from './events.ts'
import { refuse, visibleToAll, type RefereeResult, type RefereeState } from './state.ts'

/** What the host does for the table: who begins, the pause, the clock of the round. The caller has seen that it is the host. */
export function hostAction(
  state: RefereeState,
  by: Seat,
  action: ActionOf<'first-player' | 'pause' | 'resume' | 'clock' | 'extend' | 'tick'>,
  chance: Chance,
): RefereeResult {
  const { clock } = state
  switch (action.do) {
    case 'first-player':
      return firstPlayer(state, by, action, chance)
    case 'pause': {
      if (state.paused !== undefined) return refuse('paused')
      const why = action.why === undefined ? {} : { why: action.why }
      return logAction(state, by, action, { paused: why }, [{ type: 'paused', by, ...why }])
    }
    case 'resume': {
      if (state.paused === undefined) return refuse('unknown-action')
      const { paused: _paused, ...going } = state
      return logAction(going, by, action, {}, [{ type: 'resumed', by }])
    }
    case 'clock': {
      const { seconds } = action
      if (!wholeNumber(seconds, 0, mostSeconds)) return refuse('bad-amount')
      const { clock: _clock, ...rest } = state
      const fresh = seconds === 0 ? {} : { clock: { seconds, left: seconds, extensions: [] } }
      return logAction(rest, by, action, fresh, [{ type: 'clock', seconds }])
    }
    case 'extend': {
      const { seconds } = action
      if (clock === undefined || !wholeNumber(seconds, 1, mostSeconds)) return refuse('bad-amount')
      const more = { seconds, ...(action.why === undefined ? {} : { why: action.why }) }
      const longer = {
        seconds: clock.seconds + seconds,
        left: clock.left + seconds,
        extensions: [...clock.extensions, more].slice(-20),
      }
      return logAction(state, by, action, { clock: longer }, [{ type: 'extended', ...more }])
    }
    case 'tick': {
      const { left } = action
      if (clock === undefined || !wholeNumber(left, 0, clock.seconds)) return refuse('bad-amount')
      // The log lists what people did, so it leaves out the clock's own actions.
      return {
        ok: true,
        state: { ...state, actions: state.actions + 1, clock: { ...clock, left } },
        events: visibleToAll([{ type: 'time', left }]),
      }
    }
  }
}

/** The first player by lot, before anything else has happened: teams and colours stay as they are. */
function firstPlayer(state: RefereeState, by: Seat, action: RefereeAction, chance: Chance): RefereeResult {
  const { format } = state
  if (state.past.length > 0 || format.fell.length > 0) return refuse('too-late')
  const among = firstSeats(format)
  const first = among[chance.below('first player', among.length)]!
  const begun = restartWith(format, first)
  const witnessed = { by, kind: 'first-player', result: first } as const
  const events = begun.events as readonly RefereeEvent[]
  return logAction(state, by, action, { format: begun.state, witnessed: [...state.witnessed, witnessed] }, [
    { type: 'witnessed', ...witnessed },
    ...events,
  ])
}
