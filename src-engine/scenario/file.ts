import { z } from 'zod'
import { depthOf } from '../protocol/depth.ts'
import { avatar, colour } from '../protocol/person.ts'
import { levels } from '../core/game.ts'
import { isInherited, type Json } from '../core/json.ts'
import type { Step } from '../core/replay.ts'

const json: z.ZodType<Json> = z.json() as z.ZodType<Json>
const object = z.record(z.string(), json)
/** Much is kept by seat, and what every object answers to, such as `constructor`, is no key: hosts give none either. */
const seat = z
  .string()
  .regex(/^[A-Za-z0-9]{1,40}$/, 'a seat is letters and digits')
  .refine(name => !isInherited(name), 'a seat has no name that every object has')

const look = z.strictObject({ see: object, as: z.string().optional() })
const bots = z.strictObject({ bots: z.enum(['hand', 'game']), level: z.enum(levels).optional() })
const act = z.looseObject({ by: z.string(), do: z.string(), refused: z.string().optional() })

const step = z.unknown().transform((raw, context): Step => {
  const kind = typeof raw === 'object' && raw !== null ? ('see' in raw ? look : 'bots' in raw ? bots : act) : act
  const read = kind.safeParse(raw)
  if (read.success) return read.data as Step
  for (const issue of read.error.issues) context.addIssue({ code: 'custom', message: issue.message, path: issue.path })
  return z.NEVER
})

/** Characters of a title at most. */
const titleLength = 300

/** How a game ended, as a record says it. Before outcomes told of sides, two groups of a size were taken for such. */
export const outcome = z
  .object({
    winners: z.array(z.string()).readonly(),
    draw: z.boolean(),
    places: z.array(z.array(z.string()).readonly()).readonly(),
    sides: z.boolean().optional(),
  })
  .transform(({ sides, ...read }) => ({
    ...read,
    sides: sides ?? (read.places.length === 2 && read.places[0]!.length === read.places[1]!.length),
  }))

/** Only displayed, so additions of a later version are ignored. */
const face = z.object({ avatar, colour, bot: z.boolean().optional() })

const written = z.object({
  title: z.string().max(titleLength),
  source: z.string().max(1000).optional(),
  game: z.string(),
  /** In a record: the version of the game's rules it was played by (`rulesVersion` in the program). */
  rules: z.int().min(1).optional(),
  options: object.optional(),
  seats: z.array(seat).min(1),
  names: z.record(z.string(), z.string().max(200)).optional(),
  faces: z.record(z.string(), face).optional(),
  seed: z.union([z.int().nonnegative(), z.string().regex(/^[0-9a-fA-F]{32}$/, 'a number or 32 hex digits')]).optional(),
  given: object.optional(),
  steps: z.array(step).optional(),
  refused: z.string().optional(),
  /** In a record: what its end comes to (`digestOf`), and how it ended. */
  digest: z
    .string()
    .regex(/^[0-9a-f]{32}$/, '32 hex digits')
    .optional(),
  result: outcome.optional(),
})
export type Scenario = Omit<z.infer<typeof written>, 'rules'> & { readonly rulesVersion?: number }

export type ReadScenario =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly error: string }

/** Deeper than anything a game writes down. */
const deepest = 64

/**
 * Reads the text of a scenario file (SCENARIOS, The file); an error names its place. Unknown keys are `refused` for
 * somebody writing a scenario, where they are probably typing errors, and `ignored` in a game that somebody was sent,
 * where they come from a later version.
 */
export function readScenario(text: string, unknown: 'refused' | 'ignored' = 'refused'): ReadScenario {
  if (depthOf(text) > deepest) return { ok: false, error: `lists and objects stand more than ${deepest} deep` }
  let raw: unknown
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { ok: false, error: `this is no JSON: ${error instanceof Error ? error.message : 'it cannot be read'}` }
  }
  const read = (unknown === 'refused' ? written.strict() : written).safeParse(raw)
  if (!read.success) {
    const issues = read.error.issues
      .slice(0, 3)
      .map(issue => `${issue.path.map(String).join('.') || 'the file'}: ${issue.message}`)
    return { ok: false, error: issues.join('; ') }
  }
  const { rules, ...rest } = read.data
  const scenario: Scenario = rules === undefined ? rest : { ...rest, rulesVersion: rules }
  const { seats, names, faces } = scenario
  const twice = seats.find((name, i) => seats.indexOf(name) !== i)
  if (twice !== undefined) return { ok: false, error: `seats: ${twice} sits twice` }
  if (seats.includes('table')) return { ok: false, error: 'seats: “table” is the display, not a seat' }
  const stranger = Object.keys(names ?? {}).find(name => !seats.includes(name))
  if (stranger !== undefined) return { ok: false, error: `names.${stranger}: there is no such seat` }
  const faceless = Object.keys(faces ?? {}).find(name => !seats.includes(name))
  if (faceless !== undefined) return { ok: false, error: `faces.${faceless}: there is no such seat` }
  const viewer = strangeViewer(scenario)
  return viewer === undefined ? { ok: true, scenario } : { ok: false, error: viewer }
}

/** A `see` step `as` somebody who has no seat. */
function strangeViewer({ seats, steps = [] }: Scenario): string | undefined {
  for (const [index, step] of steps.entries()) {
    if (!('see' in step)) continue
    const { as } = step as z.infer<typeof look>
    if (as === undefined || as === 'table' || seats.includes(as)) continue
    return `steps.${index}.as: ${as} has no seat; it is one of ${seats.join(', ')} or table`
  }
  return undefined
}
