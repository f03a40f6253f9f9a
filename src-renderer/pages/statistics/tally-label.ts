import { capitalise } from '../../words/index.ts'
import { screensOf } from '../../games/register.ts'

/** The name of a tally in the words of the first of these games that counts it; without any, the tally's own name. */
export function tallyLabel(tally: string, games: readonly string[]): string {
  for (const game of games) {
    const label = screensOf(game).tallies?.[tally]
    if (label !== undefined) return label
  }
  return capitalise(tally.replaceAll(/([A-Z])/gu, ' $1').toLowerCase())
}
