import { readFileSync } from 'node:fs'
import { join as path } from 'node:path'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { messageBytes, toHost } from '../../../src-engine/protocol/to-host.ts'
import { changed, difference, type Change } from '../../../src-engine/protocol/difference.ts'
import { limits } from '../../../src-engine/protocol/version.ts'
import { defaults } from '../../../src-main/host/house/defaults.ts'
import { runHost } from '../../support/host-run.ts'

// PROTOCOL.md is enough to write another client: the messages it gives are sent here exactly as they are printed.
const page = readFileSync(path(import.meta.dirname, '../../../src-engine/protocol/PROTOCOL.md'), 'utf8')
const lines = (sign: '→' | '←'): string[] =>
  page
    .split('\n')
    .filter(line => line.startsWith(`    ${sign} `))
    .map(line => line.slice(6))

test('every message the page tells to say is one the host reads', () => {
  expect(lines('→').length).toBeGreaterThan(5)
  for (const line of lines('→')) expect([line, toHost.safeParse(JSON.parse(line)).success]).toEqual([line, true])
  for (const word of page.matchAll(/`([a-z-]+\.ts)`/g)) {
    expect(() => readFileSync(path(import.meta.dirname, '../../../src-engine/protocol', word[1]!))).not.toThrow()
  }
})

test('the page on limits gives the figures that hold', () => {
  const table = readFileSync(path(import.meta.dirname, '../../../src-main/host/gateway/LIMITS.md'), 'utf8')
  expect(table).toContain(`| ${limits.messagesPerSecond} a second, ${limits.burst} after a rest | \`too-fast\``)
  expect(table).toContain(`| ${limits.messageDepth} | \`too-deep\``)
  expect(table).toContain(`| ${limits.pinTries}; `)
  expect(table).toContain(`| ${limits.nameLength} characters; ${limits.chatLength} |`)
  const { tables, guests } = defaults.quotas
  expect(table).toContain(`| ${tables.person}; ${tables.address}; ${tables.house}, the last two for the owner |`)
  expect(table).toContain(`| ${guests.address}; ${guests.total} | \`full\` |`)
  expect(table).toContain(`| ${Math.max(...Object.values(messageBytes)) / 1024} kB,`)
})

test('the change the page shows is read as it says', () => {
  const shown = page.split('\n').find(line => line.startsWith('    {"s":'))!
  const before = { turn: 'Ann', trump: 'H', tricks: [], players: [{ cards: 7 }, { cards: 7 }] }
  const after = { turn: 'Ben', tricks: [{ winner: 'Ann' }], players: [{ cards: 6 }, { cards: 7 }] }
  expect(changed(before, JSON.parse(shown) as Change)).toEqual(after)
  // And so it is written, but for a list that was empty.
  const one = { winner: 'Ben' }
  const more = difference({ ...before, tricks: [one] }, { ...after, tricks: [one, { winner: 'Ann' }] })
  expect(more).toEqual(JSON.parse(shown))
})

interface Heard {
  readonly say: string
  readonly n?: number
  readonly seq?: number
  readonly table?: string
  readonly seat?: string
  readonly offers?: readonly { readonly do: string; readonly blanks: { readonly [field: string]: Blank } }[]
}
interface Blank {
  readonly from?: readonly unknown[]
}

test('a program that knows the page alone opens a table, is joined, starts and plays', async () => {
  const host = await runHost()
  const [hello = '', open = '', sit = '', start = '', , act = ''] = lines('→')
  const heard: Heard[][] = [[], []]
  const sockets = heard.map(list => {
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`)
    socket.on('message', data => list.push(JSON.parse(String(data)) as Heard))
    return socket
  })
  await Promise.all(sockets.map(socket => new Promise(resolve => socket.once('open', resolve))))
  const hears = async (who: number, holds: (one: Heard) => boolean): Promise<Heard> => {
    await expect.poll(() => heard[who]!.some(holds)).toBe(true)
    return heard[who]!.find(holds)!
  }
  const done = (n: number) => (one: Heard) => one.say === 'done' && one.n === n
  const [ann, ben] = sockets
  ann!.send(hello)
  ben!.send(hello.replace('Ann', 'Ben'))
  await hears(0, one => one.say === 'lobby')
  ann!.send(open)
  const { table = '' } = await hears(0, done(1))
  const there = (line: string): string => line.replace('kx7mp', table)
  ben!.send(there(sit))
  await hears(1, done(2))
  ann!.send(there(start))
  await hears(0, done(3))
  // Bot's turns pass by themselves; whoever of the two is first at turn plays the first thing offered.
  const kinds = (one: Heard) => (one.offers ?? []).filter(offer => offer.do !== 'concede')
  const atTurn = (one: Heard): boolean => one.say === 'own' && kinds(one).length > 0
  const turn = (): number => heard.findIndex(list => list.some(atTurn))
  await expect.poll(turn).toBeGreaterThanOrEqual(0)
  const who = turn()
  const view = heard[who]!.findLast(atTurn)!
  const offer = kinds(view)[0]!
  const blanks = Object.entries(offer.blanks).map(([field, { from = [] }]) => [field, from[0]])
  const action = { ...Object.fromEntries(blanks), do: offer.do }
  sockets[who]!.send(JSON.stringify({ ...JSON.parse(there(act)), seat: view.seat, action }))
  expect((await hears(who, done(4))).seq).toBeGreaterThan(0)
  for (const socket of sockets) socket.terminate()
  await host.end()
})
