import type { Redis } from 'ioredis'
import { z } from 'zod'
import { sameJson, type Json } from '../../../../src-engine/core/json.ts'
import type { Store } from '../../../store/store.ts'
import { writeShape, type Entry, type Write } from '../../../store/write.ts'
import { inTurn } from '../../context/in-turn.ts'
import type { HostContext } from '../../context/context.ts'
import { yielding } from '../../context/yielding.ts'
import type { NightAct } from '../../../../src-engine/night/acts.ts'
import type { SharedNight } from './night.ts'
import { endsMs, keys, sharedEntries } from './keys.ts'

/** The writes that are the house's and no table's: every process makes them in its own file. */
export interface Shared {
  /** Passes on what this process wrote. */
  wrote(entry: Entry): Promise<void>
  /** Redis takes writes again: what it refused is told now. */
  tellAgain(): Promise<void>
  /** Tells what happened to the night here, where another process has it. */
  acted(act: NightAct): Promise<void>
  /** Somebody goes to another process: whoever they are is known there before they come. Rejects where Redis refuses. */
  sends(person: string): Promise<void>
  wasSent(person: string): boolean
  /** From here on nothing more is taken. */
  stop(): void
  /** Redis knows nobody: everybody who is known here is told again. */
  again(): Promise<void>
  /** Takes what others wrote, to its end. */
  read(): Promise<void>
}

const writesShape = z.array(writeShape)

/** Where this process has read to, among its settings. */
const readTo = 'event-read'

/** Entries read, or people told, in one go; and how many people are told again. */
const page = 200
const toldAgain = 5000

/** Entries that wait for a Redis that refuses to write; of more the oldest are told nobody. */
const mostUntold = 2000

/** So long nobody is asked for the PIN who was let in at another process. */
const sentForMs = 10 * 60_000

/** `by`: this process. `isTheirs`: this entry of our log another process wrote first. */
export function sharedBy(
  redis: Redis,
  by: string,
  { store, people, tuning, journal }: HostContext,
  isTheirs: (number: number) => void,
  night: SharedNight,
): Shared {
  const { log } = store
  const sent = new Map<string, number>()
  let last = store.settings.read(readTo) ?? '0-0'
  const reading = inTurn()
  let stopped = false

  const add = async (at: number, writes: readonly Write[], more: readonly string[] = []): Promise<void> => {
    const body = ['by', by, 'at', String(at), 'writes', JSON.stringify(writes), ...more]
    const made = await redis
      .pipeline()
      .xadd(keys.shared, 'MAXLEN', '~', sharedEntries, '*', ...body)
      .pexpire(keys.shared, endsMs.shared)
      .publish(keys.news, 'shared')
      .exec()
    const refused = made?.find(([error]) => error !== null)?.[0]
    if (refused) throw refused
  }
  /** What Redis refused to take, in its order. It is told once Redis takes something again. */
  const untold: Parameters<typeof add>[] = []
  const tell = async (...what: Parameters<typeof add>): Promise<void> => {
    untold.push(what)
    if (untold.length > mostUntold) untold.shift()
    if (untold.length === 1) await tellAll()
  }
  let telling: Promise<void> | undefined
  const tellAll = (): Promise<void> => {
    const all = async (): Promise<void> => {
      while (untold.length > 0) {
        const [first] = untold
        await add(...first!)
        if (untold[0] === first) untold.shift()
      }
    }
    return (telling ??= all().finally(() => (telling = undefined)))
  }

  const take = (id: string, fields: readonly string[]): void => {
    const of = new Map(fields.flatMap((key, i) => (i % 2 === 0 ? [[key, fields[i + 1]!]] : [])) as [string, string][])
    last = id
    const person = of.get('sent')
    if (person !== undefined) sent.set(person, tuning.steady())
    if (of.get('by') === by) return
    const writes = JSON.parse(of.get('writes') ?? '[]') as Write[]
    // Made as they came: a parsed copy has its keys in another order.
    writesShape.parse(writes)
    const made = writes.flatMap(write => asHere(store, write))
    for (const write of made) if (write.write === 'token') people.delete(write.person)
    const position: Write = { write: 'setting', key: readTo, value: id }
    isTheirs(log.adopt([...made, position], Number(of.get('at'))))
    night.takeWrites(writes)
    for (const act of JSON.parse(of.get('acts') ?? '[]') as unknown[]) night.takeAct(act)
  }

  const readAll = async (): Promise<void> => {
    const yieldIfLong = yielding()
    for (;;) {
      const some = await redis.xrange(keys.shared, `(${last}`, '+', 'COUNT', page)
      for (const [id, fields] of some) {
        if (stopped) return
        try {
          take(id, fields)
        } catch (error) {
          journal.broke('a write of another process could not be made here', error)
        }
        await yieldIfLong()
      }
      if (some.length < page) return
    }
  }

  return {
    wrote: async ({ at, writes }) => {
      const ours = writes.flatMap(ofTheHouse(at))
      const { night: ofNight, acts } = night.toTell(writes)
      const all = [...ours, ...ofNight]
      const more = acts.length === 0 ? [] : ['acts', JSON.stringify(acts)]
      if (all.length > 0 || more.length > 0) await tell(at, all, more)
    },
    tellAgain: tellAll,
    acted: act => add(tuning.now(), [], ['acts', JSON.stringify([act])]),
    sends: async id => {
      const person = store.people.byId(id)
      const tokenHash = store.people.tokenHash(id)
      if (person === undefined || tokenHash === undefined) return
      await add(tuning.now(), [{ write: 'person', person, tokenHash }], ['sent', id])
    },
    stop: () => {
      stopped = true
    },
    wasSent: person => tuning.steady() - (sent.get(person) ?? -Infinity) < sentForMs,
    again: async () => {
      const all = store.people.latest(toldAgain)
      for (let from = 0; from < all.length; from += page) {
        const some = all.slice(from, from + page)
        await add(
          tuning.now(),
          some.map(one => ({ write: 'person', ...one })),
        )
      }
    },
    // What came while it was read may not be in what was read.
    read: () => reading.do(readAll),
  }
}

/** What others are told of a write; nothing of a table's own. */
function ofTheHouse(at: number): (write: Write) => Write[] {
  return write => {
    switch (write.write) {
      case 'person':
      case 'profile':
      case 'token':
      case 'results':
      case 'reopen':
      case 'clear-results':
        return [write]
      case 'end':
        return write.results.length === 0
          ? []
          : [{ write: 'results', results: write.results.map(one => ({ ...one, at })) }]
      default:
        return []
    }
  }
}

/** What another's write comes to here: nothing where all of it is known. */
function asHere({ people }: Store, write: Write): Write[] {
  const profile = (person: Extract<Write, { write: 'profile' }>['person']): Write[] => {
    const known = people.byId(person.id)
    return known === undefined || sameJson(known as unknown as Json, person as unknown as Json)
      ? []
      : [{ write: 'profile', person }]
  }
  const token = (person: string, tokenHash: string): Write[] =>
    people.byId(person) === undefined || people.tokenHash(person) === tokenHash
      ? []
      : [{ write: 'token', person, tokenHash }]
  switch (write.write) {
    case 'person':
      if (people.byId(write.person.id) === undefined) return [write]
      return [...token(write.person.id, write.tokenHash), ...profile(write.person)]
    case 'profile':
      return profile(write.person)
    case 'token':
      return token(write.person, write.tokenHash)
    case 'night':
      // Made apart (night.ts).
      return []
    default:
      return [write]
  }
}
