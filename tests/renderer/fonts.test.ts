import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '../../src-renderer/words/languages.ts'
import { messagesOf, prose } from '../support/all-messages.ts'

const base = readFileSync(join(import.meta.dirname, '../../src-renderer/design/base.css'), 'utf8')

/** Whether the `unicode-range` of one of these files has this character. */
function covers(file: RegExp, character: string): boolean {
  const faces = base.split('@font-face').filter(one => file.test(one))
  const code = character.codePointAt(0)!
  return [...faces.join('').matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].some(
    ([, from, to]) => code >= parseInt(from!, 16) && code <= parseInt(to ?? from!, 16),
  )
}

it.each(['grenze-gotisch', 'atkinson-hyperlegible-next'])(
  '%s: every letter of our own languages is in the file that every screen fetches, or in its language’s own',
  async font => {
    const texts = await Promise.all(
      Object.keys(languages).map(async one => JSON.stringify([await messagesOf(one), prose(one)])),
    )
    const letters = new Set(texts.join('').match(/\p{Script=Latin}/gu))
    expect(letters.size).toBeGreaterThan(60)
    const own = new RegExp(`/${font}(-(${Object.keys(languages).join('|')}))?[.]woff2`)
    expect([...letters].filter(letter => !covers(own, letter))).toEqual([])
    expect(covers(own, 'ø')).toBe(false)
    expect(covers(new RegExp(`/${font}-more[.]woff2`), 'ø')).toBe(true)
  },
)
