import type { Night } from '../../src-engine/night/night.ts'
import { isList, isObject, type Json, type JsonObject } from '../../src-engine/core/json.ts'
import type { Piece } from './import-pieces.ts'
import type { RecordHead } from './shapes.ts'
import type { Store } from './store.ts'
import type { Write } from './write.ts'

/** What a file added: new things, and things that were here already. */
export interface Imported {
  readonly added: number
  readonly known: number
}

/** Takes a file of everything in, piece by piece. What is here stays as it is, so the same file twice counts once. */
export interface Import {
  /** Written when this returns, on disk once the log is flushed. Throws where it can't be written. */
  take(piece: Piece): void
  /** No more comes: of a game that is not whole nothing is kept. */
  end(): Imported
}

/** `theirs`, the person whose file it is, is `mine` from here on. `at`: milliseconds since 1970. */
export function importInto(store: Store, theirs: string, mine: string, at: number): Import {
  const { log, reader } = store
  const imported = { added: 0, known: 0 }
  /** The game whose actions come now, and how it ends: until all of them are here it has no end and is in no list. */
  let coming: Extract<Piece, { kind: 'record' }>['row'] | undefined
  const me = (id: string): string => (id === theirs ? mine : id)
  /** Counts the thing as new where there is something to write of it. `when`: the time it is from. */
  const add = (when: number, ...writes: readonly Write[]): void => {
    log.commit(writes, when)
    if (writes.length > 0) imported.added++
    else imported.known++
  }
  const dropRecord = (record: string): void => void log.commit([{ write: 'drop-record', record }], at)

  /** Whether a game is here whole: what no table goes on with and has no end was left half way. */
  const isHere = (id: string): boolean => {
    const found = reader.row('SELECT ended FROM records WHERE id = ?', id)
    if (found === undefined) return false
    if (found['ended'] !== null || store.tables.all().some(one => one.record === id)) return true
    dropRecord(id)
    return false
  }
  const take = (piece: Piece): void => {
    switch (piece.kind) {
      case 'setting': {
        const { key, value } = piece.row
        if (store.settings.read(key) !== undefined) return add(at)
        return add(at, { write: 'setting', key, value })
      }
      case 'person': {
        const { id, token_hash: tokenHash, name, colour, avatar, seen } = piece.row
        // Whose file it is, is here already; and so is a person with either the id or the token.
        if (id === theirs || reader.row('SELECT 1 FROM people WHERE id = ? OR token_hash = ?', id, tokenHash))
          return add(at)
        return add(seen, { write: 'person', person: { id, name, colour, avatar }, tokenHash })
      }
      case 'record': {
        const { id, game, started, told = null, events = told } = piece.row
        if (isHere(id)) return add(at)
        const { people } = piece.head
        const head: RecordHead = {
          ...piece.head,
          people: Object.fromEntries(Object.entries(people).map(([seat, person]) => [seat, me(person)])),
        }
        const record = { record: id, game, head: JSON.stringify(head), started, events }
        log.commit([{ write: 'import-record', ...record }], at)
        coming = piece.row
        return
      }
      case 'actions': {
        if (coming === undefined) return
        const { id: record, ended, outcome, digest = null, closed = null } = coming
        const actions: Write = { write: 'import-actions', record, actions: piece.actions }
        if (!piece.last) return void log.commit([actions], at)
        add(at, actions, { write: 'import-end', record, ended, outcome, digest, closed })
        coming = undefined
        return
      }
      case 'table': {
        const { id, record, at: left } = piece.row
        // Only an unfinished game that no table here has.
        const found = record === null ? undefined : store.records.find(record)
        const taken = store.tables.all().some(one => one.id === id || one.record === record)
        if (record === null || !found || found.ended !== undefined || taken) return add(at)
        const setup = withPerson(piece.setup as JsonObject, theirs, mine) as JsonObject
        return add(left, { write: 'keep', id, state: 'archived', record, setup, fromFile: true })
      }
      case 'night': {
        // It is over here, whatever it was there: its tables are not.
        const night = withPerson(piece.night as unknown as Json, theirs, mine) as unknown as Night
        if (store.nights.has(night.id)) return add(at)
        return add(piece.at, { write: 'night', night: { ...night, ended: true }, fromFile: true })
      }
      case 'results': {
        const results = piece.results.filter(one => !store.results.has(one))
        if (results.length === 0) return add(at)
        return add(at, { write: 'results', results: results.map(one => ({ ...one, player: me(one.player) })) })
      }
    }
  }

  return {
    take,
    end: () => {
      try {
        if (coming !== undefined) dropRecord(coming.id)
      } catch {
        // A disk that takes nothing: without an end it is in no list, and gone at the next start or the next try.
      }
      coming = undefined
      return imported
    },
  }
}

/**
 * The same with `mine` wherever `theirs` stands, as a value or as a key. A person's id is random, so nothing else reads
 * the same: a new field of a table needs no line here. Where both are keys of one object their lists are joined
 * (`handsSeen` in host/table/model/schema.ts).
 */
function withPerson(value: Json, theirs: string, mine: string): Json {
  if (theirs === '') return value
  if (isList(value)) return value.map(one => withPerson(one, theirs, mine))
  if (!isObject(value)) return value === theirs ? mine : value
  const entries = new Map<string, Json>()
  for (const [key, one] of Object.entries(value)) {
    if (one === undefined) continue
    const [name, now] = [key === theirs ? mine : key, withPerson(one, theirs, mine)]
    const before = entries.get(name)
    entries.set(name, isList(before) && isList(now) ? [...before, ...now] : now)
  }
  return Object.fromEntries(entries)
}
