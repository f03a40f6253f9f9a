import { protocol } from 'electron'
import { answer } from './own-pages.ts'

/** Makes `app:` a scheme with an origin of its own. To be called before the app is ready. */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }])
}

/** Serves the built renderer under `app://knockabout/`, and says once when the page has been given its first script. */
export function serveScheme(folder: string, onScript: () => void): void {
  let told = false
  protocol.handle('app', async request => {
    const response = await answer(folder, request.method, request.url)
    if (!told && new URL(request.url).pathname.endsWith('.js')) {
      told = true
      onScript()
    }
    return response
  })
}
