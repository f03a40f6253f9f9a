import type { AnyGame } from '../../../src-engine/core/game.ts'
import type { Person } from '../../../src-engine/protocol/person.ts'
import type { HostCard } from '../../../src-engine/protocol/to-client.ts'
import type { Store } from '../../store/store.ts'
import type { BotPool } from '../workers/pool.ts'
import type { Client } from './client.ts'

/** What a test may set otherwise; a real host takes the defaults. */
export interface Tuning {
  readonly games: { readonly [id: string]: AnyGame }
  /** Milliseconds an absent person's seat waits before a bot sits in. */
  readonly graceMs: number
  /** A bot's pause before it plays in games with turns, in milliseconds. */
  readonly botPace: readonly [number, number]
  /** What a bot's time to react in real time is multiplied by. */
  readonly reaction: number
  /** How often dead connections are looked for, in milliseconds. */
  readonly heartbeatMs: number
  /** Games kept open with nobody at them, in milliseconds. */
  readonly emptyMs: number
  readonly now: () => number
  /** Durable writes off, for the bench that measures them apart. */
  readonly durable: boolean
  /** Only for tests that need the same deal twice. */
  readonly seed?: string
}

/** All that the tables of one host share. */
export interface House {
  readonly tuning: Tuning
  readonly store: Store
  readonly bots: BotPool
  /** A thread apart for looking through whole games, so that no bot waits behind it. */
  readonly reviewers: BotPool
  readonly clients: Set<Client>
  /** Everybody who said hello since the start, by id. */
  readonly people: Map<string, Person>
  card(): HostCard
  /** The lobby's list changed; it is sent a moment later, once for all changes of that moment. */
  lobbyChanged(): void
  /** Person-visible warning, for the desktop's notices. */
  warn(id: string, text: string): void
}
