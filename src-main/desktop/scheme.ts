import { protocol } from 'electron'
import { answer } from './own-pages.ts'

/** Makes `app:` a scheme with an origin of its own. To be called before the app is ready. */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }])
}

/**
 * Serves the built renderer under `app://knockabout/`, and says once when the page has been given all that it asked for
 * at first. By buffers and not by `protocol.handle`, whose answers make Electron load all of `fetch` before the first
 * page and pass every file through streams of this process: a tenth of a second of each start.
 */
export function serveScheme(folder: string, onGiven: () => void): void {
  let waiting = 0
  let scripts = false
  let told = false
  protocol.registerBufferProtocol('app', (request, give) => {
    waiting++
    void answer(folder, request.method, request.url).then(({ status, headers, body }) => {
      give({ statusCode: status, headers: { ...headers }, data: body })
      waiting--
      scripts ||= request.url.endsWith('.js')
      if (told || !scripts || waiting > 0) return
      told = true
      onGiven()
    })
  })
}
