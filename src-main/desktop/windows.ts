import { join } from 'node:path'
import { app, BrowserWindow, screen } from 'electron'
import { appOrigin } from '../../src-engine/protocol/version.ts'
import type { DrawTv } from '../host/context/running.ts'
import { versionArgument } from './channels.ts'
import { safePreferences } from './hardening.ts'
import { iconFile } from './icon.ts'
import { keepPlace, readPlace } from './window-place.ts'

/** The page's dark background, so that the window does not flash white before the page is drawn. */
const backgroundColor = '#17110d'

const icon = iconFile(__dirname)
const preload = join(__dirname, '..', 'preload', 'preload.cjs')
const preferences = (): Electron.WebPreferences => safePreferences(preload, [`${versionArgument}${app.getVersion()}`])

/** Opens the window a person plays in, where it was last time. */
export function openMainWindow(placeFile: string): BrowserWindow {
  const screens = screen.getAllDisplays().map(display => display.workArea)
  const place = readPlace(placeFile, screens)
  const window = new BrowserWindow({
    width: place?.width ?? 1280,
    height: place?.height ?? 800,
    ...(place ? { x: place.x, y: place.y } : {}),
    minWidth: 400,
    minHeight: 500,
    show: false,
    title: 'Knockabout',
    icon,
    backgroundColor,
    autoHideMenuBar: true,
    webPreferences: preferences(),
  })
  window.once('ready-to-show', () => {
    if (place?.maximized) window.maximize()
    window.show()
  })
  window.on('close', () => keepPlace(placeFile, window.getNormalBounds(), window.isMaximized()))
  reloadAfterCrash(window)
  void window.loadURL(`${appOrigin}/`)
  return window
}

/** What the display is asked to show: a host and, if it is to be a certain one, its table. */
export interface DisplayOf {
  /** Left out for this app's own host: the page finds that one itself, and is known there as its owner's. */
  readonly url?: string
  readonly table?: string
}

/**
 * Opens the table display: full screen on a screen the main window is not on, if there is one, else a window.
 * Created, then moved, then made full screen: some systems forget the place of a window born full screen.
 */
export function openDisplayWindow(main: BrowserWindow, show: DisplayOf): BrowserWindow {
  const own = screen.getDisplayMatching(main.getBounds())
  const other = screen.getAllDisplays().find(display => display.id !== own.id)
  const window = new BrowserWindow({
    width: 1280,
    height: 720,
    minWidth: 480,
    minHeight: 270,
    show: false,
    title: 'Knockabout – table',
    icon,
    backgroundColor,
    autoHideMenuBar: true,
    // Chromium slows background windows down, and nobody clicks on a display for hours.
    webPreferences: { ...preferences(), backgroundThrottling: false },
  })
  if (other) window.setBounds(other.bounds)
  window.once('ready-to-show', () => {
    window.showInactive()
    if (other) {
      window.setBounds(other.bounds)
      window.setFullScreen(true)
    }
  })
  reloadAfterCrash(window)
  void window.loadURL(displayAddress(show))
  return window
}

/** Pictures a second for a set that is shown them: each takes the thread that deals some nine milliseconds on a slow machine. */
const picturesPerSecond = 5

/**
 * The table display off screen, silent, as JPEGs of 1280×720 when something has changed: for TVs whose browser can't run its
 * page. Gives the way to end it.
 */
export const drawDisplay: DrawTv = drawn => {
  const [width, height] = [1280, 720]
  const window = new BrowserWindow({
    width,
    height,
    useContentSize: true,
    show: false,
    backgroundColor,
    webPreferences: { ...preferences(), backgroundThrottling: false, offscreen: true },
  })
  const { webContents } = window
  webContents.setAudioMuted(true)
  webContents.setFrameRate(picturesPerSecond)
  webContents.on('paint', (_event, _changed, image) => {
    const isLarger = image.getSize().width !== width
    drawn((isLarger ? image.resize({ width, height }) : image).toJPEG(80))
  })
  reloadAfterCrash(window)
  void window.loadURL(displayAddress({}))
  return () => window.destroy()
}

/** The display's address inside the app: the same page, by its hash. */
export function displayAddress({ url, table }: DisplayOf): string {
  const query = new URLSearchParams({
    ...(url === undefined ? {} : { host: url }),
    ...(table === undefined ? {} : { table }),
  })
  return `${appOrigin}/#/tv?${query}`
}

/** Reloads a page whose process crashed, but only a few times. */
function reloadAfterCrash(window: BrowserWindow): void {
  let last = -Infinity
  window.webContents.on('render-process-gone', (_event, details) => {
    if (details.reason === 'clean-exit' || window.isDestroyed() || performance.now() - last < 10_000) return
    last = performance.now()
    window.webContents.reload()
  })
}
