import { afterAll, describe, expect, it, test } from 'vitest'
import { refusalText } from '../../src-renderer/words/index.ts'
import { languages, firstKnownLanguage, type Language } from '../../src-renderer/words/languages.ts'
import { formatList, formatAlternatives, formatOrdinal } from '../../src-renderer/words/intl.ts'
import { t, translateKey, setLanguage } from '../../src-renderer/words/translate.ts'
import type { Room } from '../../src-renderer/words/rooms.ts'

const all = await Promise.all(
  Object.keys(languages).map(async language => {
    const halves = await Promise.all([
      import(`../../src-renderer/words/${language}/start.ts`) as Promise<{ readonly default: Room }>,
      import(`../../src-renderer/words/${language}/rest.ts`) as Promise<{ readonly default: Room }>,
    ])
    return [language, { ...halves[0].default, ...halves[1].default }] as const
  }),
)

function sentences(room: Room, path = ''): (readonly [key: string, text: string])[] {
  return Object.entries(room).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : sentences(value, `${path}${key}.`),
  )
}
const english = all[0]![1]
/** How many forms a language has for what is counted by whole numbers. */
function pluralForms(language: string): number {
  const rules = new Intl.PluralRules(language)
  return new Set(Array.from({ length: 201 }, (_, n) => rules.select(n))).size
}
const blanks = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted()

afterAll(() => setLanguage('en'))

test('English is plain: what people stumbled over is said otherwise', () => {
  const odd = [
    /\bby lot\b/i,
    /range of things/i,
    /^as usual$/i,
    /put the game away/i,
    /^one on$/i,
    /^leave it$/i,
    /what shall the others/i,
    /\byou takes\b/i,
    /(?<!\{)\bwhom/i,
    /\bwhosever\b/i,
    /\banew\b/i,
    /\bthe lot decides\b/i,
    /\bit stands \{/i,
  ]
  const said = sentences(english).flatMap(([key, text]) =>
    text.split(' | ').some(form => odd.some(phrase => phrase.test(form))) ? [`${key}: ${text}`] : [],
  )
  expect(said).toEqual([])
})

describe.each(all)('the words in %s', (language, room) => {
  it('are the same rooms and sentences as in English', () => {
    const keys = (of: Room): string[] =>
      sentences(of)
        .map(([key]) => key)
        .toSorted()
    expect(keys(room)).toEqual(keys(english))
  })

  it('fill the same blanks as in English, in as many forms as the language has', () => {
    const original = new Map(sentences(english))
    const wrong = sentences(room).filter(([key, text]) => {
      const other = original.get(key)!
      // A number may be told by the form alone: "one trick", "einen Stich".
      const counted = (of: string): string[] => blanks(of).filter(name => name !== '{n}' && name !== '{count}')
      const forms = other.includes(' | ') ? pluralForms(language) : 1
      return text.split(' | ').length !== forms || counted(text).join() !== counted(other).join()
    })
    expect(wrong).toEqual([])
  })

  it('are all understood by the compiler of messages', async () => {
    await setLanguage(language as Language)
    const broken: string[] = []
    for (const [key, text] of sentences(room)) {
      const filled = Object.fromEntries(
        [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, name!.toUpperCase()]),
      )
      const said = translateKey(key, { ...filled, n: 3 })
      if (said === '' || /[{}|]/.test(said)) broken.push(key)
    }
    expect(broken).toEqual([])
  })
})

describe('plurals and lists', () => {
  it.each([
    ['en', 'one trick', 'three tricks', '13 tricks', 'Ann, Ben and Cal', 'Ann or Ben', '3rd'],
    ['de', 'einen Stich', 'drei Stiche', '13 Stiche', 'Ann, Ben und Cal', 'Ann oder Ben', '3.'],
    ['es', 'una baza', 'tres bazas', '13 bazas', 'Ann, Ben y Cal', 'Ann o Ben', '3.º'],
  ] as const)('follow the rules of %s', async (language, one, three, many, names, either, third) => {
    await setLanguage(language)
    expect([1, 3, 13].map(n => t('whist.tricks', { n }))).toEqual([one, three, many])
    expect(formatList(['Ann', 'Ben', 'Cal'])).toBe(names)
    expect(formatAlternatives(['Ann', 'Ben'])).toBe(either)
    expect(formatOrdinal(3)).toBe(third)
  })

  it('mind the sound that follows in Spanish', async () => {
    await setLanguage('es')
    expect(formatList(['Ana', 'Inés'])).toBe('Ana e Inés')
  })
})

describe('codes', () => {
  it('are told in the game’s own sentence first, with a title for its id and a reason for a code within', async () => {
    await setLanguage('en')
    expect(refusalText({ code: 'not-your-turn' }, 'brawl')).toBe('It isn’t your turn.')
    expect(refusalText({ code: 'not-your-turn' })).toBe('It is not your turn.')
    const few = { code: 'too-few-players', params: { game: 'brawl', least: 2, n: 1 } }
    expect(refusalText({ code: 'cannot-start', params: { why: few } })).toBe(
      'Brawl needs at least 2 players; there is 1.',
    )
    const range = { code: 'not-in-range', params: { option: 'life', min: 1, max: 9999 } }
    expect(refusalText(range, 'referee')).toBe('Life at the start: a whole number from 1 to 9999.')
    expect(refusalText({ code: 'of-tomorrow' })).toBe('That didn’t work (of-tomorrow).')
  })
})

it('speaks the first of the system’s languages that it knows', () => {
  expect(firstKnownLanguage(['tlh', 'de-AT', 'en'])).toBe('de')
  expect(firstKnownLanguage(['tlh', 'x-klingon'])).toBe('en')
})
