import { done, type Handled } from '../../../context/refusal.ts'
import type { Client } from '../../../context/client.ts'
import type { HostContext } from '../../../context/context.ts'
import type { Caller } from '../greeting.ts'
import { lineOver, parsed, type Line } from '../line.ts'
import { appAt, meet, offerTo, sayOffer, type Offer } from '../offer.ts'
import { chosenShape } from './words.ts'

interface ChoosingHow {
  readonly context: HostContext
  /** Whose house it is, where the owner has no name yet. */
  name(): string
  /** The other app agrees: its copy is known by this key from here on. Throws where the disk fails. */
  readonly agreed: (key: string, by: string) => void
}

/** The owner asks another desktop app to keep a copy. */
export interface Choosing {
  ask(device: number, client: Client): Handled
  isUnderWay(): boolean
  stop(): void
  /** Who dials by the name of the offer is answered; false where it is not this offer's. */
  greet(by: Caller): boolean
}

/** So long a person may think about it, in milliseconds. */
const withinMs = 120_000

export function choosingFor({ context, name, agreed }: ChoosingHow): Choosing {
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
        const word = chosenShape.safeParse(parsed(text ?? ''))
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
