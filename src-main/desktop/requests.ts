import { z } from 'zod'
import { menuWords } from '../../src-engine/protocol/desktop.ts'
import { personName } from '../../src-engine/protocol/person.ts'
import { pinPattern } from '../../src-engine/protocol/version.ts'
import { fileLimit } from './channels.ts'

/** The address of a host: plain `http://`, no path of its own, no user name smuggled in. */
const hostUrl = z
  .string()
  .max(200)
  .regex(/^http:\/\/[^/@\s?#]+\/?$/, 'not the address of a host')

/** One sentence or label. */
const words = z.string().min(1).max(300)

/** What each call of the bridge must look like. The page is our own, but what it shows comes from other machines. */
export const requests = {
  openToLan: z.tuple([
    z.object({ name: personName, pin: z.string().regex(pinPattern, 'a PIN is 4 to 8 digits').optional() }),
  ]),
  lookUp: z.tuple([z.string().trim().min(1).max(200)]),
  wayTo: z.tuple([hostUrl, z.boolean()]),
  openDisplay: z.tuple([z.object({ url: hostUrl, table: z.string().min(1).max(100).optional() })]),
  houseOffered: z.tuple([
    z.object({
      url: hostUrl,
      offer: z.string().regex(/^[0-9a-f]{32}$/),
      commitment: z.string().regex(/^[0-9a-f]{64}$/),
      from: z.string().max(200),
      copy: z.literal(true).optional(),
    }),
  ]),
  answerHouse: z.tuple([z.enum(['yes', 'no', 'now', 'leave'])]),
  answerQuit: z.tuple([z.boolean()]),
  saveFile: z.tuple([z.string().min(1).max(200), z.string().refine(text => Buffer.byteLength(text) <= fileLimit)]),
  tellWords: z.tuple([
    z.object({
      menu: z.record(z.enum(menuWords), words),
      quit: z.object({ message: words, detail: words, stay: words, quit: words }),
    }),
  ]),
}

export type Requests = typeof requests
