import type { ReplayAnswer } from '../../../src-engine/protocol/asks.ts'
import type { TableState } from '../../../src-engine/protocol/to-client.ts'
import { usualSettings } from '../../../src-engine/protocol/usual-settings.ts'

/**
 * A finished game as a game's own table wants it: the same seats and faces (initials and seat colours where the record
 * is from before they were kept), nobody to act, nothing to ask.
 */
export function replayTable(moment: ReplayAnswer, title: string): TableState {
  return {
    id: 'replay',
    game: moment.game,
    title,
    phase: moment.at < moment.total ? 'playing' : 'over',
    solo: false,
    host: '',
    places: moment.seats.map((seat, i) => ({
      seat,
      kind: moment.faces?.[seat]?.bot === true ? 'bot' : 'person',
      name: moment.names[seat] ?? seat,
      colour: moment.faces?.[seat]?.colour ?? i,
      avatar: moment.faces?.[seat]?.avatar ?? '',
      here: true,
      sitIn: false,
      asked: false,
    })),
    options: {},
    ...usualSettings,
    paused: false,
    watching: 0,
  }
}
