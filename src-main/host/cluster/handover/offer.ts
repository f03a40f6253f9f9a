import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Client } from '../../context/client.ts'
import type { HostContext } from '../../context/context.ts'
import { no } from '../../context/refusal.ts'
import { appVersion } from '../../context/version.ts'
import { codeOf, commitmentTo, keyPair, lineOver, sealed, type KeyPair, type Line } from './line.ts'
import type { Greeting } from './words.ts'

/** What the person at another desktop app is asked: both screens show one code, and both machines have one secret then. */
export interface Offer {
  readonly offer: string
  readonly pair: KeyPair
  /** Whose app it is. */
  readonly to: string
  secret?: Buffer
  code?: string
}

/** The desktop app at this device, if it is here as a guest and can work with this one. */
export function appAt(context: HostContext, device: number): Client | ReturnType<typeof no> {
  const other = [...context.clients].find(one => one.number === device && !one.owner)
  if (other?.app === undefined) return no('no-app')
  return other.app === appVersion ? other : no('other-app-version')
}

export function offerTo(other: Client): Offer {
  return { offer: randomBytes(16).toString('hex'), pair: keyPair(), to: other.person?.name ?? '' }
}

/** Says it to that app, which dials. `from`: whose house it is; `copy`: it is asked to keep a copy, not to take it. */
export function sayOffer(other: Client, { offer, pair }: Offer, from: string, copy?: true): void {
  const more = copy === undefined ? {} : { copy }
  other.send({ say: 'house-offered', offer, commitment: commitmentTo(pair.open), from, ...more })
}

/** It has dialled for the first time, with its key: both have the secret and the code from here on. */
export function meet(mine: Offer, key: string): Buffer {
  const secret = mine.pair.secretWith(key)
  mine.secret = secret
  mine.code = codeOf(mine.offer, mine.pair.open, key)
  return secret
}

/** Answers who dialled by an offer; `key`: at its first line. What is heard from then on was sealed by that machine. */
export function answerDial(
  socket: WebSocket,
  { offer, salt: theirs }: Greeting,
  secret: Buffer,
  heard: Parameters<typeof lineOver>[2],
  key?: string,
): Line {
  const salt = randomBytes(16).toString('hex')
  socket.send(JSON.stringify({ offer, salt, ...(key === undefined ? {} : { key }) }))
  return lineOver(socket, sealed(secret, [salt, theirs], 'giver'), heard)
}
