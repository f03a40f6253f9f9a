import type { Seat } from '../../src-engine/core/game.ts'
import type { TableState } from '../../src-engine/protocol/to-client.ts'
import { usualSettings } from '../../src-engine/protocol/usual-settings.ts'
import { gameTitle } from '../words/index.ts'
import type { Names } from './contract.ts'

/** The table an exercise of a lesson is played at: no host behind it, everybody there, nothing to wait for. */
export function exerciseTable(game: string, seats: readonly Seat[], names: Names, over: boolean): TableState {
  return {
    id: 'lesson',
    game,
    title: gameTitle(game),
    phase: over ? 'over' : 'playing',
    solo: true,
    host: '',
    places: seats.map((seat, colour) => ({
      seat,
      kind: 'person',
      name: names[seat] ?? seat,
      colour,
      avatar: '',
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
