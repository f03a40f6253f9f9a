import type { JsonObject } from '../../src-engine/core/json.ts'
import { row, run, together } from './database.ts'
import type { Piece } from './import-pieces.ts'
import type { RecordHead } from './records.ts'
import type { Store } from './store.ts'

/** What a file imported: new things, and things that were here already. */
export interface Imported {
  readonly added: number
  readonly known: number
}

/** Takes a file of everything in, piece by piece. What is here stays as it is, so the same file twice counts once. */
export interface Import {
  /** Written when this returns, on disk only once `Disk` says so. Throws where it can't be written. */
  take(piece: Piece): void
  /** No more comes: of a game that is not whole nothing is kept. */
  end(): Imported
}

/** `theirs`, the person whose file it is, is `mine` from here on. */
export function importInto(store: Store, theirs: string, mine: string): Import {
  const { sql, disk } = store
  const imported = { added: 0, known: 0 }
  /** The game whose actions come now, and how it ends: until all of them are here it has no end and is in no list. */
  let coming: Extract<Piece, { kind: 'record' }>['row'] | undefined
  const me = (id: string): string => (id === theirs ? mine : id)
  const count = (added: boolean): void => void (added ? imported.added++ : imported.known++)

  /** Whether a game is here whole: what no table goes on with and has no end was left half way. */
  const isHere = (id: string): boolean => {
    const found = row(sql, 'SELECT ended FROM records WHERE id = ?', id)
    if (found === undefined) return false
    if (found['ended'] !== null || store.tables.all().some(one => one.record === id)) return true
    store.records.drop(id)
    return false
  }
  const take = (piece: Piece): void => {
    switch (piece.kind) {
      case 'setting': {
        const { key, value } = piece.row
        const known = store.settings.read(key) !== undefined
        if (!known) store.settings.write(key, value)
        return count(!known)
      }
      case 'person': {
        const { id, token_hash: hash, name, colour, avatar, seen } = piece.row
        // Whose file it is, is here already; and so is a person with either the id or the token.
        const known =
          id === theirs || row(sql, 'SELECT 1 FROM people WHERE id = ? OR token_hash = ?', id, hash) !== undefined
        if (!known) store.people.add({ id, name, colour, avatar }, hash, seen)
        return count(!known)
      }
      case 'record': {
        const { id, game, started, told } = piece.row
        if (isHere(id)) return count(false)
        const { people } = piece.head
        const head: RecordHead = {
          ...piece.head,
          people: Object.fromEntries(Object.entries(people).map(([seat, person]) => [seat, me(person)])),
        }
        const values = [id, game, JSON.stringify(head), started, told ?? null]
        run(sql, 'INSERT INTO records (id, game, head, started, told) VALUES (?, ?, ?, ?, ?)', ...values)
        coming = piece.row
        return
      }
      case 'actions': {
        if (coming === undefined) return
        const { id, ended, outcome, digest, closed } = coming
        const insert = sql.prepare('INSERT INTO actions (record, number, at, body, told) VALUES (?, ?, ?, ?, ?)')
        for (const [number, at, body, told] of piece.actions) insert.run(id, number, at, body, told)
        if (!piece.last) return
        const end = [ended, outcome, digest ?? null, closed ?? null]
        run(sql, 'UPDATE records SET ended = ?, outcome = ?, digest = ?, closed = ? WHERE id = ?', ...end, id)
        return
      }
      case 'table': {
        const { id, record, at } = piece.row
        // Only an unfinished game that no table here has.
        const open = record !== null && store.records.find(record)
        const taken = store.tables.all().some(one => one.id === id || one.record === record)
        if (record === null || !open || open.ended !== undefined || taken) return count(false)
        const { setup } = piece
        const places = setup.places.map(place =>
          place.person === undefined ? place : { ...place, person: me(place.person) },
        )
        const kept = { ...setup, host: me(setup.host), places } as unknown as JsonObject
        store.tables.keep({ id, state: 'archived', record, setup: kept, at })
        return count(true)
      }
      case 'results':
        return count(store.results.add(piece.results.map(one => ({ ...one, player: me(one.player) }))) > 0)
    }
  }

  return {
    take: piece => {
      disk.write(() => together(sql, () => take(piece)))
      if (piece.kind !== 'actions' || !piece.last || coming === undefined) return
      coming = undefined
      imported.added++
    },
    end: () => {
      try {
        if (coming !== undefined) store.records.drop(coming.id)
      } catch {
        // A disk that takes nothing: without an end it is in no list, and gone at the next start or the next try.
      }
      return imported
    },
  }
}
