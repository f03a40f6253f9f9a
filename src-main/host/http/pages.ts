import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { typeOf } from './file-types.ts'

interface Page {
  readonly body: Buffer
  /** Packed when first asked for: all at once would hold up the start. Nothing where packing gains nothing. */
  readonly gzip: () => Buffer | undefined
  readonly type: string
  readonly tag: string
  /** Its name holds a hash of its content: a browser need never ask again. */
  readonly forever: boolean
}

const worthPacking = /text|json|javascript|svg/

/** The built renderer, read into memory once: what is not in this list cannot be asked for. */
export function pagesFrom(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  let pages = readPages(folder)
  return (request, response) => {
    const path = pathOf(request.url)
    if (path === undefined) return false
    const name = /^\/(tv|t\/[A-Za-z0-9-]{1,64})?\/?$/.test(path) ? '/index.html' : path
    // Built while the host was already running (development): look again.
    if (!pages.has('/index.html')) pages = readPages(folder)
    const page = pages.get(name)
    const index = pages.get('/index.html')
    if (page === undefined && index !== undefined && readsPages(request)) {
      // Somebody typed it: the page says in their language that there is nothing.
      send(request, response, index, 404)
      return true
    }
    if (page === undefined) {
      if (name !== '/index.html') return false
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
      response.end('This host runs, but its pages are not built yet. Run: npm run build\n')
      return true
    }
    send(request, response, page)
    return true
  }
}

function pathOf(url: string | undefined): string | undefined {
  try {
    return decodeURIComponent((url ?? '/').split(/[?#]/, 1)[0]!)
  } catch {
    return undefined
  }
}

/** Browsers going to an address ask for a page; what pages and programs fetch by themselves is asked for otherwise. */
export function readsPages({ headers }: IncomingMessage): boolean {
  return String(headers.accept ?? '').includes('text/html')
}

function send(request: IncomingMessage, response: ServerResponse, page: Page, status = 200): void {
  const cache = page.forever ? 'public, max-age=31536000, immutable' : 'no-cache'
  const headers: { [name: string]: string | number } = {
    'content-type': page.type,
    'cache-control': cache,
    etag: page.tag,
  }
  if (page.type.startsWith('text/html')) headers['content-security-policy'] = policy(request.headers.host ?? '')
  const gzip = page.gzip()
  if (gzip !== undefined) headers['vary'] = 'accept-encoding'
  if (status === 200 && request.headers['if-none-match'] === page.tag) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  const packed = gzip !== undefined && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const body = packed ? gzip : page.body
  if (packed) headers['content-encoding'] = 'gzip'
  headers['content-length'] = body.length
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Nothing from outside, nothing inline but styles; the socket's address is spelled out for browsers whose 'self' leaves it out. */
function policy(host: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    `connect-src 'self' ws://${host}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Sent with every answer, pages or not. */
export const safetyHeaders: { readonly [name: string]: string } = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

function readPages(folder: string): Map<string, Page> {
  const pages = new Map<string, Page>()
  const walk = (at: string): void => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const file = join(at, entry.name)
      if (entry.isDirectory()) walk(file)
      else if (entry.isFile()) pages.set(`/${relative(folder, file).split(sep).join('/')}`, readPage(file))
    }
  }
  try {
    walk(folder)
  } catch {
    pages.clear()
  }
  return pages
}

function readPage(file: string): Page {
  const body = readFileSync(file)
  const type = typeOf(file)
  let gzip: Buffer | undefined
  let tried = !worthPacking.test(type) || body.length <= 500
  return {
    body,
    gzip: () => {
      if (tried) return gzip
      tried = true
      const packed = gzipSync(body)
      return (gzip = packed.length < body.length ? packed : undefined)
    },
    type,
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    forever: /[\\/]assets[\\/].+-[\w-]{8,}\.\w+$/.test(file),
  }
}
