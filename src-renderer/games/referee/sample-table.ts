import type { Coded } from '../../../src-engine/core/coded.ts'
import type { RefereeOptions } from '../../../src-engine/referee/options.ts'
import { chanceFrom, seedFrom } from '../../../src-engine/core/chance.ts'
import { setUpReferee } from '../../../src-engine/referee/setup.ts'
import type { RefereeGiven } from '../../../src-engine/referee/actions.ts'
import { openView } from '../../../src-engine/referee/view.ts'
import type { RefereeView } from '../../../src-engine/referee/view.ts'

/** What the game gives for what is left out, told again so that its schemas need not come to every phone. */
export const defaults = {
  format: 'free-for-all',
  rules: 'booklet',
  peace: 0,
  handSize: 7,
  small: false,
  reduce: 'early',
} as const satisfies RefereeOptions

/** A table as the rules themselves would open it, for a picture of its seating: its view, or why it can't be. */
export function sampleTable(
  options: Partial<RefereeOptions>,
  seats: readonly string[],
  given: RefereeGiven = {},
): { readonly view: RefereeView } | { readonly why: Coded } {
  const whole = { ...defaults, ...options }
  const set = setUpReferee({ seats, options: whole, given }, chanceFrom({ seed: seedFrom(1), drawn: {} }))
  if (set.ok) return { view: openView(set.state) }
  return { why: { code: set.code, ...(set.params === undefined ? {} : { params: set.params }) } }
}
