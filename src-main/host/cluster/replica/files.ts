import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { replicaSettings } from './messages.ts'

// What of the model stands on the two disks beside the log, which has the epoch, the number and who has the house.

const agreement = z.object({ round: z.int(), devices: z.array(z.int()).readonly() })

/** Of the host: agreements its standby may have. */
const boundFile = z.object({ round: z.int(), bound: z.array(agreement).readonly() })
export type BoundFile = Readonly<z.infer<typeof boundFile>>

/** Of the standby: which folder has its copy, who decides, what it opens the house with, and where the host was last. */
const followerFile = z.object({
  folder: z.string(),
  agreement: agreement.optional(),
  settings: replicaSettings.optional(),
  host: z.string().optional(),
})
export type FollowerFile = Readonly<z.infer<typeof followerFile>>

/**
 * Of a host whose owner chose another desktop app: what the two know each other by, `by` whose computer it is, and how the
 * house was open. `released`: a copy is not wanted any more, and that app has not heard of it yet.
 */
const chosenFollower = z.object({
  key: z.string(),
  by: z.string(),
  name: z.string(),
  pin: z.string().optional(),
  released: z.boolean().optional(),
})
export type ChosenFollower = Readonly<z.infer<typeof chosenFollower>>

/** Of the app that was chosen: where the house is, its id, whose that is, and the port that devices knock at here. */
const keptCopy = z.object({
  key: z.string(),
  host: z.string(),
  house: z.string().optional(),
  from: z.string(),
  port: z.int(),
})
export type KeptCopy = Readonly<z.infer<typeof keptCopy>>

export function chosenFollowerFileIn(data: string): string {
  return join(data, 'standby-key.json')
}
export function readChosenFollower(data: string): ChosenFollower | undefined {
  return read(chosenFollowerFileIn(data), chosenFollower)
}
export function keptCopyFileIn(data: string): string {
  return join(data, 'standby', 'keeping.json')
}
export function readKeptCopy(data: string): KeptCopy | undefined {
  return read(keptCopyFileIn(data), keptCopy)
}
export function boundFileIn(data: string): string {
  return join(data, 'standby-agreed.json')
}
/** Whether a standby may have the house kept in this folder. */
export function isBound(data: string): boolean {
  return (readBound(boundFileIn(data))?.bound.length ?? 0) > 0
}
export function readBound(file: string): BoundFile | undefined {
  return read(file, boundFile)
}
export function readFollowerFile(file: string): FollowerFile | undefined {
  return read(file, followerFile)
}

function read<T>(file: string, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Writes it whole or not at all, and it is on the disk when this returns. Throws the disk's error. */
export function writeAtomically(file: string, value: BoundFile | FollowerFile | ChosenFollower | KeptCopy): void {
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
