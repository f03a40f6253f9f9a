import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { meetHost } from '../../../../../src-main/host/cluster/handover/standby/meeting.ts'
import { sharedBy } from '../../../../../src-main/host/cluster/handover/standby/words.ts'
import { answerDial } from '../../../../../src-main/host/cluster/handover/offer.ts'
import type { Greeting } from '../../../../../src-main/host/cluster/handover/words.ts'

// Anybody on the network may announce the id of a house. Only who knows the key is its host.
const servers: WebSocketServer[] = []
afterEach(() => {
  for (const one of servers.splice(0)) {
    for (const client of one.clients) client.terminate()
    one.close()
  }
})
async function answering(answer: (socket: WebSocket, hello: Greeting) => void): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  servers.push(server)
  server.on('connection', socket =>
    socket.once('message', data => answer(socket, JSON.parse(String(data as Buffer)) as Greeting)),
  )
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a standby that looks for its host', () => {
  const shared = sharedBy('the key of both')
  const beat = { say: 'beat' }
  /** It says what it has heard, once it has heard something. */
  const host = (socket: WebSocket, hello: Greeting): void => {
    const line = answerDial(socket, hello, shared.secret, ({ text = '' }) => line.send({ say: 'heard', text }))
  }

  it('takes whoever knows the key, and not who answers first under its name', async () => {
    const silent = await answering((socket, { offer, salt }) => socket.send(JSON.stringify({ offer, salt })))
    const wrongKey = await answering((socket, hello) =>
      answerDial(socket, hello, sharedBy('another').secret, () => {}).send(beat),
    )
    const real = await answering(host)
    const heard: string[] = []
    const met = await meetHost([silent, wrongKey, real], shared, ({ text }) => heard.push(text ?? ''))
    expect(met?.url).toBe(real)
    met!.line.send({ say: 'here' })
    await expect.poll(() => heard).toContain(JSON.stringify({ say: 'heard', text: '{"say":"here"}' }))
    met!.socket.terminate()
  })

  it('takes nobody where nobody does', async () => {
    const wrongKey = await answering((socket, hello) =>
      answerDial(socket, hello, sharedBy('another').secret, () => {}).send(beat),
    )
    expect(await meetHost([wrongKey], shared, () => {})).toBeUndefined()
  })

  it('has one line where the host answers at several addresses', async () => {
    const both = [await answering(host), await answering(host)]
    const met = await meetHost(both, shared, () => {})
    const left = servers[met!.url === both[0] ? 1 : 0]!
    await expect.poll(() => left.clients.size).toBe(0)
    expect(met!.socket.readyState).toBe(met!.socket.OPEN)
    met!.socket.terminate()
  })
})
