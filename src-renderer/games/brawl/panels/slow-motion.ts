import type { BrawlEvent } from '../../../../src-engine/brawl/events.ts'
import type { Seat } from '../../../../src-engine/core/game.ts'
import { formatNumber, t } from '../../../words/index.ts'
import type { Frame } from './use-history.ts'

/** The whole replay lasts no longer than this, in milliseconds, the look at its last picture included. */
export const longestReplayMs = 12_000
const lastLookMs = 1500
const slowdown = 4
/** No pause in the replay is longer than this of the original. */
const longestGapMs = 600

/** What changes nobody's row, and has no sentence. */
const unseen: ReadonlySet<BrawlEvent['type']> = new Set(['draw', 'take', 'discard'])

/** The pictures in which something is seen to happen, and the first and the last: nobody looks at a row that lies still. */
export function seenFrames(frames: readonly Frame[]): readonly Frame[] {
  const last = frames.length - 1
  return frames.filter(({ events }, at) => at === 0 || at === last || events.some(event => !unseen.has(event.type)))
}

/** So long before the end, in seconds. A clock tells tenths of a millisecond: what reads as nought has no sign. */
export function clockText(milliseconds: number): string {
  const whole = Math.abs(Math.round(milliseconds))
  const seconds = t('brawl.photo.seconds', { time: formatNumber(whole / 1000, 3, 3) })
  return whole === 0 ? seconds : `−${seconds}`
}

/** How long each picture stands, in milliseconds: four times as long as it did, or less where that would take too long. */
export function frameDurationsMs(frames: readonly Frame[]): readonly number[] {
  const gaps = frames.slice(1).map((next, at) => Math.min(longestGapMs, next.at - frames[at]!.at) * slowdown)
  const whole = gaps.reduce((sum, gap) => sum + gap, 0)
  const squeeze = Math.min(1, (longestReplayMs - lastLookMs) / Math.max(1, whole))
  return [...gaps.map(gap => gap * squeeze), lastLookMs]
}

/** Two people at the same Base within so many milliseconds: one was nearly too late. */
const nearMs = 400
export interface NearMiss {
  /** Which of the frames it happened in. */
  readonly frame: number
  readonly first: Seat
  readonly second: Seat
  readonly apart: number
}

/** Where one was only just before another, by this screen's clock. */
export function nearMisses(frames: readonly Frame[]): readonly NearMiss[] {
  const found: NearMiss[] = []
  const last = new Map<string, { readonly by: Seat; readonly at: number }>()
  frames.forEach(({ at, events }, frame) => {
    for (const event of events) {
      if (!('id' in event) || !('by' in event)) continue
      const key = `${event.zone} ${event.id}`
      const before = last.get(key)
      const apart = before === undefined ? nearMs : at - before.at
      if (before !== undefined && before.by !== event.by && apart > 0 && apart < nearMs)
        found.push({ frame, first: before.by, second: event.by, apart: Math.round(apart) })
      last.set(key, { by: event.by, at })
    }
  })
  return found
}
