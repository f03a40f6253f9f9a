import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Odds, squeeze, Stretcher } from '../../../src-engine/protocol/odds.ts'
import { runs } from '../../support/runs.ts'

const stretched = (bytes: Uint8Array, length: number, odds: Odds): number[] => {
  const reading = new Stretcher(bytes, odds)
  return Array.from({ length }, () => reading.byte())
}

test('whatever is squeezed comes back, however much was said before', () => {
  const byte = fc.oneof(fc.nat(255), fc.nat(3), fc.constantFrom(0, 255))
  const piece = fc.oneof(fc.array(byte, { maxLength: 60 }), fc.array(fc.constantFrom(0, 1, 255), { maxLength: 400 }))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), pieces => {
      const [here, there] = [new Odds(10), new Odds(10)]
      for (const said of pieces) {
        expect(stretched(squeeze(Uint8Array.from(said), here), said.length, there)).toEqual(said)
      }
    }),
    runs(100),
  )
})

test('what was said often is hardly a byte; what nobody could foresee is hardly longer than it was', () => {
  const odds = new Odds(14)
  const often = Uint8Array.from({ length: 40 }, (_, i) => (i * 37) % 251)
  for (let times = 0; times < 20; times++) squeeze(often, odds)
  expect(squeeze(often, odds).length).toBeLessThan(5)
  let noise = 1
  const never = Uint8Array.from({ length: 2000 }, () => (noise = (noise * 48_271) % 2_147_483_647) >>> 8)
  expect(squeeze(never, odds).length).toBeLessThan(2300)
})

test('bytes read long past their end are an error', () => {
  const odds = new Odds(10)
  const bytes = squeeze(Uint8Array.of(1, 2, 3), odds)
  expect(() => stretched(bytes, 10_000, new Odds(10))).toThrow('the bytes end')
})
