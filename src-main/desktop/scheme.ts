import { protocol } from 'electron'
import { answer } from './own-pages.ts'

/** Makes `app:` a scheme with an origin of its own. To be called before the app is ready. */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }])
}

/** Serves the page from Vite's server under the app's own address (`npm run dev -- --window`). */
export function serveSchemeFrom(server: string): void {
  protocol.registerHttpProtocol('app', (request, give) => {
    const { pathname, search } = new URL(request.url)
    give({ url: `${server}${pathname}${search}`, method: request.method })
  })
}

/**
 * Serves the built renderer under `app://knockabout/`. By buffers and not by `protocol.handle`, whose answers make Electron load all of `fetch` before the first page and pass every file
 * through streams of this process: a tenth of a second of each start.
 */
export function serveScheme(folder: string): void {
  protocol.registerBufferProtocol('app', (request, give) => {
    const { status, headers, body } = answer(folder, request.method, request.url)
    give({ statusCode: status, headers: { ...headers }, data: body })
  })
}
