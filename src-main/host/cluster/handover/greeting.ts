import type { RawData, WebSocket } from 'ws'
import { greetingShape, type Greeting } from './words.ts'

const greetWithinMs = 5000

/** Another machine has dialled: calls with its first message. One that says none, or another, is hung up on. */
export function whenGreeted(socket: WebSocket, greeted: (hello: Greeting) => void): void {
  const late = setTimeout(() => socket.terminate(), greetWithinMs)
  socket.on('error', () => {})
  socket.once('close', () => clearTimeout(late))
  socket.once('message', (data: RawData) => {
    clearTimeout(late)
    try {
      greeted(greetingShape.parse(JSON.parse(String(data as Buffer))))
    } catch {
      socket.terminate()
    }
  })
}
