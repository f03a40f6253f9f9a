import type { BrowserWindow, Screen } from 'electron'

/** Milliseconds a screen needs until the system has found its place for it. */
const settleMs = 1500

/**
 * Opens the display by itself on a screen that is plugged in while this machine has a table to show, and closes it once the
 * screen it filled is gone: it would cover the window its person plays in. Whoever closed it that day is not asked again.
 */
export function watchScreens(
  screen: Pick<Screen, 'on' | 'getAllDisplays'>,
  how: {
    readonly display: () => BrowserWindow | undefined
    /** Others may come in, so there is something to show. */
    readonly isHosting: () => boolean
    readonly open: () => void
  },
): void {
  let opened: BrowserWindow | undefined
  let isUnwanted = false
  screen.on('display-added', () => {
    setTimeout(() => {
      if (isUnwanted || how.display() !== undefined || !how.isHosting() || screen.getAllDisplays().length < 2) return
      how.open()
      opened = how.display()
      const window = opened
      window?.on('close', () => (isUnwanted ||= screen.getAllDisplays().length > 1))
    }, settleMs)
  })
  screen.on('display-removed', () => {
    if (opened !== undefined && opened === how.display() && screen.getAllDisplays().length < 2) opened.destroy()
    opened = undefined
  })
}
