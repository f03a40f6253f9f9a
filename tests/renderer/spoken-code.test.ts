import { expect, test } from 'vitest'
import { lookUp, originOf } from '../../src-main/host/discovery/look-up.ts'
import { typedAddress } from '../../src-engine/protocol/house-address.ts'
import { codeOfOrigin } from '../../src-engine/protocol/address-code.ts'

test('what the lobby shows beside the address leads a typing guest to that very address', () => {
  const address = 'http://192.168.178.42:4680'
  expect(originOf(codeOfOrigin(address)!)).toBe(address)
})

test('an address is typed without the usual port where browsers are answered without one, as the app takes that', () => {
  const [usual, other] = ['http://192.168.178.42:4680', 'http://192.168.178.42:4681']
  expect(typedAddress(usual, [])).toBe('192.168.178.42:4680')
  expect(typedAddress(usual, [usual])).toBe('192.168.178.42')
  expect(originOf(typedAddress(usual, [usual]))).toBe(usual)
  // The app would come to another house.
  expect(typedAddress(other, [other])).toBe('192.168.178.42:4681')
})

test('an address that a code cannot stand for has none: another port, a name, no private network', () => {
  const none = ['http://192.168.178.42:4681', 'http://anchor:4680', 'http://8.8.8.8:4680', 'http://127.0.0.1:4680', '']
  expect(none.map(codeOfOrigin)).toEqual(none.map(() => undefined))
})

test('a code that is none says what one looks like', async () => {
  expect(await lookUp('ba fe fu fe', '0.1.0')).toEqual({ problem: 'no-address' })
})
