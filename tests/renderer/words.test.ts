import { afterAll, describe, expect, it, test } from 'vitest'
import { refusalText } from '../../src-renderer/words/index.ts'
import { languages, firstKnownLanguage, localeOf, type Language } from '../../src-renderer/words/languages.ts'
import { formatList, formatAlternatives, formatOrdinal } from '../../src-renderer/words/intl.ts'
import { pluralCategories, pluralRule } from '../../src-renderer/words/plurals.ts'
import { t, translateKey } from '../../src-renderer/words/translate.ts'
import type { Room } from '../../src-renderer/words/rooms.ts'
import { loadLanguage, messagesOf, prose, sentences } from '../support/all-messages.ts'

const all = await Promise.all(
  Object.keys(languages).map(async language => [language, await messagesOf(language)] as const),
)
const english = all[0]![1]
const blanks = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted()

afterAll(() => loadLanguage('en'))

/** What people stumbled over, and second words for one thing. */
const stumbled: { readonly [L in Language]?: readonly RegExp[] } = {
  en: [
    /\bby lot\b/i,
    /range of things/i,
    /^as usual$/i,
    /put the game away/i,
    /^one on$/i,
    /^leave it$/i,
    /what shall the others/i,
    /\byou takes\b/i,
    /(?<!\{|against )\bwhom/i,
    /\bwhosever\b/i,
    /\banew\b/i,
    /\bthe lot decides\b/i,
    /\bit stands \{/i,
    /\bwas told\b/i,
    // A name from the code.
    /\b[a-z]+[A-Z]/,
  ],
  de: [
    /(?<!\{)\bhosts?\b/i,
    /\bevents?\b/i,
    /\bKlub/,
    /\bKaiser/,
    /Blitzzauber/,
    /Teamgefährt/,
    /schwere[rn]? Bot/i,
    /\bguest\b/i,
    /\bdeines Lebens\b/,
    /\bist es \{n\}/,
    // After a colon a whole sentence begins with a capital.
    /: du \p{L}/u,
    /\bEnter\b/,
  ],
  es: [
    /relámpago/i,
    /\bparejas?\b/i,
    /\bdama\b/i,
    /\b(dos|tres) maná\b/i,
    /\b(la|una|tu) silla\b|\basientos?\b/i,
    /\bcosas? añadidas?\b/i,
    /\bganan (los )?(\*\*)?(más|menos)\b/i,
    /\bguest\b/i,
    / …/,
  ],
}

test.each(all)('the words in %s are plain: what people stumbled over is said otherwise', (language, room) => {
  const odd = stumbled[language as Language] ?? []
  const pages = Object.entries(prose(language)).flatMap(([page, text]) =>
    text.split('\n').map(line => [page, line] as const),
  )
  const said = [...sentences(room), ...pages].flatMap(([key, text]) =>
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

  it('write numbers up to 999 as they stand, in every region, so that a page need not ask how', () => {
    for (const region of [language, localeOf(language as Language, []), `${language}-CH`, `${language}-MX`]) {
      const { format } = new Intl.NumberFormat(region)
      for (let n = 0; n < 1000; n++) expect(format(n)).toBe(String(n))
    }
  })

  it('fill the same blanks as in English, where a number may be told by the form alone: "one trick"', () => {
    const original = new Map(sentences(english))
    const named = (text: string): string =>
      blanks(text)
        .filter(name => name !== '{n}' && name !== '{count}')
        .join()
    const wrong = sentences(room).filter(([key, text]) =>
      text.split(' | ').some(form => {
        const missing = named(form) !== named(original.get(key)!)
        return missing && !(text.includes(' | ') && named(text) === named(original.get(key)!))
      }),
    )
    expect(wrong).toEqual([])
  })

  it('have one form, or a different one for each plural category of the language where English counts something', () => {
    const categories = pluralCategories(language).length
    const original = new Map(sentences(english))
    const wrong = sentences(room).filter(([key, text]) => {
      const forms = text.split(' | ')
      if (forms.length === 1) return false
      const counts = /\{(n|count)\}| \| /.test(original.get(key)!)
      // English repeats a form where another language needs two: its sentences say which are counted.
      const repeated = language !== 'en' && new Set(forms).size === 1
      return !counts || forms.length !== categories || repeated
    })
    expect(wrong).toEqual([])
  })

  it('choose the form for 0, 1, 2 and 5 by the categories of the language', async () => {
    await loadLanguage(language as Language)
    const rules = new Intl.PluralRules(language)
    const counted = sentences(room).filter(([, text]) => text.includes(' | '))
    expect(counted.length).toBeGreaterThan(50)
    for (const [key, text] of counted) {
      for (const n of [0, 1, 2, 5]) {
        const form = text.split(' | ')[pluralCategories(language).indexOf(rules.select(n))]!
        const filled = Object.fromEntries(blanks(text).map(name => [name.slice(1, -1), 'x']))
        const expected = form
          .replaceAll('{count}', t('common.numberWords').split(' ')[n]!)
          .replaceAll('{n}', String(n))
          .replaceAll(/\{\w+\}/g, 'x')
        expect([key, translateKey(key, { ...filled, n })]).toEqual([key, expected])
      }
    }
  })

  it('leave no brace and no bar once they are filled', async () => {
    await loadLanguage(language as Language)
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
  it('have the forms of a language with more of them than English', () => {
    expect(pluralCategories('pl')).toEqual(['one', 'few', 'many'])
    const cards = ['karta', 'karty', 'kart']
    const form = pluralRule('pl')
    expect([0, 1, 2, 5, 12, 22, 25].map(n => cards[form(n, 3)])).toEqual([
      'kart',
      'karta',
      'karty',
      'kart',
      'kart',
      'karty',
      'kart',
    ])
    expect(form(2, 1)).toBe(0)
  })

  it('go by the one number of a message that counts something else than n', async () => {
    await loadLanguage('es')
    const locked = (seconds: number): string => translateKey('endings.bye.pin-locked', { seconds })
    expect([locked(1), locked(30)].map(text => text.slice(-11))).toEqual([' 1 segundo.', '0 segundos.'])
  })

  it.each([
    ['en', 'one trick', 'three tricks', '13 tricks', 'Ann, Ben and Cal', 'Ann or Ben', '3rd'],
    ['de', 'einen Stich', 'drei Stiche', '13 Stiche', 'Ann, Ben und Cal', 'Ann oder Ben', '3.'],
    ['es', 'una baza', 'tres bazas', '13 bazas', 'Ann, Ben y Cal', 'Ann o Ben', '3.º'],
  ] as const)('follow the rules of %s', async (language, one, three, many, names, either, third) => {
    await loadLanguage(language)
    expect([1, 3, 13].map(n => t('whist.tricks', { n }))).toEqual([one, three, many])
    expect(formatList(['Ann', 'Ben', 'Cal'])).toBe(names)
    expect(formatAlternatives(['Ann', 'Ben'])).toBe(either)
    expect(formatOrdinal(3)).toBe(third)
  })

  it('mind the sound that follows in Spanish', async () => {
    await loadLanguage('es')
    expect(formatList(['Ana', 'Inés'])).toBe('Ana e Inés')
  })
})

describe('codes', () => {
  it('are told in the game’s own sentence first, with a title for its id and a reason for a code within', async () => {
    await loadLanguage('en')
    expect(refusalText({ code: 'paused' }, 'referee')).toBe('The table is paused. The host lets it go on.')
    expect(refusalText({ code: 'paused' })).toBe('The table is paused.')
    expect(refusalText({ code: 'not-your-turn' }, 'brawl')).toBe('It is not your turn.')
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

test('names written from right to left are set apart in every sentence and list, and others stay as they are', () => {
  const [dana, noa] = ['דנה', 'נועה']
  const apart = (name: string): string => `\u2068${name}\u2069`
  expect(t('table.result.wins', { who: noa, n: 1 })).toBe(`${apart(noa)} wins!`)
  expect(t('table.result.wins', { who: 'Ann', n: 1 })).not.toContain('\u2068')
  expect(formatList([dana, noa, 'Ann'])).toBe(`${apart(dana)}, ${apart(noa)} and Ann`)
  expect(formatAlternatives([dana, 'Ann'])).toBe(`${apart(dana)} or Ann`)
  // A code of engine or host, with a list and a sentence within.
  expect(refusalText({ code: 'unheard', params: {} })).not.toContain('\u2068')
})

test('a locale that is none gives way to the nearest that is one', () => {
  expect(localeOf('en', ['en-US@posix'])).toBe('en-US')
  expect(localeOf('de', ['de_AT.UTF-8'])).toBe('de-AT')
  expect(localeOf('es', ['es-419-@@'])).toBe('es-419')
  expect(localeOf('en', ['en-$$$$'])).toBe('en-GB')
  expect(localeOf('en', ['C', 'POSIX'])).toBe('en-GB')
  expect(localeOf('de', ['de-CH'])).toBe('de-CH')
})
