import * as fc from 'fast-check'
import { z } from 'zod'
import { levels } from '../../src-engine/core/game.ts'
import type { Json } from '../../src-engine/core/json.ts'
import { games } from '../../src-engine/index.ts'
import { asks } from '../../src-engine/protocol/asks.ts'
import { toHost } from '../../src-engine/protocol/to-host.ts'

// What a client might say, made from the protocol's own schemas: first what fits them, then what just does not.

/** The part of JSON Schema that the protocol's schemas come to. */
interface Shape {
  readonly type?: string
  readonly const?: Json
  readonly enum?: readonly Json[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: { readonly [key: string]: Shape }
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
}
type Say = { [key: string]: Json }

/** Where a name goes that only the host under test knows; `filled` puts one in. */
const blanks = { table: '\u0001table', seat: '\u0001seat', record: '\u0001record' } as const

const oddNames = [
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '',
  'table',
  '0',
  '-1',
  '\u202e',
  '𝕏',
]
const text = fc.oneof(
  fc.constantFrom(...oddNames),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
/** Any value at all, and now and then one that the language itself trips over where it wants a text or a number. */
const json = fc.oneof(
  { weight: 9, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ toString: true }, { valueOf: 1, toString: null }, [{ toString: 'x' }], {
      constructor: {},
      length: -1,
    }),
  },
) as fc.Arbitrary<Json>
/** What fields of these names usually hold; everything else goes by its schema alone. */
const usual: { readonly [field: string]: fc.Arbitrary<Json> } = {
  table: fc.constant(blanks.table),
  seat: fc.constantFrom(blanks.seat, blanks.seat, 'A', 'table'),
  viewer: fc.constantFrom(blanks.seat, 'table'),
  game: fc.constantFrom(...Object.keys(games)),
  what: fc.constantFrom(...asks),
  about: fc.record(
    {
      record: fc.oneof(fc.constant(blanks.record), json),
      table: fc.oneof({ weight: 4, arbitrary: fc.constant(blanks.table) }, json),
      seat: fc.oneof({ weight: 4, arbitrary: fc.constant(blanks.seat) }, json),
      at: fc.oneof(fc.integer(), json),
      viewer: fc.oneof(fc.constant('table'), fc.constant(blanks.seat), json),
      player: json,
      game: fc.oneof(fc.constantFrom(...Object.keys(games)), json),
      file: json,
      part: json,
      of: json,
      text: json,
      from: json,
      all: fc.boolean(),
    },
    { requiredKeys: [] },
  ) as unknown as fc.Arbitrary<Json>,
  action: fc.oneof(
    fc.record(
      { do: fc.constantFrom('play', 'pass', 'concede', 'timeout', 'take', 'call', 'attack', 'undo', 'life') },
      {},
    ),
    json,
  ) as fc.Arbitrary<Json>,
  scenario: text,
}

function fitting(shape: Shape): fc.Arbitrary<Json> {
  const { anyOf, oneOf, properties, required = [], items, minimum = -1e6, maximum = 1e6 } = shape
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum)
  const either = anyOf ?? oneOf
  if (either !== undefined) return fc.oneof(...either.map(fitting))
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([key, inner]) => {
      const plain = fitting(inner)
      const own = usual[key]
      return [key, own === undefined ? plain : fc.oneof({ weight: 5, arbitrary: own }, plain)] as const
    })
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] }) as unknown as fc.Arbitrary<Json>
  }
  switch (shape.type) {
    case 'string':
      return text.map(one => one.slice(0, shape.maxLength ?? 100))
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -1e6), max: Math.min(maximum, 1e6) })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(fitting(items ?? {}), { maxLength: Math.min(12, shape.maxItems ?? 12) })
    default:
      return json
  }
}

/** A message that fits the protocol, as far as its schema can say. */
export const message: fc.Arbitrary<Say> = fitting(
  z.toJSONSchema(toHost, { io: 'input', unrepresentable: 'any' }) as unknown as Shape,
) as unknown as fc.Arbitrary<Say>

/** Questions are one word in the protocol and many in the host. */
const asking: fc.Arbitrary<Say> = fc.record({
  say: fc.constant('ask'),
  n: fc.constant(1),
  what: usual['what']!,
  about: usual['about']!,
}) as unknown as fc.Arbitrary<Say>

/** The same with one thing wrong: a field lost, added, of another kind, out of all bounds, or deep. */
const spoilt: fc.Arbitrary<Say> = fc
  .tuple(
    message,
    fc.nat(),
    fc.oneof(
      json,
      fc.constantFrom<Json>(-1, 1e308, 2 ** 53, 'x'.repeat(5000), levels[0], null, [], {}),
      fc.constant(JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as Json),
    ),
    fc.constantFrom('lose', 'change', 'add', 'odd'),
  )
  .map(([said, which, value, how]) => {
    const keys = Object.keys(said)
    const key = keys[which % keys.length]!
    const { [key]: was = null, ...rest } = said
    if (how === 'lose') return rest
    if (how === 'change') return { ...rest, [key]: value }
    return { ...rest, [key]: was, [how === 'odd' ? 'constructor' : 'more']: value }
  })

/** Text that begins as a message and is then cut, doubled, turned or run together with something else. */
const garbled: fc.Arbitrary<string> = fc
  .tuple(
    message,
    fc.nat(),
    fc.constantFrom('cut', 'twice', 'insert', 'turn'),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  .map(([said, where, how, more]) => {
    const whole = JSON.stringify(said)
    const at = where % whole.length
    if (how === 'cut') return whole.slice(0, at)
    if (how === 'twice') return whole + whole
    if (how === 'insert') return whole.slice(0, at) + more + whole.slice(at)
    return whole.slice(at) + whole.slice(0, at)
  })

export const bytes = fc.uint8Array({ maxLength: 200 })

/** What is put on a socket: text, or bytes as a binary frame. */
export const sending: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 6, arbitrary: message.map(one => JSON.stringify(one)) },
  { weight: 1, arbitrary: asking.map(one => JSON.stringify(one)) },
  { weight: 3, arbitrary: spoilt.map(one => JSON.stringify(one)) },
  { weight: 2, arbitrary: garbled },
  { weight: 1, arbitrary: bytes },
)

/** Puts names the host under test knows where a generated text left room for them. */
export function filled(
  said: string,
  known: { readonly [K in keyof typeof blanks]: readonly string[] },
  n: number,
): string {
  let turn = n
  return said.replaceAll(/"\\u0001(table|seat|record)"/g, (_whole, kind: keyof typeof blanks) => {
    const names = known[kind]
    return JSON.stringify(names.length === 0 ? 'none' : names[turn++ % names.length])
  })
}

/** A scenario file with one of its parts replaced, doubled or gone; and files cut short. */
export const brokenFile = (files: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...files), fc.nat(), fc.oneof(json, fc.constantFrom<Json>(...oddNames)), fc.nat(9))
    .map(([file, which, value, how]) => {
      if (how === 0) return file.slice(0, which % file.length)
      const whole = JSON.parse(file) as Json
      const places: { readonly in: { [key: string]: Json } | Json[]; readonly key: string }[] = []
      const walk = (one: Json | undefined): void => {
        if (typeof one !== 'object' || one === null) return
        for (const [key, inner] of Object.entries(one)) {
          places.push({ in: one as { [key: string]: Json }, key })
          walk(inner)
        }
      }
      walk(whole)
      const place = places[which % places.length]
      if (place === undefined) return file
      if (Array.isArray(place.in)) {
        if (how < 4) place.in.splice(Number(place.key), 1)
        else if (how < 6) place.in.push(place.in[Number(place.key)]!)
        else place.in[Number(place.key)] = value
      } else if (how < 4) delete place.in[place.key]
      else place.in[place.key] = value
      return JSON.stringify(whole)
    })
