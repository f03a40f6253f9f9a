import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { WebSocket } from 'ws'
import { shelfIn } from '../../../store/shelf.ts'
import type { Entry } from '../../../store/write.ts'
import type { Client } from '../../context/client.ts'
import { appVersion } from '../../context/version.ts'
import type { Lobby } from '../../lobby/lobby.ts'
import { sendCopyOf } from '../copying.ts'
import { resumeHouse } from '../halting.ts'
import { lineOver, parsed, sealed, type Line } from '../line.ts'
import { sendAllTo } from '../moved.ts'
import { readHouseWord, type Greeting, type HouseWord } from '../words.ts'
import { boundFileIn, readBound, writeWhole } from './kept.ts'
import { acknowledgedBy, host, isFrozen, type Host, type HostInput, type ToDevices } from './model/host.ts'
import type { FromHost } from './model/spoken.ts'
import { beating, fromStandbyShape, type Shared } from './words.ts'
import { waysOf } from './ways.ts'

interface With {
  readonly lobby: Lobby
  /** With the standby; without it none is let in, and what an earlier one may have decides. */
  readonly shared?: Shared | undefined
  name(): string
  pin(): string | undefined
  announced(on: boolean): void
}

/** The host's side of a standby: carries out what the model says, disk first, then the word. */
export interface WithStandby {
  /** A machine has dialled by this key. */
  greet(socket: WebSocket, hello: Greeting): void
  /** Where the standby is, while there is a line to it. */
  at(): readonly string[]
  /** A standby has the house as it is, or is about to. */
  hasCopy(): boolean
  /** A device has let go of its way to the standby. */
  letGo(client: Client, round: number): void
  /** The owner says that the standby is gone for good. */
  insist(): void
  /** The house is closed in order: nothing is left for a standby to decide, if it is there to be told. */
  release(): Promise<void>
  stop(): void
}

/** How often it looks who sits at the tables, in milliseconds; and after how many looks a standby that holds nothing is dropped. */
const look = { everyMs: 250, patience: 4 }

/** A stand that is over before this is not worth a word. */
const sayAfterMs = 700

/** So long the end waits for a standby to hear of it. */
const patienceMs = 1000
const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5))

export function withStandby({ lobby, shared, name, pin, announced }: With): WithStandby {
  const { context } = lobby
  const { store, journal, tuning, move } = context
  const { log } = store
  const file = boundFileIn(context.data)
  log.flushSync()
  let durable = log.position().number
  let state: Host = begun()
  let acknowledged = 0
  let line: Line | undefined
  let hangUp = (): void => {}
  let standbyAt: readonly string[] = []
  /** Written while a copy is on its way: it goes along at its end. */
  let copying = false
  let last: Entry | undefined
  let silent = 0
  let stopped = false
  /** The line on which an agreement was last asked for. */
  let agreeingOn: Line | undefined
  const waiting = new Set<{ readonly upTo: number; readonly done: () => void }>()
  const ways = waysOf(lobby, shared?.sign ?? '')

  function begun(): Host {
    const { standing } = log.standing()
    const { epoch, number } = log.position()
    const { round, bound } = readBound(file) ?? { round: 0, bound: [] }
    const disk = { standing: standing === 'held' ? standing : ('given' as const), epoch, number, round, bound }
    return { disk, linked: false, held: 0, confirmed: [] }
  }

  /** One step of the model: what it changes on the disk is there before anything is said. */
  const step = (input: HostInput): void => {
    const was = state
    const { state: next, say } = host({ ...was, disk: { ...was.disk, number: durable } }, input)
    const { disk } = next
    try {
      if (disk.epoch !== was.disk.epoch || disk.standing !== was.disk.standing) stand(disk.standing, disk.epoch)
      if (disk.round !== was.disk.round || disk.bound !== was.disk.bound)
        writeWhole(file, { round: disk.round, bound: disk.bound })
    } catch (error) {
      journal.broke('a step with the standby could not be kept', error)
      return
    }
    state = { ...next, disk: { ...disk, number: Math.max(disk.number, durable) } }
    for (const word of say) if ('tell' in word) tell(word)
    for (const word of say) if ('say' in word) speak(word)
    follow(was)
  }
  const stand = (standing: 'held' | 'given', epoch: number): void => {
    const left = { house: context.card().id, sign: shared?.sign ?? '', at: tuning.now() }
    const { offer = '0'.repeat(32) } = shared ?? {}
    const word: HouseWord = { offer, secret: '', ...(standing === 'given' && { left }) }
    const text = standing === 'given' ? JSON.stringify(word) : log.standing().word
    log.commit([{ write: 'standing', standing, epoch, word: text }], tuning.now())
    log.flushSync()
  }

  /** What a change means here. */
  const follow = (was: Host): void => {
    acknowledged = Math.max(acknowledged, acknowledgedBy(state))
    for (const one of waiting) if (one.upTo <= acknowledged && waiting.delete(one)) one.done()
    if (state.disk.standing === 'given') {
      if (was.disk.standing === 'given') return
      move.isHalted = true
      log.halt()
      announced(false)
      sendAllTo(context, standbyAt, shared?.sign ?? '')
      return
    }
    if (isFrozen(state) && !move.isHalted) {
      move.isHalted = true
      setTimeout(() => isFrozen(state) && sayFrozen(), sayAfterMs).unref()
    } else if (!isFrozen(state) && move.isHalted) {
      resumeHouse(lobby)
      if (saidAlone) sayMove('together')
    }
    const isLost =
      !stopped && (was.disk.bound.length > 0 || was.linked) && !state.linked && state.disk.bound.length === 0
    if (isLost) {
      context.warn('standby', { code: 'standby-lost' })
      for (const client of context.clients) client.send({ say: 'notice', kind: 'warning', text: 'standby-lost' })
    }
    const isSafe = state.disk.bound.length > 0 && state.linked && (was.disk.bound.length === 0 || !was.linked)
    if (isSafe) context.warn('standby', { code: 'standby-holds' })
  }
  let saidAlone = false
  const sayFrozen = (): void => {
    sayMove('alone')
    context.warn('standby', { code: 'standby-missing' })
  }
  const sayMove = (at: 'alone' | 'together'): void => {
    saidAlone = at === 'alone'
    for (const client of context.clients) client.send({ say: 'move', at, to: '' })
  }

  const tell = (word: ToDevices): void => {
    ways.tell(word)
    if (word.tell === 'tickets') return giveTickets()
    // Our own voice: where no guest sits it is enough.
    setImmediate(() => step({ do: 'confirmed', device: 0, round: word.round }))
  }
  const giveTickets = (): void => {
    if (shared !== undefined && state.linked) ways.give(standbyAt)
  }

  const speak = (word: FromHost): void => {
    if (line === undefined) return
    if (word.say === 'copy') void sendCopy(line, word.epoch)
    else if (word.say === 'entries') {
      if (!copying) sendEntries(line, word)
    } else if (word.say === 'agree') {
      agreeingOn = line
      const house = pin()
      const settings = { house: context.card().id, name: name(), ...(house === undefined ? {} : { pin: house }) }
      line.send({ ...word, settings })
    } else line.send(word)
  }
  const sendEntries = (to: Line, word: Extract<FromHost, { say: 'entries' }>): void => {
    if (word.from + 1 === word.to && last?.number === word.to) return to.send({ ...word, entries: [last] })
    const entries: Entry[] = []
    const stop = log.follow({ epoch: word.epoch, number: word.from }, entry => entries.push(entry))
    stop?.()
    if (stop === undefined) void sendCopy(to, word.epoch)
    else to.send({ ...word, entries: entries.filter(({ number }) => number <= word.to) })
  }
  const sendCopy = async (to: Line, epoch: number): Promise<void> => {
    copying = true
    try {
      // One that was cut short by the end of an earlier run is in the way.
      rmSync(join(shelfIn(context.data), '.sending-standby'), { recursive: true, force: true })
      const { list, unfollow } = await sendCopyOf(log, context.data, { offer: 'standby', epoch }, to)
      unfollow()
      if (line === to && list.length > 0)
        to.send({ say: 'entries', epoch, from: list[0]!.number - 1, to: list.at(-1)!.number, entries: list })
    } catch (error) {
      if (line === to) journal.broke('the copy for the standby could not be sent', error)
      if (line === to) hangUp()
    } finally {
      if (line === to) copying = false
    }
  }

  const greet = (socket: WebSocket, { salt: theirs }: Greeting): void => {
    const salt = randomBytes(16).toString('hex')
    socket.send(JSON.stringify({ offer: shared!.offer, salt }))
    const beat = beating(
      () => mine.send({ say: 'beat' }),
      () => socket.terminate(),
    )
    const mine = lineOver(socket, sealed(shared!.secret, [salt, theirs], 'giver'), ({ text }) => {
      const read = fromStandbyShape.safeParse(parsed(text ?? ''))
      if (!read.success) return socket.terminate()
      const word = read.data
      beat.heard()
      if (word.say === 'beat') return
      if (word.say === 'here' && word.version !== appVersion) {
        context.warn('standby', { code: 'standby-other-version' })
        return mine.send({ say: 'other-version' })
      }
      if (word.say === 'here' || word.say === 'opened') {
        // Only who can seal a word speaks for the standby: from here on this is the line to it.
        if (line !== mine) {
          hangUp()
          if (line !== undefined) step({ do: 'cut' })
          copying = false
        }
        line = mine
        standbyAt = word.addresses
        hangUp = () => socket.terminate()
        if (word.say === 'opened') return step({ hear: { say: word.say, epoch: word.epoch } })
        return step({ hear: { say: word.say, ...(word.at && { at: word.at }) } })
      }
      if (line !== mine) return
      if (word.say === 'holding') silent = 0
      step({ hear: word })
      if (word.say === 'holding' && ways.agreed() === undefined) renew()
    })
    socket.once('close', () => {
      beat.stop()
      if (line !== mine) return
      line = undefined
      copying = false
      step({ do: 'cut' })
    })
  }

  const renew = (): void => {
    if (stopped) return
    const { bound } = state.disk
    const [now, before] = [ways.seated(), bound.at(-1)]
    const isSame = before?.devices.length === now.length && before.devices.every(one => now.includes(one))
    // One that was on its way when the line was cut may never have come there, and is asked for again.
    if (!isSame || (ways.agreed() === undefined && agreeingOn !== line)) step({ do: 'agree', devices: now })
  }
  const looking = setInterval(() => {
    const { disk, linked } = state
    if (disk.standing !== 'held' || !linked || copying) return
    silent = state.held < durable && waiting.size > 0 ? silent + 1 : 0
    if (silent > look.patience) return hangUp()
    renew()
    giveTickets()
  }, look.everyMs)
  looking.unref()

  const unfollow = log.follow(log.position(), entry => {
    last = entry
    if (state.disk.standing === 'held') step({ do: 'write' })
    durable = entry.number
  })
  log.also(upTo =>
    upTo <= acknowledged ? Promise.resolve() : new Promise<void>(done => void waiting.add({ upTo, done })),
  )
  const { left } = readHouseWord(log.standing().word) ?? {}
  if (state.disk.standing === 'given' && left?.to !== undefined) move.moved = { ...left, to: left.to }
  if (state.disk.bound.length > 0) step({ do: 'restart' })
  else follow(state)

  return {
    greet,
    at: () => (state.linked ? standbyAt : []),
    hasCopy: () => line !== undefined || state.disk.bound.length > 0,
    letGo: (client, round) => {
      const device = ways.voiceOf(client)
      if (device !== undefined) step({ do: 'confirmed', device, round })
    },
    insist: () => step({ do: 'insist' }),
    release: async () => {
      stopped = true
      clearInterval(looking)
      step({ do: 'release' })
      for (const end = performance.now() + patienceMs; state.linked && state.disk.bound.length > 0; await soon())
        if (performance.now() > end) break
    },
    stop: () => {
      unfollow?.()
      hangUp()
    },
  }
}
