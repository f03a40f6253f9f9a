/** A 128-bit key as four 32-bit words. */
export type Key = readonly [number, number, number, number]

/**
 * SipHash-2-4 (Aumasson and Bernstein) over the characters of `what` and the number `index`, its low 32 bits.
 * A keyed function: from the draws a player sees, those still hidden cannot be worked out without the seed.
 * 64-bit words are kept as pairs of 32 bits, since BigInt is some fifty times slower here.
 */
export function keyed(key: Key, what: string, index: number): number {
  const [k1h, k1l, k0h, k0l] = key
  v0h = k0h ^ 0x736f6d65
  v0l = k0l ^ 0x70736575
  v1h = k1h ^ 0x646f7261
  v1l = k1l ^ 0x6e646f6d
  v2h = k0h ^ 0x6c796765
  v2l = k0l ^ 0x6e657261
  v3h = k1h ^ 0x74656462
  v3l = k1l ^ 0x79746573
  // Four 16-bit characters fill a block; the index and the length make the last one.
  for (let at = 0; at < what.length; at += 4) {
    const low = code(what, at) | (code(what, at + 1) << 16)
    const high = code(what, at + 2) | (code(what, at + 3) << 16)
    block(high, low)
  }
  block(what.length, index)
  v2l ^= 0xff
  round()
  round()
  round()
  round()
  return (v0l ^ v1l ^ v2l ^ v3l) >>> 0
}

let v0h = 0,
  v0l = 0,
  v1h = 0,
  v1l = 0,
  v2h = 0,
  v2l = 0,
  v3h = 0,
  v3l = 0

function code(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0
}

function block(high: number, low: number): void {
  v3h ^= high
  v3l ^= low
  round()
  round()
  v0h ^= high
  v0l ^= low
}

function round(): void {
  let low: number, high: number
  // v0 += v1; v1 = rotl(v1, 13) ^ v0; v0 = rotl(v0, 32)
  low = (v0l >>> 0) + (v1l >>> 0)
  v0h = (v0h + v1h + (low > 0xffffffff ? 1 : 0)) | 0
  v0l = low | 0
  high = (v1h << 13) | (v1l >>> 19)
  low = (v1l << 13) | (v1h >>> 19)
  v1h = high ^ v0h
  v1l = low ^ v0l
  high = v0h
  v0h = v0l
  v0l = high
  // v2 += v3; v3 = rotl(v3, 16) ^ v2
  low = (v2l >>> 0) + (v3l >>> 0)
  v2h = (v2h + v3h + (low > 0xffffffff ? 1 : 0)) | 0
  v2l = low | 0
  high = (v3h << 16) | (v3l >>> 16)
  low = (v3l << 16) | (v3h >>> 16)
  v3h = high ^ v2h
  v3l = low ^ v2l
  // v0 += v3; v3 = rotl(v3, 21) ^ v0
  low = (v0l >>> 0) + (v3l >>> 0)
  v0h = (v0h + v3h + (low > 0xffffffff ? 1 : 0)) | 0
  v0l = low | 0
  high = (v3h << 21) | (v3l >>> 11)
  low = (v3l << 21) | (v3h >>> 11)
  v3h = high ^ v0h
  v3l = low ^ v0l
  // v2 += v1; v1 = rotl(v1, 17) ^ v2; v2 = rotl(v2, 32)
  low = (v2l >>> 0) + (v1l >>> 0)
  v2h = (v2h + v1h + (low > 0xffffffff ? 1 : 0)) | 0
  v2l = low | 0
  high = (v1h << 17) | (v1l >>> 15)
  low = (v1l << 17) | (v1h >>> 15)
  v1h = high ^ v2h
  v1l = low ^ v2l
  high = v2h
  v2h = v2l
  v2l = high
}
