import type { Bonjour, Browser, Service } from 'bonjour-service'
import type { AsFound, FoundHost, Notice } from '../../../src-engine/protocol/desktop.ts'
import { serviceType } from '../../../src-engine/protocol/version.ts'
import type { BeaconAnswer } from './beacon-packet.ts'
import { beaconSearch, type BeaconSearch } from './beacon-search.ts'
import { sweep, sweepAddresses } from './sweep.ts'
import { watchInterfaces } from './watch-interfaces.ts'
import { heardMachines } from './heard-machines.ts'
import { reaches } from './interfaces.ts'
import type { KeptHosts } from './kept-hosts.ts'
import { knownHost, type KnownHost } from './known-host.ts'
import { goodbye, multicastOn } from './multicast.ts'

/** Finds the hosts of the LAN. A host is listed once its `/info` has answered with its id. */
export interface HostFinder {
  /** Tells at once what is known, then at every change. Gives the way to stop. */
  onHosts(tell: (hosts: readonly FoundHost[]) => void): () => void
  /** Looks again at once: after waking up, or when a person asks. */
  refresh(): void
  /** What the join doctor goes by. */
  evidence(): Evidence
  /** Every address at which a host of this id was said to be, whether it answers or not; the newest last. */
  addressesOf(id: string): readonly string[]
  /** Lists a host that answered where a person typed, and keeps that for the next start. */
  meet(host: FoundHost): void
  /**
   * Asks every address nearby, at a person's wish. Resolves at the end, or soon after it is called off. Never where the app
   * keeps to chosen interfaces.
   */
  sweep(progress: (asked: number, total: number) => void, signal: AbortSignal): Promise<void>
  stop(): Promise<void>
}

export interface Evidence {
  /** Hosts listed, and those of them that were heard announcing themselves. */
  readonly found: number
  readonly announced: number
  /** Other machines heard of by multicast or broadcast. */
  readonly heard: number
  /** The address of a host that announces itself now and does not answer there. */
  readonly unreached?: string
}

export interface FinderSetting {
  /** Interface names or addresses; empty = all. */
  readonly interfaces: readonly string[]
  /** This app's own house, which is not listed; nothing where another machine has it. */
  readonly own?: () => AsFound | undefined
  /** The one house that is looked for; without it every one. */
  readonly only?: string
  readonly onNotice: (notice: Notice) => void
  /** The hosts met before, which are asked at once. */
  readonly kept?: KeptHosts
  /** Milliseconds until an interface is tried again where the port of mDNS was taken. */
  readonly retryAfterMs?: number
}

/** Often at first, so that a host is listed within two seconds; then as often as a new one should be noticed. */
const askAtMs = [0, 250, 600, 1200, 2500]
const askEveryMs = 5000
/** Hosts kept track of at once; beyond that a new one replaces one that does not answer, or is ignored. */
const mostHosts = 64
/** A host that was heard within so many milliseconds is still there: it is asked to speak this often and twice. */
const lateMs = 2 * askEveryMs + 2000

export function startFinder(setting: FinderSetting): HostFinder {
  const limited = setting.interfaces.length > 0
  const listeners = new Set<(hosts: readonly FoundHost[]) => void>()
  const known = new Map<string, KnownHost>()
  /** The mDNS name each was last announced by. */
  const names = new Map<string, string>()
  const heard = heardMachines()
  const announced = new Set<string>()
  let stopped = false
  let timers: ReturnType<typeof setTimeout>[] = []

  const hosts = (): FoundHost[] =>
    [...known.values()].flatMap(one => one.found()).sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  const tell = (): void => {
    const now = hosts()
    // Of copies one is enough: where the other is will be heard.
    for (const one of known.values()) {
      const [first] = one.found()
      if (first?.state === 'here') setting.kept?.answered(first.id, first.url)
    }
    for (const listener of listeners) listener(now)
  }

  /** One id is one house, whatever the way it was heard of. Nothing for one that is not listed. */
  const trackOf = (id: string): KnownHost | undefined => {
    if (stopped || (setting.only !== undefined && id !== setting.only)) return undefined
    const there = known.get(id)
    if (there !== undefined) return there
    if (known.size >= mostHosts && !makeRoom()) return undefined
    const host = knownHost({
      id,
      onChange: tell,
      onLost: () => forget(id),
      ...(setting.own === undefined ? {} : { own: setting.own }),
    })
    known.set(id, host)
    return host
  }
  const heardOf = (id: string, addresses: readonly (string | undefined)[], port: number): KnownHost | undefined => {
    const host = trackOf(id)
    for (const address of addresses) {
      if (address !== undefined && reaches(each.interfaces(), address)) host?.mayBeAt(`http://${address}:${port}`)
    }
    return host
  }
  /** Where it was before, or a person typed: beyond the own subnets too, unless the app keeps to chosen interfaces. */
  const isAt = ({ id, url }: { readonly id: string; readonly url: string }): void => {
    if (limited && !reaches(each.interfaces(), new URL(url).hostname)) return
    trackOf(id)?.mayBeAt(url)
  }
  const askKept = (): void => {
    for (const one of setting.kept?.list() ?? []) isAt(one)
  }
  const met = (service: Service): void => {
    const id = idOf(service)
    // The address the answer came from certainly works; the others are only what the host says.
    const addresses = [service.referer?.address, ...(service.addresses ?? [])]
    if (id === undefined || heardOf(id, addresses, service.port) === undefined) return
    announced.add(id)
    names.set(id, service.fqdn)
  }
  const answered = ({ id, port, at, gone }: BeaconAnswer, from: string): void => {
    if (gone) return known.get(id)?.saidGoodbye()
    const addresses = from.includes(':') ? at : [from]
    for (const address of addresses) heard.note(address, true)
    if (heardOf(id, addresses, port) !== undefined) announced.add(id)
  }
  /** Hosts that are there, and that something keeps us from. */
  const unreached = (): readonly (readonly [id: string, address: string])[] =>
    [...known.values()].flatMap(one =>
      one.silentAt().flatMap(origin => {
        const { hostname } = new URL(origin)
        return heard.announcedWithin(hostname, lateMs) ? [[one.id, hostname] as const] : []
      }),
    )
  const left = (service: Service): void => {
    // A goodbye is for a name. If two hosts share one, the browser only knows the host it heard last.
    for (const [id, name] of names) if (name === service.fqdn) known.get(id)?.saidGoodbye()
  }
  /** Neither asked nor listed any more until it is announced again. */
  const forget = (id: string): void => {
    known.get(id)?.stop()
    known.delete(id)
    names.delete(id)
    announced.delete(id)
    for (const { browser } of each.running()) {
      for (const service of browser.services.filter(one => idOf(one) === id)) drop(browser, service)
    }
  }
  const makeRoom = (): boolean => {
    const silent = [...known.values()].find(one => one.found().length === 0)
    if (silent !== undefined) forget(silent.id)
    return silent !== undefined
  }
  const each = watchInterfaces<{ readonly bonjour: Bonjour; readonly browser: Browser }>({
    wanted: setting.interfaces,
    ...(setting.retryAfterMs === undefined ? {} : { retryAfterMs: setting.retryAfterMs }),
    begin: (one, failed) => {
      const bonjour = multicastOn(one, setting.onNotice, failed, heard.note)
      const browser = bonjour.find({ type: serviceType })
      browser.on('up', met)
      browser.on('down', left)
      browser.on('srv-update', met)
      browser.on('txt-update', met)
      return { bonjour, browser }
    },
    end: ({ bonjour, browser }) => {
      browser.stop()
      return goodbye(bonjour)
    },
    changed: () => {
      askOften()
    },
    missing: error => {
      setting.onNotice({ id: 'interfaces', kind: 'warning', text: 'interfaces', params: { error: error.message } })
    },
  })
  /** By itself, so that it goes on where the port of mDNS is taken. */
  const beacons = watchInterfaces<BeaconSearch>({
    wanted: setting.interfaces,
    begin: one => beaconSearch(one, answered, () => [...new Set(unreached().map(([id]) => id))]),
    end: search => Promise.resolve(search.close()),
    changed: () => {
      askOften()
      askKept()
    },
  })
  const ask = (): void => {
    for (const search of beacons.running()) search.ask()
    for (const { browser } of each.running()) {
      browser.update()
      // A host that was given up may be back without a new announcement, so those the browser still knows are asked
      // again.
      for (const service of browser.services.slice()) met(service)
    }
  }
  const askOften = (): void => {
    if (stopped) return
    for (const timer of timers) clearTimeout(timer)
    timers = askAtMs.map(wait => setTimeout(ask, wait))
    for (const timer of timers) timer.unref()
  }
  void each.look()
  void beacons.look()
  const asking = setInterval(ask, askEveryMs)
  asking.unref()

  return {
    onHosts: listener => {
      listeners.add(listener)
      listener(hosts())
      return () => listeners.delete(listener)
    },
    refresh: () => {
      void each.look()
      void beacons.look()
      askOften()
      askKept()
    },
    evidence: () => {
      const listed = hosts()
      const [first] = unreached()
      return {
        found: listed.length,
        announced: listed.filter(({ id }) => announced.has(id)).length,
        heard: heard.count(),
        ...(first === undefined ? {} : { unreached: first[1] }),
      }
    },
    addressesOf: id => known.get(id)?.origins() ?? [],
    meet: isAt,
    sweep: (progress, signal) =>
      limited ? Promise.resolve() : sweep(sweepAddresses(each.interfaces()), { found: isAt, progress, signal }),
    stop: async () => {
      stopped = true
      clearInterval(asking)
      for (const timer of timers) clearTimeout(timer)
      for (const host of known.values()) host.stop()
      listeners.clear()
      await Promise.all([each.stop(), beacons.stop()])
    },
  }
}

function sortKey({ name, id, url }: FoundHost): string {
  return [name, id, url].join('\n')
}

function idOf(service: Service): string | undefined {
  const id = (service.txt as { readonly id?: unknown } | undefined)?.id
  return typeof id === 'string' && id.length > 0 && id.length <= 64 ? id : undefined
}

/** The browser has no method for this; without it, it would take the next announcement for a host it still has. */
function drop(browser: Browser, service: Service): void {
  const { removeService } = browser as unknown as { removeService(fqdn: string): void }
  removeService.call(browser, service.fqdn)
}
