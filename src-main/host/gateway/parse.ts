import { depthOf } from '../../../src-engine/protocol/depth.ts'
import { messageBytes, toHost, type ToHost } from '../../../src-engine/protocol/to-host.ts'
import { limits, protocolVersion } from '../../../src-engine/protocol/version.ts'
import { no, type Refusal } from '../context/refusal.ts'

export type Read = { readonly message: ToHost } | { readonly n: number; readonly refused: Refusal }

/** Reads one message, of so many bytes. What is too deep or too long for its kind is not looked into any further. */
export function readMessage(text: string, bytes: number): Read {
  if (depthOf(text) > limits.messageDepth) {
    const most = limits.messageDepth
    return { n: numberIn(text), ...no('too-deep', { most }) }
  }
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { n: 0, ...no('malformed') }
  }
  const { say, n: said, protocol } = Object(raw) as { say?: unknown; n?: unknown; protocol?: unknown }
  // Another version may send a different hello, so only its version is read, to answer with ours.
  if (say === 'hello' && typeof protocol === 'number' && Number.isSafeInteger(protocol) && protocol !== protocolVersion)
    return { message: { say, protocol } }
  const n = typeof said === 'number' && Number.isSafeInteger(said) && said >= 0 ? said : 0
  if (typeof say === 'string' && Object.hasOwn(messageBytes, say)) {
    const most = messageBytes[say as keyof typeof messageBytes]
    if (bytes > most) return { n, ...no('too-large', { most, bytes: most }) }
  }
  const read = toHost.safeParse(raw)
  if (read.success) return { message: read.data }
  const issue = read.error.issues[0]
  // A bad name gets its own reason, which people read; any other bad field is only named.
  if (issue?.code === 'custom') return { n, ...no('malformed', { why: { code: issue.message } }) }
  const where = issue?.path.join('.') ?? ''
  return { n, ...no('malformed', { why: { code: 'bad-field', params: { where, what: issue?.message ?? '' } } }) }
}

/** The number of a message that is not read: at one of its ends, where a long one does not hide it. */
export function numberIn(text: string): number {
  const last = /"n":\s*(\d{1,15})\s*\}$/.exec(text.slice(-40))
  return Number((last ?? /"n":\s*(\d{1,15})/.exec(text.slice(0, 2000)))?.[1] ?? 0)
}
