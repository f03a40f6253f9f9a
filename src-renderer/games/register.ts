import type { GameScreens } from '../table/contract.ts'
import { screens as brawl } from './brawl/screens.ts'
import { plain } from './plain/screens.ts'
import { screens as referee } from './referee/screens.ts'
import { allOutBrawl, knockOutWhist, knockoutWhist } from './whist/screens.ts'

/**
 * How each game is shown, by its id and in the order of the start screen: a new game is one line here. What is not
 * listed is played at the plain table and comes last.
 */
export const screens: { readonly [game: string]: GameScreens } = {
  'knock-out-whist': knockOutWhist,
  'all-out-brawl': allOutBrawl,
  'knockout-whist': knockoutWhist,
  brawl,
  referee,
}

export function screensOf(game: string): GameScreens {
  return screens[game] ?? plain
}

const order = Object.keys(screens)
/** Where a game stands on the start screen, from 0; those not listed share the last place. */
export function rankOf(game: string): number {
  return order.includes(game) ? order.indexOf(game) : order.length
}
