import type { Person } from '../../src-engine/protocol/person.ts'
import { row, run, type Row, type Sql } from './database.ts'

export interface PeopleStore {
  byToken(hash: string): Person | undefined
  byId(id: string): Person | undefined
  add(person: Person, hash: string, at: number): void
  change(person: Person, at: number): void
}

/** Who played here before. Tokens are kept as hashes only: a stolen database gives nobody's seat away. */
export function peopleStore(sql: Sql): PeopleStore {
  return {
    byToken: hash => read(row(sql, 'SELECT * FROM people WHERE token_hash = ?', hash)),
    byId: id => read(row(sql, 'SELECT * FROM people WHERE id = ?', id)),
    add: ({ id, name, colour, avatar }, hash, at) => {
      run(sql, 'INSERT INTO people VALUES (?, ?, ?, ?, ?, ?)', id, hash, name, colour, avatar, at)
    },
    change: ({ id, name, colour, avatar }, at) => {
      run(
        sql,
        'UPDATE people SET name = ?, colour = ?, avatar = ?, seen = ? WHERE id = ?',
        name,
        colour,
        avatar,
        at,
        id,
      )
    },
  }
}

function read(found: Row | undefined): Person | undefined {
  if (found === undefined) return undefined
  return {
    id: String(found['id']),
    name: String(found['name']),
    colour: Number(found['colour']),
    avatar: String(found['avatar']),
  }
}
