import { readOptions, type JsonObject } from '../../../src-engine/index.ts'
import { sheet as allOutBrawl } from '../../../src-engine/whist/all-out-brawl.ts'
import { trickGame, type Sheet } from '../../../src-engine/whist/game.ts'
import { sheet as knockOutWhist } from '../../../src-engine/whist/knock-out-whist.ts'
import { sheet as knockoutWhist } from '../../../src-engine/whist/knockout-whist.ts'

export const sheets: readonly Sheet[] = [allOutBrawl, knockOutWhist, knockoutWhist]
export const whistGames = sheets.map(sheet => ({ sheet, game: trickGame(sheet) }))

export const people = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea']

/** The house rules of a sheet in every combination that goes together. */
export function everyTable(sheet: Sheet): JsonObject[] {
  let out: JsonObject[] = [{}]
  for (const field of sheet.options) {
    const values =
      field.kind === 'choice' ? field.choices.map(choice => choice.value) : field.kind === 'switch' ? [false, true] : []
    out = out.flatMap(one => values.map(value => ({ ...one, [field.key]: value })))
  }
  return out.filter(options => sheet.check?.(options) === undefined)
}

export function defaults(sheet: Sheet): JsonObject {
  const read = readOptions(sheet.options, {})
  if (!read.ok) throw new Error(read.code)
  return read.options
}
