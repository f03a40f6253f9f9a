import { formatList, isolated } from '../../words/index.ts'
import type { Names } from '../../table/contract.ts'

const pattern = /^(?:([A-Za-z0-9]+):)?(.+?)(?:#(\d+))?$/

/** The card that a name of the rules means: `Ben:Forest Bear#2` is a Forest Bear. */
export function cardNameOf(name: string): string {
  return pattern.exec(name)?.[2] ?? name
}

/** A thing or a player as one speaks of them: `Ben:Forest Bear#2` is “Forest Bear (Ben)”. */
export function thingText(name: string, names: Names): string {
  const called = names(name)
  if (called !== name) return called
  const [, of, card = name] = pattern.exec(name) ?? []
  return of === undefined ? card : `${card} (${isolated(names(of))})`
}

export function thingsText(of: readonly string[], names: Names): string {
  return formatList(of.map(name => thingText(name, names)))
}
