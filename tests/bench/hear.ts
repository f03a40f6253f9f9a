import type { WebSocket } from 'ws'
import { Reader, type FromHost } from '../../src-engine/protocol/reader.ts'
import { decode } from '../../src-renderer/connection/decode.ts'

/** Reads what a host says over this socket as the app does. `text`: what it came as, bytes as a text as long. */
export function hear(socket: WebSocket, tell: (message: FromHost, text: string) => void): void {
  const reader = new Reader(table => {
    throw new Error(`a difference from a view of ${table} that was never sent`)
  })
  let text = ''
  socket.on('message', (data: Buffer, isBinary) => {
    text += data.toString(isBinary ? 'latin1' : 'utf8')
    for (const message of reader.read(decode(isBinary ? data : data.toString()))) {
      tell(message, text)
      text = ''
    }
  })
}
