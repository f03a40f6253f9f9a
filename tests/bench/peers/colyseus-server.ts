import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { legalOf, mayTap, whist, type PeerTable } from './boardgame.ts'

// Knock-out Whist in a Colyseus room as its guide shows: a schema of what lies open, sent as patches that the room makes
// itself after every move (`setPatchRate(null)`), and each hand sent to its seat alone. The rules are those written for
// the other peer.

const need = createRequire(join(import.meta.dirname, 'package.json'))
const { Room, Server } = need('@colyseus/core') as {
  Room: new () => {
    clients: readonly { sessionId: string; send(type: string, message: unknown): void }[]
    state: unknown
    maxClients: number
    setPatchRate(rate: null): void
    broadcastPatch(): void
    onMessage(type: string, hear: (client: { sessionId: string }, message: { card: string }) => void): void
  }
  Server: new (options: object) => { define(name: string, room: unknown): void; listen(port: number): Promise<void> }
}
const { WebSocketTransport } = need('@colyseus/ws-transport') as { WebSocketTransport: new (options: object) => object }
const { schema } = need('@colyseus/schema') as { schema(fields: object): new () => Open }

interface Open {
  moves: number
  toAct: number
  trump: string
  size: number
  plays: string[]
  held: number[]
  tricks: number[]
  status: string[]
}
const Open = schema({
  moves: 'number',
  toAct: 'number',
  trump: 'string',
  size: 'number',
  plays: ['string'],
  held: ['number'],
  tricks: ['number'],
  status: ['string'],
})

const seats = 7

class Table extends Room {
  table: PeerTable | undefined
  turn = 0

  onCreate(): void {
    this.maxClients = 20
    this.setPatchRate(null)
    this.state = new Open()
    this.deal()
    this.onMessage('play', (client, { card }) =>
      this.play(
        this.clients.findIndex(one => one.sessionId === client.sessionId),
        card,
      ),
    )
  }

  onJoin(): void {
    this.show()
  }

  readonly random = {
    Shuffle: <T>(items: readonly T[]): T[] => {
      const out = [...items]
      for (let i = out.length - 1; i > 0; i--) {
        const j = Math.floor(Math.random() * (i + 1))
        ;[out[i], out[j]] = [out[j]!, out[i]!]
      }
      return out
    },
    Die: (sides: number): number => 1 + Math.floor(Math.random() * sides),
  }

  deal(): void {
    this.table = whist.setup({ ctx: { currentPlayer: '0', numPlayers: seats }, random: this.random })
    this.turn = 0
  }

  play(seat: number, card: string): void {
    const G = this.table!
    if (seat !== this.turn) return
    const move = {
      G,
      ctx: { currentPlayer: String(seat), numPlayers: seats },
      random: this.random,
      events: { endTurn: ({ next }: { next: string }) => void (this.turn = Number(next)), endGame: () => this.deal() },
    }
    if (G.calling) whist.moves.call(move, 'H')
    else if (card === 'pass') whist.moves.pass(move)
    else whist.moves.play(move, card)
    this.show()
  }

  show(): void {
    const G = this.table!
    const open = this.state as Open
    open.moves = (open.moves ?? 0) + 1
    open.toAct = this.turn
    open.trump = G.trump
    open.size = G.size
    put(
      open.plays,
      G.plays.map(play => `${play.by} ${play.card}`),
    )
    put(
      open.held,
      G.hands.map(hand => hand.length),
    )
    put(open.tricks, G.tricks)
    put(open.status, G.status)
    const client = this.clients[this.turn]
    const hand = G.calling ? ['call'] : legalOf(G, this.turn)
    client?.send('hand', hand.length > 0 ? hand : mayTap(G, this.turn) ? ['pass'] : [])
    this.broadcastPatch()
  }
}

/** Only what changed, so that the patch is as small as it can be. */
function put<T>(list: T[], wanted: readonly T[]): void {
  while (list.length > wanted.length) list.pop()
  wanted.forEach((item, i) => {
    if (list[i] !== item) list[i] = item
  })
}

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('whist', Table)
await server.listen(0)
process.send?.({ port: (http.address() as AddressInfo).port })
process.on('message', message => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
})
process.on('disconnect', () => process.exit(0))
