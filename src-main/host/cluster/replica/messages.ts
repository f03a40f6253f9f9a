import { createHmac, scryptSync, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { entryShape } from '../../../store/write.ts'
import { textShape, urlShape } from '../peer/house-word.ts'

// What goes over the line between a host and its standby: the words of the model with what they carry. Each comes from
// another machine and is read with suspicion.

/** What both machines have in common: made of the words their people gave both. */
export interface PairKeys {
  readonly secret: Buffer
  /** What the standby dials by; it gives nothing away. */
  readonly offer: string
  /** What tickets are signed with. */
  readonly sign: string
}

/** A key is slow to make: who hears the line must not be able to try many words. */
export function pairKeysOf(key: string): PairKeys {
  const secret = scryptSync(key, 'knockabout standby', 32)
  const of = (what: string): string => createHmac('sha256', secret).update(what).digest('hex')
  return { secret, offer: of('offer').slice(0, 32), sign: of('tickets') }
}

const urls = z.array(urlShape).max(40).readonly()
const agreement = z.object({ round: z.int(), devices: z.array(z.int()).max(2000).readonly() })
/** What the standby opens the house with. */
export const replicaSettings = z.object({ house: textShape, name: textShape, pin: z.string().max(8).optional() })
export type ReplicaSettings = Readonly<z.infer<typeof replicaSettings>>

export const fromPrimaryShape = z.discriminatedUnion('say', [
  z.object({
    say: z.literal('copy'),
    offer: textShape,
    epoch: z.int(),
    bytes: z.int().nonnegative(),
    digest: textShape,
  }),
  z.object({ say: z.literal('entries'), epoch: z.int(), from: z.int(), to: z.int(), entries: z.array(entryShape) }),
  z.object({ say: z.literal('agree'), agreement, settings: replicaSettings }),
  z.object({ say: z.literal('dismiss'), round: z.int() }),
  z.object({ say: z.literal('past'), epoch: z.int() }),
  z.object({ say: z.literal('heard') }),
  /** Its id, by which it is looked for where its address is another. */
  z.object({ say: z.literal('house'), house: textShape }),
  /** No copy is wanted any more: what is there may be thrown away, and the key. */
  z.object({ say: z.literal('released') }),
  z.object({ say: z.literal('beat') }),
  /** The two can't work together. */
  z.object({ say: z.literal('other-version') }),
])

export const fromFollowerShape = z.discriminatedUnion('say', [
  z.object({
    say: z.literal('here'),
    at: z.object({ epoch: z.int(), number: z.int() }).optional(),
    version: textShape,
    addresses: urls,
  }),
  z.object({ say: z.literal('holding'), epoch: z.int(), number: z.int() }),
  z.object({ say: z.literal('agreed'), round: z.int() }),
  z.object({ say: z.literal('dismissed'), round: z.int() }),
  z.object({ say: z.literal('opened'), epoch: z.int(), addresses: urls }),
  /** Its disk is full: it keeps nothing, and dials again once there is room. */
  z.object({ say: z.literal('no-room') }),
  /** Its person keeps the copy no longer: it waits to be released. */
  z.object({ say: z.literal('leave') }),
  /** It has heard that it is released. */
  z.object({ say: z.literal('left') }),
  z.object({ say: z.literal('beat') }),
])

/** Between the two while the person there is asked whether their app keeps a copy. */
export const fromInviteeShape = z.discriminatedUnion('say', [
  z.object({ say: z.literal('yes') }),
  z.object({ say: z.literal('no'), why: textShape.optional() }),
])
export const fromInviterShape = z.discriminatedUnion('say', [
  /** It is taken at its word: from here on the two know each other by the secret they have made. */
  z.object({ say: z.literal('chosen'), house: textShape }),
  z.object({ say: z.literal('kept'), why: textShape.optional() }),
])

/** Milliseconds between two beats; a line on which so many are missing is dead. */
export const beats = { everyMs: 250, missing: 4 }

/** Calls each beat; `dead` once nothing was heard for some. Counted by beats of our own: after a stall, what came waits to be read. */
export function beating(beat: () => void, dead: () => void): { heard(): void; stop(): void } {
  let missed = 0
  const timer = setInterval(() => {
    if (++missed > beats.missing) return dead()
    beat()
  }, beats.everyMs)
  return { heard: () => void (missed = 0), stop: () => clearInterval(timer) }
}

/** A ticket with a vote: who shows it to the standby has left the host. */
export function withVote(ticket: string, sign: string, round: number, device: number): string {
  return `${ticket}~${round}.${device}.${voteMark(sign, round, device)}`
}

/** The vote of a ticket; nothing where it has none, or a false one. */
export function voteIn(ticket: string, sign: string): { readonly round: number; readonly device: number } | undefined {
  const [, round, device, mark = ''] = /~(\d+)\.(\d+)\.([\w-]+)$/.exec(ticket) ?? []
  const right = voteMark(sign, Number(round), Number(device))
  const isTrue = mark.length === right.length && timingSafeEqual(Buffer.from(mark), Buffer.from(right))
  return isTrue ? { round: Number(round), device: Number(device) } : undefined
}

/** The part of a ticket that says who its device is. */
export function withoutVote(ticket: string): string {
  return ticket.split('~', 1)[0]!
}

function voteMark(sign: string, round: number, device: number): string {
  return createHmac('sha256', sign).update(`knockabout voice ${round} ${device}`).digest('base64url')
}
