import { describe, expect, it } from 'vitest'
import { keyed, type Key } from '../../../src-engine/core/siphash.ts'

const mask = (1n << 64n) - 1n

/** SipHash-2-4 once more, slowly and straight from the paper, over whole 64-bit blocks. */
function sipBlocks(k0: bigint, k1: bigint, blocks: readonly bigint[]): bigint {
  let [v0, v1, v2, v3] = [
    k0 ^ 0x736f6d6570736575n,
    k1 ^ 0x646f72616e646f6dn,
    k0 ^ 0x6c7967656e657261n,
    k1 ^ 0x7465646279746573n,
  ] as [bigint, bigint, bigint, bigint]
  const turn = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (64n - by))) & mask
  const round = (): void => {
    v0 = (v0 + v1) & mask
    v1 = turn(v1, 13n) ^ v0
    v0 = turn(v0, 32n)
    v2 = (v2 + v3) & mask
    v3 = turn(v3, 16n) ^ v2
    v0 = (v0 + v3) & mask
    v3 = turn(v3, 21n) ^ v0
    v2 = (v2 + v1) & mask
    v1 = turn(v1, 17n) ^ v2
    v2 = turn(v2, 32n)
  }
  for (const block of blocks) {
    v3 ^= block
    round()
    round()
    v0 ^= block
  }
  v2 ^= 0xffn
  round()
  round()
  round()
  round()
  return v0 ^ v1 ^ v2 ^ v3
}

function sip(k0: bigint, k1: bigint, bytes: readonly number[]): bigint {
  const blocks: bigint[] = []
  for (let at = 0; at <= bytes.length; at += 8) {
    let block = at + 8 > bytes.length ? BigInt(bytes.length & 255) << 56n : 0n
    for (let i = 0; i < 8; i++) block |= BigInt(bytes[at + i] ?? 0) << BigInt(8 * i)
    blocks.push(block)
  }
  return sipBlocks(k0, k1, blocks)
}

const k0 = 0x0706050403020100n
const k1 = 0x0f0e0d0c0b0a0908n
const key: Key = [0x0f0e0d0c, 0x0b0a0908, 0x07060504, 0x03020100]

describe('siphash', () => {
  it.each([
    [0, 0x726fdb47dd0e0e31n],
    [1, 0x74f839c593dc67fdn],
    [2, 0x0d6c8009d9a94f5an],
    [3, 0x85676696d7fb7e2dn],
    [8, 0x93f5f5799a932462n],
    [15, 0xa129ca6149be45e5n],
  ])('the slow one gives the authors’ vector for %i bytes', (length, wanted) => {
    const bytes = Array.from({ length }, (_, i) => i)
    expect(sip(k0, k1, bytes)).toBe(wanted)
  })

  it('gives the authors’ vector for nothing at all, its low half', () => {
    expect(keyed(key, '', 0)).toBe(0xdd0e0e31)
  })

  it.each(['', 'a', 'deal 1', 'deal 12', 'draw 3', 'Ann’s pick', '♠♥', 'a longer name of a draw, over many blocks'])(
    'agrees with the slow one on “%s”',
    what => {
      for (const index of [0, 1, 2, 77, 0x7fffffff, 0xffffffff]) {
        const blocks: bigint[] = []
        for (let at = 0; at < what.length; at += 4) {
          let block = 0n
          for (let i = 0; i < 4 && at + i < what.length; i++) {
            block |= BigInt(what.charCodeAt(at + i)) << BigInt(16 * i)
          }
          blocks.push(block)
        }
        blocks.push((BigInt(what.length) << 32n) | BigInt(index))
        expect(keyed(key, what, index)).toBe(Number(sipBlocks(k0, k1, blocks) & 0xffffffffn))
      }
    },
  )
})
