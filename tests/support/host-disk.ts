import type { Disk } from '../../src-main/store/disk.ts'

/** A disk that does some things otherwise while a test says so; goes under a host as its tuning `through`. */
export interface TestDisk {
  instead: Partial<Disk>
  /** Writes that were begun, ever. */
  writes: number
  readonly through: (disk: Disk) => Disk
}

export function testDisk(): TestDisk {
  const made: TestDisk = {
    instead: {},
    writes: 0,
    through: disk => ({
      write: work => {
        made.writes++
        ;(made.instead.write ?? disk.write)(work)
      },
      flushed: () => (made.instead.flushed ?? disk.flushed)(),
      flushSync: () => (made.instead.flushSync ?? disk.flushSync)(),
      copy: file => disk.copy(file),
      close: () => disk.close(),
      closed: () => disk.closed(),
    }),
  }
  return made
}

/** Every write fails, and every wait for the disk, until the disk is healed by `instead = {}`. */
export function failing(disk: TestDisk): void {
  const fail = (): never => {
    throw new Error('the store fails on demand')
  }
  disk.instead = { write: fail, flushSync: fail, flushed: () => Promise.reject(new Error('the store fails on demand')) }
}

/** A disk whose word comes when the test says so. */
export interface SlowDisk {
  /** Writes that wait for its word. */
  waiting(): number
  /** Whether anything was written since it last gave its word, asked for it or not. */
  unsaid(): boolean
  come(): void
  fail(): void
  /** Resolves once something waits. */
  asked(): Promise<void>
  /** As quick again as it is. */
  end(): void
}

/** Makes a host's disk slow; what is written is written, and only its word is late. `most`: so many words, then it is quick. */
export function slowDisk({ disk }: { readonly disk: TestDisk }, most = Infinity): SlowDisk {
  const held: { come: () => void; fail: (error: Error) => void }[] = []
  let asked = (): void => {}
  let count = 0
  let said = disk.writes
  disk.instead = {
    flushed: () => {
      if (++count >= most) disk.instead = {}
      return new Promise<void>((come, fail) => {
        held.push({ come, fail })
        asked()
      })
    },
  }
  return {
    waiting: () => held.length,
    unsaid: () => disk.writes > said,
    come: () => {
      said = Math.max(said, disk.writes)
      for (const one of held.splice(0)) one.come()
    },
    fail: () => {
      const error = Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })
      // Each of them is taken back by one more, and another may pause the table: nobody waits for these.
      said = Math.max(said, disk.writes + 2 * held.length)
      for (const one of held.splice(0)) one.fail(error)
    },
    asked: () => (held.length > 0 ? Promise.resolve() : new Promise(resolve => (asked = resolve))),
    end: () => {
      disk.instead = {}
      for (const one of held.splice(0)) one.come()
    },
  }
}
