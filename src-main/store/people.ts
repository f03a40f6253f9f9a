import type { Person } from '../../src-engine/protocol/person.ts'
import type { Reader, Row } from './database.ts'

export interface PeopleStore {
  byToken(hash: string): Person | undefined
  byId(id: string): Person | undefined
  /** The hash of their token. */
  tokenHash(id: string): string | undefined
  /** Those seen last, with the hashes of their tokens. */
  latest(most: number): readonly { readonly person: Person; readonly tokenHash: string }[]
}

/** Who played here before. Tokens are kept as hashes only: a stolen database gives nobody's seat away. */
export function peopleStore(reader: Reader): PeopleStore {
  return {
    byToken: hash => read(reader.row('SELECT * FROM people WHERE token_hash = ?', hash)),
    byId: id => read(reader.row('SELECT * FROM people WHERE id = ?', id)),
    tokenHash: id => reader.row('SELECT token_hash FROM people WHERE id = ?', id)?.['token_hash']?.toString(),
    latest: most =>
      reader.rows('SELECT * FROM people ORDER BY seen DESC, id LIMIT ?', most).flatMap(found => {
        const person = read(found)
        return person === undefined ? [] : [{ person, tokenHash: String(found['token_hash']) }]
      }),
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
