import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../../../src-engine/core/json.ts'
import { Packer, Plain, Unpacker } from '../../../src-engine/protocol/packing.ts'
import { mostWords, Words } from '../../../src-engine/protocol/words.ts'
import { runs } from '../../support/runs.ts'

const spoken = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<Json>(-0, 0.1, -5, 31, 32, 127, 128, 2 ** 53, -(2 ** 40), 1e300, '', 'é🂡', '\u0000', {
    __proto__: 1,
  }),
  fc.array(fc.nat(40), { minLength: 14, maxLength: 20 }),
) as fc.Arbitrary<Json>

const read = (bytes: Uint8Array): Json => new Unpacker(new Plain(bytes)).value(new Words())

test('whatever is said comes back as it would from text, and both ends know the same words after it', () => {
  fc.assert(
    fc.property(fc.array(spoken, { minLength: 1, maxLength: 12 }), said => {
      const [here, there] = [new Words(), new Words()]
      const packer = new Packer()
      for (const value of said) {
        packer.value(value, here)
        const bytes = new Plain(packer.take())
        expect(new Unpacker(bytes).value(there)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(bytes.left()).toBe(0)
        expect(there.list).toEqual(here.list)
      }
    }),
    runs(300),
  )
})

test('what was said before costs a byte a word', () => {
  const words = new Words()
  const packer = new Packer()
  const play = (by: string, card: string): number => {
    packer.value({ type: 'play', by, card }, words)
    return packer.take().length
  }
  expect(play('Ann', 'AH')).toBeGreaterThan(20)
  expect(play('Ben', '2C')).toBeLessThan(13)
  expect(play('Ann', '2C')).toBe(4)
})

test('the very same thing said twice in one message costs two bytes the second time', () => {
  const words = new Words()
  const packer = new Packer()
  const plays = Array.from({ length: 7 }, (_, index) => ({ by: `P${index}`, card: 'AH' }))
  const said: Json = [{ plays }, plays, { plays: [plays[3]!, { other: plays }] }]
  packer.value(plays, new Words())
  const alone = packer.take().length
  packer.value(said, words)
  const bytes = packer.take()
  expect(bytes.length).toBeLessThan(alone + 40)
  expect(read(bytes)).toEqual(said)
})

test('keys left undefined are not said, and many words are bounded', () => {
  const words = new Words()
  const packer = new Packer()
  packer.value({ a: undefined, b: 1 }, words)
  expect(read(packer.take())).toEqual({ b: 1 })
  for (let i = 0; i < mostWords + 100; i++) packer.value(`word ${i}`, words)
  packer.value('x'.repeat(500), words)
  expect(words.list.length).toBe(mostWords)
})

test('bytes that end too soon, or name a word nobody said, are an error and not an answer', () => {
  const packer = new Packer()
  packer.value({ a: ['b', 300, 1.5] }, new Words())
  const bytes = packer.take()
  for (let length = 0; length < bytes.length; length++) {
    expect(() => read(bytes.slice(0, length))).toThrow('the bytes end')
  }
  expect(() => read(Uint8Array.of(64))).toThrow('never said')
})
