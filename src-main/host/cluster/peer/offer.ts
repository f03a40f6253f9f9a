import { randomBytes } from 'node:crypto'
import type { Client } from '../../context/client.ts'
import type { HostContext } from '../../context/context.ts'
import { no } from '../../context/refusal.ts'
import { appVersion } from '../../context/version.ts'
import type { Caller } from './greeting.ts'
import { codeOf, commitmentTo, secretOf } from './proof.ts'

/** What the person at another desktop app is asked: both screens show one code, and both machines have one secret then. */
export interface Offer {
  readonly offer: string
  readonly salt: string
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
  const [offer, salt] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')]
  return { offer, salt, to: other.person?.name ?? '' }
}

/** Says it to that app, which dials. `from`: whose house it is; `copy`: it is asked to keep a copy, not to take it. */
export function sayOffer(other: Client, { offer, salt }: Offer, from: string, copy?: true): void {
  const more = copy === undefined ? {} : { copy }
  other.send({ say: 'house-offered', offer, commitment: commitmentTo(salt), from, ...more })
}

/** It has dialled for the first time, with a salt: both have the secret and the code from here on. */
export function meet(mine: Offer, { socket, stream, hello: { offer, salt = '' } }: Caller): Buffer {
  const secret = secretOf(stream, offer)
  mine.secret = secret
  mine.code = codeOf(secret, mine.salt, salt)
  socket.send(JSON.stringify({ offer, salt: mine.salt }))
  return secret
}
