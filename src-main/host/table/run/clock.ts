import type { Viewer } from '../../../../src-engine/core/game.ts'
import type { Bell } from '../model/timers.ts'
import type { Live } from './live.ts'

/** A bell that hangs. */
export interface Hung {
  readonly bell: Bell
  /** Milliseconds it had left at `from`, by the house's clock; it stands still where there is no `from`. */
  left: number
  from: number | undefined
  timer: ReturnType<typeof setTimeout> | undefined
  /** It rang, and what it says is on its way. */
  rung: boolean
}

/** Hangs what is new, takes down what is no more, and lets run or stand still what stays. */
export function hang(live: Live, bells: readonly Bell[], restart: readonly string[]): void {
  const { clock } = live
  const keys = new Set(bells.map(bell => bell.key))
  for (const key of clock.keys()) if (!keys.has(key) || restart.includes(key)) takeDown(live, key)
  const now = live.house.tuning.steady()
  for (const bell of bells) {
    const before = clock.get(bell.key)
    const left = before === undefined ? bell.after : leftOf(before, now)
    clearTimeout(before?.timer)
    const hung: Hung = { bell, left, from: bell.runs ? now : undefined, timer: undefined, rung: before?.rung ?? false }
    clock.set(bell.key, hung)
    if (!bell.runs || bell.say === undefined || hung.rung) continue
    hung.timer = setTimeout(() => {
      ring(live, bell.key)
    }, left + 1)
    hung.timer.unref()
  }
}

function takeDown(live: Live, key: string): void {
  clearTimeout(live.clock.get(key)?.timer)
  live.clock.delete(key)
}

function leftOf({ left, from }: Hung, now: number): number {
  return from === undefined ? left : Math.max(0, left - (now - from))
}

function ring(live: Live, key: string): void {
  const hung = live.clock.get(key)
  const say = hung?.bell.say
  if (hung === undefined || say === undefined) return
  hung.timer = undefined
  // The seat's play came in time and is on its way to the disk, or waits for one that is: its time has not run out.
  if (say.do === 'timeout' && isHeard(live, say.seat)) return
  hung.rung = true
  live.submit({
    act: say,
    settled: () => {
      const now = live.clock.get(key)
      if (now !== undefined) now.rung = false
    },
  })
}

function isHeard(live: Live, seat: string): boolean {
  const entries = [...(live.writing?.accepted.map(({ entry }) => entry) ?? []), ...live.queue]
  return entries.some(({ act }) => act.do === 'act' && act.seat === seat)
}

/**
 * Milliseconds left of the turn timer: this viewer's own, where they are to act; else of those waited for whichever runs
 * out first. Nothing while it stands still.
 */
export function clockOf(live: Live, viewer: Viewer): number | undefined {
  if (live.table.timer === 0) return undefined
  const now = live.house.tuning.steady()
  const running = [...live.clock].filter(([key, hung]) => hung.from !== undefined && key.startsWith('turn '))
  if (running.length === 0) return undefined
  const own = running.filter(([key]) => key === `turn ${viewer}`)
  return Math.round(Math.min(...(own.length > 0 ? own : running).map(([, hung]) => leftOf(hung, now))))
}

/** Milliseconds since the last device left the table; nothing while one follows it. */
export function emptyFor(live: Live): number | undefined {
  const hung = live.clock.get('empty')
  return hung === undefined ? undefined : hung.bell.after - leftOf(hung, live.house.tuning.steady())
}
