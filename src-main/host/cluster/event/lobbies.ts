import type { Redis } from 'ioredis'
import { z } from 'zod'
import type { TableSummary } from '../../../../src-engine/protocol/desktop.ts'
import type { Lobby } from '../../lobby/lobby.ts'
import { taken } from '../../table/model/table.ts'
import { summaryOf } from '../../table/publish/table-state.ts'
import { keys } from './keys.ts'

const summary = z.object({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  phase: z.enum(['lobby', 'playing', 'over']),
  seats: z.number(),
  taken: z.number(),
  watching: z.number(),
  locked: z.literal(true).optional(),
  host: z.string(),
})
const tableShape = z.object({
  /** Nothing of practice, which nobody else sees. */
  summary: (summary satisfies z.ZodType<TableSummary>).optional(),
  people: z.array(z.string()),
  opener: z.object({ person: z.string(), address: z.string() }).optional(),
})
/** What a process tells of one of its tables. */
export type ListedTable = Readonly<z.infer<typeof tableShape>>

const cardShape = z.object({ addresses: z.array(z.string()) })
/** What changed in a process' lobby: how often it has, before this and with it. */
const changeShape = z.object({
  by: z.string(),
  before: z.number(),
  count: z.number(),
  set: z.record(z.string(), z.string()),
  gone: z.array(z.string()),
})
export type Change = Readonly<z.infer<typeof changeShape>>

/** Another process as it is known here. */
export interface Process {
  addresses: readonly string[]
  count: number
  readonly tables: Map<string, ListedTable>
  /** Its lease has run out. */
  goneSince?: number
}

/** Fields of a lobby's hash: how often it changed, the process itself, and its tables by their ids. */
const field = { count: 'count', card: 'card', table: (id: string): string => `t:${id}` }

/** Changes a lobby that is there, or writes it as a whole: one that has run out comes back by the latter alone. */
const tellScript = `
  if ARGV[3] ~= '' then redis.call('DEL', KEYS[1]) elseif redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
  local first = 5 + ARGV[4]
  for i = 5, first - 1 do redis.call('HDEL', KEYS[1], ARGV[i]) end
  for i = first, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  redis.call('PUBLISH', '${keys.news}', ARGV[2])
  return 1`

/** Tells others what tables there are here, each change once. */
export function ownLobby(redis: Redis, by: string, lobby: Lobby, addresses: () => readonly string[]) {
  let listed = new Map<string, string>()
  // Another number than before a restart, so that nobody takes the one for the other.
  let count = Date.now()

  const now = (): Map<string, string> => {
    const fields = new Map([[field.card, JSON.stringify({ addresses: addresses() })]])
    for (const live of lobby.tables.values()) {
      const { table, began } = live
      if (!began) continue
      const opener = lobby.openers.get(table.id)
      const people = taken(table.places).flatMap(place => (place.kind === 'person' ? [place.person] : []))
      const one: ListedTable = {
        ...(table.solo ? {} : { summary: summaryOf(live) }),
        people: [...new Set(people)],
        ...(opener === undefined || table.solo ? {} : { opener: { person: opener.person, address: opener.address } }),
      }
      fields.set(field.table(table.id), JSON.stringify(one))
    }
    return fields
  }
  return {
    /** Says what has changed; with `whole` all of it, as the first time and where it is there no more. */
    tell: async (leaseMs: number, whole = false): Promise<void> => {
      const fields = now()
      const before = whole ? new Map<string, string>() : listed
      const set = [...fields].filter(([key, value]) => before.get(key) !== value)
      const gone = [...before.keys()].filter(key => !fields.has(key))
      if (set.length === 0 && gone.length === 0) return
      listed = fields
      const key = keys.lobby(by)
      const change: Change = { by, before: count, count: ++count, set: Object.fromEntries(set), gone }
      const words = [...set.flat(), field.count, String(count)]
      await redis.eval(
        tellScript,
        1,
        key,
        leaseMs,
        JSON.stringify(change),
        whole ? '1' : '',
        gone.length,
        ...gone,
        ...words,
      )
    },
  }
}

/** How long the tables of one that is gone are still shown: others are about to take them up. */
const goneForMs = 20_000

/** The tables of all processes but this one, and by person where they sit. */
interface All {
  readonly tables: ReadonlyMap<string, ListedTable>
  readonly seated: ReadonlyMap<string, readonly string[]>
}

/** The lobbies of all but this process. `tell`: called once something in them did. */
export function othersLobbies(redis: Redis, own: string, tell: () => void) {
  const processes = new Map<string, Process>()
  const take = (process: Process, set: Readonly<Record<string, string>>, gone: readonly string[]): void => {
    for (const key of gone) process.tables.delete(key.slice(2))
    for (const [key, value] of Object.entries(set)) {
      if (key === field.card) process.addresses = cardShape.parse(JSON.parse(value)).addresses
      else if (key.startsWith('t:')) process.tables.set(key.slice(2), tableShape.parse(JSON.parse(value)))
    }
  }
  const readWhole = async (by: string): Promise<void> => {
    const fields = await redis.hgetall(keys.lobby(by))
    if (fields[field.count] === undefined) return
    const process: Process = { addresses: [], count: Number(fields[field.count]), tables: new Map() }
    take(process, fields, [])
    processes.set(by, process)
    changed()
  }
  let all: All | undefined
  const changed = (): void => {
    all = undefined
    tell()
  }
  const merged = (): All => {
    const tables = new Map<string, ListedTable>()
    const gone = [...processes.values()].filter(one => one.goneSince !== undefined)
    for (const one of [...gone, ...living()]) for (const [id, table] of one.tables) tables.set(id, table)
    const seated = new Map<string, string[]>()
    for (const [id, { people }] of tables) {
      for (const person of people) seated.set(person, [...(seated.get(person) ?? []), id])
    }
    return { tables, seated }
  }
  const living = (): Process[] => [...processes.values()].filter(one => one.goneSince === undefined)
  /** What is left of those that are gone: what has been taken up is no more theirs. */
  const forget = (isHere: (table: string) => boolean): void => {
    const now = performance.now()
    for (const [by, process] of processes) {
      if (process.goneSince === undefined) continue
      for (const id of process.tables.keys())
        if (isHere(id) || living().some(one => one.tables.has(id))) process.tables.delete(id)
      all = undefined
      if (process.tables.size > 0 && now - process.goneSince < goneForMs) continue
      processes.delete(by)
      changed()
    }
  }
  return {
    living,
    /** The process that has this table. */
    with: (table: string): (Process & { readonly id: string }) | undefined => {
      for (const [id, one] of processes) if (one.goneSince === undefined && one.tables.has(table)) return { id, ...one }
      return undefined
    },
    of: (by: string): Process | undefined => processes.get(by),
    /** It has said so itself. */
    left: (by: string): void => {
      const process = processes.get(by)
      if (process !== undefined) process.goneSince ??= performance.now()
    },
    /** All their tables, each once, and which of them each person sits at; worked out once for all who are told. */
    all: (): All => (all ??= merged()),
    /** A change as it was told; where one before it was missed, all is read. */
    heard: async (text: string): Promise<void> => {
      const { by, before, count, set, gone } = changeShape.parse(JSON.parse(text))
      if (by === own) return
      const process = processes.get(by)
      if (process?.count !== before) return readWhole(by)
      delete process.goneSince
      process.count = count
      take(process, set, gone)
      changed()
    },
    /** How often each process that is there has changed its lobby: what was missed is read, who is gone forgotten. */
    there: async (counts: ReadonlyMap<string, number>, isHere: (table: string) => boolean): Promise<void> => {
      for (const [by, process] of processes) if (!counts.has(by)) process.goneSince ??= performance.now()
      for (const [by, count] of counts) {
        const process = processes.get(by)
        if (process?.count !== count) await readWhole(by)
        else delete process.goneSince
      }
      forget(isHere)
    },
  }
}
