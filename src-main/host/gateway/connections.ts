import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Quotas } from '../context/context.ts'
import { addressOf } from './address.ts'
import { bucketEach, ofTheMost } from '../context/limits.ts'

/**
 * What a connection is: plain HTTP, or still silent; a WebSocket that has not said hello; another machine that has not said
 * about which house it comes; a guest or a machine that was let in.
 */
type Stage = 'plain' | 'waiting' | 'machine' | 'inside'

/** One connection, from its opening to its end, whatever it is used for. */
export interface Visitor {
  readonly address: string
  /** It has become a WebSocket, of a client or of another machine. Where too many are, another one must leave. */
  becomes(stage: 'waiting' | 'machine', leave: () => void): void
  /** Asks to be admitted: always granted to people who are `kept` (the owner, and all who have a seat here). */
  enter(kept: () => boolean): boolean
  /** Another machine has said what it comes for, and is expected. */
  greeted(): void
  /** Whether one more person may be made for this address; milliseconds to wait otherwise. */
  another(): number
  /** Whether one more message of this address is heard; the owner's are counted nowhere. */
  speaks(): boolean
  /** So many milliseconds of the thread that deals went to this connection. */
  spent(ms: number): void
  /** Milliseconds until its address may use that thread again; 0 where it may. */
  overdrawnMs(): number
}

interface Standing extends Visitor {
  stage: Stage
  leave: () => void
  kept: (() => boolean) | undefined
}

/** Every connection of the host, by address: no address can take all of any stage, nor all of the host's time. */
export interface Connections {
  /** A connection was opened. It counts until it is closed, by the socket that came and not by what lies over it. */
  opened(socket: Socket): void
  /** The same connection, deciphered. */
  deciphered(stream: Duplex, socket: Socket): void
  /** The connection of this stream. */
  of(stream: Duplex): Visitor
}

/** Connections of each stage but guests, at once in the whole house: beyond these the first of the address with most goes. */
const plainAtOnce = 256
const machinesAtOnce = 16

export function connectionsOf(quotas: Quotas, steady: () => number): Connections {
  const stages: { readonly [S in Stage]: Set<Standing> } = {
    plain: new Set(),
    waiting: new Set(),
    machine: new Set(),
    inside: new Set(),
  }
  const most = { plain: plainAtOnce, waiting: quotas.unadmitted, machine: machinesAtOnce, inside: Infinity }
  const byStream = new WeakMap<Duplex, Standing>()
  const { people, messages, thread } = quotas
  const newcomers = bucketEach(people.minute / 60, people.burst, steady)
  const words = bucketEach(messages.second, messages.burst, steady)
  const times = bucketEach(thread.second, thread.burst, steady)

  const sendOff = (one: Standing): void => {
    stages[one.stage].delete(one)
    one.leave()
  }
  const put = (one: Standing, stage: Stage): void => {
    stages[one.stage].delete(one)
    one.stage = stage
    stages[stage].add(one)
    if (stages[stage].size <= most[stage]) return
    const crowding = ofTheMost(stages[stage])
    if (crowding !== undefined) sendOff(crowding.one)
  }

  const enter = (me: Standing, kept: () => boolean): boolean => {
    if (!kept()) {
      const guests = [...stages.inside].filter(one => one.kept?.() === false)
      const mine = guests.filter(one => one.address === me.address).length
      if (mine >= quotas.guests.address) return false
      if (guests.length >= quotas.guests.total) {
        const crowding = ofTheMost(guests, 'last')
        if (crowding === undefined || crowding.count <= mine + 1) return false
        sendOff(crowding.one)
      }
    }
    put(me, 'inside')
    me.kept = kept
    return true
  }

  const counted = (socket: Duplex, remote: string | undefined): Standing => {
    const address = addressOf(remote)
    const me: Standing = {
      address,
      stage: 'plain',
      leave: () => void socket.destroy(),
      kept: undefined,
      becomes: (stage, leave) => {
        me.leave = leave
        put(me, stage)
      },
      enter: kept => enter(me, kept),
      greeted: () => put(me, 'inside'),
      another: () => {
        const its = newcomers(address)
        return its.take() ? 0 : its.wait()
      },
      speaks: () => words(address).take(),
      spent: ms => times(address).spend(ms),
      overdrawnMs: () => times(address).wait(),
    }
    byStream.set(socket, me)
    socket.once('close', () => stages[me.stage].delete(me))
    put(me, 'plain')
    return me
  }

  return {
    opened: socket => void counted(socket, socket.remoteAddress),
    deciphered: (stream, socket) => {
      const known = byStream.get(socket)
      if (known !== undefined) byStream.set(stream, known)
    },
    of: stream => byStream.get(stream) ?? counted(stream, (stream as Partial<Socket>).remoteAddress),
  }
}
