import { expect, test } from 'vitest'
import { codeToScan } from '../src-main/terminal.ts'

test('a code in the terminal has a rim of four modules, as one on a screen', () => {
  const lines = codeToScan('http://192.168.1.20:4680').split('\n')
  // Two modules a line, and one a letter.
  expect(lines.slice(0, 2).join('')).toMatch(/^█+$/)
  expect(lines.at(-1)).toMatch(/^[█▀]+$/)
  for (const line of lines) expect(line).toMatch(/^[█▀]{4}.*[█▀]{4}$/)
})
