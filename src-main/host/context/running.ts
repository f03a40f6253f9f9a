import type { Diagnosis } from '../../../src-engine/protocol/join-doctor.ts'
import type { AsFound, LocalHost, Notice } from '../../../src-engine/protocol/desktop.ts'
import type { KeptHouse } from '../../store/shelf.ts'
import type { Authority } from './authority.ts'

/**
 * Draws what `/tv` shows, as long as somebody looks, and gives each new picture as a JPEG. What it gives back ends that.
 * Only a machine that has a browser of its own can: the desktop app.
 */
export type DrawTv = (drawn: (jpeg: Buffer) => void) => () => void

/** What starts a host: the same for the desktop app and for `npm run host`. */
export interface HostOptions {
  /** The port to try first (default 4680). A taken one moves on to the next, up to ten, then to any. */
  readonly port: number
  /** Listened on too, on each address of the LAN where the system lets us, so that nobody has to type a port; nothing = not tried. */
  readonly shortPort?: number
  readonly name: string
  /** The folder for the database; made if it is missing. */
  readonly data: string
  readonly pin?: string
  /** Interface names or addresses to listen on, advertise and look at; empty = all. `KNOCKABOUT_INTERFACES`, comma-separated, says the same. */
  readonly interfaces: readonly string[]
  /**
   * Names and addresses others reach this host by where they are not its own, with a port where it is another one: behind
   * a container's published port, or by a name of the router's. Shown first, and let in as our own are.
   */
  readonly reachedBy?: readonly Authority[]
  /** Folder of the built renderer (`index.html` within), served at `/`, `/tv`. */
  readonly app: string
  /** Draws `/tv` for sets that can't; nothing = no picture. */
  readonly drawTv?: DrawTv
  /** Where newer versions are announced (`updates.ts`); nothing = no look for updates. */
  readonly updates?: string
  /** Where houses on their way lie, if not in `data` itself; and those this machine gave away before. */
  readonly shelf?: string
  readonly given?: readonly KeptHouse[]
  /** Words that a standby of this house says as well; without them there is none. */
  readonly standbyKey?: string
  /** The owner says that the standby there was is gone for good. */
  readonly alone?: boolean
  /** The Redis of an event: with others there this host forms one house (event/EVENT.md). */
  readonly redis?: string
  /** Plays wait for the disk before anybody sees them, as everything else does. */
  readonly careful?: boolean
  /** Listen on the LAN and advertise from the start (`npm run host`); the desktop app starts with loopback only. */
  readonly open: boolean
}

/** A host that runs. Made by `startHost(options)` in `host.ts`. */
export interface RunningHost {
  readonly id: string
  readonly port: number
  local(): LocalHost
  /** Listens on the LAN and advertises; resolves when it does, or with `problem` in plain words. */
  openToLan(how: { readonly name: string; readonly pin?: string }): Promise<LocalHost>
  closeToLan(): Promise<LocalHost>
  /** The house as those find it who look for houses; nothing where another machine has it. */
  asFound(): AsFound | undefined
  /** The machine has slept: what listens and announces on the network starts again. */
  woken(): Promise<void>
  /** The cause why nobody comes, as far as it can be seen from here. */
  whyNobodyComes(): Promise<Diagnosis<'host'>>
  /** People (not bots, not the owner's own windows) connected to a table now. */
  guests(): number
  /** Told at once and on every change. Gives the way to stop. */
  onNotices(tell: (notices: readonly Notice[]) => void): () => void
  /** Says goodbye on the LAN, closes sockets, finishes writing. */
  stop(): Promise<void>
}
