import { closeSync, openSync, read } from 'node:fs'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Sql } from './database.ts'

/** Copies a database into a new file. */
interface Copier {
  to(file: string): Promise<void>
  /** The database is closed. */
  closed(): void
}

const pieceBytes = 1024 * 1024
/** Pages of the journal after which SQLite brings it into the database file by itself, as it does unless told otherwise. */
const usualCheckpoint = 1000
const readAt = promisify(read)

/** Brings all of the journal into the database file, on the disk; whether that was done. Throws the disk's error. */
export function checkpoint(sql: Sql): boolean {
  const [made] = sql.pragma('wal_checkpoint(PASSIVE)') as { busy: number; log: number; checkpointed: number }[]
  return made !== undefined && made.busy === 0 && made.log === made.checkpointed
}

/** Where there is no file to copy. */
export function vacuumInto(sql: Sql): Copier {
  return { to: async file => void sql.prepare('VACUUM INTO ?').run(file), closed: () => {} }
}

/**
 * Copies piece by piece, while others have their turn: once its journal is in it, the file stays as it is until the next
 * checkpoint, and that waits for the copy. The file is opened once: closing it would give up SQLite's lock on it, which
 * POSIX keeps by process and not by who opened it.
 */
export function copierOf(sql: Sql, path: string): Copier {
  const source = openSync(path, 'r')
  let copies = 0
  const copied = async (file: string): Promise<void> => {
    const target = await open(file, 'wx')
    try {
      const piece = Buffer.alloc(pieceBytes)
      for (let at = 0; ;) {
        const { bytesRead } = await readAt(source, piece, 0, pieceBytes, at)
        if (bytesRead === 0) break
        await target.write(piece, 0, bytesRead, at)
        at += bytesRead
      }
      await target.datasync()
    } finally {
      await target.close()
    }
  }
  return {
    to: async file => {
      if (copies++ === 0) sql.pragma('wal_autocheckpoint = 0')
      try {
        // Another copy is under way from an earlier moment: this one is made at once.
        if (copies > 1 || !checkpoint(sql)) return await vacuumInto(sql).to(file)
        await copied(file)
      } finally {
        if (--copies === 0 && sql.open) sql.pragma(`wal_autocheckpoint = ${usualCheckpoint}`)
      }
    },
    closed: () => closeSync(source),
  }
}
