import type { Seat } from '../../../src-engine/core/game.ts'
import type { WinChance } from '../../../src-engine/core/odds.ts'

/** Something worth saying of how the chances stand: whose they are, what they were when last spoken of, and what they are. */
export interface Remark {
  readonly kind: 'favourite' | 'up' | 'down'
  readonly seats: readonly Seat[]
  readonly before: number
  readonly now: number
}

/** A change by so much is worth a word; of a new favourite, a lead of so much. */
const muchChange = 0.2
const clearLead = 0.05

/** What is worth saying after the chances changed from what they were when last spoken of; nothing of the first. */
export function remarkOn(before: readonly WinChance[], now: readonly WinChance[]): Remark | undefined {
  const was = new Map(before.map(one => [one.seats.join(), one.chance]))
  const changes = now.flatMap(({ seats, chance }) => {
    const then = was.get(seats.join())
    return then === undefined ? [] : [{ seats, before: then, now: chance }]
  })
  const [best, second] = now.toSorted((a, b) => b.chance - a.chance)
  const [wasBest] = before.toSorted((a, b) => b.chance - a.chance)
  const [most] = changes.toSorted((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before))
  if (best === undefined || second === undefined || wasBest === undefined || most === undefined) return undefined
  const leads = best.seats.join() !== wasBest.seats.join() && best.chance - second.chance >= clearLead
  const rise = changes.find(one => one.seats.join() === best.seats.join())
  if (leads && rise !== undefined && rise.now > rise.before + clearLead) return { kind: 'favourite', ...rise }
  if (Math.abs(most.now - most.before) < muchChange) return undefined
  return { kind: most.now > most.before ? 'up' : 'down', ...most }
}

/** What is left of a remark once the chances moved on: with today's figure while it still holds, else nothing. */
export function stillHolds(remark: Remark, now: readonly WinChance[]): Remark | undefined {
  const [best] = now.toSorted((a, b) => b.chance - a.chance)
  const key = remark.seats.join()
  const own = now.find(one => one.seats.join() === key)
  if (own === undefined) return undefined
  const change = (own.chance - remark.before) * (remark.kind === 'down' ? -1 : 1)
  const holds = remark.kind === 'favourite' ? best === own : change >= muchChange / 2
  return holds ? { ...remark, now: own.chance } : undefined
}

/** How much a table matters beside any other: the closer it is between the best two, and the fewer are left of those who began. */
export function mattersBy(chances: readonly WinChance[], began: number): number {
  const [best, second] = chances.toSorted((a, b) => b.chance - a.chance)
  if (best === undefined || second === undefined || began < 2) return 1
  const left = chances.reduce((sum, { seats }) => sum + seats.length, 0)
  return 1 + (second.chance / best.chance) * (0.5 + (began - left) / began)
}
