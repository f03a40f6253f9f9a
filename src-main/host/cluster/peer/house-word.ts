import { z } from 'zod'

// What a machine keeps of a hand-over or a standby beside the standing of its house (`Standing.word`), and the parts of it
// that go over the line as well. A file or another machine may bring anything: it is read with suspicion.

/** The name of an offer: 128 bits in hex. */
export const offerShape = z.string().regex(/^[0-9a-f]{32}$/)
/** A short text, and the address of a host. */
export const textShape = z.string().max(200)
export const urlShape = z
  .string()
  .max(200)
  .regex(/^http:\/\/[^/@\s?#]+$/)

/** What a machine that takes a house needs to open it as it was. */
export const houseSettings = z.object({
  name: textShape,
  pin: z.string().max(8).optional(),
  sign: textShape,
  from: z.array(urlShape).max(40),
})

/** What stays of a hand-over with the house's standing (`Standing.word`). */
const houseWord = z.object({
  offer: offerShape,
  /** The secret of the two machines. */
  secret: textShape,
  /** Of the one who took it: what it needs to open the house, and that the sender knows it has. */
  settings: houseSettings.optional(),
  giverKnows: z.boolean().optional(),
  /** Of the sender: which house it was, what its tickets are signed with, when, in milliseconds since 1970, and where it is. */
  left: z
    .object({ house: textShape, sign: textShape, at: z.number(), to: z.array(urlShape).max(40).readonly().optional() })
    .optional(),
  /** Of the sender: offers before, whose takers may still ask. */
  earlier: z.array(z.object({ offer: offerShape, secret: textShape })).optional(),
})
export type HouseWord = Readonly<z.infer<typeof houseWord>>
export type HouseSettings = NonNullable<HouseWord['settings']>

export function readHouseWord(word: string): HouseWord | undefined {
  try {
    return houseWord.parse(JSON.parse(word))
  } catch {
    return undefined
  }
}

/** Of those who were made an offer and may still ask, so many are known again. */
const earlierKept = 8

/** What the sender keeps once it makes good an offer; `before`: what it kept of the last one. */
export function wordAfter(before: string, offer: string, secret: Buffer, house: HouseWord['left']): HouseWord {
  const last = readHouseWord(before)
  const earlier = (last === undefined ? [] : [last, ...(last.earlier ?? [])])
    .filter(one => one.offer !== offer)
    .map(one => ({ offer: one.offer, secret: one.secret }))
    .slice(0, earlierKept)
  return { offer, secret: secret.toString('hex'), ...(house && { left: house }), earlier }
}

/** For so long a machine that gave a house away tells who knocks where it went. */
const redirectMs = 12 * 3600_000

/** The house this machine gave away last, if that was lately: whoever was in it may still come here. */
export function lastTransfer(
  houses: readonly { readonly epoch: number; readonly word: string }[],
  now: number,
): (NonNullable<HouseWord['left']> & { readonly offer: string }) | undefined {
  const given = houses.flatMap(({ word }) => {
    const { left, offer = '' } = readHouseWord(word) ?? {}
    return left !== undefined && left.at <= now && now - left.at < redirectMs ? [{ ...left, offer }] : []
  })
  return given.sort((a, b) => b.at - a.at)[0]
}

/** The secret shared with who was made this offer, by what is kept of it with these houses. */
export function secretIn(houses: readonly { readonly word: string }[], offer: string): Buffer | undefined {
  const words = houses.flatMap(({ word }) => readHouseWord(word) ?? [])
  const found = words.flatMap(word => [word, ...(word.earlier ?? [])]).find(word => word.offer === offer)
  return found && Buffer.from(found.secret, 'hex')
}
