import { z } from 'zod'
import { defaultPort } from '../../../src-engine/protocol/version.ts'

// What apps and hosts send each other beside mDNS, for networks that drop it: a question to everybody on the link, and an
// answer to the one who asked. Both are JSON in one UDP packet.

/** Hosts listen here for questions, over UDP. */
export const beaconPort = defaultPort
/** Where questions go: a group of the administratively scoped range (RFC 2365), and one of a single link (RFC 4291). */
export const beaconGroup = { v4: '239.255.46.80', v6: 'ff12::4680' } as const

/** A question is filled up to this, and no answer is longer: nobody gets more sent to others than they send. */
const bytes = 400

const asked = z.object({ app: z.literal('knockabout'), ask: z.literal('hosts') })
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

export function beaconQuestion(): Buffer {
  return Buffer.from(JSON.stringify({ app: 'knockabout', ask: 'hosts' }).padEnd(bytes))
}
export function beaconAnswer(answer: Omit<BeaconAnswer, 'app'>): Buffer {
  return Buffer.from(JSON.stringify({ app: 'knockabout', ...answer }))
}
/** Whether a packet is a question that may be answered. */
export function isBeaconQuestion(packet: Buffer): boolean {
  return packet.length === bytes && read(asked, packet) !== undefined
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
