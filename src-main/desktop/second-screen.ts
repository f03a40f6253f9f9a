import type { BrowserWindow, Display, Rectangle } from 'electron'

/** Milliseconds a screen needs until the system has found its place for it, and moved windows off one that is gone. */
const settleMs = 1500
const movedMs = 300

type ShownWindow = Pick<
  BrowserWindow,
  | 'getBounds'
  | 'setBounds'
  | 'isFullScreen'
  | 'setFullScreen'
  | 'isDestroyed'
  | 'destroy'
  | 'minimize'
  | 'restore'
  | 'on'
>

/** The screens there are, and where windows lie on them. */
interface Screens {
  on(what: 'display-added', heard: () => void): unknown
  on(what: 'display-removed', heard: () => void): unknown
  getAllDisplays(): readonly Pick<Display, 'id' | 'bounds'>[]
  getDisplayMatching(box: Rectangle): Pick<Display, 'id'>
}

/**
 * The display follows its screen. It opens by itself on one that is plugged in while this machine has a table to show, and is
 * gone with it. One opened by hand leaves full screen and steps aside once the screen it filled is gone, as it would cover the
 * window its person plays in; with the next screen it is back there, with what it showed. Never twice, however often a screen
 * that is switched on says so. Whoever closed one that had opened by itself is not asked again.
 */
export function watchScreens(
  screen: Screens,
  how: {
    readonly display: () => ShownWindow | undefined
    /** Where the window lies that its person plays in. */
    readonly main: () => Rectangle | undefined
    /** Others may come in, so there is something to show. */
    readonly isHosting: () => boolean
    readonly open: () => void
  },
): void {
  let aside: ShownWindow | undefined
  let openedByItself: ShownWindow | undefined
  let isUnwanted = false
  let settling: ReturnType<typeof setTimeout> | undefined

  const ownScreen = (): number | undefined => {
    const main = how.main()
    return main && screen.getDisplayMatching(main).id
  }
  const other = (): Pick<Display, 'id' | 'bounds'> | undefined => {
    const own = ownScreen()
    return screen.getAllDisplays().find(({ id }) => id !== own)
  }

  function stepAside(): void {
    const window = how.display()
    if (window === undefined || window.isDestroyed()) return
    const isAlone = other() === undefined
    if (isAlone && window === openedByItself) return window.destroy()
    if (!window.isFullScreen()) return
    if (!isAlone && screen.getDisplayMatching(window.getBounds()).id !== ownScreen()) return
    aside = window
    window.setFullScreen(false)
    window.minimize()
  }

  function comeBack(): void {
    const at = other()
    if (at === undefined) return
    const window = how.display()
    if (window !== undefined) {
      if (window !== aside || window.isDestroyed()) return
      aside = undefined
      window.restore()
      window.setBounds(at.bounds)
      window.setFullScreen(true)
      return
    }
    if (isUnwanted || !how.isHosting()) return
    how.open()
    openedByItself = how.display()
    openedByItself?.on('close', () => (isUnwanted ||= other() !== undefined))
  }

  screen.on('display-removed', () => {
    clearTimeout(settling)
    stepAside()
    // Some systems move it to the screen that is left only after they have said that the other is gone.
    settling = setTimeout(stepAside, movedMs)
  })
  screen.on('display-added', () => {
    clearTimeout(settling)
    settling = setTimeout(comeBack, settleMs)
  })
}
