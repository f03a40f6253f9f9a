import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { StatisticsFile } from '../../src-engine/protocol/answers.ts'
import { limits } from '../../src-engine/protocol/version.ts'
import { judgeWords } from '../../src-renderer/games/whist/judge-words.ts'
import { actionText, chapterText } from '../../src-renderer/table/actions/action-text.ts'
import { namesOf } from '../../src-renderer/table/names.ts'
import { fileName, readGameFile } from '../../src-renderer/device/game-file.ts'
import { readStatistics, slicesOf } from '../../src-renderer/pages/statistics/statistics-file.ts'
import { tallyLabel } from '../../src-renderer/pages/statistics/tally-label.ts'
import { formatOrdinal, t } from '../../src-renderer/words/index.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { languages, type Language } from '../../src-renderer/words/languages.ts'
import { piecesOf } from '../../src-renderer/pages/settings/credits.ts'
import { games, start } from '../../src-engine/index.ts'
import { screensOf } from '../../src-renderer/games/register.ts'

beforeAll(() => loadLanguage('en'))

const file = join(import.meta.dirname, '../scenarios/knock-out-whist/kow-dog-need-not-lead.json')
const whole = readFileSync(file, 'utf8')
const why = (text: string): string => {
  const read = readGameFile('evening.json', text)
  return read.ok ? '' : read.why
}

describe('a file of a game', () => {
  it('is read with its title, game and seats, with or without a byte order mark', () => {
    for (const text of [whole, `\uFEFF${whole}`]) {
      const read = readGameFile('evening.json', text)
      expect(read.ok && read.file).toMatchObject({ game: 'knock-out-whist', seats: ['Ann', 'Ben', 'Cal', 'Dee'] })
    }
  })
  it('cut short anywhere is called so, and never read', () => {
    const body = whole.trimEnd()
    const cuts = Array.from({ length: 40 }, (_, i) => Math.floor(((i + 1) * body.length) / 41))
    expect(cuts.filter(length => !why(body.slice(0, length)).includes('cut short'))).toEqual([])
    expect(why(body.slice(0, body.length - 5))).toContain('cut short')
    expect(why(`${body.slice(0, 300)} oops ${body.slice(300)}`)).toContain('changed')
  })
  it('that is something else gets a word that says what it is', () => {
    expect(why('')).toContain('empty')
    expect(why('hello')).toContain('no file of Knockabout')
    expect(why('[1,2]')).toContain('holds no game')
    expect(why('{"title":"x"}')).toContain('which game')
    expect(why('{"game":"knockout-whist","seats":[]}')).toContain('who sat')
    expect(why('{"format":"knockabout-statistics","results":[]}')).toContain('Statistics page')
  })
  it('that is larger than any game comes to is told so before it is sent', () => {
    const game = (moves: number): string =>
      JSON.stringify({
        title: 'x',
        game: 'all-out-brawl',
        seats: ['Ann'],
        steps: Array.from({ length: moves }, () => ({ by: 'Ann', do: 'play', card: 'AH' })),
      })
    expect(readGameFile('x.json', game(3000)).ok).toBe(true)
    expect(why(game(120_000))).toContain('larger than any game comes to')
  })
  it('is saved under a name every system takes', () => {
    expect(fileName('Knock-out Whist, 2026-11-21')).toBe('knock-out-whist-2026-11-21.knockabout')
    expect(fileName('../../Élan: ?')).toBe('e-lan.knockabout')
    expect(fileName('???')).toBe('game.knockabout')
  })
})

describe('words about a game', () => {
  it('name actions and chapters', () => {
    expect(actionText(judgeWords, { do: 'play', card: 'KH' }, namesOf({}))).toBe('the king of hearts')
    expect(actionText(judgeWords, { do: 'trump', suit: 'S' }, namesOf({}))).toBe('call spades')
    expect(actionText(judgeWords, { by: 'Ann', do: 'pass' }, namesOf({}))).toBe('tap the table')
    expect(actionText({}, { do: 'end-turn' }, namesOf({}))).toBe('end turn')
    expect(chapterText('hand 3')).toBe('Hand 3')
    expect(chapterText('0')).toBe('Turn 1')
    expect(chapterText('overtime')).toBe('Overtime')
  })
  it('name places and tallies', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21].map(formatOrdinal).join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st')
    expect(tallyLabel('dogsSaved', ['knock-out-whist'])).toBe('Dog’s lives saved')
    expect(tallyLabel('somethingNew', ['knock-out-whist'])).toBe('Something new')
  })
  it.each(Object.values(games))('name all that $id counts, in every language by the game’s own words', game => {
    const seats = Array.from({ length: game.seats.best }, (_, at) => `P${at}`)
    const made = start(game, { seats, seed: 1 })
    if (!made.ok) throw new Error(made.code)
    const counted = Object.keys(game.tallies?.(made.match.state, seats[0]!) ?? {})
    expect(Object.keys(screensOf(game.id).tallies ?? {})).toEqual(expect.arrayContaining(counted))
  })
})

describe('statistics', () => {
  const result = (n: number): StatisticsFile['results'][number] => ({
    record: `record-${n}`,
    player: 'me',
    name: 'Zoë '.repeat(8),
    game: 'knockout-whist',
    players: 4,
    seat: 's1',
    place: 1,
    won: true,
    drawn: false,
    tallies: { tricks: n },
    at: n,
  })
  const big: StatisticsFile = {
    format: 'knockabout-statistics',
    version: 1,
    player: 'me',
    results: Array.from({ length: 3000 }, (_, n) => result(n)),
  }
  it('a large file is cut into slices that fit a message, with nothing lost or twice', () => {
    const slices = slicesOf(big)
    expect(slices.length).toBeGreaterThan(1)
    for (const slice of slices) {
      const message = JSON.stringify({ say: 'ask', n: 999_999, what: 'statistics-import', about: { file: slice } })
      expect(new TextEncoder().encode(message).length).toBeLessThan(limits.messageBytes)
    }
    expect(slices.flatMap(slice => slice.results)).toEqual(big.results)
  })
  it('a file that is none or cut short changes nothing and says so', () => {
    for (const text of ['', '{', '{"format":"other"}', 'null', JSON.stringify(big).slice(0, 900)]) {
      const read = readStatistics('mine.json', text)
      expect(read.ok ? '' : read.why).toContain('Nothing was changed')
    }
    expect(readStatistics('mine.json', JSON.stringify(big)).ok).toBe(true)
  })
})

it('credits keep their links, the same in every language', async () => {
  expect(piecesOf('By [them](https://example.org/x), from a-package.')).toEqual([
    { text: 'By ' },
    { text: 'them', link: 'https://example.org/x' },
    { text: ', from a-package.' },
  ])
  for (const language of Object.keys(languages) as Language[]) {
    await loadLanguage(language)
    const links = (['pictures', 'sounds'] as const)
      .flatMap(what => piecesOf(t(`settings.about.thanks.${what}`)))
      .flatMap(({ link }) => link ?? [])
    expect(links).toEqual([
      'https://game-icons.net',
      'https://creativecommons.org/licenses/by/3.0/',
      'https://github.com/KilledByAPixel/ZzFX',
      'https://reka-ui.com',
      'https://github.com/unjs/uqr',
    ])
  }
  await loadLanguage('en')
})
