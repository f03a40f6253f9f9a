import { z } from 'zod'
import { entryShape } from '../../../store/write.ts'
import { houseSettings, offerShape, textShape, urlShape } from '../peer/house-word.ts'

// What goes over the line between two machines: the words of the model with what they carry. Each comes from another
// machine and is read with suspicion.

export const fromSenderShape = z.discriminatedUnion('say', [
  z.object({
    say: z.literal('copy'),
    offer: offerShape,
    epoch: z.int(),
    /** Length of the database that follows in pieces, and its SHA-256. */
    bytes: z.int().nonnegative(),
    digest: textShape,
  }),
  z.object({
    say: z.literal('rest'),
    offer: offerShape,
    number: z.int(),
    entries: z.array(entryShape),
    settings: houseSettings,
  }),
  z.object({ say: z.literal('go'), offer: offerShape, epoch: z.int() }),
  z.object({ say: z.literal('kept'), offer: offerShape, why: textShape.optional() }),
  z.object({ say: z.literal('heard'), offer: offerShape }),
  z.object({ say: z.literal('past'), offer: offerShape, epoch: z.int() }),
])

export const fromReceiverShape = z.discriminatedUnion('say', [
  z.object({ say: z.literal('yes'), offer: offerShape }),
  z.object({ say: z.literal('no'), offer: offerShape, why: textShape.optional() }),
  z.object({ say: z.literal('copied'), offer: offerShape }),
  z.object({ say: z.literal('holding'), offer: offerShape, number: z.int() }),
  z.object({ say: z.literal('asks'), offer: offerShape }),
  /** With the addresses others reach it by now. */
  z.object({ say: z.literal('opened'), offer: offerShape, epoch: z.int(), addresses: z.array(urlShape).max(40) }),
])
