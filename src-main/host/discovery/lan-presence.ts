import type { Notice } from '../../../src-engine/protocol/desktop.ts'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'
import type { Advertiser } from './advertiser.ts'
import type { Beacon } from './beacon.ts'
import type { HostDoctor } from './host-doctor.ts'
import { lanInterfaces } from './interfaces.ts'
import { inTurn } from '../context/in-turn.ts'
import { urlOfAuthority, type Authority } from '../context/authority.ts'
import { appVersion } from '../context/version.ts'

interface How {
  readonly id: string
  /** The host's one port; `only` has it listen on just these addresses beside loopback, and gives those it could not have. */
  readonly listeners: {
    readonly port: number
    short(): readonly string[]
    only(addresses: readonly string[]): Promise<string[]>
  }
  readonly interfaces: readonly string[]
  readonly reachedBy: readonly Authority[]
  readonly onNotice: (notice: Notice) => void
  /** Called when the addresses have changed: the host was opened or closed, or its networks changed. */
  readonly onAddresses: (addresses: readonly string[], short: readonly string[]) => void
  readonly doctor: HostDoctor
}

export interface LanPresence {
  isOpen(): boolean
  /** Addresses others reach this host by, best first; none while it is closed. */
  addresses(): readonly string[]
  /** Those of them that answer without a port too. */
  short(): readonly string[]
  /** From now on this one of them is the first. */
  prefer(address: string): void
  /** Listens on the LAN and advertises. Gives the problem as a code, if there is one. */
  open(name: string): Promise<string | undefined>
  /** Announces itself again, after the machine has slept. */
  refresh(): Promise<void>
  /** Announces itself no longer, but who knows its address is still answered there. */
  hush(): Promise<void>
  /** Answers who knows its address, and announces nothing. */
  answer(): Promise<void>
  close(): Promise<void>
}

/** How often a host that is open looks for addresses that came or went: a network joined after the start. */
const lookMs = 2000

/** This machine's addresses on the interfaces chosen, best first. Throws as a code when a chosen one is not there. */
export function lanAddresses(interfaces: readonly string[]): string[] {
  return lanInterfaces(interfaces).map(one => one.address)
}

export function urlOf(address: string, port: number): string {
  return `http://${address}:${port}`
}

/** The host's presence on the LAN: its listeners there, its advertisement and its answers to apps that look for hosts. */
export function lanPresence({ id, listeners, interfaces, reachedBy, onNotice, onAddresses, doctor }: How): LanPresence {
  let here: readonly string[] = []
  let isOpen = false
  let looking: ReturnType<typeof setInterval> | undefined
  let advertiser: Advertiser | undefined
  let beacon: Beacon | undefined
  let called = ''
  let preferred = ''
  let published = '[[],[]]'

  const addresses = (): readonly string[] => {
    if (!isOpen) return []
    const outside = reachedBy.map(one => urlOfAuthority(one, listeners.port))
    const all = [...outside, ...here.map(address => urlOf(address, listeners.port))]
    return [...all.filter(one => one === preferred), ...all.filter(one => one !== preferred)]
  }
  const short = (): readonly string[] => {
    const own = listeners.short().map(address => urlOf(address, listeners.port))
    return addresses().filter(one => own.includes(one))
  }
  const tell = (): void => {
    const now = [addresses(), short()] as const
    if (JSON.stringify(now) !== published) onAddresses(...now)
    published = JSON.stringify(now)
  }

  /** Opening and closing run one after the other: if they overlapped, a closed host could stay open. */
  const turns = inTurn()
  const listen = async (): Promise<string[]> => {
    const wanted = lanAddresses(interfaces)
    const failed = await listeners.only(wanted)
    here = wanted.filter(one => !failed.includes(one))
    return failed
  }
  const announce = async (name: string): Promise<void> => {
    const { port } = listeners
    // Loaded here, so that a host that stays closed never loads mDNS, nor anything else that listens on the network.
    const { startAdvertiser } = await import('./advertiser.ts')
    const { startBeacon } = await import('./beacon.ts')
    called = name
    beacon = await startBeacon({ id, port, interfaces, asked: doctor.heard })
    advertiser = await startAdvertiser({
      id,
      name,
      version: appVersion,
      protocol: protocolVersion,
      port,
      interfaces,
      onNotice,
      heard: from => doctor.heard(from),
    })
  }
  const hush = async (): Promise<void> => {
    const saying = [advertiser, beacon]
    advertiser = undefined
    beacon = undefined
    await Promise.all(saying.map(one => one?.stop()))
  }
  /** After sleep: sockets that were open before it may hear nothing any more, though the network is the same. */
  const refresh = async (): Promise<void> => {
    if (!isOpen) return
    await hush()
    await announce(called)
    await listen()
    tell()
  }
  const quiet = async (): Promise<void> => {
    clearInterval(looking)
    looking = undefined
    isOpen = false
    await hush()
    tell()
  }
  const open = async (name: string): Promise<string | undefined> => {
    await quiet()
    try {
      const failed = await listen()
      if (failed.length > 0) {
        onNotice({
          id: 'address-taken',
          kind: 'warning',
          text: 'address-taken',
          params: { port: String(listeners.port), addresses: failed },
        })
      }
      doctor.opened()
      await announce(name)
    } catch (error) {
      await quiet()
      await listeners.only([])
      return error instanceof Error ? error.message : String(error)
    }
    isOpen = true
    tell()
    const look = async (): Promise<void> => {
      if (!isOpen) return
      await listen()
      tell()
    }
    looking = setInterval(() => void turns.do(look).catch(() => undefined), lookMs)
    looking.unref()
    if (here.length > 0) return undefined
    return 'no-network'
  }
  const close = async (): Promise<void> => {
    await quiet()
    await listeners.only([])
  }
  return {
    isOpen: () => isOpen,
    addresses,
    short,
    prefer: address => {
      preferred = address
      tell()
    },
    open: name => turns.do(() => open(name)),
    refresh: () => turns.do(refresh),
    hush: () => turns.do(quiet),
    answer: () => turns.do(async () => void (await listen())),
    close: () => turns.do(close),
  }
}
