import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

/** Files whose name holds a hash of the content: a browser need never ask for them again. */
const hashed = /^(?:\/old-tv)?\/assets\/.+-[\w-]{8,}\.\w+$/
/** The app's own pages by their addresses: start, TV, and a table's short one, in capitals too, as remotes type. */
const ownPage = /^\/(tv|t\/[a-z0-9-]{1,64})?\/?$/i
/** The TV's page for old engines, where `old-browser.js` sends them. */
const oldTv = /^\/old-tv\/?$/

/**
 * Serves the built renderer in `folder`, packed as the build packed it, and never anything outside it. Gives whether it
 * answered. Files are looked up at each request, so that a host that runs serves what is built meanwhile. `addresses`: all
 * addresses of this host, and those of its standby.
 */
export function pagesFrom(
  folder: string,
  addresses: () => readonly string[],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const setHeaders = (response: ServerResponse, path: string): void => {
    response.setHeader('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    response.setHeader('content-security-policy', policy(response.req.headers.host ?? '', addresses()))
  }
  const files = sirv(folder, { dev: true, etag: true, gzip: true, setHeaders })
  const index = join(folder, 'index.html')
  return (request, response) => {
    const path = (request.url ?? '/').split(/[?#]/, 1)[0]!
    if (ownPage.test(path)) {
      if (!existsSync(index)) {
        response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
        response.end('This host runs, but its pages are not built yet. Run: npm run build\n')
        return true
      }
      request.url = '/'
    }
    // A page's policy names where the house may be found, as that is now: a browser that takes its own copy keeps the old one.
    if (ownPage.test(path) || oldTv.test(path)) delete request.headers['if-none-match']
    // Files are sent whole: sirv throws for a part that ends before it begins, and takes the last bytes for the first.
    delete request.headers.range
    let isFound = true
    files(request, response, () => {
      isFound = false
    })
    if (isFound || !readsPages(request) || !existsSync(index)) return isFound
    // An address somebody typed: the page says in their language that there is nothing.
    setHeaders(response, '/')
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' })
    response.end(request.method === 'HEAD' ? undefined : readFileSync(index))
    return true
  }
}

/** Whether a browser navigates to a page; what pages and programs fetch by themselves has other headers. */
export function readsPages({ headers }: IncomingMessage): boolean {
  return String(headers.accept ?? '').includes('text/html')
}

/**
 * Nothing from elsewhere, nothing inline but styles. The WebSocket's address is named for browsers whose 'self' excludes it.
 * A page that loses its host looks for it at the host's other addresses and at its standby's: those of now by name, those to
 * come, which no page can be given later, as anything at the host's own port.
 */
function policy(host: string, addresses: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    ["connect-src 'self'", `ws://${host}`, `http://*:${/:(\d+)$/.exec(host)?.[1] ?? 80}`, ...addresses].join(' '),
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
