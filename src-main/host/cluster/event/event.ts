import { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import type { Client } from '../../context/client.ts'
import { no, type Handled } from '../../context/refusal.ts'
import { keepPerson } from '../../context/keep-person.ts'
import { appVersion } from '../../context/version.ts'
import type { OtherProcesses } from '../../lobby/other-processes.ts'
import type { Lobby } from '../../lobby/lobby.ts'
import { lostProcesses } from './lost-processes.ts'
import { keys } from './keys.ts'
import { othersLobbies, ownLobby, type ListedTable } from './lobbies.ts'
import { isFolderCopied, probe, copiedFolder } from './probe.ts'
import { eventTimes, pulseOf, type Beat, type EventTimes, type HostWord } from './pulse.ts'
import { sharedNight } from './night.ts'
import { sharedBy } from './shared.ts'
import { sharedTables } from './tables.ts'
import { answerWithin, waitingForRedis } from './redis-away.ts'

/** This host as one of several that form one house on a Redis (EVENT.md). */
export interface Event extends OtherProcesses {
  /** The house's id, the same at all of them. */
  readonly house: string
  /** Something of our lobby changed. */
  changed(): void
  /** Where the others are reached. */
  addresses(): readonly string[]
  /** It listens now, at these addresses. */
  opened(addresses: () => readonly string[]): Promise<void>
  /** The host stops: where there are others, they take its tables up, and everybody is sent there. */
  leave(): Promise<void>
  stop(): void
}

interface How {
  readonly url: string
  /** The id of this host's own file. */
  readonly process: string
  readonly times?: Partial<EventTimes> | undefined
}

/** Milliseconds: changes of our lobby are gathered, and theirs; what others wrote is waited for; a table is taken up, or listed. */
const within = { gather: 100, others: 500, known: 1000, takenUp: 15_000, listed: 2000, look: 50 }

/** What is told as news of a process that has left. */
const leftWord = 'left '

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
  let stopped = false
  /** Our tables are others' by now. */
  let hasLeft = false
  const failed = (what: string, error: unknown): void => {
    if (!stopped) journal.broke(what, error)
  }
  /** Entries of our log that were written elsewhere first. */
  const theirs = new Set<number>()
  const isTheirs = (number: number): void => void theirs.add(number)

  let addresses = (): readonly string[] => []
  let othersChanged: ReturnType<typeof setTimeout> | undefined
  const others = othersLobbies(redis, process, () => {
    othersChanged ??= setTimeout(() => {
      othersChanged = undefined
      if (!stopped) context.lobbyChanged()
    }, within.others)
  })
  const own = ownLobby(redis, process, lobby, () => addresses())
  const night = sharedNight({
    redis,
    by: process,
    lobby,
    adopt: writes => isTheirs(store.log.adopt(writes, tuning.now())),
  })
  const shared = sharedBy(redis, process, context, isTheirs, night)
  const tables = sharedTables({
    redis,
    by: process,
    lobby,
    isAlone: () => pulse.isAlone(),
    hasSlept: () => pulse.hasSlept(),
    graceMs: times.silentMs,
    isTheirs,
    sendAfter: (client, table) => void send(client, table).catch(error => failed('nobody could be sent on', error)),
    failed,
  })
  const gone = lostProcesses(times, from => tables.takeUp(from))
  const beaten = async (beat: Beat): Promise<void> => {
    if (hasLeft) return
    if (!beat.was) await own.tell(times.leaseMs, true)
    if (beat.isNew) await shared.again()
    await shared.tellAgain().catch(error => failed('a write was not passed on', error))
    const checked = !beat.was || tables.isDue() ? tables.check() : undefined
    await others.there(beat.others, id => lobby.tables.has(id))
    tellWays()
    await night.beaten(beat.night, by => by === process || beat.others.has(by))
    gone.look(beat.gone).catch(error => failed('nothing could be taken up', error))
    await checked
  }
  const { unlessAway, wentAway } = waitingForRedis(() => pulse.isAway())
  const known = store.settings.read(houseSetting)
  const pulse = pulseOf(redis, {
    process,
    house: JSON.stringify({ id: known ?? randomUUID(), version: appVersion }),
    addresses: () => addresses(),
    times,
    beaten,
    away: isAway => {
      if (isAway) wentAway()
      if (pulse.isAlone()) tables.goOnAlone()
      context.warn('event', { code: isAway ? 'event-away' : 'event-back' })
    },
  })

  let house: string
  try {
    await answerWithin(redis.connect())
    if (await isFolderCopied(redis, process, times.silentMs / 3)) throw new Error(copiedFolder)
    const first = await answerWithin(pulse.beat())
    const found = JSON.parse(first.house) as { readonly id: string; readonly version: string }
    if (found.version !== appVersion)
      throw new Error(`this event runs Knockabout ${found.version}, and this is ${appVersion}`)
    house = found.id
    // From here on nobody takes our tables up.
    await answerWithin(own.tell(times.leaseMs, true))
    if (house !== known) store.log.commit([{ write: 'setting', key: houseSetting, value: house }], tuning.now())
    news.on('message', (_channel, text) => {
      if (text.startsWith(leftWord)) others.left(text.slice(leftWord.length))
      const done = text.startsWith(leftWord) ? pulse.soon() : text === 'shared' ? shared.read() : others.heard(text)
      done.catch(error => failed('news of another process were not taken', error))
    })
    await answerWithin(news.subscribe(keys.news))
    if (first.isNew) await shared.again()
    await shared.read()
    await others.there(first.others, () => false)
    await tables.beforeReopen()
  } catch (error) {
    pulse.stop()
    redis.disconnect()
    news.disconnect()
    const why = broken ?? error
    const text = why instanceof Error ? why.message : String(why)
    throw new Error(`the Redis of the event can’t be used (${text})`, { cause: error })
  }
  const unfollow = store.log.follow(store.log.position(), entry => {
    if (theirs.delete(entry.number)) return tables.passed(entry.number)
    tables.wrote(entry)
    shared.wrote(entry).catch(error => failed('a write was not passed on', error))
  })
  store.log.also(upTo => tables.settled(upTo))

  // One that has just been taken up may still be told of where it was.
  const listed = (): readonly ListedTable[] =>
    [...others.all().tables].flatMap(([id, table]) => (lobby.tables.has(id) ? [] : [table]))
  const isListed = (table: string): boolean => others.all().tables.has(table)
  /** Where a table is; nothing while its process is gone, or does not answer, and another is about to take it up. */
  const where = async (table: string): Promise<readonly string[] | 'here' | undefined> => {
    if (lobby.tables.has(table)) return 'here'
    const found = others.with(table)
    if (found === undefined || found.addresses.length === 0) return undefined
    return (await probe(found.id, found.addresses, times.silentMs / 3)) === 'answers' ? found.addresses : undefined
  }
  const send = async (client: Client, table: string): Promise<Handled | 'here'> => {
    if (pulse.isAway()) return no('event-away')
    let to = await where(table)
    for (
      const late = performance.now() + (isListed(table) ? within.takenUp : within.listed);
      to === undefined;
      to = await where(table)
    ) {
      if (performance.now() > late || client.gone.aborted) return no('no-table')
      await new Promise(resolve => setTimeout(resolve, within.look))
    }
    if (to === 'here') return 'here'
    return sendTo(client, to)
  }
  const sendTo = async (client: Client, to: readonly string[]): Promise<Handled> => {
    const { person } = client
    if (person !== undefined) {
      keepPerson(context, person)
      const refused = await unlessAway(async () => {
        await store.log.flushed()
        await shared.sends(person.id)
      })
      if (refused !== undefined) return refused
    }
    client.send({ say: 'moved', house, to, sameToken: true })
    client.bye('closing')
    return 'later'
  }

  /** Everybody knows another process, should this one be gone. */
  const ways = new WeakMap<Client, string>()
  const tellWays = (): void => {
    const all = others.living().filter(one => one.addresses.length > 0)
    for (const client of context.clients) {
      const known = all.find(one => one.addresses[0] === ways.get(client))
      if (known !== undefined) continue
      const way = all[Math.floor(Math.random() * all.length)]
      if (way !== undefined) client.send({ say: 'standby', house, to: way.addresses, sameToken: true })
      else if (ways.has(client)) client.send({ say: 'let-go', round: 0 })
      if (way === undefined) ways.delete(client)
      else ways.set(client, way.addresses[0]!)
    }
  }

  let telling: ReturnType<typeof setTimeout> | undefined
  return {
    house,
    tables: () => listed().flatMap(({ summary }) => (summary === undefined ? [] : [summary])),
    seatedAt: person => (others.all().seated.get(person) ?? []).filter(id => !lobby.tables.has(id)),
    openers: () => listed().flatMap(({ opener }) => (opener === undefined ? [] : [opener])),
    has: table => isListed(table) || night.hasOpened(table),
    send,
    isAway: () => pulse.isAway(),
    hasNight: () => night.isOurs(),
    toNight: async client => {
      const by = await unlessAway(() => night.claim())
      if (by === process) return 'here'
      if (typeof by !== 'string') return by
      const { addresses: to = [] } = others.of(by) ?? {}
      return (await probe(by, to, times.silentMs / 3)) === 'answers' ? sendTo(client, to) : no('event-away')
    },
    nightActed: async act => (await unlessAway(() => shared.acted(act))) ?? 'here',
    allKnown: async () => {
      const late = new Promise<void>(resolve => setTimeout(resolve, within.known).unref())
      await Promise.race([shared.read().catch(() => undefined), late])
    },
    wasSent: person => shared.wasSent(person),
    addresses: () => others.living().flatMap(one => one.addresses),
    changed: () => {
      if (stopped || hasLeft) return
      telling ??= setTimeout(() => {
        telling = undefined
        own.tell(times.leaseMs).catch(error => failed('the lobby was not told', error))
      }, within.gather)
    },
    opened: async at => {
      addresses = at
      await pulse.beat()
      await own.tell(times.leaseMs)
    },
    leave: async () => {
      pulse.stop()
      hasLeft = true
      clearTimeout(telling)
      const to = others.living().find(one => one.addresses.length > 0)
      if (pulse.isAway()) return
      if (to !== undefined) {
        context.move.isHalted = true
        await answerWithin(store.log.flushed()).catch(() => undefined)
      }
      const word: HostWord = { addresses: [...addresses()], left: true }
      const said = redis.multi().hset(keys.hosts, process, JSON.stringify(word)).del(keys.lobby(process))
      await answerWithin(said.publish(keys.news, leftWord + process).exec()).catch(() => undefined)
      if (to === undefined) return
      for (const client of context.clients) client.send({ say: 'moved', house, to: to.addresses, sameToken: true })
    },
    stop: () => {
      stopped = true
      pulse.stop()
      gone.stop()
      shared.stop()
      clearTimeout(telling)
      clearTimeout(othersChanged)
      unfollow?.()
      tables.goOnAlone()
      redis.disconnect()
      news.disconnect()
    },
  }
}
