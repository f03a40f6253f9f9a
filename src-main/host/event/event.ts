import { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import type { Client } from '../context/client.ts'
import { no, type Handled } from '../context/refusal.ts'
import { keepPerson } from '../context/keep-person.ts'
import { appVersion } from '../context/version.ts'
import type { Elsewhere } from '../lobby/elsewhere.ts'
import type { Lobby } from '../lobby/lobby.ts'
import { keys } from './keys.ts'
import { othersLobbies, toldLobby, type Process } from './lobbies.ts'
import { eventTimes, pulseOf, type Beat, type EventTimes } from './pulse.ts'
import { sharedBy } from './shared.ts'

/** This host as one of several that form one house on a Redis (EVENT.md). */
export interface Event extends Elsewhere {
  /** The house's id, the same at all of them. */
  readonly house: string
  /** Something of our lobby changed. */
  changed(): void
  /** Where the others are reached. */
  addresses(): readonly string[]
  /** It listens now: others are told where, and what tables there are. */
  opened(addresses: () => readonly string[]): Promise<void>
  stop(): Promise<void>
}

interface How {
  readonly url: string
  /** The id of this host's own file. */
  readonly process: string
  readonly times?: Partial<EventTimes> | undefined
}

/** Milliseconds: a Redis that answers at all does so within these; changes of our lobby are gathered, and theirs. */
const within = { answer: 3000, gather: 100, others: 500, known: 1000 }

/** The house of an event, among a process' settings. */
const houseSetting = 'event-house'

/** Joins the house on this Redis. Throws in plain words where there is none, or one of another version. */
export async function joinEvent(lobby: Lobby, { url, process, times: set }: How): Promise<Event> {
  const { context } = lobby
  const { store, journal, tuning } = context
  const times = { ...eventTimes, ...set }
  const redis = new Redis(url, {
    lazyConnect: true,
    // What was asked is asked again once it is back; who waits for it decides how long.
    maxRetriesPerRequest: null,
    retryStrategy: tries => Math.min(50 * 2 ** Math.min(tries, 5), 1000),
  })
  // It tries again by itself, and the pulse says whether it is away.
  let broken: Error | undefined
  redis.on('error', (error: Error) => {
    broken = error
  })
  const news = redis.duplicate()
  news.on('error', () => {})
  const end = (): void => {
    redis.disconnect()
    news.disconnect()
  }
  const failed = (what: string, error: unknown): void => {
    if (!stopped) journal.broke(what, error)
  }

  let stopped = false
  let addresses = (): readonly string[] => []
  let isOpen = false
  let othersChanged: ReturnType<typeof setTimeout> | undefined
  const others = othersLobbies(redis, () => {
    othersChanged ??= setTimeout(() => {
      othersChanged = undefined
      if (!stopped) lobby.context.lobbyChanged()
    }, within.others)
  })
  const own = toldLobby(redis, process, lobby, () => addresses())
  const shared = sharedBy(redis, process, context)
  const beaten = (beat: Beat): void => {
    if (!beat.was && isOpen) own.tell(times.leaseMs, true).catch(error => failed('the lobby was not told', error))
    others.there(beat.others).catch(error => failed('a lobby of another process could not be read', error))
  }
  const known = store.settings.read(houseSetting)
  const proposed = JSON.stringify({ id: known ?? randomUUID(), version: appVersion })
  const pulse = pulseOf(
    redis,
    { process, house: proposed, times },
    { beaten, away: isAway => context.warn('event', { code: isAway ? 'event-away' : 'event-back' }) },
  )

  let house: string
  try {
    const first = await answered(redis.connect().then(() => pulse.beat()))
    const found = JSON.parse(first.house) as { readonly id: string; readonly version: string }
    if (found.version !== appVersion)
      throw new Error(`this event runs Knockabout ${found.version}, and this is ${appVersion}`)
    house = found.id
    if (house !== known) store.log.commit([{ write: 'setting', key: houseSetting, value: house }], tuning.now())
    news.on('message', (_channel, text) => {
      const done = text === '{}' ? shared.read() : others.heard(text)
      done.catch(error => failed('news of another process were not taken', error))
    })
    await answered(news.subscribe(keys.news))
    await shared.read()
    await others.there(first.others)
  } catch (error) {
    pulse.stop()
    end()
    const why = broken ?? error
    const text = why instanceof Error ? why.message : String(why)
    throw new Error(`the Redis of the event can’t be used (${text})`, { cause: error })
  }
  const unfollow = store.log.follow(store.log.position(), entry => {
    shared.wrote(entry).catch(error => failed('a write was not passed on', error))
  })

  const where = (table: string): Process | undefined =>
    [...others.processes.values()].find(({ tables }) => tables.has(table))
  const theirs = function* () {
    for (const { tables } of others.processes.values()) yield* tables.entries()
  }
  const send = async (client: Client, table: string): Promise<Handled> => {
    const to = where(table)?.addresses ?? []
    if (pulse.isAway() || to.length === 0) return no('event-away')
    const { person } = client
    if (person !== undefined) {
      keepPerson(context, person)
      await store.log.flushed()
      await shared.sends(person.id)
    }
    client.send({ say: 'moved', house, to, sameToken: true })
    client.bye('closing')
    return 'later'
  }

  let telling: ReturnType<typeof setTimeout> | undefined
  return {
    house,
    tables: () => [...theirs()].flatMap(([, { summary }]) => (summary === undefined ? [] : [summary])),
    seatedAt: person => [...theirs()].flatMap(([id, { people }]) => (people.includes(person) ? [id] : [])),
    openers: () => [...theirs()].flatMap(([, { opener }]) => (opener === undefined ? [] : [opener])),
    has: table => where(table) !== undefined,
    send,
    isAway: () => pulse.isAway(),
    allKnown: async () => {
      const late = new Promise<void>(resolve => setTimeout(resolve, within.known).unref())
      await Promise.race([shared.read().catch(() => undefined), late])
    },
    wasSent: person => shared.wasSent(person),
    addresses: () => [...others.processes.values()].flatMap(one => one.addresses),
    changed: () => {
      if (!isOpen || stopped) return
      telling ??= setTimeout(() => {
        telling = undefined
        own.tell(times.leaseMs).catch(error => failed('the lobby was not told', error))
      }, within.gather)
    },
    opened: async at => {
      addresses = at
      isOpen = true
      await own.tell(times.leaseMs, true)
    },
    stop: async () => {
      stopped = true
      pulse.stop()
      clearTimeout(telling)
      clearTimeout(othersChanged)
      unfollow?.()
      const gone = redis.multi().del(keys.lobby(process)).zrem(keys.hosts, process).publish(keys.news, '{}').exec()
      await answered(gone).catch(() => undefined)
      end()
    },
  }
}

/** Rejects where Redis does not answer. */
async function answered<T>(what: Promise<T>): Promise<T> {
  let late: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('it does not answer')), within.answer)
  })
  try {
    return await Promise.race([what, silence])
  } finally {
    clearTimeout(late)
  }
}
