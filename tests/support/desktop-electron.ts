import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { _electron } from '@playwright/test'
import { findElectron, thisMachine } from '../../resources/launch/find-electron.ts'
import type { Screen } from './machine-xvfb.ts'
import { openScreen } from './machine-xvfb.ts'

export const root = join(import.meta.dirname, '..', '..')

/** The Electron that `npm start` would run, or an error that says why there is none. */
export async function electronPath(): Promise<string> {
  const found = await findElectron(thisMachine(root, line => process.stderr.write(`${line}\n`)))
  if ('problem' in found) throw new Error(found.problem)
  return found.path
}

/** The desktop app, really running, with a data folder of its own and nothing but loopback. */
export interface RunningDesktop {
  readonly app: ElectronApplication
  readonly page: Page
  readonly data: string
  /** The screen its windows are on. */
  readonly display: string | undefined
  stop(): Promise<void>
}

export interface DesktopOptions {
  /** More words on the command line. */
  readonly words?: readonly string[]
  /** An installed app, instead of the one built here in the Electron of `npm start`. */
  readonly installed?: string
  /** A data folder to take up again; it is then not deleted at the end. */
  readonly data?: string
}

export async function startDesktop(options: DesktopOptions = {}): Promise<RunningDesktop> {
  const screen = await openScreen()
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'knockabout-desktop-')))
  const words = ['--data', data, '--port', '0', ...(options.words ?? [])]
  const app = await (options.installed === undefined
    ? launch(await electronPath(), screen, [root, ...words])
    : launch(options.installed, screen, words))
  // However it ends: some tests kill it.
  app.process().once('exit', () => screen.stop())
  const page = await app.firstWindow()
  return {
    app,
    page,
    data,
    display: screen.display,
    stop: async () => {
      // A test that failed in the middle may have left a question open that nobody will answer.
      const tooLong = setTimeout(() => app.process().kill('SIGKILL'), 10_000)
      await app.close()
      clearTimeout(tooLong)
      if (options.data === undefined) await rm(data, { recursive: true, force: true })
    },
  }
}

function launch(executablePath: string, screen: Screen, words: readonly string[]): Promise<ElectronApplication> {
  const environment: Record<string, string> = { KNOCKABOUT_INTERFACES: 'lo' }
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && name !== 'KNOCKABOUT_DATA') environment[name] ??= value
  }
  if (screen.display !== undefined) environment.DISPLAY = screen.display
  // The desktop session of a developer must not be asked about keyrings and the like.
  environment.DBUS_SESSION_BUS_ADDRESS = 'disabled:'
  return _electron.launch({ executablePath, args: [...words], env: environment })
}
