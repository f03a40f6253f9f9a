import { randomBytes } from 'node:crypto'
import type { KeptHouse } from '../../../store/shelf.ts'
import type { Entry } from '../../../store/write.ts'
import type { Client } from '../../context/client.ts'
import { done, no, type Handled } from '../../context/refusal.ts'
import type { Lobby } from '../../lobby/lobby.ts'
import { haltHouse, resumeHouse } from '../peer/halt.ts'
import { sendCopy, type Since } from '../peer/send-copy.ts'
import { redirectAll } from '../peer/redirect.ts'
import { knowsUs, type Caller } from '../peer/greeting.ts'
import { lineOver, parsed, type Line } from '../peer/line.ts'
import { stepSender, senderServes, type SenderState, type SenderInput } from './model/sender.ts'
import type { FromSender } from './model/messages.ts'
import { appAt, meet, offerTo, sayOffer, type Offer } from '../peer/offer.ts'
import { learnRedirect } from '../peer/redirect.ts'
import { fromReceiverShape } from './messages.ts'
import { readHouseWord, secretIn, wordAfter, type HouseWord } from '../peer/house-word.ts'

/** What a host that may give its house away is beside its lobby. */
export interface SenderOptions {
  readonly lobby: Lobby
  name(): string
  pin(): string | undefined
  addresses(): readonly string[]
  /** On the network the house is announced by whoever has it. */
  announced(on: boolean): void
  /** Whether another machine keeps a copy: it would open the house, and so would the one that took it. */
  hasCopy(): boolean
  /** That machine lets go of it, and everybody hears so; false where it can't be reached, or was not chosen in the app. */
  endCopy(): Promise<boolean>
  /** Houses that this machine gave away before: who took one may still ask. */
  readonly before: readonly KeptHouse[]
  /** The app's data folder, with the shelf. */
  readonly data: string
}

/** The side that has the house. */
export interface Sender {
  /** What the owner says of it. */
  ask(to: number | 'stop' | 'take-back', client: Client): Handled | Promise<Handled>
  /** Another machine has dialled, and said which offer it means. */
  greet(by: Caller): void
  /** It is offered, or on its way. */
  isUnderWay(): boolean
  stop(): void
}

/** The offer under way, or the last one made. */
interface Session extends Offer {
  readonly sign: string
  line?: Line
  /** What was written since the copy; there once that is sent. */
  since?: Promise<Since>
  entries?: readonly Entry[]
  late?: ReturnType<typeof setTimeout>
}

/** Milliseconds for each part of it; past them the house stays. */
const withinMs = { offered: 120_000, copying: 600_000, halting: 15_000, halted: 15_000 }

export function startSender({ lobby, addresses, announced: announce, before, data, ...of }: SenderOptions): Sender {
  const { context } = lobby
  const { store, journal, tuning } = context
  const { log } = store
  let session: Session | undefined
  let state: SenderState = begun()

  function begun(): SenderState {
    const { standing, word } = log.standing()
    const offer = readHouseWord(word)?.offer
    const { epoch } = log.position()
    if (standing === 'held') return { disk: { standing, epoch }, at: 'idle' }
    return { disk: { standing: 'given', epoch, ...(offer === undefined ? {} : { offer }) }, at: 'idle' }
  }

  const tell = (at: 'asked' | 'sending' | 'halted' | 'given' | 'kept', why?: string): void => {
    const { to = '', code } = session ?? {}
    for (const client of context.clients) {
      if ((at === 'asked' || at === 'sending' || (at === 'kept' && !announced)) && !client.owner) continue
      const more = why === undefined ? {} : { why }
      client.send({ say: 'move', at, to, ...(client.owner && code !== undefined ? { code } : {}), ...more })
    }
    announced = at === 'halted' || (announced && at !== 'kept')
  }
  let announced = false

  /** Writes where the house stands, and knows that it is on the disk. Throws where it may not be. */
  const write = (standing: 'held' | 'given', epoch: number, word: HouseWord | undefined): void => {
    const text = word === undefined ? '' : JSON.stringify(word)
    log.commit([{ write: 'standing', standing, epoch, word: text }], tuning.now())
    log.flushSync()
  }
  const wordOf = ({ offer, secret, sign }: Pick<Session, 'offer' | 'secret' | 'sign'>): HouseWord =>
    wordAfter(log.standing().word, offer, secret!, { house: context.card().id, sign, at: tuning.now() })
  /** Of an offer of an earlier run. */
  const wordOfPast = (offer: string): HouseWord =>
    wordOf({ offer, secret: secretIn([log.standing()], offer)!, sign: signOf(offer) })
  const signOf = (offer: string): string => {
    const kept = readHouseWord(log.standing().word)
    return session?.offer === offer ? session.sign : ((kept?.offer === offer ? kept.left?.sign : undefined) ?? '')
  }

  /** One step of the model, and all that follows from it: first the disk, then the tables, then what is said. */
  const step = (input: SenderInput, why?: string, from?: Line): void => {
    const was = state
    const made = stepSender(was, input)
    if (made.state === was && made.say.length === 0) return
    const { disk } = made.state
    if (disk.standing !== was.disk.standing || disk.epoch !== was.disk.epoch) {
      try {
        write(disk.standing, disk.epoch, from !== undefined ? wordOfPast(disk.offer!) : session && wordOf(session))
      } catch (error) {
        journal.broke('the house could not be given away', error)
        return undo(was)
      }
    }
    state = made.state
    if (state !== was) clearTimeout(session?.late)
    if (state !== was && state.at !== 'idle') {
      const late = setTimeout(() => step({ do: 'stop' }, 'no-answer'), withinMs[state.at])
      late.unref()
      session!.late = late
    }
    for (const word of made.say) {
      if (from === undefined) say(word, why)
      else from.send(word)
    }
    follow(was, why)
  }
  /** Takes the house back where nobody was told yet that it was given away, if that can be written. */
  const undo = (was: SenderState): void => {
    const { offer } = was
    try {
      write('held', was.disk.epoch, undefined)
    } catch {
      // It may say either on the disk: nothing is taken until a start finds out, or another machine asks.
      return tell('given', 'disk-failed')
    }
    state = { disk: was.disk, at: 'idle' }
    session?.line?.send({ say: 'kept', offer, why: 'disk-failed' })
    ended('disk-failed')
  }

  /** What the change means here. */
  const follow = (was: SenderState, why: string | undefined): void => {
    if (state.at === was.at && state.disk === was.disk) return
    if (state.at === 'copying') {
      tell('sending')
    } else if (state.at === 'halting') {
      tell('halted')
      const { offer } = state
      const mine = session
      Promise.all([haltHouse(lobby, () => state.at === 'halting' && state.offer === offer), mine?.since]).then(
        ([number, since]) => {
          if (mine !== undefined) mine.entries = since?.list ?? []
          step({ do: 'halted', number })
        },
        (error: unknown) => {
          journal.broke('the tables could not be brought to a stand', error)
          step({ do: 'stop' }, 'disk-failed')
        },
      )
    } else if (state.disk.standing === 'given') {
      void session?.since?.then(({ unfollow }) => unfollow())
      if (senderServes(was)) void haltHouse(lobby, () => true).catch(() => undefined)
      announce(false)
      tell('given')
    } else if (state.at === 'idle') {
      if (was.disk.standing === 'given') announce(true)
      ended(why ?? 'refused')
    }
  }
  /** The house stays, or is back. */
  const ended = (why: string): void => {
    void session?.since?.then(
      ({ unfollow }) => unfollow(),
      () => undefined,
    )
    delete context.move.moved
    if (context.move.isHalted) resumeHouse(lobby)
    tell('kept', why)
  }

  const say = (word: FromSender, why?: string): void => {
    const line = session?.offer === word.offer ? session.line : undefined
    if (word.say === 'offer' || line === undefined) return
    if (word.say === 'copy') void copyTo(session!, word.epoch)
    else if (word.say === 'rest') {
      const { entries, sign } = session!
      const house = of.pin()
      const settings = { name: of.name(), sign, from: addresses(), ...(house === undefined ? {} : { pin: house }) }
      line.send({ ...word, entries: entries!.filter(one => one.number <= word.number), settings })
    } else line.send({ ...word, ...(why === undefined ? {} : { why }) })
  }

  const copyTo = async (mine: Session, epoch: number): Promise<void> => {
    try {
      // Who takes it can ask about it from now on, also after a restart here.
      write('held', epoch, wordOf(mine))
      await (mine.since = sendCopy(log, data, { offer: mine.offer, epoch }, mine.line!))
    } catch (error) {
      journal.broke('the copy of the house could not be sent', error)
      if (session === mine) step({ do: 'stop' }, 'copy-failed')
    }
  }

  const greet = (by: Caller): void => {
    const { socket, hello } = by
    const { offer } = hello
    const mine = session?.offer === offer ? session : undefined
    const isFirst = mine !== undefined && mine.secret === undefined && state.offer === offer
    if (isFirst) meet(mine, by)
    else {
      const secret = mine === undefined ? secretIn([log.standing(), ...before], offer) : mine.secret
      if (secret === undefined) return socket.terminate()
      if (!knowsUs(by, secret)) return
    }
    const line = lineOver(socket, ({ text }) => {
      const word = fromReceiverShape.safeParse(parsed(text ?? ''))
      if (!word.success || word.data.offer !== offer) return socket.terminate()
      // From here on this is the line to it.
      if (mine !== undefined) mine.line = line
      heard(word.data, line)
    })
    if (isFirst) {
      mine.line = line
      tell('asked')
    }
    socket.once('close', () => {
      if (mine === undefined || mine.line !== line) return
      delete mine.line
      if (state.offer === offer) step({ do: 'stop' }, 'cut')
    })
  }

  type Word = ReturnType<typeof fromReceiverShape.parse>
  const heard = (word: Word, line: Line): void => {
    const why = word.say === 'no' ? (word.why ?? 'declined') : word.say === 'asks' ? 'cut' : undefined
    const past = before.find(({ word: text }) => readHouseWord(text)?.offer === word.offer)
    if (session?.offer === word.offer) step({ hear: word }, why)
    else if (past === undefined) step({ hear: word }, why, line)
    else {
      // Of a house given away before: answered, and nothing of ours changes.
      const disk = { ...past, standing: 'given' as const, offer: word.offer }
      for (const said of stepSender({ disk, at: 'idle' }, { hear: word }).say) line.send(said)
    }
    if (word.say !== 'opened') return
    learnRedirect(context, word.offer, word.addresses)
    if (state.disk.standing !== 'given' || state.disk.offer !== word.offer) return
    if (context.move.moved === undefined && word.addresses.length > 0)
      redirectAll(context, word.addresses, signOf(word.offer))
  }

  const ask: Sender['ask'] = (to, client) => {
    if (!client.owner) return no('not-owner')
    if (to === 'stop') {
      if (state.offer === undefined) return no('no-hand-over')
      step({ do: 'stop' }, 'stopped')
      return done
    }
    if (to === 'take-back') {
      if (state.disk.standing !== 'given' || context.move.moved !== undefined) return no('no-hand-over')
      step({ do: 'take-back' }, 'taken-back')
      return done
    }
    if (state.disk.standing !== 'held' || state.at !== 'idle') return no('hand-over-on')
    if (store.ephemeral) return no('nothing-kept')
    if (addresses().length === 0) return no('not-open')
    const other = appAt(context, to)
    if ('refused' in other) return other
    if (of.hasCopy()) return of.endCopy().then(isEnded => (isEnded ? ask(to, client) : no('copy-kept')))
    session = { ...offerTo(other), sign: randomBytes(32).toString('hex') }
    step({ do: 'offer', offer: session.offer })
    sayOffer(other, session, client.person?.name ?? of.name())
    tell('asked')
    return done
  }

  return {
    ask,
    greet,
    isUnderWay: () => state.at !== 'idle',
    stop: () => {
      clearTimeout(session?.late)
      if (state.offer !== undefined) step({ do: 'stop' }, 'stopped')
      session?.line?.close()
    },
  }
}
