import { beforeAll, expect, it, vi } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { games, start } from '../../src-engine/index.ts'
import { exerciseTable } from '../../src-renderer/table/lesson/exercise-table.ts'
import ClashDisplay from '../../src-renderer/games/clash/Display.vue'
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

beforeAll(() => loadLanguage('en'))

/** The TV's page for these seats, in whose first turn everybody has a creature. */
async function tv(seats: readonly string[]): Promise<string> {
  vi.stubGlobal('window', { innerWidth: 1920 })
  const battlefield = Object.fromEntries(seats.map(seat => [seat, ['Forest Bear']]))
  const given = { turn: seats[0]!, active: seats[0]!, phase: 'main', battlefield }
  const made = start(games['clash']!, { seats, options: { format: 'free-for-all' }, given, seed: 1 })
  if (!made.ok) throw new Error(made.code)
  const names = namesOf(Object.fromEntries(seats.map(seat => [seat, seat])))
  const view = made.match.game.open(made.match.state)
  const table = exerciseTable('clash', seats, names, false)
  const props = { table, view, names, viewer: 'table', yours: [], offers: [], events: [], offersOf: () => [] }
  Object.assign(props, { act: () => undefined, ask: () => undefined })
  const html = await renderToString(createSSRApp({ render: () => h(ClashDisplay as never, props as never) }))
  vi.unstubAllGlobals()
  return html
}

it('Clash: the TV of a duel shows both boards, that of more players the board of whose turn it is', async () => {
  const boards = async (seats: readonly string[]): Promise<readonly string[]> =>
    [...(await tv(seats)).matchAll(/data-field="(\w+)"/g)].map(found => found[1]!)
  expect(await boards(['Ann', 'Ben'])).toEqual(['Ben', 'Ann'])
  expect(await boards(['Ann', 'Ben', 'Cal'])).toEqual(['Ann'])
})

it('Clash: the TV calls a game of two a duel, one of more by its format', async () => {
  const head = async (seats: readonly string[]): Promise<string | undefined> =>
    /clash-tv-head">(.*?)<\/p>/s.exec(await tv(seats))?.[1]!.replaceAll(/<[^>]*>/g, '')
  expect(await head(['Ann', 'Ben'])).toBe('Duel')
  expect(await head(['Ann', 'Ben', 'Cal'])).toBe('Free-for-All · 3 of 3 in')
})
