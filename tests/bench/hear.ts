import type { WebSocket } from 'ws'
import { Receiver } from '../../src-engine/protocol/receiver.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'

/** Reads what a host says over this socket as the app does. `text`: what it came as, packed bytes as a text as long. */
export function hear(socket: WebSocket, tell: (message: ToClient, text: string) => void): void {
  const receiver = new Receiver()
  socket.on('message', (data: Buffer, isBinary) => {
    const text = data.toString(isBinary ? 'latin1' : 'utf8')
    for (const message of receiver.heard(isBinary ? data : text)) tell(message, text)
  })
}
