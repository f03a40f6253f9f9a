import { expect, it } from 'vitest'
import { tableIdFrom } from '../../../src-main/host/lobby/opening.ts'

it('no id of a table reads as a number, whose place among the keys of an object is the first', () => {
  for (let byte = 0; byte < 256; byte++) expect(tableIdFrom(new Uint8Array(5).fill(byte))).toMatch(/^[a-z][a-z2-9]{4}$/)
})
