import { expect, it } from 'vitest'
import { nameProblem, tidyName } from '../../../src-engine/protocol/name.ts'

it.each([
  ['a family with its joiners', '👨‍👩‍👧 Ann'],
  ['a woman at a keyboard, of a skin colour', '👩🏽‍💻'],
  ['a heart on fire', '❤️‍🔥 Ben'],
  ['Persian with what parts two letters', 'می‌روم'],
  ['Hindi with a joiner', 'क्‍ष'],
  ['a flag', '🇩🇪 Cal'],
  ['a flag spelled in tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['Vietnamese', 'Nguyễn'],
  ['Hebrew with its points', 'נֹעָה'],
  ['Thai', 'ที่รัก'],
  ['a key cap', '1️⃣'],
])('keeps %s: %s', (_, name) => {
  expect(tidyName(name)).toBe(name.normalize('NFC'))
  expect(nameProblem(tidyName(name))).toBeUndefined()
})

it.each([
  ['nothing', '\u200B\u2060\u00AD'],
  ['Hangul’s filler', '\u3164'],
  ['its halves', '\u115F\u1160\uFFA0'],
  ['the empty pattern of Braille', '\u2800\u2800'],
  ['joiners alone', '\u200D\u200C'],
  ['styles alone', '\uFE0F\uFE0E'],
  ['marks alone', '\u0301\u0301 \u0302'],
  ['half a character', '\uD83D'],
  ['signs of nobody’s font', '\uE000'],
  ['tags alone', '\u{E0061}\u{E007F}'],
])('takes no name of %s', (_, name) => {
  expect(nameProblem(tidyName(name))).toBe('no-name')
})

it('drops joiners and turners that would let one name pass for another', () => {
  expect(tidyName('An\u200Dn')).toBe('Ann')
  expect(tidyName('An\u200Cn\u202E')).toBe('Ann')
  expect(tidyName('Ann\uFE0F')).toBe('Ann')
  expect(tidyName('Ann\u{E0061}\u{E007F}')).toBe('Ann')
  expect(tidyName('Ann\u{F200D}\u{F0061}')).toBe('Ann')
})

it('cuts towers of marks to what any language writes', () => {
  const tower = `Z${'\u0301\u0317\u0489'.repeat(9)}o\u0308e`
  expect(tidyName(tower).normalize('NFD')).toMatch(/^Z\p{M}{3,4}o\u0308e$/u)
  expect(tidyName(tidyName(tower))).toBe(tidyName(tower))
})
