import type { AnyGame } from '../../../src-engine/core/game.ts'
import type { Coded } from '../../../src-engine/core/coded.ts'
import type { Person } from '../../../src-engine/protocol/person.ts'
import type { HostCard } from '../../../src-engine/protocol/to-client.ts'
import type { Disk } from '../../store/disk.ts'
import type { Store } from '../../store/store.ts'
import type { Pool } from './worker-tasks.ts'
import type { Client } from './client.ts'
import type { JoinDoctor } from './join-doctor.ts'
import type { Journal } from './journal.ts'
import type { SeatCodes } from './seat-codes.ts'

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
  /** A page that says it is there and then says nothing for so many milliseconds sleeps: its line is ended. */
  readonly asleepMs: number
  /** Games kept open with nobody at them, in milliseconds. */
  readonly emptyMs: number
  /** From where all are ready at a game in real time that was stopped to where it goes on, in milliseconds. */
  readonly countdownMs: number
  /** From where enough are ready and the host is away to where the game begins, in milliseconds. */
  readonly quorumMs: number
  /** How long a device has to add its part to a seed that is drawn together, in milliseconds. */
  readonly drawMs: number
  /** The date, for what is kept; it may be set back. */
  readonly now: () => number
  /** Milliseconds that only ever go on, and only while the machine is awake, for limits and locks. */
  readonly steady: () => number
  /** Calls this after each sleep of the machine, until what it gives back is called. */
  readonly onWoken: (tell: () => void) => () => void
  /** What one address may take of the house. */
  readonly quotas: Quotas
  /** Plays wait for the disk too, as everything else does. */
  readonly careful: boolean
  /** Durable writes off, for the bench that measures them apart. */
  readonly durable: boolean
  /** Stands between the house and its disk: one that is slow, or fails on demand. */
  readonly through: (disk: Disk) => Disk
  /** For a host with a feed: milliseconds until newer versions are first looked for, between looks, and until another try where a game is on. */
  readonly updates?: { readonly first: number; readonly every: number; readonly again: number }
  /** How a host of an event stays known (event/pulse.ts). */
  readonly event?: { readonly [Time in 'leaseMs' | 'beatMs' | 'awayMs' | 'silentMs']?: number }
  /** Thirty-two hex digits nobody can predict: the seed of a deal, a lot, the chance a bot thinks with. */
  readonly draw: () => string
}

/** What one address and everybody together may have, with room for a family behind one router. */
export interface Quotas {
  /** Connections that have not said hello yet, in the whole house. */
  readonly unadmitted: number
  /** Connections that have, from one address and in the whole house. */
  readonly guests: { readonly address: number; readonly total: number }
  /** People made for those who bring no token, from one address: at once after a rest, and a minute for long. */
  readonly people: { readonly burst: number; readonly minute: number }
  /** Messages of all who come from one address, a second for long and at once after a rest; one client has its own limit. */
  readonly messages: { readonly second: number; readonly burst: number }
  /** Milliseconds of the thread that deals that one address may use, a second for long and at once after a rest. */
  readonly thread: { readonly second: number; readonly burst: number }
  /** Tables that are there: opened by one person, from one address, and of the whole house. */
  readonly tables: { readonly person: number; readonly address: number; readonly house: number }
  /** Archived practice: of those opened from one address since the start, and of the whole house. */
  readonly practice: { readonly address: number; readonly total: number }
}

/** The house on its way to another machine, and gone there. */
export interface HouseMove {
  /** No table takes anything, and nobody is let in: what comes waits. */
  isHalted: boolean
  /** Where it is now, and what the tickets there are signed with. */
  moved?: { readonly house: string; readonly to: readonly string[]; readonly sign: string }
  /** The same of the house that was here before, until this one is opened; where it is the other machine has yet to say. */
  redirect?: Omit<NonNullable<HouseMove['moved']>, 'to'> & {
    readonly offer: string
    readonly to?: readonly string[] | undefined
  }
}

/** All that the tables of one host share. */
export interface HostContext {
  readonly tuning: Tuning
  readonly store: Store
  readonly workers: Pool
  /** The data folder. */
  readonly data: string
  /** Where newer versions are announced; nothing = no look for updates. */
  readonly feed: string | undefined
  readonly journal: Journal
  readonly clients: Set<Client>
  /** Those who said hello, as far as they are remembered (gateway/sessions.ts), by id. */
  readonly people: Map<string, Person>
  /** Those of them who did nothing yet and are not on disk, each with the hash of their token. */
  readonly strangers: Map<string, string>
  /** By who hosts: whom they sent away at a table and have not let back since. They keep off that person's next tables too. */
  readonly sentAway: Map<string, readonly { readonly person: string; readonly name: string }[]>
  /** Codes that take somebody's seats to another device. */
  readonly seatCodes: SeatCodes
  readonly move: HouseMove
  /** Since when the disk fails everybody has heard it; the next write that is kept ends that. */
  readonly disk: { isFailing: boolean }
  card(): HostCard
  readonly doctor: JoinDoctor
  /** From now on this one of our addresses is shown first. */
  showAddress(address: string): void
  /** The lobby's list changed; it is sent a moment later, once for all changes of that moment. */
  lobbyChanged(): void
  /** The language each of them reads, as far as they said. */
  readonly languages: Map<string, string>
  /** Person-visible warning, for the desktop's notices. */
  warn(id: string, what: Coded): void
}
