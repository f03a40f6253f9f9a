import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** The copy of a house as it comes in, piece by piece. */
export interface IncomingCopy {
  /** Gives the word it came by once it is whole, on the disk and in its place. Throws where it is torn, or the disk fails. */
  take(bytes: Buffer): CopyWord | undefined
  /** No more of it comes: what there is goes. */
  drop(): void
}
interface CopyWord {
  readonly say: 'copy'
  readonly offer: string
  readonly epoch: number
  readonly bytes: number
  readonly digest: string
}

/** What must be free beside the house itself, in bytes. */
const spareBytes = 64 * 1024 * 1024

/** Whether a house of so many bytes can be kept here, and be played in. */
export function hasRoom(folder: string, bytes: number): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 2 * bytes + spareBytes
}

export function receiveCopy(folder: string, word: CopyWord, progress: (share: number) => void): IncomingCopy {
  const part = join(folder, 'coming.part')
  const file = openSync(part, 'w')
  const hash = createHash('sha256')
  let got = 0
  return {
    take: bytes => {
      writeSync(file, bytes)
      hash.update(bytes)
      got += bytes.length
      progress(got / Math.max(1, word.bytes))
      if (got < word.bytes) return undefined
      fsyncSync(file)
      closeSync(file)
      if (hash.digest('hex') !== word.digest) throw new Error('the copy is torn')
      renameSync(part, join(folder, 'knockabout.db'))
      return word
    },
    drop: () => {
      // Room is free only once nobody has it open.
      if (got < word.bytes) closeSync(file)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
