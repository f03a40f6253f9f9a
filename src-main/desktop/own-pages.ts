import { readFileSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import { lookup } from 'mrmime'
import { appOrigin } from '../../src-engine/protocol/version.ts'

/** Nothing is loaded from outside and no script but the app's own runs; sockets may go to any host on the LAN. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' data: blob:",
  "worker-src 'self'",
  "connect-src 'self' ws: wss: http:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/**
 * Answers one request: a file of the folder, and nothing else on the disk. Read at once: the files are small and our own,
 * and each wait for the disk's answer would be a turn of Electron's loop between the start and its window.
 */
export function answer(folder: string, method: string, address: string): Answer {
  const headers = {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }
  const refuse = (status: number): Answer => ({ status, headers, body: Buffer.alloc(0) })
  const path = method === 'GET' ? fileOf(folder, address) : undefined
  if (path === undefined) return refuse(method === 'GET' ? 404 : 405)
  try {
    const type = lookup(path) ?? 'application/octet-stream'
    const charset = type === 'text/html' ? ';charset=utf-8' : ''
    return { status: 200, headers: { ...headers, 'content-type': `${type}${charset}` }, body: readFileSync(path) }
  } catch {
    return refuse(404)
  }
}

function fileOf(folder: string, address: string): string | undefined {
  let path: string
  try {
    const url = new URL(address)
    if (`${url.protocol}//${url.host}` !== appOrigin) return undefined
    path = decodeURIComponent(url.pathname)
  } catch {
    return undefined
  }
  if (path.includes('\0')) return undefined
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path))
  return file.startsWith(normalize(folder) + sep) ? file : undefined
}
