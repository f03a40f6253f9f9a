import { capitalise } from '../../words/index.ts'
import { screens } from '../../games/register.ts'

/** What games count, in the words of whichever game counts it; what none has a word for is shown as it is called. */
export function tallyLabel(tally: string): string {
  for (const { tallies } of Object.values(screens)) if (tallies?.[tally] !== undefined) return tallies[tally]
  return capitalise(tally.replaceAll(/([A-Z])/gu, ' $1').toLowerCase())
}
