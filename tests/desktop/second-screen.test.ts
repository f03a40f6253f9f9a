import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Rectangle } from 'electron'
import { watchScreens } from '../../src-main/desktop/second-screen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const laptop = { id: 1, bounds: { x: 0, y: 0, width: 1440, height: 900 } }
const tv = { id: 2, bounds: { x: 1440, y: 0, width: 1920, height: 1080 } }

/** A desk with a laptop, and a TV that is plugged in and out. */
function desk({ hosting = true } = {}) {
  let plugged = [laptop]
  const heard = new Map<string, () => void>()
  const log: string[] = []
  type Window = ReturnType<typeof windowAt>
  let display: Window | undefined
  function windowAt(bounds: Rectangle, full: boolean) {
    const state = { bounds, full, minimized: false, closed: undefined as (() => void) | undefined }
    return {
      state,
      getBounds: () => state.bounds,
      setBounds: (box: Partial<Rectangle>) => void (state.bounds = { ...state.bounds, ...box }),
      isFullScreen: () => state.full,
      setFullScreen: (on: boolean) => void (state.full = on),
      isDestroyed: () => false,
      // The system tells that a window is gone without asking whether it may be closed.
      destroy: () => {
        log.push('gone')
        display = undefined
      },
      minimize: () => void (state.minimized = true),
      restore: () => void (state.minimized = false),
      on: (_: string, close: () => void) => void (state.closed = close),
    }
  }
  watchScreens(
    {
      on: (what: string, tell: () => void) => void heard.set(what, tell),
      getAllDisplays: () => plugged,
      getDisplayMatching: box => plugged.find(one => one.bounds.x === box.x) ?? laptop,
    },
    {
      display: () => display as never,
      main: () => laptop.bounds,
      isHosting: () => hosting,
      open: () => {
        log.push('open')
        display = windowAt(tv.bounds, true)
      },
    },
  )
  return {
    log,
    display: () => display,
    openByHand: () => (display = windowAt(tv.bounds, true)),
    close: () => {
      display?.state.closed?.()
      display = undefined
    },
    plug: () => {
      plugged = [laptop, tv]
      heard.get('display-added')!()
    },
    unplug: () => {
      plugged = [laptop]
      heard.get('display-removed')!()
    },
  }
}

it('a display opened by hand leaves full screen with its screen, covers nothing, and is back within three seconds', () => {
  const here = desk()
  here.plug()
  const window = here.openByHand()
  vi.advanceTimersByTime(3000)
  expect(here.log).toEqual([])
  here.unplug()
  expect(window.state).toMatchObject({ full: false, minimized: true })
  vi.advanceTimersByTime(60_000)
  here.plug()
  here.plug()
  vi.advanceTimersByTime(3000)
  expect(window.state).toMatchObject({ full: true, minimized: false, bounds: tv.bounds })
  expect(here.display()).toBe(window)
  expect(here.log).toEqual([])
})

it('one the system moves over the laptop a moment later steps aside as well', () => {
  const here = desk()
  here.plug()
  const window = here.openByHand()
  window.state.full = false
  here.unplug()
  Object.assign(window.state, { full: true, bounds: laptop.bounds })
  vi.advanceTimersByTime(1000)
  expect(window.state.full).toBe(false)
})

it('opens by itself once where others may come in, however often the screen says that it is there', () => {
  const here = desk()
  for (let i = 0; i < 3; i++) here.plug()
  vi.advanceTimersByTime(3000)
  here.plug()
  vi.advanceTimersByTime(3000)
  expect(here.log).toEqual(['open'])
  // Nobody opened it by hand: it is gone with its screen, and is opened again with the next.
  here.unplug()
  expect(here.display()).toBeUndefined()
  vi.advanceTimersByTime(3000)
  here.plug()
  here.plug()
  vi.advanceTimersByTime(3000)
  expect(here.log).toEqual(['open', 'gone', 'open'])
  expect(here.display()?.state.full).toBe(true)
})

it('whoever closed it is not asked again, and where nobody may come in nothing opens', () => {
  const here = desk()
  here.plug()
  vi.advanceTimersByTime(3000)
  here.close()
  here.unplug()
  here.plug()
  vi.advanceTimersByTime(3000)
  expect(here.log).toEqual(['open'])
  const alone = desk({ hosting: false })
  alone.plug()
  vi.advanceTimersByTime(3000)
  expect(alone.log).toEqual([])
})
