/** What games count, in words; what is not listed is shown as it is called. */
const tallyWords: { readonly [tally: string]: string } = {
  tricks: 'Tricks taken',
  hands: 'Hands played',
  dazed: 'Times dazed',
  roundsWon: 'Rounds won',
  livesPaid: 'Lives paid',
  lives: 'Lives left at the end',
  dogs: 'Dog’s lives',
  dogsSaved: 'Dog’s lives saved',
  bases: 'Bases won',
}

export function tallyLabel(tally: string): string {
  const known = tallyWords[tally]
  if (known !== undefined) return known
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
