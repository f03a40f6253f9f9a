/**
 * Numbers by name, from a list as people write one of cards: `10 Plains, 4 Reef Crab`. Throws on anything else, as the
 * lists are our own data.
 */
export function numbersFrom(list: string): { readonly [name: string]: number } {
  const numbers: { [name: string]: number } = {}
  for (const entry of list.trim().split(/,\s+/)) {
    const [, number, name] = /^([\d.]+) (.+)$/.exec(entry) ?? []
    if (name === undefined) throw new Error(`no number and name: ${entry}`)
    numbers[name] = Number(number)
  }
  return numbers
}
