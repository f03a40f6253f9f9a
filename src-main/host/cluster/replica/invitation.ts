import type { HouseOffer, IncomingHouse } from '../../../../src-engine/protocol/desktop.ts'
import type { Client } from '../../context/client.ts'
import type { HostContext } from '../../context/context.ts'
import { done, type Handled } from '../../context/refusal.ts'
import { dialFirst } from '../peer/dial.ts'
import type { Caller } from '../peer/greeting.ts'
import { lineOver, parsed, type Line } from '../peer/line.ts'
import { appAt, meet, offerTo, sayOffer, type Offer } from '../peer/offer.ts'
import type { KeptCopy } from './files.ts'
import { fromInviteeShape, fromInviterShape } from './messages.ts'

// The owner of a house invites another desktop app to keep a copy of it: the house's side, and that of the app that is asked.

interface InviterOptions {
  readonly context: HostContext
  /** Whose house it is, where the owner has no name yet. */
  name(): string
  /** The other app agrees: its copy is known by this key from here on. Throws where the disk fails. */
  readonly agreed: (key: string, by: string) => void
}

/** The owner asks another desktop app to keep a copy. */
export interface Inviter {
  ask(device: number, client: Client): Handled
  isUnderWay(): boolean
  stop(): void
  /** Who dials by the name of the offer is answered; false where it is not this offer's. */
  greet(by: Caller): boolean
}

/** So long a person may think about it, in milliseconds. */
const withinMs = 120_000

export function inviterFor({ context, name, agreed }: InviterOptions): Inviter {
  let offer: Offer | undefined
  let line: Line | undefined
  let late: ReturnType<typeof setTimeout> | undefined

  const tell = (at: 'asked' | 'agreed' | 'kept', why?: string): void => {
    const { to = '', code } = offer ?? {}
    const more = { ...(code === undefined ? {} : { code }), ...(why === undefined ? {} : { why }) }
    for (const client of context.clients) if (client.owner) client.send({ say: 'move', at, to, copy: true, ...more })
  }
  const end = (at: 'agreed' | 'kept', why?: string): void => {
    if (offer === undefined) return
    clearTimeout(late)
    tell(at, why)
    line?.send(at === 'agreed' ? { say: 'chosen', house: context.card().id } : { say: 'kept', why })
    line?.close()
    offer = line = undefined
  }

  return {
    ask: (device, client) => {
      const other = appAt(context, device)
      if ('refused' in other) return other
      offer = offerTo(other)
      sayOffer(other, offer, client.person?.name ?? name(), true)
      late = setTimeout(() => end('kept', 'no-answer'), withinMs)
      late.unref()
      tell('asked')
      return done
    },
    isUnderWay: () => offer !== undefined,
    stop: () => end('kept', 'stopped'),
    greet: by => {
      const { socket, hello } = by
      const mine = offer
      if (mine === undefined || hello.offer !== mine.offer) return false
      if (mine.secret !== undefined) {
        socket.terminate()
        return true
      }
      const secret = meet(mine, by)
      line = lineOver(socket, ({ text }) => {
        const word = fromInviteeShape.safeParse(parsed(text ?? ''))
        if (!word.success || offer !== mine) return socket.terminate()
        if (word.data.say === 'no') return end('kept', word.data.why ?? 'declined')
        try {
          agreed(secret.toString('hex'), mine.to)
        } catch (error) {
          context.journal.broke('who keeps a copy could not be written', error)
          return end('kept', 'disk-failed')
        }
        end('agreed')
      })
      socket.once('close', () => offer === mine && end('kept', 'cut'))
      tell('asked')
      return true
    },
  }
}

/** Why no other machine can be asked now, if it is so. */
export function whyNotAsked(client: Client, context: HostContext, addresses: readonly string[]): string | undefined {
  if (!client.owner) return 'not-owner'
  if (context.store.ephemeral) return 'nothing-kept'
  return addresses.length === 0 ? 'not-open' : undefined
}

interface InviteeOptions {
  readonly tell: (state: IncomingHouse) => void
  /** Why no copy is kept here whatever its person says, if it is so. */
  whyNot(): string | undefined
  /** Both agree: from here on a copy is kept, known by this key. */
  readonly agreed: (kept: Pick<KeptCopy, 'key' | 'host' | 'from'> & { readonly house: string }) => Promise<void>
  readonly note: (what: string, error: unknown) => void
}

/** The side of an app that is asked to keep a copy. */
export interface Invitee {
  offered(offer: HouseOffer): void
  answer(yes: boolean): void
  /** It is for the person here to answer, or for the house's machine to take the answer. */
  isAsked(): boolean
  stop(): void
}

export function inviteeFor({ tell, whyNot, agreed, note }: InviteeOptions): Invitee {
  let line: Line | undefined
  let now: { readonly from: string; readonly url: string; readonly secret: Buffer } | undefined

  const ended = (why?: string): void => {
    now = undefined
    line?.close()
    line = undefined
    tell({ at: 'idle', copy: true, ...(why === undefined ? {} : { why }) })
  }
  const heard = (text: string | undefined): void => {
    const word = fromInviterShape.safeParse(parsed(text ?? ''))
    if (now === undefined) return
    if (!word.success) return ended('other-version')
    if (word.data.say === 'kept') return ended(word.data.why ?? 'stopped')
    const { from, url, secret } = now
    now = undefined
    line?.close()
    line = undefined
    agreed({ key: secret.toString('hex'), host: url, from, house: word.data.house }).catch((error: unknown) => {
      note('no copy can be kept here', error)
      ended('disk-failed')
    })
  }
  const dial = async ({ url, offer, commitment, from }: HouseOffer): Promise<void> => {
    const greeted = await dialFirst([url], offer, { commitment })
    if (greeted?.code === undefined) return ended('cut')
    const mine = lineOver(greeted.socket, ({ text }) => heard(text))
    const why = whyNot()
    if (why !== undefined || now !== undefined) {
      mine.send({ say: 'no', why })
      return mine.close()
    }
    line = mine
    now = { from, url, secret: greeted.secret }
    greeted.socket.once('close', () => line === mine && ended('cut'))
    tell({ at: 'asked', from, code: greeted.code, copy: true })
  }
  return {
    offered: offer => void dial(offer),
    answer: yes => {
      line?.send(yes ? { say: 'yes' } : { say: 'no' })
      if (!yes) ended('declined-here')
    },
    isAsked: () => now !== undefined,
    stop: () => {
      now = undefined
      line?.close()
    },
  }
}
