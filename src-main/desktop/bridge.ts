import type { IpcMainInvokeEvent } from 'electron'
import { BrowserWindow, ipcMain } from 'electron'
import type { z } from 'zod'
import type {
  DesktopWords,
  FoundHost,
  HouseOffer,
  LocalHost,
  Notice,
  OpenedFile,
  OpenedLink,
  Sweep,
  IncomingHouse,
  WayToHouse,
} from '../../src-engine/protocol/desktop.ts'
import type { Diagnosis } from '../../src-engine/protocol/join-doctor.ts'
import type { Topic } from './channels.ts'
import { calls, channelOf, flushStorage, quitHeard, topics, watch } from './channels.ts'
import { pickFile, saveTextFile } from './files.ts'
import { isOwnSender } from './hardening.ts'
import type { Requests } from './requests.ts'

/** What the bridge calls. */
export interface BridgeWorld {
  local(): Promise<LocalHost>
  ownHouse(): Promise<LocalHost>
  openToLan(how: { readonly name: string; readonly pin?: string }): Promise<LocalHost>
  closeToLan(): Promise<LocalHost>
  newHouse(): Promise<LocalHost>
  lookUp(address: string): Promise<FoundHost | { readonly problem: string }>
  wayTo(url: string, trusted: boolean): Promise<WayToHouse>
  sweep(): void
  endSweep(): void
  checkFinding(): Promise<Diagnosis<'app'>>
  openDisplay(where: { readonly url: string; readonly table?: string }): void
  closeDisplay(): void
  tellWords(words: DesktopWords): void
  quitHeard(): void
  answerQuit(quit: boolean): void
  houseOffered(offer: HouseOffer): void
  answerHouse(answer: 'yes' | 'no' | 'now' | 'leave'): void
}

export interface Bridge {
  tellHosts(hosts: readonly FoundHost[]): void
  tellSweep(sweep: Sweep): void
  tellNotices(notices: readonly Notice[]): void
  tellHouse(state: IncomingHouse): void
  /** To the main window only: the question about quitting, a file opened, a link followed. */
  askQuit(guests: number): void
  giveFile(file: OpenedFile): void
  giveLink(link: OpenedLink): void
}

/** Milliseconds after which what a page stores has certainly reached the process that writes it. */
const storeAfterMs = 100

type Handler<Words extends readonly unknown[]> = (from: BrowserWindow, ...words: Words) => unknown

/** Answers the pages' calls, each checked for where it comes from and for what it carries. */
export function startBridge(world: BridgeWorld, main: () => BrowserWindow | undefined): Bridge {
  const last: { hosts: readonly FoundHost[]; sweep: Sweep; notices: readonly Notice[]; house: IncomingHouse } = {
    house: { at: 'idle' },
    hosts: [],
    sweep: { state: 'never', asked: 0, total: 0 },
    notices: [],
  }
  // Messages sent before the page listens are queued.
  const waiting: { readonly file: OpenedFile[]; readonly link: OpenedLink[] } = { file: [], link: [] }
  const wanted = { file: false, link: false }

  onBare(calls.local, () => world.local())
  onBare(calls.ownHouse, () => world.ownHouse())
  on(
    calls.openToLan,
    all => all.openToLan,
    (_from, { name, pin }) => world.openToLan({ name, ...(pin === undefined ? {} : { pin }) }),
  )
  onBare(calls.closeToLan, () => world.closeToLan())
  onBare(calls.newHouse, () => world.newHouse())
  on(
    calls.lookUp,
    all => all.lookUp,
    (_from, address) => world.lookUp(address),
  )
  on(
    calls.wayTo,
    all => all.wayTo,
    (_from, url, trusted) => world.wayTo(url, trusted),
  )
  onBare(calls.sweep, () => world.sweep())
  onBare(calls.checkFinding, () => world.checkFinding())
  onBare(calls.endSweep, () => world.endSweep())
  on(
    calls.openDisplay,
    all => all.openDisplay,
    (_from, { url, table }) => world.openDisplay({ url, ...(table === undefined ? {} : { table }) }),
  )
  onBare(calls.closeDisplay, () => world.closeDisplay())
  on(
    calls.answerQuit,
    all => all.answerQuit,
    (_from, quit) => world.answerQuit(quit),
  )
  on(
    calls.saveFile,
    all => all.saveFile,
    (from, name, text) => saveTextFile(from, name, text),
  )
  onBare(calls.openFile, pickFile)
  on(
    calls.tellWords,
    all => all.tellWords,
    (_from, words) => world.tellWords(words),
  )
  on(
    calls.houseOffered,
    all => all.houseOffered,
    (_from, { copy, ...offer }) => world.houseOffered({ ...offer, ...(copy === undefined ? {} : { copy }) }),
  )
  on(
    calls.answerHouse,
    all => all.answerHouse,
    (_from, answer) => world.answerHouse(answer),
  )
  onBare(calls.toggleFullScreen, from => from.setFullScreen(!from.isFullScreen()))

  ipcMain.on(quitHeard, event => {
    if (isOwnSender(event)) world.quitHeard()
  })
  let flushing: ReturnType<typeof setTimeout> | undefined
  ipcMain.on(flushStorage, event => {
    if (!isOwnSender(event)) return
    const { session } = event.sender
    clearTimeout(flushing)
    // What the page stores travels another way than this message, and Chromium writes it to disk only seconds later.
    flushing = setTimeout(() => session.flushStorageData(), storeAfterMs)
  })
  ipcMain.on(watch, (event, ...words) => {
    const topic = topics.find(one => one === words[0])
    if (topic === undefined || !isOwnSender(event)) return
    if (topic === 'hosts' || topic === 'sweep' || topic === 'notices' || topic === 'house')
      event.sender.send(channelOf(topic), last[topic])
    if ((topic !== 'file' && topic !== 'link') || event.sender !== main()?.webContents) return
    wanted[topic] = true
    for (const one of waiting[topic].splice(0)) tell([main()], topic, one)
  })

  return {
    tellHosts: hosts => tell(BrowserWindow.getAllWindows(), 'hosts', (last.hosts = hosts)),
    tellSweep: sweep => tell(BrowserWindow.getAllWindows(), 'sweep', (last.sweep = sweep)),
    tellNotices: notices => tell(BrowserWindow.getAllWindows(), 'notices', (last.notices = notices)),
    tellHouse: state => tell(BrowserWindow.getAllWindows(), 'house', (last.house = state)),
    askQuit: guests => tell([main()], 'quit', guests),
    giveFile: file => (wanted.file ? tell([main()], 'file', file) : void waiting.file.push(file)),
    giveLink: link => (wanted.link ? tell([main()], 'link', link) : void waiting.link.push(link)),
  }
}

function tell(windows: readonly (BrowserWindow | undefined)[], topic: Topic, value: unknown): void {
  for (const window of windows) {
    if (window && !window.isDestroyed()) window.webContents.send(channelOf(topic), value)
  }
}

/** The window a call comes from, where it may call at all. */
function callerOf(event: IpcMainInvokeEvent): BrowserWindow {
  const window = BrowserWindow.fromWebContents(event.sender)
  if (!isOwnSender(event) || window === null) throw new Error('Only the app’s own pages may ask this.')
  return window
}

/** A call that carries nothing. */
function onBare(call: string, handle: Handler<readonly []>): void {
  ipcMain.handle(call, (event, ...words: unknown[]) => {
    if (words.length > 0) throw new Error(`${call}: carries nothing`)
    return handle(callerOf(event))
  })
}

/** A call that carries something. The schemas are loaded with the first one, not before the page is drawn. */
function on<Schema extends z.ZodType<readonly unknown[]>>(
  call: string,
  pick: (all: Requests) => Schema,
  handle: Handler<z.output<Schema>>,
): void {
  ipcMain.handle(call, async (event: IpcMainInvokeEvent, ...words: unknown[]) => {
    const window = callerOf(event)
    const { requests } = await import('./requests.ts')
    const asked = pick(requests).safeParse(words)
    if (!asked.success) throw new Error(`${call}: ${asked.error.issues[0]?.message ?? 'not understood'}`)
    return handle(window, ...asked.data)
  })
}
