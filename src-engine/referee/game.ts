import type { Game, GameTimer } from '../core/game.ts'
import { badOption, formatMembers, optionConflict } from '../formats/index.ts'
import { refereeAction, refereeGiven, type RefereeAction, type RefereeGiven } from './actions.ts'
import { applyReferee } from './apply.ts'
import { refereeBot } from './bots/bot.ts'
import { offersOf } from './offers.ts'
import { refereeOptions, type RefereeOptions } from './options.ts'
import { setUpReferee } from './setup.ts'
import type { RefereeCode } from './refusals.ts'
import type { RefereeEvent } from './events.ts'
import type { RefereeState } from './state.ts'
import { openView, toAct, type RefereeView } from './view.ts'

/** The referee: multiplayer formats for people who bring their own decks. The app keeps the table, they keep their cards. */
export const referee: Game<
  RefereeState,
  RefereeAction,
  RefereeEvent,
  RefereeView,
  RefereeCode,
  RefereeOptions,
  RefereeGiven
> = {
  id: 'referee',
  rulesVersion: 5,
  seats: { min: 2, max: 40, best: 4 },
  options: refereeOptions,
  actions: { schema: refereeAction, tableOnly: ['tick'] },
  time: { pace: 'turns', timers: roundClockTimers },
  ownCards: true,
  firstSeatHosts: true,
  endCanBeTakenBack: true,
  setup: (table, chance) => {
    const conflict = optionConflict(table.options, table.seats)
    return conflict === undefined ? setUpReferee(table, chance) : badOption(conflict)
  },
  toAct,
  offers: offersOf,
  apply: applyReferee,
  open: openView,
  // Nothing at this table is secret.
  own: () => undefined,
  digestedView: openView,
  ...formatMembers,
  redacted: state => state,
  bot: refereeBot,
  scenario: { given: refereeGiven, chapter: state => String(state.turnsEnded) },
}

/** Seconds between two actions of the clock. */
const tickSeconds = 10

/** The round's clock: every few seconds the host sends the time left. It stops in a pause and at the end of the game. */
function roundClockTimers({ format, clock, paused, host }: RefereeState): readonly GameTimer<RefereeAction>[] {
  if (clock === undefined || paused !== undefined || clock.left === 0 || format.ended !== undefined) return []
  const step = Math.min(tickSeconds, clock.left)
  const left = clock.left - step
  return [{ key: `clock ${clock.seconds} ${clock.left}`, afterMs: step * 1000, by: host, action: { do: 'tick', left } }]
}
