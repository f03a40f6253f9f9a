import { entryOf } from '../../src-engine/core/json.ts'
import type { GameScreens } from '../table/contract.ts'
import { screens as brawl } from './brawl/screens.ts'
import { screens as clash } from './clash/screens.ts'
import { plain } from './plain/screens.ts'
import { screens as referee } from './referee/screens.ts'
import { allOutBrawl, knockOutWhist, knockoutWhist } from './whist/screens.ts'

/**
 * How each game is shown, by its id and in the order of the start screen: a new game is one line here. What is not
 * listed is offered nowhere; a file or a record of it is still shown, at the plain table.
 */
export const screens: { readonly [game: string]: GameScreens } = {
  'knock-out-whist': knockOutWhist,
  'all-out-brawl': allOutBrawl,
  'knockout-whist': knockoutWhist,
  brawl,
  clash,
  referee,
}

export function screensOf(game: string): GameScreens {
  return entryOf(screens, game) ?? plain
}

const order = Object.keys(screens)
/** Of a host's games those that have screens, in the order of the start screen. */
export function offered<Card extends { readonly id: string }>(games: readonly Card[]): Card[] {
  return games.filter(one => order.includes(one.id)).sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}
