import { basename, join as path } from 'node:path'
import type { HouseOffer, IncomingHouse } from '../../../../src-engine/protocol/desktop.ts'
import { dropHouse, folderOnShelf, shelfIn, type KeptHouse } from '../../../store/shelf.ts'
import { openStore } from '../../../store/store.ts'
import type { Log } from '../../../store/log.ts'
import { inTurn } from '../../context/in-turn.ts'
import { receiveCopy, hasRoom, type IncomingCopy } from '../peer/receive-copy.ts'
import { dialFirst } from '../peer/dial.ts'
import { lineOver, parsed, type Line } from '../peer/line.ts'
import {
  isRestless,
  stepReceiver,
  type ReceiverState,
  type ReceiverDisk,
  type ReceiverInput,
} from './model/receiver.ts'
import type { FromReceiver } from './model/messages.ts'
import { fromSenderShape } from './messages.ts'
import { readHouseWord, type HouseSettings, type HouseWord } from '../peer/house-word.ts'

export interface ReceiverOptions {
  readonly data: string
  /** Those on the shelf at the start. */
  readonly houses: readonly KeptHouse[]
  /** Opens the house in this folder to everybody. */
  open(folder: string, settings: HouseSettings): Promise<void>
  /** The addresses others reach it by, where it is the one that is open. */
  addresses(folder: string): readonly string[]
  /** The log of the house that is open, if it is the one in this folder. */
  logOf(folder: string): Log | undefined
  readonly tell: (state: IncomingHouse) => void
  readonly note: (what: string, error: unknown) => void
}

export interface Receiver {
  /** Dials the sender and asks the person here (`tell`). */
  offered(offer: HouseOffer): void
  answer(yes: boolean): void
  /** The person says that the sender is gone for good. */
  takeOver(): void
  stop(): void
}

interface Incoming {
  readonly offer: string
  readonly folder: string
  readonly secret: Buffer
  readonly from: string
  settings?: HouseSettings
  /** Where it was offered. */
  readonly url?: string
}

/** Milliseconds from one question to the next, while the answer matters and afterwards. */
const askEveryMs = { restless: 500, known: 30_000 }

export function startReceiver(how: ReceiverOptions): Receiver {
  let state: ReceiverState = { at: 'idle' }
  let incoming: Incoming | undefined
  let line: Line | undefined
  let coming: IncomingCopy | undefined
  let stopped = false
  const steps = inTurn(error => how.note('a step of a hand-over failed', error))
  let again: ReturnType<typeof setTimeout> | undefined

  for (const house of how.houses) {
    const word = readHouseWord(house.word)
    if (house.standing === 'arriving' && word?.settings === undefined) {
      // Its last part never came; so it was never promised to be here.
      dropHouse(house)
    } else if (house.standing !== 'given' && word?.settings !== undefined) {
      const { offer, settings, giverKnows = false } = word
      const at = { offer, epoch: house.epoch, number: 0 }
      const { standing } = house
      state = {
        at: 'idle',
        disk: standing === 'held' ? { standing, ...at, senderKnows: giverKnows } : { standing, ...at },
      }
      incoming = { offer, folder: house.folder, secret: Buffer.from(word.secret, 'hex'), from: settings.name, settings }
    }
  }

  const tell = (why?: string): void => {
    const { disk, at } = state
    const from = incoming?.from ?? ''
    if (at === 'asked' || at === 'copying') return
    if (disk?.standing === 'arriving') how.tell({ at: 'waiting', from })
    else if (disk?.standing === 'held' && how.logOf(incoming?.folder ?? '') !== undefined) how.tell({ at: 'open' })
    else how.tell({ at: 'idle', ...(why === undefined ? {} : { why }) })
  }

  /** One step of the model: what it writes is on the disk before it says anything. Steps wait for each other. */
  const step = (input: ReceiverInput, why?: string): Promise<void> =>
    steps.do(async () => {
      const was = state
      const { state: next, say } = stepReceiver(was, input)
      try {
        if (next.disk !== was.disk) write(was.disk, next.disk)
      } catch (error) {
        how.note('the house could not be taken', error)
        return fail('disk-failed')
      }
      state = next
      if (next.disk?.standing === 'held' && was.disk?.standing !== 'held') await open()
      for (const word of say) speak(word)
      if (state !== was) tell(why)
    })

  const wordFor = ({ offer, secret, settings }: Incoming, giverKnows: boolean): string => {
    const word: HouseWord = { offer, secret: secret.toString('hex'), ...(settings && { settings }), giverKnows }
    return JSON.stringify(word)
  }
  /** Writes what becomes of the house into its own log. Throws the disk's error. */
  const write = (was: ReceiverDisk | undefined, now: ReceiverDisk | undefined): void => {
    if (incoming === undefined) return
    if (now === undefined) {
      if (was?.standing === 'arriving') dropHouse(incoming)
      return
    }
    const giverKnows = now.standing === 'held' && now.senderKnows
    const change = {
      write: 'standing' as const,
      standing: now.standing,
      epoch: now.epoch,
      word: wordFor(incoming, giverKnows),
    }
    withLog(incoming.folder, log => {
      log.commit([change], Date.now())
      log.flushSync()
    })
  }
  const withLog = (folder: string, work: (log: Log) => void): void => {
    const running = how.logOf(folder)
    if (running !== undefined) return work(running)
    const store = openStore(folder)
    try {
      if (store.ephemeral) throw new Error('the house that came can not be opened')
      work(store.log)
    } finally {
      store.close()
    }
  }

  const open = async (): Promise<void> => {
    if (incoming?.settings === undefined) return
    try {
      await how.open(incoming.folder, incoming.settings)
    } catch (error) {
      // It is ours, and there at the next start.
      how.note('the house that came could not be opened', error)
    }
  }

  const speak = (word: FromReceiver): void => {
    line?.send(word.say === 'opened' ? { ...word, addresses: how.addresses(incoming?.folder ?? '') } : word)
  }

  const fail = (why: string): void => {
    const { offer } = state
    if (offer !== undefined) line?.send({ say: 'no', offer, why })
    const half = state.disk === undefined ? incoming : undefined
    state = stepReceiver(state, { do: 'stop' }).state
    line?.close()
    if (half !== undefined) dropHouse(half)
    tell(why)
  }

  /** Joins a line to the sender, by whichever address answers first; `first`: that of an offer. Gives the code of the first. */
  const join = async (urls: readonly string[], offer: string, first?: HouseOffer): Promise<string | undefined> => {
    const known = first ?? incoming
    const greeted = known && (await dialFirst(urls, offer, known))
    if (greeted === undefined) return undefined
    if (first !== undefined) {
      const folder = path(shelfIn(how.data), offer)
      incoming = { offer, folder, secret: greeted.secret, from: first.from, url: first.url }
    }
    if (incoming === undefined || stopped) return void greeted.socket.terminate()
    const mine = lineOver(greeted.socket, heard)
    line = mine
    greeted.socket.once('close', () => {
      if (line !== mine) return
      line = undefined
      void step({ do: 'stop' }, 'cut')
    })
    return greeted.code
  }

  const heard = (message: { readonly text?: string; readonly bytes?: Buffer }): void => {
    if (message.bytes !== undefined) return take(message.bytes)
    const read = fromSenderShape.safeParse(parsed(message.text ?? ''))
    // Of a host whose copy this house was: it speaks to a standby.
    if (message.text === '{"say":"beat"}') return
    if (!read.success || read.data.offer !== incoming?.offer) return fail('other-version')
    const word = read.data
    if (word.say === 'copy') return begin(word)
    if (word.say === 'rest') return finish(word)
    void step({ hear: word }, word.say === 'kept' ? (word.why ?? 'stopped') : undefined)
  }
  type Word<S> = Extract<ReturnType<typeof fromSenderShape.parse>, { say: S }>
  const begin = (word: Word<'copy'>): void => {
    if (state.at !== 'copying' || incoming === undefined) return
    const { folder, from } = incoming
    try {
      folderOnShelf(how.data, basename(folder))
      if (!hasRoom(folder, word.bytes)) return fail('no-room')
      coming = receiveCopy(folder, word, share => how.tell({ at: 'arriving', from, share }))
    } catch (error) {
      how.note('no house can come here', error)
      fail('disk-failed')
    }
  }
  const take = (bytes: Buffer): void => {
    if (coming === undefined) return
    try {
      const copy = coming.take(bytes)
      if (copy === undefined) return
      coming = undefined
      void step({ hear: copy })
    } catch (error) {
      how.note('the copy of a house could not be kept', error)
      fail('disk-failed')
    }
  }
  const finish = (word: Word<'rest'>): void => {
    if (state.at !== 'copying' || incoming === undefined) return
    incoming.settings = { ...word.settings, from: [...new Set([incoming.url ?? [], word.settings.from].flat())] }
    try {
      withLog(incoming.folder, log => {
        for (const entry of word.entries) log.take(entry)
        if (log.position().number !== word.number) throw new Error('not all of the house came')
      })
    } catch (error) {
      how.note('the last of a house could not be kept', error)
      return fail('torn')
    }
    void step({ hear: { say: 'rest', offer: word.offer, number: word.number } })
  }

  /** Asks whose it is, or tells that it is here, until that is known; and now and then after. */
  let askedAt = 0
  const askAgain = (): void => {
    again = setTimeout(() => {
      const wait = isRestless(state) ? askEveryMs.restless : askEveryMs.known
      const due = performance.now() - askedAt >= wait
      if (due) askedAt = performance.now()
      void (due ? round() : Promise.resolve()).finally(() => !stopped && askAgain())
    }, askEveryMs.restless)
    again.unref()
  }
  const round = async (): Promise<void> => {
    const { disk } = state
    if (disk === undefined || disk.standing === 'given' || incoming?.settings === undefined || state.at !== 'idle')
      return
    if (line === undefined) await join(incoming.settings.from, incoming.offer)
    if (line !== undefined) return step({ do: 'ask' })
  }
  askAgain()
  tell()

  return {
    offered: offer => {
      if (state.at !== 'idle' || isRestless(state)) return
      void (async () => {
        const { state: next } = stepReceiver(state, { hear: { say: 'offer', offer: offer.offer } })
        if (next === state) return
        line?.close()
        line = undefined
        const found = await join([offer.url], offer.offer, offer)
        if (found === undefined) return tell('cut')
        await step({ hear: { say: 'offer', offer: offer.offer } })
        how.tell({ at: 'asked', from: offer.from, code: found })
      })()
    },
    answer: yes => {
      if (yes) how.tell({ at: 'arriving', from: incoming?.from ?? '', share: 0 })
      void step({ do: yes ? 'yes' : 'no' }, 'declined-here')
    },
    takeOver: () => void step({ do: 'take-over' }),
    stop: () => {
      stopped = true
      clearTimeout(again)
      line?.close()
    },
  }
}
