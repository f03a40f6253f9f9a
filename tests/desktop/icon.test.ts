import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { iconFile } from '../../src-main/desktop/icon.ts'

it('the windows’ icon is there, seen from the built main process, and large enough for a task bar', () => {
  const picture = readFileSync(iconFile(resolve(import.meta.dirname, '../../out/main')))
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
  expect(width).toBe(height)
  expect(width).toBeGreaterThanOrEqual(256)
})
