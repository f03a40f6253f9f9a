import type { TableState } from '../../src-engine/protocol/to-client.ts'
import { usualSettings } from '../../src-engine/protocol/usual-settings.ts'
import { gameTitle } from '../words/index.ts'

type Place = TableState['places'][number]
type Given = Pick<TableState, 'id' | 'game' | 'phase'> & Partial<TableState>

/** A table no host stands behind, as a game's own screens want it: of a lesson, a replay, or practice before it is opened. */
export function unhostedTable(
  given: Given,
  places: readonly (Pick<Place, 'seat' | 'name' | 'colour'> & Partial<Place>)[],
): TableState {
  return {
    title: gameTitle(given.game),
    solo: true,
    host: '',
    options: {},
    ...usualSettings,
    paused: false,
    watching: 0,
    ...given,
    places: places.map(place => ({ kind: 'person', avatar: '', here: true, sitIn: false, asked: false, ...place })),
  }
}
