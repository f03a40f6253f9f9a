import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkWithKey } from '../../../src-engine/protocol/join-link.ts'
import { readSealKey, sealKeyFrom, showSealKey } from '../../../src-engine/protocol/seal-key.ts'
import { sealOverhead } from '../../../src-engine/protocol/seal-key.ts'
import { answerForSeal, askForSeal, type Seal } from '../../../src-engine/protocol/seal.ts'
import { runs } from '../../support/runs.ts'

/** What the library says of a message that does not open. */
const notOpened = /tag|length/
const refusal = /version|public key/
const key = 'k7mp2r9xk7mp2r9x'

/** Both ends of a line. */
function line(clientKey = key, hostKey = key): { client: Seal; host: Seal } {
  const asked = askForSeal(clientKey, randomBytes(32))
  const { answer, seal } = answerForSeal(hostKey, randomBytes(32), asked.hello)
  return { client: asked.answered(answer), host: seal }
}

const messages = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.uint8Array({ maxLength: 2000 }).map(bytes => new Uint8Array(bytes)),
  ),
  { minLength: 1, maxLength: 8 },
)

test('what is opened is what was sealed, in order and both ways', () => {
  fc.assert(
    fc.property(messages, messages, (there, back) => {
      const { client, host } = line()
      for (const message of there) expect(host.open(client.seal(message))).toEqual(message)
      for (const message of back) expect(client.open(host.seal(message))).toEqual(message)
    }),
    runs(40),
  )
})

test('a message altered anywhere, cut short or made longer is refused, and the true one still opens', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat(), fc.integer({ min: 1, max: 255 }), (bytes, at, by) => {
      const { client, host } = line()
      const sealed = client.seal(new Uint8Array(bytes))
      expect(sealed.length).toBe(bytes.length + sealOverhead)
      const altered = sealed.slice()
      altered[at % sealed.length]! ^= by
      expect(() => host.open(altered)).toThrow(notOpened)
      expect(() => host.open(sealed.slice(0, at % sealed.length))).toThrow(notOpened)
      expect(() => host.open(Uint8Array.of(...sealed, by))).toThrow(notOpened)
      expect(host.open(sealed)).toEqual(new Uint8Array(bytes))
    }),
    runs(40),
  )
})

test('a message said again, out of order, to its sender or on another line is refused', () => {
  const { client, host } = line()
  const first = client.seal('{"say":"start"}')
  const second = client.seal('{"say":"start"}')
  expect(first).not.toEqual(second)
  expect(() => host.open(second)).toThrow(notOpened)
  expect(host.open(first)).toBe('{"say":"start"}')
  expect(() => host.open(first)).toThrow(notOpened)
  expect(() => client.open(second)).toThrow(notOpened)
  expect(() => line().host.open(second)).toThrow(notOpened)
  expect(host.open(second)).toBe('{"say":"start"}')
})

test('with another key nothing opens either way', () => {
  const { client, host } = line('k7mp2r9xk7mp2r9y')
  expect(() => host.open(client.seal('hello'))).toThrow(notOpened)
  expect(() => client.open(host.seal('hello'))).toThrow(notOpened)
})

test('one guest who has the key and hears all that is said can open nothing of another', () => {
  const asked = askForSeal(key, randomBytes(32))
  const { answer, seal } = answerForSeal(key, randomBytes(32), asked.hello)
  const hand = seal.seal('{"cards":["AS"]}')
  // All a listener can do with the key: take either end's part with a secret of their own.
  const listening = askForSeal(key, randomBytes(32))
  expect(() => listening.answered(answer).open(hand)).toThrow(notOpened)
  expect(() => answerForSeal(key, randomBytes(32), asked.hello).seal.open(hand)).toThrow(notOpened)
  expect(asked.answered(answer).open(hand)).toBe('{"cards":["AS"]}')
})

test('what is no hello and no answer is refused, and so is a public key that would make any secret known', () => {
  const asked = askForSeal(key, randomBytes(32))
  const weak = new Uint8Array(33)
  weak[0] = 1
  for (const bytes of [new Uint8Array(0), randomBytes(32), Uint8Array.of(2, ...randomBytes(32)), weak]) {
    expect(() => answerForSeal(key, randomBytes(32), bytes)).toThrow(refusal)
    expect(() => asked.answered(bytes)).toThrow(refusal)
  }
})

test('a key is typed as it is shown, in capitals or with letters taken for digits', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), random => {
      const made = sealKeyFrom(new Uint8Array(random))
      expect(readSealKey(showSealKey(made))).toBe(made)
      expect(readSealKey(` ${made.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'l')}`)).toBe(made)
    }),
    runs(40),
  )
  for (const typed of ['', 'k7mp', `${key}a`, 'u7mp2r9xk7mp2r9x']) expect(readSealKey(typed)).toBeUndefined()
})

test('a link has the key where no browser sends it, and none where there is none', () => {
  expect(linkWithKey('http://a:1', 't/x', undefined)).toBe('http://a:1/t/x')
  expect(linkWithKey('http://a:1', '', undefined)).toBe('http://a:1')
  expect(linkWithKey('http://a:1', 't/x?ticket=1', key)).toBe(`http://a:1/#/t/x?ticket=1&k=${key}`)
  expect(linkWithKey('http://a:1', '#/night', key)).toBe(`http://a:1/#/night?k=${key}`)
})
