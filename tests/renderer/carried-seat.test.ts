import { expect, test } from 'vitest'
import { carriedSeat, carrySeatTo } from '../../src-renderer/device/carried-seat.ts'

const to = 'http://192.168.1.20:4680'

test.each([
  [{ hash: '#/t/kx7mp', pathname: '/', search: '' }, '#/t/kx7mp'],
  [{ hash: '', pathname: '/t/kx7mp', search: '' }, '#/t/kx7mp'],
  [{ hash: '#/tv?table=a&x=%26', pathname: '/tv', search: '' }, '#/tv?table=a&x=%26'],
  [{ hash: '', pathname: '/', search: '' }, '#/'],
])('a seat at %j is carried to the same page at another address, and taken out again', (here, page) => {
  const link = new URL(carrySeatTo(to, here, 'abc+/='))
  expect(link.origin).toBe(to)
  // The part of the address that the host is never sent.
  expect([link.pathname, link.search]).toEqual(['/', ''])
  expect(carriedSeat(link.hash)).toEqual({ token: 'abc+/=', hash: page })
  // A link of when houses had a key.
  expect(carriedSeat('#/t/kx7mp?k=k7mp2r9xk7mp2r9x', 'k')?.hash).toBe('#/t/kx7mp')
  expect(carrySeatTo(to, here, undefined)).toBe(`${to}/${page}`)
})

test('an address without a seat carries none', () => {
  for (const none of ['', '#/', '#/t/a?x=1', '#/t/a?token=', `#/t/a?token=${'x'.repeat(300)}`])
    expect(carriedSeat(none)).toBeUndefined()
})

test('a ticket is no token', () => {
  const link = new URL(carrySeatTo(to, { hash: '', pathname: '/t/kx7mp', search: '' }, 'abc', 'ticket'))
  expect(carriedSeat(link.hash)).toBeUndefined()
  expect(carriedSeat(link.hash, 'ticket')).toEqual({ token: 'abc', hash: '#/t/kx7mp' })
})
