import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { asItWas } from './words.ts'

// What of the model stands on the two disks beside the log, which has the epoch, the number and who has the house.

const agreement = z.object({ round: z.int(), devices: z.array(z.int()).readonly() })

/** Of the host: agreements its standby may have. */
const bound = z.object({ round: z.int(), bound: z.array(agreement).readonly() })
export type Bound = Readonly<z.infer<typeof bound>>

/** Of the standby: which folder has its copy, who decides, and what it opens the house with. */
const following = z.object({ folder: z.string(), agreement: agreement.optional(), settings: asItWas.optional() })
export type Following = Readonly<z.infer<typeof following>>

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
export function writeWhole(file: string, value: Bound | Following): void {
  const part = `${file}.part`
  const made = openSync(part, 'w')
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
