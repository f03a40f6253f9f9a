import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { dialFirst } from '../../../../src-main/host/cluster/peer/dial.ts'
import { knowsUs, whenGreeted, type Caller } from '../../../../src-main/host/cluster/peer/greeting.ts'
import { lineOver } from '../../../../src-main/host/cluster/peer/line.ts'
import { meet, type Offer } from '../../../../src-main/host/cluster/peer/offer.ts'
import { commitmentTo } from '../../../../src-main/host/cluster/peer/proof.ts'
import { dialPrimary } from '../../../../src-main/host/cluster/replica/dial-primary.ts'
import { pairKeysOf } from '../../../../src-main/host/cluster/replica/messages.ts'
import { houseCertificate } from '../../../../src-main/host/house/identity.ts'

// Anybody on the network may announce the id of a house. Only who knows the key is its host.
const servers: { readonly http: Server; readonly sockets: WebSocketServer }[] = []
let certificate: { readonly key: string; readonly cert: string }
beforeAll(async () => {
  const store = { settings: { read: () => undefined }, log: { commit: () => {}, flushSync: () => {} } }
  const made = await houseCertificate(store as never, () => 0)
  certificate = { key: made!.key, cert: made!.certificate }
})
afterEach(() => {
  for (const { http, sockets } of servers.splice(0)) {
    for (const client of sockets.clients) client.terminate()
    http.close()
  }
})
async function listening(enter: (socket: WebSocket, request: IncomingMessage) => void): Promise<string> {
  const http = createServer(certificate)
  const sockets = new WebSocketServer({ server: http })
  servers.push({ http, sockets })
  sockets.on('connection', enter)
  await once(http.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
}
const answering = (answer: (by: Caller) => void): Promise<string> =>
  listening((socket, request) => whenGreeted(socket, request, answer))

describe('a standby that looks for its host', () => {
  const shared = pairKeysOf('the key of both')
  /** It says what it has heard, once it has heard something. */
  const host = (by: Caller): void => {
    if (!knowsUs(by, shared.secret)) return
    const line = lineOver(by.socket, ({ text = '' }) => line.send({ say: 'heard', text }))
  }
  const other = (by: Caller): void => void knowsUs(by, pairKeysOf('another').secret)
  const liar = ({ socket, hello }: Caller): void => socket.send(JSON.stringify(hello))

  it('takes whoever knows the key, and not who answers first under its name', async () => {
    const [silent, wrongKey, echo] = [await answering(() => {}), await answering(other), await answering(liar)]
    const real = await answering(host)
    const heard: string[] = []
    const met = await dialPrimary([silent, wrongKey, echo, real], shared, ({ text }) => heard.push(text ?? ''))
    expect(met?.url).toBe(real)
    met!.line.send({ say: 'here' })
    await expect.poll(() => heard).toContain(JSON.stringify({ say: 'heard', text: '{"say":"here"}' }))
    met!.socket.terminate()
  })

  it('takes nobody where nobody does', async () => {
    expect(await dialPrimary([await answering(other), await answering(liar)], shared, () => {})).toBeUndefined()
  })

  it('has one line where the host answers at several addresses', async () => {
    const both = [await answering(host), await answering(host)]
    const met = await dialPrimary(both, shared, () => {})
    const left = servers[met!.url === both[0] ? 1 : 0]!
    await expect.poll(() => left.sockets.clients.size).toBe(0)
    expect(met!.socket.readyState).toBe(met!.socket.OPEN)
    met!.socket.terminate()
  })

  it('hangs up on who stands between the two and passes all on; at an offer the codes differ there', async () => {
    const between = (to: string): Promise<string> =>
      listening(near => {
        const far = new WebSocket(`${to.replace('http', 'wss')}/`, { rejectUnauthorized: false })
        const open = once(far, 'open')
        near.on('message', data => void open.then(() => far.send(String(data as Buffer))))
        far.on('message', data => near.send(String(data as Buffer)))
        near.on('close', () => far.terminate())
        far.on('close', () => near.terminate())
      })
    expect(await dialPrimary([await between(await answering(host))], shared, () => {})).toBeUndefined()
    const codes = async (isBetween: boolean): Promise<unknown> => {
      const offer: Offer = { offer: '0'.repeat(32), salt: 'drawn before', to: '' }
      const sender = await answering(by => void meet(offer, by))
      const url = isBetween ? await between(sender) : sender
      const met = await dialFirst([url], offer.offer, { commitment: commitmentTo(offer.salt) })
      met?.socket.terminate()
      return [met?.code === offer.code, met?.secret.equals(offer.secret!)]
    }
    expect(await codes(false)).toEqual([true, true])
    expect(await codes(true)).toEqual([false, false])
    const lied = await answering(by => void meet({ offer: '0'.repeat(32), salt: 'drawn after', to: '' }, by))
    expect(await dialFirst([lied], '0'.repeat(32), { commitment: commitmentTo('drawn before') })).toBeUndefined()
  })
})
