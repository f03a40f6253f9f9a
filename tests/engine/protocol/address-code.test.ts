import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOfCode, codeOfAddress } from '../../../src-engine/protocol/address-code.ts'

const byte = fc.nat(255)
const privateAddress = fc
  .oneof(
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(10), byte, byte, byte),
    fc.tuple(fc.constant(10), fc.constant(0), byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  )
  .map(parts => parts.join('.'))
const syllable = fc.tuple(fc.constantFrom(...'bfklmnrst'), fc.constantFrom(...'aeiou')).map(two => two.join(''))

describe('the code of an address, for calling it across a room', () => {
  it('gives the very address back, however it is typed', () => {
    fc.assert(
      fc.property(privateAddress, fc.constantFrom('-', ' ', ''), fc.boolean(), (address, between, loud) => {
        const code = codeOfAddress(address)!
        const typed = ` ${code.replaceAll('-', between)} `
        return addressOfCode(loud ? typed.toUpperCase() : typed) === address
      }),
      { numRuns: 2000 },
    )
    expect(addressOfCode('BA fe-fe')).toBe('192.168.1.20')
  })

  it('is the only one of its address: any syllables are that code or none', () => {
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), syllables => {
        const address = addressOfCode(syllables.join('-'))
        return address === undefined || codeOfAddress(address) === syllables.join('-')
      }),
      { numRuns: 5000 },
    )
    // 10.0.0.7 counted among all of 10.0.0.0/8.
    expect(addressOfCode('ba-ba-ba-ba-fi')).toBeUndefined()
  })

  it('has three syllables in the nets of most houses and five in others', () => {
    expect(['192.168.1.20', '192.168.178.255', '10.0.63.255'].map(one => codeOfAddress(one)!.length)).toEqual([8, 8, 8])
    expect(
      ['10.0.64.0', '10.255.255.255', '172.31.255.255', '169.254.0.1'].map(one => codeOfAddress(one)!.length),
    ).toEqual([14, 14, 14, 14])
  })

  it('is had by no other address, and by nothing that is none', () => {
    for (const one of [
      '8.8.8.8',
      '127.0.0.1',
      '172.32.0.1',
      '192.169.0.1',
      '1.2.3',
      '192.168.1.256',
      '192.168.01.2',
      '::1',
      '',
    ])
      expect(codeOfAddress(one)).toBeUndefined()
    for (const one of ['annes-laptop', 'localhost', '192.168.1.20', 'ba', 'ba-ba-ba-ba', 'tu-tu-tu', 'ba-be-bx', ''])
      expect(addressOfCode(one)).toBeUndefined()
  })

  it('never changes: people know the one of their own machine', () => {
    expect(['192.168.1.20', '10.0.0.7', '172.16.0.1'].map(codeOfAddress)).toEqual([
      'ba-fe-fe',
      'ri-le-mo',
      'bu-bu-fa-bi-bi',
    ])
  })
})
