import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { Answer } from '../../../src-engine/protocol/asks.ts'
import { isSealed } from '../../../src-engine/night/duplicate-round.ts'
import type { StoredRecord } from '../../store/records.ts'
import type { Client } from '../context/client.ts'
import type { Lobby } from '../lobby/lobby.ts'
import { no, type Refusal } from '../context/refusal.ts'

export type Answered = { readonly answer: Answer } | { readonly answerText: string } | { readonly refused: Refusal }
export type RequestHandler = (lobby: Lobby, client: Client, about: JsonObject) => Answered | Promise<Answered>

/** An answer with its own type as what goes over the wire. */
export function answer<T extends Answer>(value: T): Answered {
  return { answer: value }
}

/** The text a request has under this key; nothing for any other value, of which `{"toString":1}` could not even be made one. */
export function textIn(about: JsonObject, key: string): string | undefined {
  const value = about[key]
  return typeof value === 'string' ? value : undefined
}

/** The whole number from 0 a question holds by this name; 0 for anything else. */
export function numberIn(about: JsonObject, key: string): number {
  const value = about[key]
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
}

/** A finished game this client may look into: everybody's but other people's practice. */
export function finishedRecord(
  lobby: Lobby,
  client: Client,
  id: unknown,
): StoredRecord | { readonly refused: Refusal } {
  const found = typeof id === 'string' ? lobby.context.store.records.find(id) : undefined
  if (found === undefined || !mayLook(found, client)) return no('no-record')
  if (found.ended === undefined) return no('not-over')
  if (sealedRecords(lobby).has(found.id)) return no('same-deal')
  return found
}

export function mayLook(record: StoredRecord, client: Client): boolean {
  if (record.head.solo !== true) return true
  const id = client.person?.id
  return id !== undefined && Object.values(record.head.people).includes(id)
}

/** Finished games whose cards are still played at another table: nothing of them is told. */
export function sealedRecords(lobby: Lobby): ReadonlySet<string> {
  const night = lobby.context.store.nights.latest()?.night
  if (night === undefined) return new Set()
  return new Set(night.results.flatMap(one => (isSealed(night, one.table) ? [one.record] : [])))
}
