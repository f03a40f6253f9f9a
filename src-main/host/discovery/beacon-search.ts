import { createSocket, type Socket } from 'node:dgram'
import { beaconGroup, beaconPort, beaconQuestion, readBeaconAnswer, type BeaconAnswer } from './beacon-packet.ts'
import { broadcastOf, linkScopes, reaches, type LanInterface } from './interfaces.ts'

export interface BeaconSearch {
  /** Asks everybody on the link: by multicast, over IPv6 where there is, and shortly after by broadcast. */
  ask(): void
  close(): void
}

/** Milliseconds from multicast to broadcast: where the first gets through, the list is filled by then. */
const thenBroadcastMs = 150

/**
 * Looks for hosts on one interface where mDNS may not get through. It has a port of its own that nobody knows until it
 * asks, and takes nothing but answers from the same link. `heard`: an answer, and the address it came from; `unreached`: ids of
 * hosts heard of that cannot be reached.
 */
export function beaconSearch(
  one: LanInterface,
  heard: (answer: BeaconAnswer, from: string) => void,
  unreached: () => readonly string[],
): BeaconSearch {
  const sockets = new Map<string, Socket>()
  let closed = false
  let later: ReturnType<typeof setTimeout> | undefined

  /** Runs once the socket for this address is open; the next question tries again where it could not be had. */
  const by = (address: string, from: (sender: string) => boolean, use: (socket: Socket) => void): void => {
    const there = sockets.get(address)
    if (there !== undefined) return void attempt(() => use(there))
    const socket = createSocket({ type: address.includes(':') ? 'udp6' : 'udp4' })
    socket.on('error', () => {
      if (sockets.get(address) === socket) sockets.delete(address)
      attempt(() => socket.close())
    })
    socket.on('message', (packet, { address: sender }) => {
      const answer = from(sender) ? readBeaconAnswer(packet) : undefined
      if (answer !== undefined && !closed) heard(answer, sender)
    })
    socket.bind({ port: 0, address, exclusive: true }, () => {
      if (closed) return void attempt(() => socket.close())
      sockets.set(address, socket)
      attempt(() => use(socket))
    })
    socket.unref()
  }
  const send = (socket: Socket, address: string): void =>
    // A network that has just gone, say: the next question may get through.
    socket.send(beaconQuestion(unreached()), beaconPort, address, () => undefined)
  const plain = (use: (socket: Socket) => void): void => by(one.address, sender => reaches([one], sender), use)

  return {
    ask: () => {
      if (closed) return
      plain(socket => {
        socket.setMulticastInterface(one.address)
        send(socket, beaconGroup.v4)
      })
      for (const { address, scope } of linkScopes(one.name)) {
        by(
          `${address}%${scope}`,
          sender => sender.endsWith(`%${scope}`),
          socket => {
            socket.setMulticastInterface(`::%${scope}`)
            send(socket, `${beaconGroup.v6}%${scope}`)
          },
        )
      }
      clearTimeout(later)
      later = setTimeout(() => {
        if (closed) return
        plain(socket => {
          socket.setBroadcast(true)
          send(socket, broadcastOf(one))
        })
      }, thenBroadcastMs)
      later.unref()
    },
    close: () => {
      closed = true
      clearTimeout(later)
      for (const socket of sockets.values()) attempt(() => socket.close())
      sockets.clear()
    },
  }
}

/** What fails on a socket is made good by the next question. */
function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // the interface went away under it
  }
}
