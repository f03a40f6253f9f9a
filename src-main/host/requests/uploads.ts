import { createHash } from 'node:crypto'
import { uploadBytes, type UploadAnswer } from '../../../src-engine/protocol/asks.ts'
import type { Client, UploadedFile } from '../context/client.ts'
import type { HostContext } from '../context/context.ts'
import { ofTheMost } from '../context/limits.ts'
import { no } from '../context/refusal.ts'
import { answer, type RequestHandler } from './handler.ts'

/** Files of guests here at a time: beyond these the oldest goes, of the address with most. The owner's are none of them. */
const mostUploads = 8
const mostParts = 4096

/** Takes the next slice of a file that is too long for one message. */
export const upload: RequestHandler = ({ context }, client, about) => {
  const { file, part, of, text } = about
  if (typeof file !== 'string' || file === '' || file.length > 64 || typeof text !== 'string') return no('bad-slice')
  if (!whole(part, 0, mostParts - 1) || !whole(of, 1, mostParts) || part >= of) return no('bad-slice')
  const before =
    part === 0 ? { file, of, parts: [] as string[], bytes: 0, hash: createHash('sha256') } : client.work.upload
  client.work.upload = undefined
  if (before === undefined || before.file !== file || before.of !== of || before.parts.length !== part)
    return no('no-file')
  const bytes = before.bytes + Buffer.byteLength(text)
  // The longest game of a file of everything comes whole.
  const most = client.owner ? 4 * uploadBytes : uploadBytes
  if (bytes > most) return no('too-large', { most, bytes: most })
  before.parts.push(text)
  const { parts } = before
  const hash = before.hash.update(text, 'utf16le')
  const isWhole = parts.length === of
  client.work.upload = {
    file,
    of,
    parts: isWhole ? [] : parts,
    bytes,
    hash,
    at: context.tuning.steady(),
    ...(isWhole ? { whole: { text: parts.join(''), digest: hash.digest('hex') } } : {}),
  }
  makeRoom(context)
  return answer<UploadAnswer>({ got: parts.length })
}

function makeRoom({ clients }: HostContext): void {
  const guests = [...clients].flatMap(({ owner, address, work }) =>
    owner || work.upload === undefined ? [] : [{ work, address, at: work.upload.at }],
  )
  if (guests.length > mostUploads) ofTheMost(guests.sort((a, b) => a.at - b.at))!.one.work.upload = undefined
}

/** A file this client has sent whole. */
export function uploaded({ work: { upload: found } }: Client, file: unknown): UploadedFile | undefined {
  return found?.file === file ? found?.whole : undefined
}

export function withDigest(text: string): UploadedFile {
  return { text, digest: createHash('sha256').update(text).digest('hex') }
}

function whole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}
