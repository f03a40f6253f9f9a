import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

// The bare fan-out: on each message it sends the same bytes the host sent at that play, to the same sockets, and does nothing else.

let plays: readonly (readonly string[])[] = []
let next = 0
const sockets: WebSocket[] = []
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', socket => {
  const index = sockets.push(socket) - 1
  socket.on('message', () => {
    const texts = plays[next++ % plays.length] ?? []
    sockets.forEach((one, i) => one.send(texts[i] ?? ''))
  })
  socket.send(String(index))
})
server.on('listening', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('message', message => {
  if (message === 'cpu') {
    process.send?.({ cpu: process.cpuUsage() })
    return
  }
  plays = message as typeof plays
  next = 0
  process.send?.({ ready: true })
})
process.on('disconnect', () => process.exit(0))
