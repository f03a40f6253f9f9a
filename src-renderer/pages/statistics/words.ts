import { screens } from '../../games/register.ts'

/** What games count, in the words of whichever game counts it; what none has a word for is shown as it is called. */
export function tallyLabel(tally: string): string {
  for (const { tallies } of Object.values(screens)) if (tallies?.[tally] !== undefined) return tallies[tally]
  const words = tally.replaceAll(/([A-Z])/gu, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

export function decimal(value: number): string {
  return value.toLocaleString(undefined, { maximumFractionDigits: 1 })
}

const ends = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
])
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
/** 1 → "1st". */
export function ordinal(place: number): string {
  return `${place}${ends.get(ordinals.select(place)) ?? 'th'}`
}
