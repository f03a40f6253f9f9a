import type { WebSocket } from 'ws'

/** A line between the two machines, by TLS, once each knows whom it has reached. */
export interface Line {
  send(word: object): void
  /** Bytes of a copy; resolves once there is room for more. */
  sendBytes(bytes: Uint8Array): Promise<void>
  close(): void
}

/** A word or a piece of a copy, as it came. */
export type Heard = (message: { readonly text?: string; readonly bytes?: Buffer }) => void

/** Bytes that may wait for the other to take them. */
const waitingMaxBytes = 4 * 1024 * 1024

/** `heard`: each word or piece that came, in order. */
export function lineOver(socket: WebSocket, heard: Heard): Line {
  socket.on('message', (data: Buffer, isBinary) => heard(isBinary ? { bytes: data } : { text: String(data) }))
  return {
    send: word => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(word))
    },
    sendBytes: async bytes => {
      if (socket.readyState !== socket.OPEN) throw new Error('the line is cut')
      socket.send(bytes)
      while (socket.bufferedAmount > waitingMaxBytes && socket.readyState === socket.OPEN)
        await new Promise(resolve => setTimeout(resolve, 5))
    },
    close: () => socket.close(),
  }
}

/** JSON as it came; nothing where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
