import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '../../src-renderer/words/languages.ts'
import { messagesOf } from '../support/all-messages.ts'

const base = readFileSync(join(import.meta.dirname, '../../src-renderer/design/base.css'), 'utf8')

/** Whether a file's `unicode-range` has this character. */
function covers(file: string, character: string): boolean {
  const face = base.split('@font-face').find(one => one.includes(`/${file}.woff2`))!
  const code = character.codePointAt(0)!
  return [...face.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].some(
    ([, from, to]) => code >= parseInt(from!, 16) && code <= parseInt(to ?? from!, 16),
  )
}

it.each(['grenze-gotisch', 'atkinson-hyperlegible-next'])(
  '%s: every letter of our own languages is in the file that every screen fetches',
  async font => {
    const texts = await Promise.all(Object.keys(languages).map(async one => JSON.stringify(await messagesOf(one))))
    const letters = new Set(texts.join('').match(/\p{Script=Latin}/gu))
    expect(letters.size).toBeGreaterThan(60)
    expect([...letters].filter(letter => !covers(font, letter))).toEqual([])
    expect(covers(`${font}-more`, 'ø')).toBe(true)
  },
)
