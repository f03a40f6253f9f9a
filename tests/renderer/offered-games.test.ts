import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../../src-engine/index.ts'
import { offered, screens, screensOf } from '../../src-renderer/games/register.ts'
import { gameCards } from '../../src-main/host/lobby/lobby.ts'
import { gameTag, setLanguage } from '../../src-renderer/words/index.ts'
import { languages } from '../../src-renderer/words/languages.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { toys } from '../engine/core/toys.ts'

const words = join(import.meta.dirname, '../../src-renderer/words')

test('a game is offered once it has screens, in the order of the register; one without is still shown, plainly', () => {
  const cards = gameCards({ ...toys, ...games })
  const ids = offered(cards).map(card => card.id)
  expect(ids).toEqual(Object.keys(screens).filter(id => Object.hasOwn(games, id)))
  expect(ids.length).toBeGreaterThanOrEqual(5)
  for (const toy of Object.keys(toys)) {
    expect(ids).not.toContain(toy)
    expect(screensOf(toy).table).toBeDefined()
  }
})

test('the words that games name are there in every language', () => {
  const parts = Object.values(screens).flatMap(({ messages, learning = [] }) => [...messages, ...learning])
  expect(parts.length).toBeGreaterThan(5)
  const missing = Object.keys(languages).flatMap(language =>
    parts.filter(part => !existsSync(join(words, language, `${part}.ts`))).map(part => `${language}/${part}`),
  )
  expect(missing).toEqual([])
})

test('what the start screen says of a game it can say before the other words are here', async () => {
  await setLanguage('en')
  const tags = Object.keys(screens).map(gameTag)
  expect(tags).not.toContain('')
  await loadLanguage('en')
  expect(Object.keys(screens).map(gameTag)).toEqual(tags)
})
