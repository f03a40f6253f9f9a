import type { IpcMainEvent, IpcMainInvokeEvent, Session, WebContents, WebPreferences } from 'electron'
import { app } from 'electron'
import { appOrigin } from '../../src-engine/protocol/version.ts'

/** The preferences of every window: its page runs in a sandbox, with the preload's bridge and without Node. */
export function safePreferences(preload: string, words: readonly string[]): WebPreferences {
  return {
    preload,
    additionalArguments: [...words],
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webviewTag: false,
    webSecurity: true,
    spellcheck: false,
    // The TV shows a deal before anybody has pressed anything, and it is heard.
    autoplayPolicy: 'no-user-gesture-required',
  }
}

/**
 * Talking to hosts on the LAN is what the app is for, and newer Chromiums ask for it as a permission
 * (Local Network Access; enforced since Electron 43). Everything else is refused.
 */
const granted: readonly string[] = ['local-network-access', 'local-network', 'loopback-network']

/** Denies navigation, new windows, embedded guests and permissions to whatever the app ever shows. */
export function harden(session: Session): void {
  session.setPermissionRequestHandler((contents, permission, callback) =>
    callback(granted.includes(permission) && isOwnPage(contents?.getURL() ?? '')),
  )
  session.setPermissionCheckHandler((_contents, permission, from) => granted.includes(permission) && isOwnPage(from))
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', event => event.preventDefault())
  app.on('web-contents-created', (_event, contents) => hardenContents(contents))
}

/** Certificates nobody has signed are taken from houses this app has met, as long as they stay the same. */
export function trustMetHouses(session: Session, mayShow: (hostname: string, fingerprint: string) => boolean): void {
  const trusted = 0
  const asChromiumSays = -3
  session.setCertificateVerifyProc(({ hostname, certificate }, callback) =>
    callback(mayShow(hostname, certificate.fingerprint) ? trusted : asChromiumSays),
  )
}

function hardenContents(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-attach-webview', event => event.preventDefault())
  // A reload of the app's own page stays allowed; what `loadURL` opens does not pass here.
  const stay = (event: { preventDefault(): void; url: string }): void => {
    if (!isOwnPage(event.url)) event.preventDefault()
  }
  contents.on('will-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-frame-navigate', stay)
}

/** Whether a question over the bridge comes from the main frame of one of the app's own pages. */
export function isOwnSender(event: IpcMainEvent | IpcMainInvokeEvent): boolean {
  const frame = event.senderFrame
  return frame !== null && frame !== undefined && frame.parent === null && isOwnPage(frame.url)
}

function isOwnPage(address: string): boolean {
  return address === appOrigin || address.startsWith(`${appOrigin}/`)
}
