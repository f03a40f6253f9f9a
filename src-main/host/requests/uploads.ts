import { createHash, type Hash } from 'node:crypto'
import { uploadBytes, type UploadAnswer } from '../../../src-engine/protocol/asks.ts'
import type { Client } from '../context/client.ts'
import { no } from '../context/refusal.ts'
import { answer, type RequestHandler } from './handler.ts'

export interface UploadedFile {
  readonly text: string
  readonly digest: string
}

/** A file on its way here, or here. */
interface Upload {
  readonly file: string
  readonly of: number
  readonly parts: readonly string[]
  readonly bytes: number
  /** Of what came so far: looking through megabytes at the end would keep others waiting. */
  readonly hash: Hash
  readonly whole?: UploadedFile
}

/** One a client for as long as it is here, the latest last; anyone who finds theirs gone sends it again. */
const uploads = new Map<Client, Upload>()
const mostUploads = 8
const mostParts = 4096

/** Takes the next slice of a file that is too long for one message. */
export const upload: RequestHandler = (_hall, client, about) => {
  const { file, part, of, text } = about
  if (typeof file !== 'string' || file === '' || file.length > 64 || typeof text !== 'string') return no('bad-slice')
  if (!whole(part, 0, mostParts - 1) || !whole(of, 1, mostParts) || part >= of) return no('bad-slice')
  const before = part === 0 ? { file, of, parts: [], bytes: 0, hash: createHash('sha256') } : uploads.get(client)
  uploads.delete(client)
  if (before === undefined || before.file !== file || before.of !== of || before.parts.length !== part)
    return no('no-file')
  const bytes = before.bytes + Buffer.byteLength(text)
  // The longest game of a file of everything comes whole.
  const most = client.owner ? 4 * uploadBytes : uploadBytes
  if (bytes > most) return no('too-large', { most, bytes: most })
  const parts = [...before.parts, text]
  const hash = before.hash.update(text, 'utf16le')
  uploads.set(client, {
    file,
    of,
    parts: parts.length === of ? [] : parts,
    bytes,
    hash,
    ...(parts.length === of ? { whole: { text: parts.join(''), digest: hash.digest('hex') } } : {}),
  })
  for (const oldest of uploads.keys()) if (uploads.size > mostUploads) uploads.delete(oldest)
  return answer<UploadAnswer>({ got: parts.length })
}

/** A file this client has sent whole. */
export function uploaded(client: Client, file: unknown): UploadedFile | undefined {
  const found = uploads.get(client)
  return found !== undefined && found.file === file ? found.whole : undefined
}

/** The client left: nobody can ask for its file any more. */
export function forgetUpload(client: Client): void {
  uploads.delete(client)
}

export function withDigest(text: string): UploadedFile {
  return { text, digest: createHash('sha256').update(text).digest('hex') }
}

function whole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}
