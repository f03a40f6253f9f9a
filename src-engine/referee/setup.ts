import type { Chance } from '../core/chance.ts'
import type { SetupResult, Table } from '../core/game.ts'
import { starPoints } from '../colours/colours.ts'
import { badOption, setUpFormat } from '../formats/index.ts'
import type { RefereeGiven } from './actions.ts'
import type { RefereeOptions } from './options.ts'
import type { RefereeEvent } from './events.ts'
import { visibleToAll, type RefereeState } from './state.ts'

/** Opens a referee's table: everybody seated as the format wants it, the first turns begun. */
export function setUpReferee(
  { seats, options, given }: Table<RefereeOptions, RefereeGiven>,
  chance: Chance,
): SetupResult<RefereeState, RefereeEvent> {
  const points = starPoints(seats, options)
  if (points !== undefined && 'code' in points) return badOption(points)
  const begun = setUpFormat(options, seats, given, count => chance.below('first emperor', count), points)
  if (!begun.ok) return begun
  const events: RefereeEvent[] = [
    { type: 'opened', format: begun.state.rules.format, seats },
    ...(begun.events as readonly RefereeEvent[]),
  ]
  return {
    ok: true,
    events: visibleToAll(events),
    state: {
      options,
      host: seats[0]!,
      format: begun.state,
      counters: {},
      movedCreatures: [],
      past: [],
      actions: 0,
      turnsEnded: 0,
      log: [],
      witnessed: [],
      decks: {},
    },
  }
}
