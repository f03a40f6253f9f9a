import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isPressed, shortcutText } from '../../src-renderer/table/actions/action.ts'
import {
  keyboard,
  layouts,
  learn,
  standInFor,
  usualLayout,
  type Layout,
} from '../../src-renderer/table/actions/keyboard.ts'

const renderer = join(import.meta.dirname, '../../src-renderer')
const sources = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.(ts|vue)$/.test(path) && !path.startsWith('words') && !path.endsWith('actions/action.ts'))
  .map(path => readFileSync(join(renderer, path), 'utf8'))

/** Every key that something is done with, as the sources write them; Clash's buttons and Brawl's hands have tables of theirs. */
const inUse = new Set([
  ...sources.flatMap(text => [...text.matchAll(/shortcut: '([^']+)'/g)].map(found => found[1]!)),
  ...sources.flatMap(text =>
    [...(/const shortcuts: [^=]+= \{([^}]+)\}/.exec(text)?.[1] ?? '').matchAll(/: '([^']+)'/g)].map(found => found[1]!),
  ),
  ...sources.flatMap(text =>
    [...text.matchAll(/'((?:Key|Digit)\w|Semicolon|Comma|Period|Slash)'/g)].map(found => found[1]!),
  ),
  // Cards and what they offer are numbered; trumps are called by the letter of their suit.
  ...'123456789',
  ...'cdhs',
])
const named = /^( |Enter|Escape|Home|End|PageUp|PageDown|Arrow(Left|Right|Up|Down))$/

/** Every press this keyboard can make with a key of writing, alone and with Shift. */
const presses = (on: Layout) =>
  [...on].flatMap(([code, [plain, shifted]]) => [
    { key: plain, code, shiftKey: false },
    { key: shifted, code, shiftKey: true },
  ])

it('the table holds eleven keyboards, each key of writing once', () => {
  expect(Object.keys(layouts)).toHaveLength(11)
  const odd = Object.values(layouts).flatMap(on => [...on.values()].flat().filter(sign => [...sign].length !== 1))
  expect(odd).toEqual([])
  const letters = (on: Layout) => new Set([...on.values()].map(([plain]) => plain).filter(sign => /^[a-z]$/.test(sign)))
  expect(Object.entries(layouts).filter(([, on]) => letters(on).size !== 26)).toEqual([])
})

it('knows all that are in use', () => {
  expect(inUse).toContain('+')
  expect(inUse).toContain('Shift+r')
  expect(inUse).toContain('Semicolon')
  expect(inUse).toContain('y')
  expect(inUse.size).toBeGreaterThan(60)
})

describe.each(Object.entries(layouts))('on a keyboard of %s', (_, on) => {
  it('every key in use can be pressed, and what its button shows is printed there', () => {
    const written = [...inUse].filter(shortcut => !named.test(shortcut))
    const waysTo = (shortcut: string) => presses(on).filter(press => isPressed(shortcut, press, on))
    expect(written.filter(shortcut => waysTo(shortcut).length === 0)).toEqual([])
    // Digits stand on every keyboard's row of them, here and there as a third sign.
    const isShown = (shortcut: string): boolean => {
      const shown = shortcutText({ shortcut }, on)
      if (/^(Digit)?\d$/.test(shortcut)) return /^\d$/.test(shown)
      const signs = waysTo(shortcut).flatMap(({ code }) => on.get(code)!)
      return signs.some(sign => sign.toUpperCase() === shown.replace('Shift+', ''))
    }
    expect(written.filter(shortcut => !isShown(shortcut))).toEqual([])
  })

  it('no press is two acts: of what is named by what is printed, at most one', () => {
    const printed = [...inUse].filter(one => !/^(Key|Digit)\w$|^(Semicolon|Comma|Period|Slash)$/.test(one))
    const meant = presses(on).map(press => printed.filter(shortcut => isPressed(shortcut, press, on)))
    expect(meant.filter(acts => acts.length > 1)).toEqual([])
  })

  it('the row of digits counts as digits, with Shift or without, and never as a sign', () => {
    for (let digit = 0; digit < 10; digit++) {
      const code = `Digit${digit}`
      const [plain, shifted] = on.get(code)!
      const alone = { key: plain, code, shiftKey: false }
      expect(['+', '-', '?', String(digit)].filter(one => isPressed(one, alone, on))).toEqual([String(digit)])
      const isDigit = isPressed(String(digit), { key: shifted, code, shiftKey: true }, on)
      expect(isDigit).toBe(/\d/.test(shifted))
    }
  })
})

it('where a sign can only be written in the row of digits, the key beside it stands in, and shows what it is', () => {
  expect(standInFor('-', layouts.us)).toBeUndefined()
  expect(standInFor('-', layouts.fr)).toBe('Minus')
  expect(shortcutText({ shortcut: '-' }, layouts.fr)).toBe(')')
  expect(isPressed('-', { key: ')', code: 'Minus', shiftKey: false }, layouts.fr)).toBe(true)
  expect(isPressed('-', { key: 'ß', code: 'Minus', shiftKey: false }, layouts.de)).toBe(false)
  // The keypad's own are signs on every keyboard.
  expect(isPressed('-', { key: '-', code: 'NumpadSubtract', shiftKey: false }, layouts.fr)).toBe(true)
  expect(isPressed('6', { key: '6', code: 'Numpad6', shiftKey: false }, layouts.fr)).toBe(true)
})

it('a keyboard of other letters has ours where they lie', () => {
  expect(isPressed('t', { key: 'е', code: 'KeyT', shiftKey: false })).toBe(true)
  expect(isPressed('Shift+h', { key: 'Р', code: 'KeyH', shiftKey: true })).toBe(true)
})

it('which keyboard it is is guessed by the language, and learned from what is pressed', () => {
  expect(usualLayout('fr-FR')).toBe(layouts.fr)
  expect(usualLayout('fr-CH')).toBe(layouts.ch)
  expect(usualLayout('pt-BR')).toBe(layouts.us)
  const before = keyboard.value
  learn({ key: 'a', code: 'KeyQ', shiftKey: false })
  learn({ key: 'z', code: 'KeyW', shiftKey: false })
  expect(shortcutText({ shortcut: 'Semicolon' })).toBe('M')
  learn({ key: 'q', code: 'KeyQ', shiftKey: false })
  learn({ key: 'w', code: 'KeyW', shiftKey: false })
  expect(shortcutText({ shortcut: 'KeyQ' })).toBe('Q')
  keyboard.value = before
})
