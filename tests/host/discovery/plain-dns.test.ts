import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { houseName } from '../../../src-engine/protocol/house-address.ts'
import { formerOf, startAdvertiser } from '../../../src-main/host/discovery/advertiser.ts'
import { lanInterfaces } from '../../../src-main/host/discovery/interfaces.ts'
import { goodbye, multicastOn, sayGone } from '../../../src-main/host/discovery/multicast.ts'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'

// mDNS on loopback: who asks as plain DNS does, and what is said of addresses that are no more.

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
const group = '224.0.0.251'
const id = '0f0e0d0c-0b0a-4908-8706-050403020100'
const labels = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map(one => Buffer.from(`${String.fromCharCode(one.length)}${one}`)),
    Buffer.from([0]),
  ])

async function bound(port: number): Promise<Socket> {
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  ends.push(() => socket.close())
  socket.bind(port, '0.0.0.0')
  await once(socket, 'listening')
  socket.setMulticastInterface('127.0.0.1')
  return socket
}
/** The first packet that holds these bytes. */
function heard(socket: Socket, holds: Buffer): Promise<Buffer> {
  return new Promise(resolve => {
    socket.on('message', packet => {
      if (packet.includes(holds)) resolve(packet)
    })
  })
}

test('a question from another port is answered to that port, with its number, the question and a short life', async () => {
  const advertiser = await startAdvertiser({
    id,
    name: 'House',
    version: '1',
    protocol: protocolVersion,
    port: 4680,
    interfaces: ['lo'],
    onNotice: () => {},
  })
  ends.push(() => advertiser.stop())
  const asker = await bound(0)
  const question = Buffer.concat([labels(houseName(id)), Buffer.from([0, 1, 0, 1])])
  const query = Buffer.concat([Buffer.from([0x12, 0x34, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]), question])
  const answer = heard(asker, question)
  const asking = setInterval(() => asker.send(query, 5353, group), 200)
  ends.push(() => clearInterval(asking))
  const packet = await answer
  expect(packet.readUInt16BE(0)).toBe(0x1234)
  expect(packet.readUInt16BE(2) & 0x8000).toBe(0x8000)
  // One question, one answer: the name again, A, IN, ten seconds, four bytes of address.
  expect([packet.readUInt16BE(4), packet.readUInt16BE(6)]).toEqual([1, 1])
  const end = packet.subarray(-14)
  expect([end.readUInt16BE(0), end.readUInt16BE(2), end.readUInt32BE(4)]).toEqual([1, 1, 10])
  expect([...end.subarray(10)]).toEqual([127, 0, 0, 1])
})

test('of an address the machine has no more the network hears that the name is not there', async () => {
  expect(formerOf(new Set(['10.9.9.9', '127.0.0.1']), lanInterfaces(['lo']))).toEqual(['10.9.9.9'])
  const listener = await bound(5353)
  listener.addMembership(group, '127.0.0.1')
  const [lo] = lanInterfaces(['lo'])
  const bonjour = multicastOn(
    lo!,
    () => {},
    () => {},
    () => {},
  )
  ends.push(() => goodbye(bonjour))
  // A, IN, no second more, and the address.
  const gone = Buffer.from([0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 10, 9, 9, 9])
  const said = heard(listener, gone)
  sayGone(bonjour, houseName(id), ['10.9.9.9'])
  expect((await said).includes(labels(houseName(id)))).toBe(true)
})
