import { z } from 'zod'
import { defaultPort } from '../../../src-engine/protocol/version.ts'

// What apps and hosts send each other beside mDNS, for networks that drop it: a question to everybody on the link, and an
// answer to the one who asked. Both are JSON in one UDP packet.

/** Hosts listen here for questions, over UDP. */
export const beaconPort = defaultPort
/** Where questions go: a group of the administratively scoped range (RFC 2365), and one of a single link (RFC 4291). */
export const beaconGroup = { v4: '239.255.46.80', v6: 'ff12::4680' } as const

/** Queries are padded to so many bytes and no answer is longer, so that nobody can use the beacon to amplify traffic. */
const bytes = 400

const asked = z.object({
  app: z.literal('knockabout'),
  ask: z.literal('hosts'),
  /** Ids of hosts that answer here and cannot be reached over TCP: so they hear that something keeps guests out. */
  unreached: z.array(z.string().max(64)).max(4).optional(),
})
export type BeaconQuestion = z.infer<typeof asked>
const answered = z.object({
  app: z.literal('knockabout'),
  id: z.string().min(1).max(64),
  port: z.number().int().min(1).max(65535),
  /** Where it is reached on this link, for those who asked by IPv6. */
  at: z.array(z.ipv4()).max(8),
  /** It is closing. */
  gone: z.boolean().optional(),
})
export type BeaconAnswer = z.infer<typeof answered>

export function beaconQuestion(unreached: readonly string[] = []): Buffer {
  const few = unreached.length === 0 ? {} : { unreached: unreached.slice(0, 4) }
  return Buffer.from(JSON.stringify({ app: 'knockabout', ask: 'hosts', ...few }).padEnd(bytes))
}
export function beaconAnswer(answer: Omit<BeaconAnswer, 'app'>): Buffer {
  return Buffer.from(JSON.stringify({ app: 'knockabout', ...answer }))
}
/** A question that may be answered; nothing if the packet is none. */
export function readBeaconQuestion(packet: Buffer): BeaconQuestion | undefined {
  return packet.length === bytes ? read(asked, packet) : undefined
}
export function readBeaconAnswer(packet: Buffer): BeaconAnswer | undefined {
  return packet.length <= bytes ? read(answered, packet) : undefined
}

function read<Schema extends z.ZodType>(schema: Schema, packet: Buffer): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(packet.toString('utf8'))).data
  } catch {
    return undefined
  }
}
