import type { JsonObject } from '../core/json.ts'
import type { Diagnosis } from './join-doctor.ts'

/**
 * What a desktop window may ask of the app around it (`window.desktop`, put there by the preload
 * script; absent in a phone's browser, which is how the renderer knows where it runs).
 * Everything about tables and games goes over the WebSocket instead: the window is a client like any other.
 */
export interface Desktop {
  /** The app's version, e.g. `0.1.0`. */
  readonly version: string
  /** The host inside this app. It always runs; until `openToLan` it listens on loopback only (DESIGN, Finding and joining). */
  local(): Promise<LocalHost>
  /** The same, of a house of this machine's own: a new one where it gave its house away and all were told where that is. */
  ownHouse(): Promise<LocalHost>
  /** Listens on the LAN and advertises, as `ownHouse` does if need be. Resolves once reachable; `problem` is the code of what went wrong. */
  openToLan(how: { readonly name: string; readonly pin?: string }): Promise<LocalHost>
  /** Back to loopback only, with the goodbye sent. */
  closeToLan(): Promise<LocalHost>
  /** Makes a new house of this machine's, where its data folder was copied from another: nothing is lost but its id and certificate. */
  newHouse(): Promise<LocalHost>
  /** Hosts on the LAN as they come and go, this app's own left out. Calls back at once with what is known. Gives the way to stop. */
  onHosts(tell: (hosts: readonly FoundHost[]) => void): () => void
  /** Asks an address somebody typed (`192.168.1.20`, `192.168.1.20:4680`, `http://…`). */
  lookUp(address: string): Promise<FoundHost | { readonly problem: string; readonly params?: JsonObject }>
  /**
   * How to come to the house at this address (protocol/TLS.md). `other`: it is not the house of the first meeting, unless
   * the person says that it is (`trusted`); `gone`: it does not answer.
   */
  wayTo(url: string, trusted: boolean): Promise<WayToHouse>
  /** Asks every address of the networks this machine is on, a few a second, whether a host is there; `onSweep` tells how far. */
  sweep(): Promise<void>
  endSweep(): Promise<void>
  /** How that goes. Calls back at once with what is known. Gives the way to stop. */
  onSweep(tell: (sweep: Sweep) => void): () => void
  /** Why this app finds no host, from what it has seen and heard. */
  checkFinding(): Promise<Diagnosis<'app'>>
  /** Opens the table display on a second monitor, full screen if there is one, for a table at `url` (or whichever runs there). */
  openDisplay(where: { readonly url: string; readonly table?: string }): Promise<void>
  closeDisplay(): Promise<void>
  /** Notices about this machine: a database set aside, a port taken, mDNS unavailable. */
  onNotices(tell: (notices: readonly Notice[]) => void): () => void
  /** The app is about to quit with guests at its tables: ask, then `answerQuit`. */
  onQuitAsked(tell: (guests: number) => void): () => void
  answerQuit(quit: boolean): Promise<void>
  /** Asks where to save and writes the text there; false if the person cancelled, or why it could not be written. */
  saveFile(name: string, text: string): Promise<boolean | FileProblem>
  /** A file the person picked (or `undefined`), at most 64 MB of text, or why it cannot be had. */
  openFile(): Promise<OpenedFile | FileProblem | undefined>
  /** A replay or puzzle opened by double click or dropped on the app's icon. */
  onOpenedFile(tell: (file: OpenedFile) => void): () => void
  /** A `knockabout://` link was followed, and the host it names answers. */
  onLink(tell: (link: OpenedLink) => void): () => void
  /** Sets the texts of the app's own menu and dialogs; called again whenever the language of the page changes. */
  tellWords(words: DesktopWords): Promise<void>
  toggleFullScreen(): Promise<void>
  /** The house this window is a guest at is offered to this app: it asks the sender, and `onHouse` the person. */
  houseOffered(offer: HouseOffer): Promise<void>
  /** Takes the house over or not; `now`: whatever the sender says, who is gone for good; `leave`: a copy is kept here no longer. */
  answerHouse(answer: 'yes' | 'no' | 'now' | 'leave'): Promise<void>
  /** How it stands with a house that may come here. Calls back at once with what is known. Gives the way to stop. */
  onHouse(tell: (state: IncomingHouse) => void): () => void
  /** Writes what this page has stored to the disk now: who one is and what gets a seat back must outlive the app, however it ends. */
  flushStorage(): void
}

/** An offer of a house as its host told it to a page. `url`: `http://192.168.1.20:4680`. */
export interface HouseOffer {
  readonly url: string
  readonly offer: string
  readonly commitment: string
  readonly from: string
  /** Only a copy is to be kept here. */
  readonly copy?: true
}

/** How it stands with a house that may come to this app; `copy`: of one whose copy is kept here, or was to be. */
export type IncomingHouse =
  | { readonly at: 'idle'; readonly why?: string; readonly copy?: true }
  /** The person is asked; the sender's screen shows the same code. */
  | { readonly at: 'asked'; readonly from: string; readonly code: string; readonly copy?: true }
  /** A copy is kept here: on its way, with all that counts, the house's computer does not answer, or the disk here is full. */
  | { readonly at: 'keeping'; readonly from: string; readonly how: 'coming' | 'whole' | 'away' | 'no-room' }
  | { readonly at: 'arriving'; readonly from: string; readonly share: number }
  /** All of it is here, and the sender does not answer whose it is. */
  | { readonly at: 'waiting'; readonly from: string }
  | { readonly at: 'open'; readonly copy?: true }

/** The entries of the menu, by what they do. */
export const menuWords = [
  'edit',
  'undo',
  'redo',
  'cut',
  'copy',
  'paste',
  'selectAll',
  'view',
  'resetZoom',
  'zoomIn',
  'zoomOut',
  'togglefullscreen',
  'window',
  'minimize',
  'close',
  'quit',
] as const
/** Sentences for where no page can show them. */
export interface DesktopWords {
  readonly menu: { readonly [Entry in (typeof menuWords)[number]]: string }
  /** The question about quitting, should the page not put it. */
  readonly quit: { readonly message: string; readonly detail: string; readonly stay: string; readonly quit: string }
}

export interface LocalHost {
  readonly id: string
  readonly name: string
  /** `http://127.0.0.1:4680`: where this app's own windows find their host. */
  readonly url: string
  /** Proof for `hello` that this client sits at the host's own machine. */
  readonly ownerKey: string
  /** While open to the LAN: the addresses others reach it by, best first, e.g. `http://192.168.1.20:4680`. */
  readonly open: boolean
  readonly addresses: readonly string[]
  readonly pin?: string
  readonly problem?: string
  readonly params?: JsonObject
}

/** A host as another machine sees it: from mDNS, made sure of by asking `GET /info`. */
export interface FoundHost {
  readonly id: string
  readonly name: string
  readonly version: string
  readonly protocol: number
  /** `http://192.168.1.20:4680` */
  readonly url: string
  readonly pin: boolean
  /** Which start of a host answers there, and how often the house changed its machine. */
  readonly run?: string | undefined
  readonly epoch?: number | undefined
  /** Another machine has this house as well, since a data folder was copied: this app's own, or another of the list. */
  readonly copy?: true
  /** Which of an event's hosts it is. */
  readonly process?: string | undefined
  /** Desktop apps may come by TLS. */
  readonly tls?: true | undefined
  readonly tables: readonly TableSummary[]
  /** `quiet`: it missed an answer or two and may be gone; it is dropped after the third. */
  readonly state: 'here' | 'quiet'
}

/** What a house is told from others by that are found. */
export type AsFound = Pick<FoundHost, 'id' | 'run' | 'epoch' | 'process'>

export type WayToHouse = 'ws' | 'wss' | 'other' | 'gone'

/** A look at every address nearby. `never`: the app keeps to chosen interfaces, so this is not done at all. */
export interface Sweep {
  readonly state: 'never' | 'idle' | 'asking' | 'done'
  readonly asked: number
  readonly total: number
}

/** One line of the lobby's list, also in `GET /info`. */
export interface TableSummary {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly phase: 'lobby' | 'playing' | 'over'
  readonly seats: number
  readonly taken: number
  readonly watching: number
  /** Nobody new may sit down. */
  readonly locked?: true | undefined
  readonly host: string
}

export interface Notice {
  readonly id: string
  readonly kind: 'info' | 'warning' | 'error'
  /** The code of the notice, and what fills the blanks of its sentence. */
  readonly text: string
  readonly params?: JsonObject
}

/** Why a file could not be read or written: a code, and what goes into its sentence. */
export interface FileProblem {
  readonly problem: string
  readonly params: JsonObject
}

/** Where a followed link leads: a host that answers, and one of its tables if the link names one. */
export interface OpenedLink {
  readonly url: string
  readonly table?: string
}

export interface OpenedFile {
  readonly name: string
  readonly text: string
}
