import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { assert, dictionary, jsonValue, property, string } from 'fast-check'
import { expect, it, test } from 'vitest'
import { records } from '../../../src-engine/protocol/records.ts'
import type { ToClient } from '../../../src-engine/protocol/to-client.ts'
import { Encoded } from '../../../src-main/host/context/encoded.ts'
import { decode } from '../../../src-renderer/connection/decode.ts'
import { runs } from '../../support/runs.ts'

const view = (open: object): Encoded =>
  new Encoded({ say: 'view', table: 't', seq: 1, view: open, events: [] } as unknown as ToClient)

test.each(records.map(keys => [keys.join(' '), keys] as const))(
  'a record of %s is read as it was sent',
  (_name, keys) => {
    const item = Object.fromEntries(keys.map((key, index) => [key, index]))
    const sent = view({ list: [item, item], inside: { item } })
    expect(decode(sent.bytes)).toEqual(JSON.parse(sent.text))
  },
)

it('says the same in MessagePack as in JSON, whatever the message holds, and the same bytes each time', () => {
  assert(
    property(dictionary(string(), jsonValue(), { noNullPrototype: true }), open => {
      const sent = view(JSON.parse(JSON.stringify(open)) as object)
      expect(JSON.stringify(decode(sent.bytes))).toBe(JSON.stringify(decode(sent.text)))
      expect(Buffer.from(view(JSON.parse(JSON.stringify(open)) as object).bytes)).toEqual(Buffer.from(sent.bytes))
    }),
    runs(300),
  )
})

it('reads what has no JSON, or whole numbers, lists and texts of any length', () => {
  const numbers = [0, 63, 64, 127, 128, 255, 256, 65_535, 65_536, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1, 0.5, 1e300]
  const open = {
    numbers: [...numbers, ...numbers.slice(1).map(one => -one)],
    texts: [0, 31, 32, 255, 256, 65_535, 65_536].map(length => 'ü'.repeat(length)),
    lists: [15, 16, 65_536].map(length => Array.from({ length }, () => null)),
    maps: [15, 16, 65_536].map(length => Object.fromEntries(Array.from({ length }, (_, n) => [`k${n}`, n % 2 === 0]))),
    nothing: undefined,
  }
  expect(decode(view(open).bytes)).toEqual({ say: 'view', table: 't', seq: 1, view: open, events: [] })
})

it('sends a list once that a change says twice', () => {
  const change = (open: object, ...events: object[]): Encoded =>
    new Encoded({ say: 'view', table: 't', seq: 2, base: 1, change: { s: open }, events } as unknown as ToClient)
  const plays = [
    { by: 'P5', card: 'AS' },
    { by: 'P6', card: 'QS' },
  ]
  const trick = { leader: 'P5', plays, taps: [], winner: 'P5' }
  const open = { history: [trick], lastTrick: { ...trick }, odd: JSON.parse('{"__proto__":[1]}') as object }
  const event = { n: 1, event: { type: 'trick', plays: [...plays] } }
  const said = change(open, event, event)
  expect(decode(said.bytes)).toEqual(decode(said.text))
  expect(Buffer.from(said.bytes).toString('latin1').split('QS')).toHaveLength(2)
  // Only a list within a byte's reach is named by its number.
  const far = change({ many: Array.from({ length: 300 }, () => []), lists: [plays, plays] }, event, event)
  expect(decode(far.bytes)).toEqual(decode(far.text))
  expect(() => decode(Uint8Array.of(0x92, 0x90, 0xd4, 1, 2))).toThrow(TypeError)
})

it('refuses bytes that are cut short, go on or are none of the host’s', () => {
  const { bytes } = view({ name: 'Ann', seats: [1, 2, 3] })
  for (let length = 0; length < bytes.length; length++) expect(() => decode(bytes.slice(0, length))).toThrow(RangeError)
  expect(() => decode(new Uint8Array([...bytes, 0]))).toThrow(RangeError)
  for (const type of [0x40 + records.length, 0xc1, 0xc4, 0xc7, 0xcf]) {
    expect(() => decode(Uint8Array.of(type, 0, 0, 0))).toThrow(TypeError)
  }
})

it('is a few bytes where a play at a table of cards is told', () => {
  const plays = [{ by: 'P6', card: 'QH' }]
  const sent = new Encoded({
    say: 'view',
    table: 'kx7mp',
    seq: 6,
    base: 5,
    change: { s: { toAct: ['P0'] }, o: { trick: { a: { plays } }, seats: { o: { P6: { s: { handSize: 6 } } } } } },
    events: [{ n: 6, event: { type: 'play', by: 'P6', card: 'QH' } }],
  })
  expect(sent.text.length).toBeGreaterThan(200)
  expect(sent.bytes.length).toBeLessThan(75)
})

it('remembers nothing of what it has sent: the names of people and cards are keys of many objects', () => {
  // In msgpackr 2.1.3 a packer with records grows by some hundred bytes for each key it has not seen.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = (): number => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const say = (from: number, to: number): void => {
    for (let n = from; n < to; n++) view({ [`Ann:Bog Rat#${n}`]: { [`Ben:Hill Goat#${n}`]: n } }).bytes.at(0)
  }
  say(0, 1000)
  const before = held()
  say(1000, 20_000)
  expect(held() - before).toBeLessThan(3e6)
})
