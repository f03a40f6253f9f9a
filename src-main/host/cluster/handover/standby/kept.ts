import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { asItWas } from './words.ts'

// What of the model stands on the two disks beside the log, which has the epoch, the number and who has the house.

const agreement = z.object({ round: z.int(), devices: z.array(z.int()).readonly() })

/** Of the host: agreements its standby may have. */
const bound = z.object({ round: z.int(), bound: z.array(agreement).readonly() })
export type Bound = Readonly<z.infer<typeof bound>>

/** Of the standby: which folder has its copy, who decides, what it opens the house with, and where the host was last. */
const following = z.object({
  folder: z.string(),
  agreement: agreement.optional(),
  settings: asItWas.optional(),
  host: z.string().optional(),
})
export type Following = Readonly<z.infer<typeof following>>

/**
 * Of a host whose owner chose another desktop app: what the two know each other by, `by` whose computer it is, and how the
 * house was open. `released`: a copy is not wanted any more, and that app has not heard of it yet.
 */
const chosen = z.object({
  key: z.string(),
  by: z.string(),
  name: z.string(),
  pin: z.string().optional(),
  released: z.boolean().optional(),
})
export type Chosen = Readonly<z.infer<typeof chosen>>

/** Of the app that was chosen: where the house is, its id, whose that is, and the port that devices knock at here. */
const keeping = z.object({
  key: z.string(),
  host: z.string(),
  house: z.string().optional(),
  from: z.string(),
  port: z.int(),
})
export type Keeping = Readonly<z.infer<typeof keeping>>

export function chosenFileIn(data: string): string {
  return join(data, 'standby-key.json')
}
export function readChosen(data: string): Chosen | undefined {
  return read(chosenFileIn(data), chosen)
}
export function keepingFileIn(data: string): string {
  return join(data, 'standby', 'keeping.json')
}
export function readKeeping(data: string): Keeping | undefined {
  return read(keepingFileIn(data), keeping)
}
export function boundFileIn(data: string): string {
  return join(data, 'standby-agreed.json')
}
/** Whether a standby may have the house kept in this folder. */
export function isBound(data: string): boolean {
  return (readBound(boundFileIn(data))?.bound.length ?? 0) > 0
}
export function readBound(file: string): Bound | undefined {
  return read(file, bound)
}
export function readFollowing(file: string): Following | undefined {
  return read(file, following)
}

function read<T>(file: string, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Writes it whole or not at all, and it is on the disk when this returns. Throws the disk's error. */
export function writeWhole(file: string, value: Bound | Following | Chosen | Keeping): void {
  const part = `${file}.part`
  // Keys are among them.
  const made = openSync(part, 'w', 0o600)
  try {
    writeSync(made, JSON.stringify(value))
    fsyncSync(made)
  } finally {
    closeSync(made)
  }
  renameSync(part, file)
  if (process.platform === 'win32') return
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
