import { Bonjour } from 'bonjour-service'
import type { Notice } from '../../../src-engine/protocol/desktop.ts'
import { serviceType } from '../../../src-engine/protocol/version.ts'
import type { LanInterface } from './interfaces.ts'

interface Socket {
  on(event: 'error' | 'warning', tell: (error: Error) => void): void
  on(event: 'ready', tell: () => void): void
  on(event: 'query', tell: () => void): void
  prependListener(event: 'query', tell: (query: Query, from: Asker) => void): void
  on(event: 'packet', tell: (packet: Packet, from: { readonly address: string }) => void): void
  respond(response: Response, ...rest: unknown[]): void
  send(packet: unknown, ...rest: unknown[]): void
  destroy(done?: () => void): void
}
interface Entry {
  readonly type: string
  readonly name: string
  readonly ttl: number
  readonly data: unknown
}
interface Packet {
  readonly answers?: readonly { readonly name?: unknown }[]
}
interface Query {
  readonly id: number
  readonly questions: readonly unknown[]
}
interface Asker {
  readonly address: string
  readonly port: number
}
type Response = readonly Entry[] | { readonly answers: readonly Entry[]; readonly additionals?: readonly Entry[] }

/**
 * mDNS on one interface. Works round what `bonjour-service` 1.4.4 does by itself (PEERS 5): it binds to every address
 * but sends on this interface only, an error of its socket (port 5353 held by another program) is reported instead
 * of thrown, and the addresses it gives are this interface's, not all the machine has. `heard`: whose packets come in, and
 * whether they announce a host.
 */
export function multicastOn(
  one: LanInterface,
  onNotice: (notice: Notice) => void,
  failed: () => void,
  heard: (address: string, announcesHost: boolean) => void,
): Bonjour {
  const onError = (error: Error): void => {
    onNotice(unavailable(error))
    // Any other error (a network that has just gone, say) is temporary.
    if (!['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return
    taken.add(one.address)
    failed()
  }
  // The types know neither option: `interface` alone receives nothing on Linux, with `bind` it does.
  const options = { interface: one.address, bind: '0.0.0.0' } as unknown as ConstructorParameters<typeof Bonjour>[0]
  const bonjour = new Bonjour(options, onError)
  const socket = (bonjour as unknown as { readonly server: { readonly mdns: Socket } }).server.mdns
  socket.on('error', onError)
  socket.on('ready', () => {
    if (taken.delete(one.address) && taken.size === 0) onNotice(available)
  })
  socket.on('packet', ({ answers = [] }, { address }) =>
    heard(
      address,
      answers.some(({ name }) => String(name).includes(`_${serviceType}._tcp`)),
    ),
  )
  socket.on('warning', () => undefined) // an invalid packet from another machine
  // The library's timers go on announcing after the socket is closed, which would throw.
  let closed = false
  const send = socket.send.bind(socket)
  socket.send = (packet, ...rest) => {
    if (!closed) return send(packet, ...rest)
    const done = rest.findLast(argument => typeof argument === 'function') as (() => void) | undefined
    if (done !== undefined) setImmediate(done)
  }
  const destroy = socket.destroy.bind(socket)
  socket.destroy = done => {
    closed = true
    destroy(done)
  }
  const respond = socket.respond.bind(socket)
  // While a question is answered: whose it is, where it came from a port that is not mDNS' own.
  let simple: { readonly query: Query; readonly from: Asker } | undefined
  socket.prependListener('query', (query, from) => {
    simple = from.port === mdnsPort ? undefined : { query, from }
  })
  socket.on('query', () => {
    simple = undefined
  })
  socket.respond = (response, ...rest) => {
    const own = withAddress(response, one.address)
    if (simple === undefined) respond(own, ...rest)
    else socket.send(asPlainDns(simple.query, own), { ...simple.from }, ...rest)
  }
  farewells.set(bonjour, records => respond(records))
  return bonjour
}

const mdnsPort = 5353
const [authoritative, plainTtl] = [0x400, 10]

/**
 * An answer as plain DNS has it, for whoever asks from another port than mDNS' own, as Android does: it goes to that port
 * alone, with the question's number and the question, and is not to be remembered for long (RFC 6762, 6.7).
 */
function asPlainDns({ id, questions }: Query, response: Response): object {
  const { answers, additionals = [] } = 'answers' in response ? response : { answers: response }
  const short = (entries: readonly Entry[]): Entry[] =>
    entries.map(entry => ({ ...entry, ttl: Math.min(plainTtl, entry.ttl) }))
  return {
    type: 'response',
    id,
    flags: authoritative,
    questions,
    answers: short(answers),
    additionals: short(additionals),
  }
}

const farewells = new WeakMap<Bonjour, (records: readonly Entry[]) => void>()
/** Milliseconds until it is said once more: a packet may be lost. */
const farewellAgainMs = 1000

/**
 * Says that a name is no more at these addresses, which this machine had before it changed its network: others would go on
 * to look for it there for as long as they remember them.
 */
export function sayGone(bonjour: Bonjour, name: string, addresses: readonly string[]): void {
  if (addresses.length === 0) return
  const say = (): void => farewells.get(bonjour)?.(addresses.map(data => ({ name, type: 'A', ttl: 0, data })))
  say()
  setTimeout(say, farewellAgainMs).unref()
}

/** Addresses where the port of mDNS could not be had when last tried. */
const taken = new Set<string>()

/** One notice, however many interfaces fail: its id is the same. */
function unavailable(error: Error): Notice {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  return {
    id: 'mdns',
    kind: 'warning',
    ...(isTaken ? { text: 'mdns-taken' } : { text: 'mdns-off', params: { error: error.message } }),
  }
}
const available: Notice = { id: 'mdns', kind: 'info', text: 'mdns-back' }

/** The same answer, with this interface's address for every host it names and no other. */
function withAddress(response: Response, address: string): Response {
  if ('answers' in response) {
    return { answers: own(response.answers, address), additionals: own(response.additionals ?? [], address) }
  }
  return own(response, address)
}
function own(entries: readonly Entry[], address: string): Entry[] {
  const kept = entries.filter(entry => entry.type !== 'A' && entry.type !== 'AAAA')
  const asked = entries.length > 0 && kept.length === 0
  const hosts = new Map<string, number>()
  for (const entry of entries) {
    if (entry.type === 'SRV') hosts.set((entry.data as { readonly target: string }).target, entry.ttl)
    else if (asked && entry.type === 'A') hosts.set(entry.name, entry.ttl)
  }
  return [...kept, ...[...hosts].map(([name, ttl]) => ({ type: 'A', name, ttl, data: address }))]
}

/** Sends the goodbye of everything published, waits until it is out, and closes the socket. At most half a second. */
export function goodbye(bonjour: Bonjour): Promise<void> {
  return new Promise(done => {
    let ended = false
    const end = (): void => {
      if (ended) return
      ended = true
      clearTimeout(timer)
      bonjour.destroy(done)
    }
    const timer = setTimeout(end, 500)
    // Only once the goodbye was sent: destroying the socket earlier loses it.
    bonjour.unpublishAll(end)
  })
}
