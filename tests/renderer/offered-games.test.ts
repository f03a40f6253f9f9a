import { expect, test } from 'vitest'
import { games } from '../../src-engine/index.ts'
import { offered, screens, screensOf } from '../../src-renderer/games/register.ts'
import { gameCards } from '../../src-main/host/lobby/lobby.ts'
import { setLanguage } from '../../src-renderer/words/index.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { toys } from '../engine/core/toys.ts'

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

test('what the start screen says of a game it can say before the other words are here', async () => {
  await setLanguage('en')
  const tags = Object.values(screens).map(({ looks }) => looks.tag)
  await loadLanguage('en')
  expect(Object.values(screens).map(({ looks }) => looks.tag)).toEqual(tags)
})
