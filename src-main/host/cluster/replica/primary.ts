import { whyNotWritten } from '../../../store/database.ts'
import { appVersion } from '../../context/version.ts'
import { resumeHouse, standStill } from '../peer/halt.ts'
import { knowsUs, type Caller } from '../peer/greeting.ts'
import { lineOver, parsed, type Line } from '../peer/line.ts'
import { redirectAll } from '../peer/redirect.ts'
import { until } from '../../context/until.ts'
import { readHouseWord, type HouseWord } from '../peer/house-word.ts'
import type { PrimaryOptions, Primary } from './roles.ts'
import { copyNews } from './copy-news.ts'
import { boundFileIn, readBound, writeAtomically } from './files.ts'
import { acknowledgedBy, isFrozen, stepPrimary, type PrimaryInput, type PrimaryState } from './model/primary.ts'
import type { FromPrimary, ToDevices } from './model/messages.ts'
import { replicationFrom } from './replication.ts'
import { beating, fromFollowerShape } from './messages.ts'
import { deviceVotesOf } from './votes.ts'

/** How often it looks who sits at the tables, in milliseconds; and after how many looks a standby that holds nothing is dropped. */
const check = { everyMs: 250, patience: 4 }

/** A stand that is over before this is not worth a word. */
const sayAfterMs = 700

/** So long the end waits for a standby to hear of it. */
const patienceMs = 1000

export function startPrimary(how: PrimaryOptions): Primary {
  const { lobby, shared, by = '', name, pin, announced, wantsToLeave, hasLeft } = how
  const { context } = lobby
  const { store, journal, tuning, move } = context
  const { log } = store
  const file = boundFileIn(context.data)
  log.flushSync()
  let durable = log.position().number
  let state: PrimaryState = begun()
  let acknowledged = 0
  let line: Line | undefined
  let hangUp = (): void => {}
  let standbyAt: readonly string[] = []
  let silent = 0
  let stopped = false
  let isReleased = how.isReleased === true
  let wasHere = false
  /** Its disk is full; and our own, which keeps no step. */
  let hasNoRoom = false
  let isStuck = false
  /** The line on which an agreement was last asked for. */
  let agreeingOn: Line | undefined
  const waiting = new Set<{ readonly upTo: number; readonly done: () => void }>()
  const votes = deviceVotesOf(lobby, shared?.sign ?? '')
  const replication = replicationFrom(context, failed => {
    if (line === failed) hangUp()
  })

  function begun(): PrimaryState {
    const { standing } = log.standing()
    const { epoch, number } = log.position()
    const { round, bound } = readBound(file) ?? { round: 0, bound: [] }
    const disk = { standing: standing === 'held' ? standing : ('given' as const), epoch, number, round, bound }
    return { disk, linked: false, held: 0, confirmed: [] }
  }

  /** One step of the model: what it changes on the disk is there before anything is said. */
  const step = (input: PrimaryInput): void => {
    const was = state
    const { state: next, say } = stepPrimary({ ...was, disk: { ...was.disk, number: durable } }, input)
    const { disk } = next
    try {
      if (disk.epoch !== was.disk.epoch || disk.standing !== was.disk.standing) stand(disk.standing, disk.epoch)
      if (disk.round !== was.disk.round || disk.bound !== was.disk.bound)
        writeAtomically(file, { round: disk.round, bound: disk.bound })
    } catch (error) {
      return notKept(input, error)
    }
    isStuck &&= isFrozen(next)
    state = { ...next, disk: { ...disk, number: Math.max(disk.number, durable) } }
    for (const word of say) if ('tell' in word) tell(word)
    for (const word of say) if ('say' in word) speak(word)
    follow(was)
  }
  /** With a full disk it can't go on alone either: everybody hears that. A device answers once, which is kept for when it can. */
  const notKept = (input: PrimaryInput, error: unknown): void => {
    const why = whyNotWritten(error)
    if (!isStuck) {
      journal.broke('a step with the standby could not be kept', error)
      context.warn('disk', why)
      for (const client of context.clients) client.send({ say: 'notice', kind: 'error', text: why.code })
    }
    isStuck = true
    if ('do' in input && input.do === 'confirmed')
      setTimeout(() => store.isClosed() || step(input), check.everyMs).unref()
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
  const follow = (was: PrimaryState): void => {
    acknowledged = Math.max(acknowledged, acknowledgedBy(state))
    for (const one of waiting) if (one.upTo <= acknowledged && waiting.delete(one)) one.done()
    if (state.disk.standing === 'given') {
      if (was.disk.standing === 'given') return
      move.isHalted = true
      log.halt()
      announced(false)
      redirectAll(context, standbyAt, shared?.sign ?? '')
      return
    }
    if (isFrozen(state) && !move.isHalted) {
      standStill(lobby)
      setTimeout(() => isFrozen(state) && sayFrozen(), sayAfterMs).unref()
    } else if (!isFrozen(state) && move.isHalted) {
      resumeHouse(lobby)
      if (saidAlone) sayMove('together')
    }
    const isLost =
      !stopped &&
      !isReleased &&
      (was.disk.bound.length > 0 || was.linked) &&
      !state.linked &&
      state.disk.bound.length === 0
    // Of one whose disk is full everybody has heard.
    if (isLost && !hasNoRoom) warnAll('standby-lost')
    wasHere ||= state.linked
    tellCopy()
    const isSafe = state.disk.bound.length > 0 && state.linked && (was.disk.bound.length === 0 || !was.linked)
    if (isSafe) context.warn('standby', { code: 'standby-holds' })
  }
  const warnAll = (code: 'standby-lost' | 'standby-no-room'): void => {
    context.warn('standby', { code })
    for (const client of context.clients) client.send({ say: 'notice', kind: 'warning', text: code })
  }
  let saidAlone = false
  const sayFrozen = (): void => {
    if (isStuck) return
    sayMove('alone')
    context.warn('standby', { code: 'standby-missing' })
  }
  const sayMove = (at: 'alone' | 'together'): void => {
    saidAlone = at === 'alone'
    for (const client of context.clients) client.send({ say: 'move', at, to: '' })
  }

  const tell = (word: ToDevices): void => {
    votes.tell(word)
    if (word.tell === 'tickets') return giveTickets()
    // Our own vote: where no guest sits it is enough.
    setImmediate(() => step({ do: 'confirmed', device: 0, round: word.round }))
  }
  const giveTickets = (): void => {
    if (shared !== undefined && state.linked) votes.give(standbyAt)
  }

  const speak = (word: FromPrimary): void => {
    if (line === undefined) return
    if (word.say === 'copy') replication.copy(line, word.epoch)
    else if (word.say === 'entries') replication.entries(line, word)
    else if (word.say === 'agree') {
      agreeingOn = line
      const house = pin()
      const settings = { house: context.card().id, name: name(), ...(house === undefined ? {} : { pin: house }) }
      line.send({ ...word, settings })
    } else line.send({ ...word, offer: shared?.offer })
  }
  const greet = (by: Caller): void => {
    const { socket } = by
    if (!knowsUs(by, shared!.secret)) return
    const beat = beating(
      () => mine.send({ say: 'beat' }),
      () => socket.terminate(),
    )
    const mine = lineOver(socket, ({ text }) => {
      const read = fromFollowerShape.safeParse(parsed(text ?? ''))
      if (!read.success) return socket.terminate()
      const word = read.data
      beat.heard()
      if (word.say === 'beat') return
      if (word.say === 'here' && word.version !== appVersion) {
        context.warn('standby', { code: 'standby-other-version' })
        return mine.send({ say: 'other-version' })
      }
      if (word.say === 'here' || word.say === 'opened') {
        // From here on this is the line to it.
        if (line !== mine) {
          hangUp()
          if (line !== undefined) step({ do: 'cut' })
          replication.stop()
        }
        line = mine
        hangUp = () => socket.terminate()
        if (word.say === 'here' && isReleased) return mine.send({ say: 'released' })
        standbyAt = word.addresses
        mine.send({ say: 'house', house: context.card().id })
        if (word.say === 'opened') return step({ hear: { say: word.say, epoch: word.epoch } })
        return step({ hear: { say: word.say, ...(word.at && { at: word.at }) } })
      }
      if (line !== mine) return
      if (word.say === 'leave') return wantsToLeave()
      if (word.say === 'left') return hasLeft()
      if (word.say === 'no-room') {
        if (!hasNoRoom) warnAll('standby-no-room')
        hasNoRoom = true
        return tellCopy()
      }
      if (word.say === 'holding') [silent, hasNoRoom] = [0, false]
      step({ hear: word })
      if (word.say === 'holding' && votes.agreed() === undefined) renew()
    })
    socket.once('close', () => {
      beat.stop()
      if (line !== mine) return
      line = undefined
      replication.stop()
      step({ do: 'cut' })
    })
  }

  const renew = (): void => {
    if (stopped || isReleased) return
    const { bound } = state.disk
    const [now, before] = [votes.seated(), bound.at(-1)]
    const isSame = before?.devices.length === now.length && before.devices.every(one => now.includes(one))
    // One that was on its way when the line was cut may never have come there, and is asked for again.
    if (!isSame || (votes.agreed() === undefined && agreeingOn !== line)) step({ do: 'agree', devices: now })
  }
  const tellCopy = copyNews(context, () => {
    const { disk, linked } = state
    if (isReleased || disk.standing !== 'held') return { at: 'none', by: '' }
    if (hasNoRoom) return { at: 'no-room', by }
    if (!linked) return { at: wasHere || disk.bound.length > 0 ? 'away' : 'coming', by }
    return { at: disk.bound.length > 0 ? 'whole' : 'coming', by }
  })
  const dismissFollower = async (): Promise<void> => {
    stopped = true
    step({ do: 'release' })
    await until(() => !state.linked || state.disk.bound.length === 0, patienceMs)
  }
  const looking = setInterval(() => {
    tellCopy()
    const { disk, linked } = state
    if (disk.standing !== 'held' || !linked || replication.isCopying()) return
    silent = state.held < durable && waiting.size > 0 ? silent + 1 : 0
    if (silent > check.patience) return hangUp()
    renew()
    giveTickets()
  }, check.everyMs)
  looking.unref()

  const unfollow = log.follow(log.position(), entry => {
    replication.next(entry)
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
    hasCopy: () => !isReleased && (line !== undefined || state.disk.bound.length > 0),
    revoked: (client, round) => {
      const device = votes.voteOf(client)
      if (device !== undefined) step({ do: 'confirmed', device, round })
    },
    goAlone: () => step({ do: 'go-alone' }),
    release: async () => {
      clearInterval(looking)
      await dismissFollower()
    },
    dismiss: async () => {
      await dismissFollower()
      stopped = false
      if (state.disk.bound.length > 0) return false
      isReleased = true
      step({ do: 'cut' })
      line?.send({ say: 'released' })
      return true
    },
    stop: () => {
      clearInterval(looking)
      unfollow?.()
      hangUp()
    },
    end: () => {
      clearInterval(looking)
      unfollow?.()
      log.also(undefined)
    },
  }
}
