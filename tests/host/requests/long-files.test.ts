import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ImportAnswer } from '../../../src-engine/protocol/answers.ts'
import { join, personOf, type TestClient } from '../../support/host-client.ts'
import { asked } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'
import { bring } from '../../support/host-export.ts'

// What is long is read beside the host, or a little at a time: nobody's play waits behind it.

let host: Awaited<ReturnType<typeof runHost>>
let ann: TestClient
beforeAll(async () => {
  host = await runHost()
  ann = await join(host.port, { name: 'Ann', ownerKey: host.local().ownerKey })
})
afterAll(async () => {
  await host.end()
})

test('a long file of everything a host keeps is taken apart on another thread, and taken in thing by thing', async () => {
  const items = Array.from({ length: 80 }, (_, i) => ({
    kind: 'setting',
    row: { key: `word ${i}`, value: 'x'.repeat(9000) },
  }))
  const text = JSON.stringify({ person: personOf(ann), items })
  const parsed = vi.spyOn(JSON, 'parse')
  const brought = await bring(ann, text)
  const longest = Math.max(...parsed.mock.calls.map(([said]) => said.length))
  parsed.mockRestore()
  expect(brought).toEqual({ added: 80, known: 0, unreadable: 0 })
  expect(longest).toBeLessThan(50_000)
  expect(text.length).toBeGreaterThan(700_000)
})

test('a game of thousands of actions is read from the database a page at a time', async () => {
  const { records, log } = host.lobby.context.store
  const seats = ['Ann', 'Ben']
  const names = { Ann: 'Ann', Ben: 'Ben' }
  const head = { game: 'knock-out-whist', rules: 1, options: {}, seats, names, seed: '0'.repeat(32), people: {} }
  const actions = Array.from({ length: 1700 }, (_, i) => ({ by: 'Ann', do: 'play', card: `${i}` }))
  log.commit([{ write: 'start', record: 'long', head, actions, events: [] }], 1)
  const end = { outcome: { winners: ['Ann'], draw: false, places: [], sides: false }, digest: '' }
  log.commit([{ write: 'end', record: 'long', end, results: [] }], 2)
  const pages = vi.spyOn(records, 'actions')
  const { scenario } = await asked<{ scenario: { steps: readonly { card: string }[] } }>(ann, 'record', {
    record: 'long',
  })
  const lengths = pages.mock.results.map(({ value }) => (value as unknown[]).length)
  pages.mockRestore()
  expect(scenario.steps.map(step => step.card)).toEqual(actions.map(one => one.card))
  expect(lengths).toEqual([...Array<number>(17).fill(100), 0])
})

test('a file of statistics is taken in by slices, and one that makes no sense not at all', async () => {
  const player = personOf(ann)
  const results = Array.from({ length: 250 }, (_, i) => ({
    record: `game ${i}`,
    player,
    name: 'Ann',
    game: 'brawl',
    players: 2,
    seat: 'Ann',
    place: 1,
    won: true,
    drawn: false,
    tallies: {},
    at: i,
  }))
  const file = { format: 'knockabout-statistics', version: 1, player, results }
  const commits = vi.spyOn(host.lobby.context.store.log, 'commit')
  const bad = [...results.slice(0, 240), { ...results[0], place: 0 }]
  expect(
    await ann.ask({ say: 'ask', what: 'statistics-import', about: { file: { ...file, results: bad } } } as never),
  ).toMatchObject({ say: 'refused', code: 'bad-file' })
  expect(commits).not.toHaveBeenCalled()
  expect(await asked<ImportAnswer>(ann, 'statistics-import', { file })).toEqual({ added: 250 })
  expect(commits.mock.calls.map(([[one]]) => one?.write === 'results' && one.results.length)).toEqual(
    Array(10).fill(25),
  )
  commits.mockRestore()
  expect(await asked<ImportAnswer>(ann, 'statistics-import', { file })).toEqual({ added: 0 })
  expect(await asked(ann, 'statistics')).toMatchObject({ total: { games: 250 }, imported: 250 })
  // However many files somebody brings, no more than this many of their results are their own word.
  for (let round = 1; round < 6; round++) {
    const more = results.map(one => ({ ...one, record: `${one.record} of ${round}` }))
    await asked<ImportAnswer>(ann, 'statistics-import', { file: { ...file, results: more } })
  }
  expect(await asked(ann, 'statistics')).toMatchObject({ total: { games: 1000 }, imported: 1000 })
})

test('what is still being read for somebody as the host stops ends with it, without a word of a fault', async () => {
  const other = await runHost()
  const bea = await join(other.port, { name: 'Bea', ownerKey: other.local().ownerKey })
  const { log, reader } = other.lobby.context.store
  const words = Array.from({ length: 2000 }, (_, i) => ({ write: 'setting', key: `word ${i}`, value: 'x' }) as const)
  log.commit(words, 1)
  const { row } = reader
  const slow = vi.spyOn(reader, 'row').mockImplementation((...asked) => {
    for (const end = performance.now() + 3; performance.now() < end;);
    return row(...asked)
  })
  const broke = vi.spyOn(other.lobby.context.journal, 'broke')
  // It never answers.
  bea.ask({ say: 'ask', what: 'export' }).catch(() => undefined)
  await vi.waitFor(() => expect(slow).toHaveBeenCalled())
  await other.end()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(broke.mock.calls).toEqual([])
})
