import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { beaconAnswer, beaconGroup, beaconPort, readBeaconQuestion } from './beacon-packet.ts'
import { linkScopes, reaches, type LanInterface } from './interfaces.ts'
import { watchInterfaces } from './watch-interfaces.ts'

export interface BeaconSetting {
  /** The host's id, and the port it is reached at. */
  readonly id: string
  readonly port: number
  /** Interface names or addresses; empty = all (see `lanInterfaces`). */
  readonly interfaces: readonly string[]
  /** Somebody looks for hosts; `unreached`: they hear this one and cannot reach it. */
  readonly asked?: (address: string, unreached: boolean) => void
}
export interface Beacon {
  /** Tells those who asked of late that the host is closing, and stops. */
  stop(): Promise<void>
}

/** Answers a second, on one interface: a house full of apps asks far less often. */
const mostAnswers = 50
/** Who asked within these milliseconds gets a message when the host closes. */
const recentMs = 15_000
const mostRecent = 64

/**
 * Answers the questions of apps that look for hosts without mDNS, on each interface by itself, from the moment the host
 * is opened to the network until it closes.
 */
export async function startBeacon({ id, port, interfaces, asked = () => undefined }: BeaconSetting): Promise<Beacon> {
  const each = watchInterfaces<() => Promise<void>>({
    wanted: interfaces,
    begin: (one, failed) => {
      const answer = { id, port, at: [one.address] }
      const ends = [
        answering('udp4', '0.0.0.0', answer, failed, {
          joins: [[beaconGroup.v4, one.address]],
          from: sender => reaches([one], sender),
          asked,
        }),
        // Where there is no IPv6, there is nothing to answer.
        answering('udp6', '::', answer, () => undefined, {
          joins: linkScopes(one.name).map(({ scope }) => [beaconGroup.v6, `::%${scope}`] as const),
          from: sender => linkScopes(one.name).some(({ scope }) => sender.endsWith(`%${scope}`)),
          asked,
        }),
      ]
      return async () => void (await Promise.all(ends.map(end => end())))
    },
    end: end => end(),
  })
  await each.look()
  return { stop: () => each.stop() }
}

interface Where {
  /** The groups to join, each with the interface it is joined on. */
  readonly joins: readonly (readonly [group: string, on: string])[]
  /** Whether a sender is on the interface this socket is for: its port is open on all of them. */
  readonly from: (sender: string) => boolean
  readonly asked: (address: string, unreached: boolean) => void
}

/** Answers on one socket. Gives the way to stop, which says so to those who asked of late. */
function answering(
  type: 'udp4' | 'udp6',
  bind: string,
  answer: { readonly id: string; readonly port: number; readonly at: LanInterface['address'][] },
  failed: () => void,
  { joins, from, asked }: Where,
): () => Promise<void> {
  const socket = createSocket({ type, reuseAddr: true, ipv6Only: type === 'udp6' })
  const here = beaconAnswer(answer)
  const recent = new Map<string, { readonly asker: RemoteInfo; readonly at: number }>()
  let [second, answers] = [0, 0]
  let open = true
  const end = (): void => {
    if (open) socket.close()
    open = false
  }
  socket.on('error', () => {
    end()
    failed()
  })
  socket.on('message', (packet, asker) => {
    const question = from(asker.address) ? readBeaconQuestion(packet) : undefined
    if (question === undefined) return
    const now = performance.now()
    if (now - second >= 1000) [second, answers] = [now, 0]
    if (++answers > mostAnswers) return
    asked(asker.address, question.unreached?.includes(answer.id) === true)
    recent.delete(`${asker.address} ${asker.port}`)
    recent.set(`${asker.address} ${asker.port}`, { asker, at: now })
    for (const oldest of recent.keys()) if (recent.size > mostRecent) recent.delete(oldest)
    sendTo(socket, here, asker)
  })
  socket.bind({ port: beaconPort, address: bind }, () => {
    for (const [group, on] of joins) {
      try {
        socket.addMembership(group, on)
      } catch {
        // No multicast on this interface: those who ask by broadcast are still answered.
      }
    }
  })
  socket.unref()
  return async () => {
    const gone = beaconAnswer({ ...answer, gone: true })
    const late = [...recent.values()].filter(({ at }) => open && performance.now() - at < recentMs)
    await Promise.all(late.map(({ asker }) => sendTo(socket, gone, asker)))
    end()
  }
}

/** Resolves when the packet is out, or cannot be sent. */
function sendTo(socket: Socket, packet: Buffer, { address, port }: RemoteInfo): Promise<void> {
  return new Promise(done => {
    try {
      socket.send(packet, port, address, () => done())
    } catch {
      done()
    }
  })
}
