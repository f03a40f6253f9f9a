import type { EventLogAnswer } from '../../../src-engine/protocol/asks.ts'
import type { GameEvent, Seat } from '../../../src-engine/core/game.ts'

/** What a game's events tell of lives. Written as methods, for games of all types. */
export interface LifeEvents<Event = GameEvent> {
  /** The event that begins what lives are drawn over: a hand, a turn. */
  readonly step: Event extends { readonly type: infer Type } ? Type : never
  /** Whose life it changes, from what to what. */
  change(event: Event): { readonly seat: Seat; readonly from: number; readonly to: number } | undefined
  /** Who goes out by it. */
  out(event: Event): Seat | undefined
}

/** A seat's lives at the start and after each hand or turn, up to where it went out. */
export interface LifeLine {
  readonly seat: Seat
  readonly lives: readonly number[]
  readonly out: boolean
}

/** The lives of everybody in a finished game; none where nobody's changed, as in a game without lives. */
export function lifeLines(log: Pick<EventLogAnswer, 'seats' | 'events'>, reads: LifeEvents): readonly LifeLine[] {
  const events = log.events.map(one => one.event)
  const changes = events.flatMap(event => reads.change(event) ?? [])
  if (changes.length === 0) return []
  // Whose life never changed began with as much as the others.
  const most = Math.max(...changes.map(one => one.from))
  const now = new Map(log.seats.map(seat => [seat, changes.find(one => one.seat === seat)?.from ?? most]))
  const lines = new Map(log.seats.map(seat => [seat, [now.get(seat)!]]))
  const out = new Set<Seat>()
  let begun = false
  const stepOver = (): void => {
    for (const [seat, lives] of lines) if (!out.has(seat)) lives.push(now.get(seat)!)
  }
  for (const event of events) {
    if (event.type === reads.step) {
      if (begun) stepOver()
      begun = true
    }
    const change = reads.change(event)
    if (change !== undefined) now.set(change.seat, change.to)
    const gone = reads.out(event)
    if (gone === undefined || out.has(gone)) continue
    lines.get(gone)?.push(now.get(gone) ?? 0)
    out.add(gone)
  }
  stepOver()
  return log.seats.map(seat => ({ seat, lives: lines.get(seat)!, out: out.has(seat) }))
}

/** Who knocked out whom, by the game's own account, in that order; of most games of cards nobody did. */
export function knockOuts(
  log: Pick<EventLogAnswer, 'events'>,
): readonly { readonly by: Seat; readonly seats: readonly Seat[] }[] {
  const byWhom = new Map<Seat, Seat[]>()
  for (const { event } of log.events) {
    if (event.type !== 'knocked-out' || typeof event['by'] !== 'string') continue
    byWhom.set(event['by'], [...(byWhom.get(event['by']) ?? []), String(event['seat'])])
  }
  return [...byWhom].map(([by, seats]) => ({ by, seats }))
}
