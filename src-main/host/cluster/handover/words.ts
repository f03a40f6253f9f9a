import { z } from 'zod'
import { entryShape } from '../../../store/write.ts'

// What goes over the line between two machines: the words of the model with what they carry. Each comes from another
// machine and is read with suspicion.

const offer = z.string().regex(/^[0-9a-f]{32}$/)
const text = z.string().max(200)
const url = z
  .string()
  .max(200)
  .regex(/^http:\/\/[^/@\s?#]+$/)

/** The first two messages: at an offer's first line a salt of each, at later ones each proves that it knows the secret. */
export const greetingShape = z.object({ offer, salt: text.optional(), proof: text.optional() })
export type Greeting = Readonly<z.infer<typeof greetingShape>>

/** What a machine that takes a house needs to open it as it was. */
const settings = z.object({ name: text, pin: z.string().max(8).optional(), sign: text, from: z.array(url).max(40) })

export const fromGiverShape = z.discriminatedUnion('say', [
  z.object({
    say: z.literal('copy'),
    offer,
    epoch: z.int(),
    /** Length of the database that follows in pieces, and its SHA-256. */
    bytes: z.int().nonnegative(),
    digest: text,
  }),
  z.object({ say: z.literal('rest'), offer, number: z.int(), entries: z.array(entryShape), settings }),
  z.object({ say: z.literal('go'), offer, epoch: z.int() }),
  z.object({ say: z.literal('kept'), offer, why: text.optional() }),
  z.object({ say: z.literal('heard'), offer }),
  z.object({ say: z.literal('past'), offer, epoch: z.int() }),
])

export const fromReceiverShape = z.discriminatedUnion('say', [
  z.object({ say: z.literal('yes'), offer }),
  z.object({ say: z.literal('no'), offer, why: text.optional() }),
  z.object({ say: z.literal('copied'), offer }),
  z.object({ say: z.literal('holding'), offer, number: z.int() }),
  z.object({ say: z.literal('asks'), offer }),
  /** With the addresses others reach it by now. */
  z.object({ say: z.literal('opened'), offer, epoch: z.int(), addresses: z.array(url).max(40) }),
])

/** What stays of a hand-over with the house's standing (`Standing.word`). */
const wordShape = z.object({
  offer,
  /** The secret of the two machines. */
  secret: text,
  /** Of the one who took it: what it needs to open the house, and that the giver knows it has. */
  settings: settings.optional(),
  giverKnows: z.boolean().optional(),
  /** Of the giver: which house it was, what its tickets are signed with, when, in milliseconds since 1970, and where it is. */
  left: z
    .object({ house: text, sign: text, at: z.number(), to: z.array(url).max(40).readonly().optional() })
    .optional(),
  /** Of the giver: offers before, whose takers may still ask. */
  earlier: z.array(z.object({ offer, secret: text })).optional(),
})
export type HouseWord = Readonly<z.infer<typeof wordShape>>
export type HouseSettings = NonNullable<HouseWord['settings']>

export function readHouseWord(word: string): HouseWord | undefined {
  try {
    return wordShape.parse(JSON.parse(word))
  } catch {
    return undefined
  }
}

/** Of those who were made an offer and may still ask, so many are known again. */
const earlierKept = 8

/** What the giver keeps once it makes good an offer; `before`: what it kept of the last one. */
export function wordAfter(before: string, offer: string, secret: Buffer, house: HouseWord['left']): HouseWord {
  const last = readHouseWord(before)
  const earlier = (last === undefined ? [] : [last, ...(last.earlier ?? [])])
    .filter(one => one.offer !== offer)
    .map(one => ({ offer: one.offer, secret: one.secret }))
    .slice(0, earlierKept)
  return { offer, secret: secret.toString('hex'), ...(house && { left: house }), earlier }
}

/** For so long a machine that gave a house away tells who knocks where it went. */
const signpostMs = 12 * 3600_000

/** The house this machine gave away last, if that was lately: whoever was in it may still come here. */
export function latelyGiven(
  houses: readonly { readonly epoch: number; readonly word: string }[],
  now: number,
): (NonNullable<HouseWord['left']> & { readonly offer: string }) | undefined {
  const given = houses.flatMap(({ word }) => {
    const { left, offer = '' } = readHouseWord(word) ?? {}
    return left !== undefined && left.at <= now && now - left.at < signpostMs ? [{ ...left, offer }] : []
  })
  return given.sort((a, b) => b.at - a.at)[0]
}

/** The secret shared with who was made this offer, by what is kept of it with these houses. */
export function secretIn(houses: readonly { readonly word: string }[], offer: string): Buffer | undefined {
  const words = houses.flatMap(({ word }) => readHouseWord(word) ?? [])
  const found = words.flatMap(word => [word, ...(word.earlier ?? [])]).find(word => word.offer === offer)
  return found && Buffer.from(found.secret, 'hex')
}
