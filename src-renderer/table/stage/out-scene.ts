import type { Seat } from '../../../src-engine/core/game.ts'
import type { FormatView, SeatStanding } from '../../../src-engine/formats/index.ts'
import type { Arrived, Scene } from './scene.ts'

/** Players are out for good: every game's screens stamp it over the table (`OutScene`). */
export interface OutShown {
  readonly at: 'out'
  readonly seats: readonly Seat[]
}

/** Whether this is the moment somebody goes out, which the frame draws for every game alike. */
export function isOutShown(scene: unknown): scene is OutShown {
  return typeof scene === 'object' && scene !== null && 'at' in scene && scene.at === 'out'
}

/** Milliseconds for a look, and to read each name. */
export function outMs(names: number): number {
  return Math.min(5000, 2000 + 260 * names)
}

type View = { readonly seats: { readonly [seat: Seat]: SeatStanding }; readonly life: FormatView['life'] }
type Event = { readonly type: string; readonly seat?: unknown }

/** Of a game in a format: who goes out, while all else is as it was; how the game ends and what comes next is told after it. */
export function outScenes<V extends View, E extends Event>({
  before,
  after,
  events,
}: Arrived<V, E>): readonly Scene<V, E, OutShown>[] {
  const last = events.findLastIndex(event => event.type === 'knocked-out')
  if (last < 0) return []
  const tells = events.slice(0, last + 1)
  const seats = tells.flatMap(event => (event.type === 'knocked-out' ? String(event.seat) : []))
  const gone = Object.fromEntries(
    seats.flatMap(seat => (after.seats[seat] === undefined ? [] : [[seat, after.seats[seat]]])),
  )
  const view = { ...before, life: after.life, seats: { ...before.seats, ...gone } }
  return [{ shown: { at: 'out', seats }, view, tells, ms: outMs(seats.length), leastMs: outMs(seats.length) }]
}
