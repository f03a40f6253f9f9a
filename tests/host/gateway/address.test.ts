import { expect, test } from 'vitest'
import { addressOf } from '../../../src-main/host/gateway/address.ts'

test('an address is a machine: its IPv6 network’s made-up ends count as one, and mapped IPv4 as IPv4', () => {
  expect(addressOf('::ffff:192.168.1.20')).toBe('192.168.1.20')
  expect(addressOf('::1')).toBe(addressOf('127.0.0.1'))
  expect(addressOf('2001:db8:0:7:aa::1')).toBe(addressOf('2001:db8:0:7::2%eth0'))
  expect(addressOf('2001:db8:0:7::1')).not.toBe(addressOf('2001:db8:0:8::1'))
  expect(addressOf('fe80::1%wlan0')).toBe(addressOf('fe80::2'))
  expect(addressOf(undefined)).toBe('')
})
