import { once } from 'node:events'
import { WebSocket, WebSocketServer } from 'ws'

/**
 * Stands between two machines and passes on what they say of a hand-over; once so many words have gone by it does
 * something, and cuts the line before the last of them arrives. Gives its address, and the way to stop.
 */
export async function handoverRelay(
  to: string,
  words: number,
  then: () => void,
): Promise<{ readonly url: string; stop(): void }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  let passed = 0
  server.on('connection', near => {
    const far = new WebSocket(`${to.replace(/^http/, 'ws')}/handover`)
    // A machine that was killed answers nobody.
    const whenOpen = once(far, 'open').then(
      () => true,
      () => false,
    )
    const count = (): boolean => {
      passed++
      if (passed < words) return true
      if (passed === words) {
        near.terminate()
        far.terminate()
        then()
      }
      return false
    }
    near.on('message', data => void whenOpen.then(open => open && count() && far.send(data)))
    far.on('message', (data, isBinary) => void (count() && near.send(data, { binary: isBinary })))
    near.on('close', () => far.terminate())
    far.on('close', () => near.terminate())
    for (const socket of [near, far]) socket.on('error', () => {})
  })
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}
