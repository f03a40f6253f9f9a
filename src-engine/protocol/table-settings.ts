import { z } from 'zod'
import { levels } from '../core/game.ts'
import { usualSettings, type TableSettings } from './usual-settings.ts'

/**
 * What may be set of a table. A setting more is a line here and one in `usualSettings`, which is all that the wire, the
 * table and the disk need, and one in the form (TableSettings.vue).
 */
const shapes = {
  /** Seconds a turn, 0 = no timer. */
  timer: z.int().min(0).max(600),
  /** Of bots that have none of their own, and of those that sit in for people who are away. */
  level: z.enum(levels),
  /** Milliseconds a searching bot may think. */
  thinking: z.int().min(20).max(3000),
  /** Bots take the places that are open at the deal. */
  fill: z.boolean(),
  /** Players may ask the coach; in practice they always may. */
  coach: z.boolean(),
  /** Nobody sits down who does not sit here already, but by the host's hand. */
  locked: z.boolean(),
  /** Every device adds its part to the seed, so that not even this host knows the deal beforehand. */
  joint: z.boolean(),
} satisfies { readonly [K in keyof TableSettings]: z.ZodType<TableSettings[K]> }
type Shapes = typeof shapes

const settings = Object.keys(usualSettings) as (keyof TableSettings)[]

function each<Made>(make: <K extends keyof TableSettings>(key: K) => unknown): Made {
  return Object.fromEntries(settings.map(key => [key, make(key)])) as Made
}

/** Some of them, to be changed. */
export const wantedSettings = each<{ readonly [K in keyof Shapes]: z.ZodOptional<Shapes[K]> }>(key =>
  shapes[key].optional(),
)

/** All of them, as they are kept: what an older version did not know of is as usual. */
export const keptSettings = each<{ readonly [K in keyof Shapes]: z.ZodDefault<Shapes[K]> }>(key =>
  (shapes[key] as z.ZodType).default(usualSettings[key]),
)

/** Those of `wanted`, and where it has none, as they are now. */
export function settingsOf(
  now: TableSettings,
  wanted: { readonly [K in keyof TableSettings]?: TableSettings[K] | undefined } = {},
): TableSettings {
  return each(key => wanted[key] ?? now[key])
}
