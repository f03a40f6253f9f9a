import { expect, it } from 'vitest'
import { screensOf } from '../../src-renderer/games/register.ts'
import { isCheer } from '../../src-renderer/table/ending/cheers.ts'

// What plain objects answer to without having it: words of guests and of files are looked up in none of them.
const odd = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']

it.each(odd)('“%s” is no cheer and no game of ours', word => {
  expect(isCheer(word)).toBe(false)
  expect(screensOf(word)).toBe(screensOf('a game of another day'))
})
