import { join } from 'node:path'
import type { BrowserWindow } from 'electron'
import { app, powerMonitor, screen, session } from 'electron'
import type { DesktopWords, LocalHost } from '../../src-engine/protocol/desktop.ts'
import type { KnownHouses } from '../host/discovery/known-houses.ts'
import type { HostFlags } from '../host/house/flags.ts'
import type { House } from '../host/house/house.ts'
import { startBridge } from './bridge.ts'
import { linkInWords, linkScheme, readLink } from './join-link.ts'
import { fileInWords, readTextFile } from './text-file.ts'
import { harden, trustMetHouses } from './hardening.ts'
import type { LookForHosts } from './look-for-hosts.ts'
import { setMenu } from './menu.ts'
import { gatherNotices } from './notices.ts'
import { startWakefulness } from './power.ts'
import { guardQuit } from './quit.ts'
import { serveScheme, serveSchemeFrom } from './scheme.ts'
import { watchScreens } from './second-screen.ts'
import type { DisplayOf } from './windows.ts'
import { drawDisplay, openDisplayWindow, openMainWindow } from './windows.ts'

/** Milliseconds for what a page that has just been drawn still fetches (its fonts, for one) and answers. */
const pageSettlesMs = 100

/** What the app was started with, or was handed while it started: paths of files, and links. */
export interface Opened {
  readonly files: readonly string[]
  readonly links: readonly string[]
}

/**
 * The desktop app once Electron is ready: the window first, the host behind it; the page waits for the host only where
 * it asks for it. Rejects with the reason if the host cannot start at all.
 */
export async function startDesktop(flags: HostFlags, opened: Opened): Promise<void> {
  const renderer = join(__dirname, '..', 'renderer')
  harden(session.defaultSession)

  let mainWindow: BrowserWindow | undefined
  let display: BrowserWindow | undefined
  let host: House | undefined
  let looking: LookForHosts | undefined
  let nowLooking: (one: LookForHosts) => void = () => undefined
  const isLooking = new Promise<LookForHosts>(resolve => (nowLooking = resolve))
  let leaving = false
  let words: DesktopWords | undefined
  const awake = startWakefulness()

  // The window comes first. Loading host and database holds this process up, and the page's files with it: so that
  // begins when the page, drawn for the first time, asks for its host.
  let wanted = false
  let begin: () => void = () => undefined
  const begun = new Promise<void>(resolve => {
    begin = () => {
      wanted = true
      resolve()
    }
  })
  const starting = begun
    .then(() => import('../host/house/house.ts'))
    .then(({ startHouse }) => {
      const { port, shortPort, name, data, pin, interfaces, reachedBy, updates, alone, careful } = flags
      const options = {
        port,
        name,
        data,
        interfaces,
        reachedBy,
        app: renderer,
        drawTv: drawDisplay,
        open: false,
        ...(shortPort === undefined ? {} : { shortPort }),
        ...(pin === undefined ? {} : { pin }),
        ...(updates === undefined ? {} : { updates }),
        ...(alone === undefined ? {} : { alone }),
        ...(careful === undefined ? {} : { careful }),
      }
      return startHouse(options, state => bridge.tellHouse(state))
    })
  starting.catch(() => undefined) // awaited below, and by the bridge
  const theHost = (): Promise<House> => {
    setTimeout(begin, pageSettlesMs)
    return starting
  }
  // Nothing of it is loaded before somebody visits another house.
  let houses: KnownHouses | undefined
  trustMetHouses(session.defaultSession, (name, fingerprint) => houses?.mayShow(name, fingerprint) === true)
  const page = app.isPackaged ? undefined : process.env.KNOCKABOUT_PAGE
  if (page === undefined) serveScheme(renderer)
  else serveSchemeFrom(page)

  const quit = guardQuit({
    guests: () => host?.guests() ?? 0,
    ask: guests => bridge.askQuit(guests),
    words: () => words?.quit,
    leave: async () => {
      leaving = true
      display?.destroy()
      mainWindow?.close() // keeps its place for next time
      await Promise.allSettled([looking?.stop(), wanted ? starting.then(running => running.stop()) : undefined])
    },
  })

  const showDisplay = (where: DisplayOf): void => {
    if (!mainWindow) return
    display?.destroy()
    display = openDisplayWindow(mainWindow, where)
    awake.displaying(true)
    const shown = display
    shown.on('closed', () => {
      if (display !== shown) return // another has taken its place
      display = undefined
      awake.displaying(false)
    })
  }

  watchScreens(screen, {
    display: () => display,
    main: () => mainWindow?.getBounds(),
    isHosting: () => host?.local().open === true,
    open: () => showDisplay({}),
  })

  /** What the page is told of the host; while others may play here, the machine stays awake. */
  const awakeWhileOpen = (local: LocalHost): LocalHost => {
    awake.hosting(local.open)
    return local
  }
  const bridge = startBridge(
    {
      local: async () => awakeWhileOpen((await theHost()).local()),
      ownHouse: async () => awakeWhileOpen(await (await theHost()).ownHouse()),
      openToLan: async how => awakeWhileOpen(await (await theHost()).openToLan(how)),
      closeToLan: async () => awakeWhileOpen(await (await theHost()).closeToLan()),
      newHouse: async () => awakeWhileOpen(await (await theHost()).newHouse()),
      lookUp: async address => {
        const { lookUp } = await import('../host/discovery/look-up.ts')
        const found = await lookUp(address, app.getVersion())
        if (!('problem' in found)) looking?.meet(found)
        return found
      },
      wayTo: async (url, trusted) => {
        const { knownHouses } = await import('../host/discovery/known-houses.ts')
        houses ??= knownHouses(join(app.getPath('userData'), 'houses.json'))
        return houses.wayTo(url, trusted)
      },
      sweep: () => looking?.sweep(),
      endSweep: () => looking?.endSweep(),
      checkFinding: async () => (await isLooking).check(),
      openDisplay: ({ url, table }) => {
        const own = url.replace(/\/$/, '') === host?.local().url
        showDisplay({ ...(own ? {} : { url }), ...(table === undefined ? {} : { table }) })
      },
      closeDisplay: () => display?.close(),
      tellWords: translated => {
        words = translated
        setMenu(translated.menu)
      },
      quitHeard: () => quit.heard(),
      answerQuit: answer => quit.answer(answer),
      houseOffered: offer => host?.receiver.offered(offer),
      answerHouse: answer => {
        if (answer === 'now') host?.receiver.takeOver()
        else if (answer === 'leave') host?.receiver.leave()
        else host?.receiver.answer(answer === 'yes')
      },
    },
    () => mainWindow,
  )
  const notices = gatherNotices(list => bridge.tellNotices(list))

  const open = async (path: string): Promise<void> => {
    const file = await readTextFile(path)
    if ('problem' in file) notices.add({ id: `file-${path}`, kind: 'warning', text: file.problem, params: file.params })
    else bridge.giveFile(file)
  }
  const follow = async (text: string): Promise<void> => {
    const link = readLink(text)
    const { lookUp } = await import('../host/discovery/look-up.ts')
    const found = await lookUp(link?.address ?? '', app.getVersion())
    if ('problem' in found) {
      const params = found.params === undefined ? {} : { params: found.params }
      return notices.add({ id: 'link', kind: 'warning', text: found.problem, ...params })
    }
    bridge.giveLink({ url: found.url, ...(link?.table === undefined ? {} : { table: link.table }) })
  }
  const take = (given: readonly string[], folder: string): void => {
    const file = fileInWords(given, folder)
    if (file !== undefined) void open(file)
    const link = linkInWords(given)
    if (link !== undefined) void follow(link)
  }

  mainWindow = openMainWindow(join(app.getPath('userData'), 'place.json'))
  // While the page's process comes up; menus are slow to make.
  setMenu()
  const { webContents } = mainWindow
  const loaded = new Promise<void>(resolve => webContents.once('did-stop-loading', resolve))
  webContents.once('did-fail-load', begin)
  mainWindow.on('close', event => {
    if (leaving) return
    event.preventDefault() // closing the window is quitting, and quitting may have to ask first
    app.quit()
  })
  app.on('second-instance', (_event, _words, _folder, said) => {
    if (mainWindow?.isMinimized()) mainWindow.restore()
    mainWindow?.show()
    mainWindow?.focus()
    const second = saidBySecond(said)
    if (second !== undefined) take(second.words, second.folder)
  })
  app.on('open-file', (event, path) => {
    event.preventDefault()
    void open(path)
  })
  app.on('open-url', (event, link) => {
    event.preventDefault()
    void follow(link)
  })
  // An installed app is the one that links open; a checkout that somebody works on leaves that alone.
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme)
  process.on('uncaughtException', error => {
    // An unexpected error must not end everybody's game: a notice is shown, and the reason goes to the terminal.
    process.stderr.write(`${error.stack ?? error.message}\n`)
    notices.add({ id: 'unexpected', kind: 'error', text: 'unexpected', params: { error: error.message } })
  })
  for (const path of opened.files) void open(path)
  for (const link of opened.links) void follow(link)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.quit())

  host = await starting
  host.onNotices(list => notices.fromHost(list))
  const running = host
  // The page has its first pictures to fetch from this process just now; looking for other hosts begins right after.
  await loaded
  const { lookForHosts } = await import('./look-for-hosts.ts')
  looking = lookForHosts({
    interfaces: flags.interfaces,
    own: () => running.asFound(),
    file: join(app.getPath('userData'), 'hosts.json'),
    tellHosts: hosts => bridge.tellHosts(hosts),
    tellSweep: sweep => bridge.tellSweep(sweep),
    onNotice: notice => notices.add(notice),
  })
  nowLooking(looking)
  powerMonitor.on('resume', () => {
    looking?.refresh()
    // What could not be had right after waking is looked for again by itself.
    host?.woken().catch(() => undefined)
  })
}

/** The words a second start was given, by what it said of itself (they come unsorted otherwise). */
function saidBySecond(said: unknown): { readonly words: readonly string[]; readonly folder: string } | undefined {
  if (typeof said !== 'object' || said === null || !('words' in said) || !('folder' in said)) return undefined
  const { words, folder } = said
  if (!Array.isArray(words) || typeof folder !== 'string') return undefined
  return { words: words.filter(word => typeof word === 'string'), folder }
}
