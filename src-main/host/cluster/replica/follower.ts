import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { WebSocket } from 'ws'
import { whyNotWritten } from '../../../store/database.ts'
import { openStore, type Store } from '../../../store/store.ts'
import { inTurn } from '../../context/in-turn.ts'
import { appVersion } from '../../context/version.ts'
import { receiveCopy, hasRoom, type IncomingCopy } from '../peer/receive-copy.ts'
import { parsed, type Line } from '../peer/line.ts'
import { until } from '../../context/until.ts'
import type { HouseWord } from '../peer/house-word.ts'
import type { Follower, FollowerOptions } from './roles.ts'
import { readFollowerFile, writeAtomically } from './files.ts'
import { dialPrimary } from './dial-primary.ts'
import type { Agreement, FromFollower } from './model/messages.ts'
import { stepFollower, type FollowerState, type FollowerInput } from './model/follower.ts'
import { whereaboutsOf, type Whereabouts } from './whereabouts.ts'
import { fromPrimaryShape, voteIn, type ReplicaSettings } from './messages.ts'

/** So long it waits to be let go of, in milliseconds. */
const leaveWithinMs = 2000
/** So long its last word is on its way, before the line is cut: one that is cut at once may take the word with it. */
const lastWordWithinMs = 1000

const dialAgainMs = { following: 300, full: 1000, held: 2000, refused: 5000 }

/** The standby's side: carries out what the model says, disk first, then the word. */
export async function startFollower(how: FollowerOptions): Promise<Follower> {
  const { shared } = how
  const file = join(how.folder, 'standby.json')
  let kept = readFollowerFile(file)
  let store: Store | undefined = kept && openStore(join(how.folder, kept.folder))
  let state: FollowerState = begun()
  let line: Line | undefined
  let hangUp = (): void => {}
  let lastWord = Promise.resolve()
  let coming: { readonly copy: IncomingCopy; readonly folder: string; readonly epoch: number } | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let wait = dialAgainMs.following
  let { house } = how
  /** So many bytes it had no room for: until there is some, no host is asked to send them again. */
  let lacks: number | undefined
  const where: Whereabouts = whereaboutsOf({
    first: how.host,
    last: kept?.host,
    house: () => kept?.settings?.house ?? house,
    search: how.search,
  })
  const steps = inTurn(error => failed('a step of the standby failed', error))

  function begun(): FollowerState {
    if (store === undefined || store.ephemeral) return { linked: false, votes: [] }
    const { epoch, number } = store.log.position()
    // Nothing but our own taking it over ever writes that it is here: what the host has of the kind is not followed.
    const isHere = store.log.standing().standing === 'held'
    const agreement = kept?.agreement && { agreement: kept.agreement }
    const disk = isHere
      ? ({ standing: 'held', epoch, number } as const)
      : ({ standing: 'following', epoch, number, ...agreement } as const)
    return { disk, linked: false, votes: [] }
  }

  /** Steps wait for each other; what one changes is on the disk before it says anything. `before`: what it waits for. */
  const step = (input: FollowerInput, before?: () => Promise<void>): Promise<void> => {
    const mine = steps.do(async () => {
      await before?.()
      const was = state
      const { state: next, say } = stepFollower(was, input)
      await write(was, next)
      state = next
      if (next.disk?.standing === 'held' && was.disk?.standing !== 'held') await open()
      if (next.disk?.standing === 'given' && was.disk?.standing === 'held') await yielded()
      for (const word of say) speak(word)
    })
    return mine.catch(() => undefined)
  }
  /** Where the disk is full, the host and the person here hear so. */
  const failed = (what: string, error: unknown, bytes = 0): void => {
    how.note(what, error)
    if (whyNotWritten(error).code !== 'disk-full' || line === undefined) return hangUp()
    lacks = bytes
    wait = dialAgainMs.full
    line.send({ say: 'no-room' })
    line.close()
    how.tell('no-room')
  }
  const write = async ({ disk: was }: FollowerState, { disk: now }: FollowerState): Promise<void> => {
    if (now === was || now === undefined) return
    if (now.standing === 'following') {
      const before = was?.standing === 'following' ? was.agreement : undefined
      if (kept !== undefined && now.agreement !== before) keep({ agreement: now.agreement })
      return
    }
    // One that yields is open, and is left as it is.
    if (store === undefined || now.standing !== 'held' || was?.standing === 'held') return
    const { name = '', pin } = kept?.settings ?? {}
    const settings = { name, sign: shared.sign, from: [where.now()], ...(pin === undefined ? {} : { pin }) }
    const secret = shared.secret.toString('hex')
    const word: HouseWord = { offer: shared.offer, secret, settings, giverKnows: true }
    store.log.commit(
      [{ write: 'standing', standing: now.standing, epoch: now.epoch, word: JSON.stringify(word) }],
      Date.now(),
    )
    store.log.flushSync()
  }
  const keep = (change: { readonly agreement?: Agreement | undefined; readonly settings?: ReplicaSettings }): void => {
    const { folder, agreement, settings } = { ...kept!, ...change }
    kept = { folder, host: where.now(), ...(agreement && { agreement }), ...(settings && { settings }) }
    writeAtomically(file, kept)
  }

  const open = async (): Promise<void> => {
    store?.close()
    store = undefined
    hangUp()
    const { name, pin } = kept!.settings ?? {}
    await how.open(join(how.folder, kept!.folder), { ...(name && { name }), ...(pin && { pin }) })
  }
  /** A person's word was wrong: what is here stays on the disk, and a copy of the other's is taken. */
  const yielded = async (): Promise<void> => {
    await how.close([where.now()])
    forget()
  }

  const speak = (word: FromFollower): void => {
    const addresses = how.addresses()
    if (word.say === 'here') line?.send({ ...word, version: appVersion, addresses })
    else line?.send(word.say === 'opened' ? { ...word, addresses } : word)
  }

  const heard = (message: { readonly text?: string; readonly bytes?: Buffer }): void => {
    if (message.bytes !== undefined) return take(message.bytes)
    const read = fromPrimaryShape.safeParse(parsed(message.text ?? ''))
    if (!read.success) return hangUp()
    const word = read.data
    if (word.say === 'beat' || lacks !== undefined) return
    if (word.say === 'house') return void (house = word.house)
    if (word.say === 'released') return end()
    if (word.say === 'other-version') {
      how.tell('other-version')
      wait = dialAgainMs.refused
      return hangUp()
    }
    if (word.say === 'copy') return begin(word)
    if (word.say === 'entries') return entries(word)
    if (word.say !== 'agree') return void step({ hear: word })
    void step({ hear: word }, async () => keep({ settings: word.settings })).then(() => how.tell('holds'))
  }
  type Word<S> = Extract<ReturnType<typeof fromPrimaryShape.parse>, { say: S }>
  const begin = (word: Word<'copy'>): void => {
    const folder = join(how.folder, `copy-${Date.now()}`)
    try {
      mkdirSync(folder, { recursive: true })
      if (!hasRoom(folder, word.bytes)) throw new Error('ENOSPC: there is no room for the house here')
      coming = { copy: receiveCopy(folder, word, () => {}), folder, epoch: word.epoch }
    } catch (error) {
      rmSync(folder, { recursive: true, force: true })
      wait = dialAgainMs.refused
      failed('no copy can be kept here', error, word.bytes)
    }
  }
  const take = (bytes: Buffer): void => {
    try {
      if (coming?.copy.take(bytes) === undefined) return
    } catch (error) {
      return failed('a copy of the house could not be kept', error)
    }
    const { folder, epoch } = coming
    coming = undefined
    const opened = openStore(folder)
    const before = { store, kept }
    store = opened
    const { number } = opened.log.position()
    void step({ hear: { say: 'copy', epoch, number } }, async () => {
      const settings = before.kept?.settings
      kept = { folder: basename(folder), host: where.now(), ...(settings && { settings }) }
      writeAtomically(file, kept)
      before.store?.close()
      if (before.kept !== undefined) rmSync(join(how.folder, before.kept.folder), { recursive: true, force: true })
    })
  }
  const entries = ({ epoch, from, to, entries: list }: Word<'entries'>): void => {
    if (store === undefined || state.disk?.standing === 'held') return
    const { log } = store
    try {
      if (list.some(({ writes }) => writes.some(({ write: kind }) => kind === 'standing')))
        throw new Error('the host gave the house away')
      for (const entry of list) log.take(entry)
    } catch (error) {
      if (whyNotWritten(error).code === 'disk-full') return failed('the writes of the house have no room', error)
      how.note('the writes of the house do not fit', error)
      return forget()
    }
    // What comes meanwhile waits for the same sync.
    const onDisk = log.flushed()
    onDisk.catch(() => undefined)
    void step({ hear: { say: 'entries', epoch, from, to } }, () => onDisk)
  }

  /** What is here fits no more: another copy comes. */
  const forget = (): void => {
    hangUp()
    void steps.do(() => {
      rmSync(file, { force: true })
      store?.close()
      store = kept = undefined
      state = { linked: false, votes: [] }
    })
  }

  /** Nothing counts here any more: the host has let go of what there was. */
  const end = (): void => {
    if (state.disk?.standing === 'held' || stopped) return
    line?.send({ say: 'left' })
    line?.close()
    const cut = hangUp
    hangUp = () => {}
    lastWord = until(() => line === undefined, lastWordWithinMs).then(cut)
    stopped = true
    clearTimeout(again)
    how.tell('ended')
  }

  const joined = (socket: WebSocket, made: Line): void => {
    line = made
    hangUp = () => socket.terminate()
    wait = state.disk?.standing === 'held' ? dialAgainMs.held : dialAgainMs.following
    socket.once('close', () => {
      if (line !== made) return
      line = undefined
      coming?.copy.drop()
      coming = undefined
      const isLost = (): boolean => !stopped && lacks === undefined && state.disk?.standing === 'following'
      void step({ do: 'cut' }).then(() => isLost() && how.tell('lost'))
      dialAgain()
    })
    void step({ do: 'link' })
  }
  const isFull = (): boolean => lacks !== undefined && existsSync(how.folder) && !hasRoom(how.folder, lacks)
  const dial = async (): Promise<void> => {
    if (isFull()) return dialAgain()
    lacks = undefined
    const met = await dialPrimary(where.all(), shared, heard)
    if (stopped) return met?.socket.terminate()
    if (met === undefined) {
      where.missed()
      return dialAgain()
    }
    void where.met(met.url)
    joined(met.socket, met.line)
  }
  const dialAgain = (): void => {
    if (stopped) return
    again = setTimeout(() => void dial(), wait)
  }
  if (state.disk?.standing === 'held') await open()
  void dial()

  return {
    shown: (ticket, isSure) => {
      const vote = voteIn(ticket, shared.sign)
      if (vote !== undefined) void step({ do: 'vote', ...vote, isSure })
      return state.linked && state.disk?.standing !== 'held' ? (kept?.settings?.house ?? '') : undefined
    },
    hostAt: where.now,
    promote: () => step({ do: 'promote' }),
    leave: async () => {
      line?.send({ say: 'leave' })
      await until(() => stopped || line === undefined, leaveWithinMs)
      return stopped
    },
    stop: async () => {
      stopped = true
      clearTimeout(again)
      hangUp()
      await lastWord
      await where.stop()
      await steps.ended()
      store?.close()
    },
  }
}
