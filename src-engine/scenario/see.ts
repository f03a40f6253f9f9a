import { isList, isObject, sameJson, type Json } from '../core/json.ts'

/** The value at a dotted path (`seats.Ben.lives`, `bases.0.sides.Ann.hits`), or `undefined` where there is none. */
export function at(root: Json | undefined, path: string): Json | undefined {
  let here = root
  let rest = path.split('.')
  while (rest.length > 0) {
    if (isList(here)) {
      here = here[Number(rest[0])]
      rest = rest.slice(1)
    } else if (isObject(here)) {
      // A key may itself hold dots (a card's name): the longest that is there wins.
      let taken = rest.length
      while (taken > 1 && !Object.hasOwn(here, rest.slice(0, taken).join('.'))) taken--
      const key = rest.slice(0, taken).join('.')
      here = Object.hasOwn(here, key) ? here[key] : undefined
      rest = rest.slice(taken)
    } else return undefined
  }
  return here
}

/** Whether what is there is what a scenario wants to see (SCENARIOS, Paths and values). */
export function matches(wanted: Json, actual: Json | undefined): boolean {
  if (isObject(wanted)) {
    const keys = Object.keys(wanted)
    if (keys.length === 1) {
      const value = wanted[keys[0]!]!
      if (keys[0] === 'absent' && value === true) return actual === undefined
      if (keys[0] === 'count' && typeof value === 'number') return sizeOf(actual) === value
      if (keys[0] === 'has' && isList(value)) return isList(actual) && holds(actual, value)
      if (keys[0] === 'hasNot' && isList(value)) {
        return isList(actual) && value.every(barred => !actual.some(item => sameJson(item, barred)))
      }
    }
  }
  return actual !== undefined && sameJson(wanted, actual)
}

/** Contains all of these, in any order; what is listed twice must be there twice. */
function holds(actual: readonly Json[], wanted: readonly Json[]): boolean {
  const left = [...actual]
  return wanted.every(expected => {
    const index = left.findIndex(item => sameJson(item, expected))
    if (index < 0) return false
    left.splice(index, 1)
    return true
  })
}

function sizeOf(actual: Json | undefined): number | undefined {
  if (isList(actual)) return actual.length
  return isObject(actual) ? Object.keys(actual).length : undefined
}
