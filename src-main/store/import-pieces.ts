import { z } from 'zod'
import { nightShape, type Night } from '../../src-engine/night/night.ts'
import { fromText, lastMoment } from './from-text.ts'
import type { RecordHead } from './shapes.ts'
import type { StoredResult } from './results.ts'
import { headShape } from './shapes.ts'
import { hostOnlySettings } from './export.ts'

/** A thing of a file of everything, read and found good; a game comes in several: itself, and then lots of its actions. */
export type Piece =
  | { readonly kind: 'setting'; readonly row: z.infer<typeof items.setting>['row'] }
  | { readonly kind: 'person'; readonly row: z.infer<typeof items.person>['row'] }
  | { readonly kind: 'record'; readonly row: z.infer<typeof items.record>['row']; readonly head: RecordHead }
  /** Of the game before; with the `last` of them it is whole. */
  | { readonly kind: 'actions'; readonly actions: readonly StoredAction[]; readonly last: boolean }
  | { readonly kind: 'table'; readonly row: z.infer<typeof items.table>['row']; readonly setup: KeptSetup }
  | { readonly kind: 'night'; readonly night: Night; readonly at: number }
  | { readonly kind: 'results'; readonly results: readonly StoredResult[] }

const text = z.string().max(200)
const whole = z.int().nonnegative()
const moment = z.int().nonnegative().max(lastMoment)
const json = z.string().max(1_000_000)
const action = z.tuple([z.int().positive(), moment, json, json.nullable()])
type StoredAction = z.infer<typeof action>
const items = {
  setting: z.object({ row: z.object({ key: text, value: z.string().max(10_000) }) }),
  person: z.object({
    row: z.object({ id: text, token_hash: text, name: text, colour: whole, avatar: text, seen: moment }),
  }),
  record: z.object({
    row: z.object({
      id: text,
      game: text,
      head: json,
      started: moment,
      ended: moment.nullable(),
      outcome: json.nullable(),
      digest: text.nullish(),
      closed: json.nullish(),
      events: json.nullish(),
      /** What files of earlier builds call them. */
      told: json.nullish(),
    }),
    actions: z.array(action).max(20_000),
  }),
  table: z.object({ row: z.object({ id: text, record: text.nullable(), setup: json, at: moment }) }),
  night: z.object({ row: z.object({ id: text, value: json, at: moment }) }),
  results: z.object({
    rows: z.array(
      z.object({
        record: text,
        player: text,
        name: text,
        game: text,
        players: whole,
        seat: text,
        place: z.number(),
        won: whole,
        drawn: whole,
        tallies: json,
        at: moment,
        imported: whole.optional(),
        knocked_out_by: text.nullish(),
      }),
    ),
  }),
}
const tallies = z.record(z.string(), z.number())
const setupShape = z.looseObject({
  game: z.string(),
  solo: z.boolean(),
  host: z.string(),
  options: z.record(z.string(), z.unknown()),
  places: z.array(z.looseObject({ kind: z.string(), person: z.string().optional() })),
})
type KeptSetup = z.infer<typeof setupShape>

/** Characters of a lot of actions that are written in one go, about. */
const lot = 20_000

/** The pieces of one thing of a file; nothing where it can't be read. */
export function piecesOf(item: unknown): readonly Piece[] | undefined {
  switch ((item as { kind?: unknown } | null)?.kind) {
    case 'setting': {
      const { row } = items.setting.safeParse(item).data ?? {}
      return row === undefined || hostOnlySettings.includes(row.key) ? undefined : [{ kind: 'setting', row }]
    }
    case 'person': {
      const { row } = items.person.safeParse(item).data ?? {}
      return row === undefined ? undefined : [{ kind: 'person', row }]
    }
    case 'record': {
      const { row, actions = [] } = items.record.safeParse(item).data ?? {}
      const head = headIn(row?.head)
      if (row === undefined || head === undefined || !inOrder(actions)) return undefined
      return [{ kind: 'record', row, head }, ...lotsOf(actions)]
    }
    case 'table': {
      const { row } = items.table.safeParse(item).data ?? {}
      const setup = fromText(row?.setup, setupShape)
      return row === undefined || setup === undefined ? undefined : [{ kind: 'table', row, setup }]
    }
    case 'night': {
      const { row } = items.night.safeParse(item).data ?? {}
      const night = fromText(row?.value, nightShape)
      return row === undefined || night?.id !== row.id ? undefined : [{ kind: 'night', night, at: row.at }]
    }
    case 'results': {
      const { rows } = items.results.safeParse(item).data ?? {}
      const results = (rows ?? []).map(one => {
        const { won, drawn, imported, knocked_out_by: by, ...same } = one
        const flags = { won: won === 1, drawn: drawn === 1, ...(imported === 1 ? { imported: true } : {}) }
        return {
          ...same,
          ...flags,
          ...(by == null ? {} : { knockedOutBy: by }),
          tallies: fromText(one.tallies, tallies),
        }
      })
      if (rows === undefined || results.some(one => one.tallies === undefined)) return undefined
      return [{ kind: 'results', results: results as StoredResult[] }]
    }
    default:
      return undefined
  }
}

/** A file of an earlier version calls the version of the rules `rules`. */
function headIn(text: string | undefined): RecordHead | undefined {
  const written = fromText(text, headShape) as (RecordHead & { readonly rules?: number }) | undefined
  if (written?.rules === undefined) return written
  const { rules: rulesVersion, ...head } = written
  return { ...head, rulesVersion }
}

/** Their numbers count from 1 without a hole, as `RecordStore` reads them. */
function inOrder(actions: readonly StoredAction[]): boolean {
  return actions.every(([number], index) => number === index + 1)
}

function lotsOf(actions: readonly StoredAction[]): Piece[] {
  const lots: StoredAction[][] = [[]]
  let length = 0
  for (const one of actions) {
    if (length > lot) {
      lots.push([])
      length = 0
    }
    lots.at(-1)!.push(one)
    length += one[2].length + (one[3]?.length ?? 0)
  }
  return lots.map((some, index) => ({ kind: 'actions', actions: some, last: index === lots.length - 1 }))
}
