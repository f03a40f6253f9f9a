import { z } from 'zod'
import type { Coded } from '../core/coded.ts'
import { nightLimits } from './seating.ts'

/*
 * The list of those who are expected, as clubs keep it: names, and with them seeds and teams for the draw. Whoever comes in
 * by one of these names has its seed and its team; nobody has a seat by being on a list.
 */

const word = z.string().min(1).max(40)
export const expectedShape = z.strictObject({
  name: word,
  /** 1 for the best: before anything was played, the draw sets them apart by it. */
  seed: z.int().min(1).max(999).optional(),
  /** Those of one team play together, once as many of it are in as a team takes. */
  team: word.optional(),
})
export type Expected = Readonly<z.infer<typeof expectedShape>>

/** A person as far as a list knows them. */
interface Named {
  readonly id: string
  readonly name: string
}

/** Names are the same however they are spelled in capitals, spaces and accents' encodings. */
function folded(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** Why a list can't be: too many, or a name or a seed twice; nothing where it can. */
export function namesRefusal(names: readonly Expected[]): Coded | undefined {
  if (names.length > nightLimits.people) return { code: 'names-too-many', params: { most: nightLimits.people } }
  const twice = firstTwice(names.map(expected => folded(expected.name)))
  if (twice !== undefined) return { code: 'name-twice', params: { name: names[twice]!.name } }
  const seed = firstTwice(names.map(name => name.seed))
  return seed === undefined ? undefined : { code: 'seed-twice', params: { seed: names[seed]!.seed! } }
}

/** The place of the first value that was there before. */
function firstTwice(values: readonly (string | number | undefined)[]): number | undefined {
  const at = values.findIndex((value, index) => value !== undefined && values.indexOf(value) < index)
  return at < 0 ? undefined : at
}

/**
 * Reads a pasted list, a line a person: the name, with a seed and a team or without, in columns as a spreadsheet copies or
 * exports them (tabs, semicolons or commas). The first whole number is the seed, the first text the name, the next one the
 * team; what comes behind is left out, so that last week's standings will do, and so is their head. A line that has columns
 * but no name is refused with its number.
 */
export function readNames(text: string): { readonly names: readonly Expected[] } | Coded {
  const all = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const separator = ['\t', ';'].find(sign => text.includes(sign)) ?? ','
  const rows = all.map(line => columnsOf(line, separator))
  const filled = rows.filter(cells => cells.some(cell => cell !== ''))
  const [first, ...others] = filled
  const isHead = others.length > 0 && !isNumber(first![0]!) && others.every(row => isNumber(row[0]!))
  const names: Expected[] = []
  for (const [at, row] of rows.entries()) {
    if (!filled.includes(row) || (isHead && row === first)) continue
    const [name, team] = row.filter(cell => cell !== '' && !/^\d+([.,]\d+)?$/.test(cell))
    const seed = row.find(isNumber)
    const read = expectedShape.safeParse({
      name,
      ...(seed === undefined ? {} : { seed: Number(seed) }),
      ...(team === undefined ? {} : { team }),
    })
    if (!read.success) return { code: 'names-line', params: { line: at + 1 } }
    names.push(read.data)
  }
  return namesRefusal(names) ?? { names }
}

function isNumber(cell: string): boolean {
  return /^\d+$/.test(cell)
}

/** The cells of a line; one in quotation marks may hold the separator. "1. Ann" is two. */
function columnsOf(line: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) cells.push('')
    else cells[cells.length - 1] += letter
  }
  return cells
    .map(cell => cell.trim().replaceAll(/\s+/g, ' '))
    .flatMap(cell => /^(\d+)[.)] (.+)$/.exec(cell)?.slice(1) ?? [cell])
}

/** A list as text that reads the same again. */
export function writeNames(names: readonly Expected[]): string {
  const cell = (text: string): string => (/[,;]/.test(text) ? `"${text}"` : text)
  return names
    .map(({ name, seed, team }) => [cell(name), seed ?? [], team === undefined ? [] : cell(team)].flat().join('\t'))
    .join('\n')
}

/** Those of the list whom nobody of the night answers to. */
export function awaited(names: readonly Expected[], people: readonly Named[]): readonly Expected[] {
  const here = new Set(people.map(person => folded(person.name)))
  return names.filter(expected => !here.has(folded(expected.name)))
}

/** People by their seeds, the best first; those without one behind them in the order they were in. */
export function bySeed(names: readonly Expected[], people: readonly Named[]): readonly string[] {
  const seedOf = (person: Named): number => entryOf(names, person)?.seed ?? Infinity
  return people.toSorted((a, b) => Math.sign(seedOf(a) - seedOf(b)) || 0).map(person => person.id)
}

/** The teams of the list of whom exactly `size` are among these people, each in the order they are in. */
export function namedTeams(names: readonly Expected[], people: readonly Named[], size: number): readonly string[][] {
  const teams = new Map<string, string[]>()
  for (const person of people) {
    const team = entryOf(names, person)?.team
    if (team !== undefined) teams.set(folded(team), [...(teams.get(folded(team)) ?? []), person.id])
  }
  return [...teams.values()].filter(team => team.length === size)
}

function entryOf(names: readonly Expected[], { name }: Named): Expected | undefined {
  return names.find(expected => folded(expected.name) === folded(name))
}
