import { execFileSync } from 'node:child_process'
import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshFolder } from './host-run.ts'

/** A real disk of a few megabytes, that a test fills up. */
export interface SmallDisk {
  readonly folder: string
  /** Writes until not even a page fits any more; or but for so many bytes. */
  fill(left?: number): void
  /** There is room again. */
  free(): void
  remove(): void
}

/** One of memory, which only root may make into a disk; nothing where it can't be made. `size`: `80m`. */
export function smallDisk(size: string): SmallDisk | undefined {
  const folder = freshFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    console.warn('\n!!! SKIPPED: a full disk: no small disk can be made here (needs root on Linux)\n')
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: (left = 0) => {
      for (const piece of [64 * 1024 * 1024, 4 * 1024 * 1024, 256 * 1024, 16 * 1024, 4096]) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(piece, 1), { flag: 'a' })
        } catch {
          // No such piece fits any more.
        }
      }
      if (left > 0) truncateSync(filler, statSync(filler).size - left)
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
