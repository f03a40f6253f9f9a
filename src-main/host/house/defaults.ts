import { randomBytes } from 'node:crypto'
import { games } from '../../../src-engine/index.ts'
import { awakeClock } from './awake.ts'
import type { Tuning } from '../context/context.ts'

const awake = awakeClock(() => performance.now(), Date.now)

/** What a real host takes. */
export const defaults: Tuning = {
  games,
  graceMs: 15_000,
  botPace: [700, 1600],
  reaction: 1,
  heartbeatMs: 3000,
  // A page nobody looks at may speak once a minute.
  asleepMs: 90_000,
  emptyMs: 30 * 60_000,
  countdownMs: 3000,
  quorumMs: 20_000,
  drawMs: 8000,
  now: Date.now,
  steady: () => awake.now(),
  onWoken: tell => awake.onWoken(tell),
  quotas: {
    unadmitted: 64,
    guests: { address: 100, total: 600 },
    people: { burst: 100, minute: 30 },
    messages: { second: 400, burst: 2400 },
    thread: { second: 300, burst: 3000 },
    tables: { person: 4, address: 20, house: 128 },
    practice: { address: 100, total: 1000 },
  },
  careful: false,
  durable: true,
  through: disk => disk,
  draw: () => randomBytes(16).toString('hex'),
}
