import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asks,
  type RecordsAnswer,
  type ReplayAnswer,
  type StatisticsAnswer,
} from '../../../src-engine/protocol/asks.ts'
import type { StatisticsFile } from '../../../src-engine/protocol/answers.ts'
import type { CoachAnswer, JudgeAnswer } from '../../../src-engine/protocol/coaching.ts'
import { games } from '../../../src-engine/index.ts'
import { runScenario, readScenario } from '../../../src-engine/index.ts'
import { join, personOf, type TestClient } from '../../support/host-client.ts'
import { ok, opened, playOn, tableOf, turn, ways } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>>
let ann: TestClient
let record = ''
beforeAll(async () => {
  host = await runHost()
  ann = await join(host.port, { name: 'Ann', avatar: 'owl', colour: 4 })
  for (let i = 0; i < 2; i++) {
    const table = await opened(ann, 'knock-out-whist', { seats: 3 })
    await ok(ann, { say: 'sit', table, guest: 'Gus' })
    await ok(ann, { say: 'start', table })
    await playBoth(table)
    record = tableOf(ann, table).record!
    await ok(ann, { say: 'leave', table })
  }
})
afterAll(async () => {
  await host.end()
})

/** Two seats on one device. */
async function playBoth(table: string): Promise<void> {
  for (let i = 0; i < 400 && tableOf(ann, table).phase !== 'over'; i++) {
    const seat = ['Ann', 'Gus'].find(one => ways(ann, one).length > 0)
    if (seat === undefined)
      await ann.next(one => one.say === 'view' || one.say === 'table', 2000).catch(() => undefined)
    else await ok(ann, { say: 'act', table, seat, action: ways(ann, seat)[0]! })
  }
  expect(tableOf(ann, table).phase).toBe('over')
}

async function answer<T>(client: TestClient, what: string, about: object = {}): Promise<T> {
  const said = await client.ask({ say: 'ask', what, about } as never)
  if (said.say !== 'answer') throw new Error(JSON.stringify(said))
  return said.answer as T
}

test('statistics of everybody who plays at this machine, guests too', async () => {
  const mine = await answer<StatisticsAnswer>(ann, 'statistics')
  expect(mine).toMatchObject({ player: personOf(ann), name: 'Ann' })
  expect(mine.total.games).toBe(2)
  expect(mine.total.places.reduce((sum, one) => sum + one, 0)).toBe(2)
  expect(mine.total.tallies['tricks']!.sum).toBeGreaterThanOrEqual(0)
  expect(mine.byPlayers).toMatchObject([{ players: 3, figures: { games: 2 } }])
  expect(mine.overTime).toHaveLength(2)
  expect(mine.players.map(one => one.name).sort()).toEqual(['Ann', 'Gus'])
  expect(mine.rivals).toMatchObject([{ player: 'guest:gus', name: 'Gus', games: 2 }])
  const guest = await answer<StatisticsAnswer>(ann, 'statistics', { player: 'guest:gus' })
  expect(guest).toMatchObject({ name: 'Gus', total: { games: 2 } })
  expect((await answer<StatisticsAnswer>(ann, 'statistics', { game: 'knockout-whist' })).total.games).toBe(0)
})

test('statistics go out as a file and come in again, once; cleared, they are gone', async () => {
  const file = await answer<StatisticsFile>(ann, 'statistics-export')
  expect(file.results).toHaveLength(2)
  expect(await answer(ann, 'statistics-import', { file })).toEqual({ added: 0 })
  await answer(ann, 'statistics-clear')
  expect((await answer<StatisticsAnswer>(ann, 'statistics')).total.games).toBe(0)
  expect(await answer(ann, 'statistics-import', { file })).toEqual({ added: 2 })
  const wrong = await ann.ask({ say: 'ask', what: 'statistics-import', about: { file: { format: 'x' } } })
  expect(wrong).toMatchObject({ say: 'refused', code: 'bad-file' })
  expect(await ann.ask({ say: 'ask', what: 'statistics-clear', about: { all: true } })).toMatchObject({
    code: 'not-owner',
  })
})

test('a finished game: in the list, as a file that plays again, moment by moment from any seat', async () => {
  const { records } = await answer<RecordsAnswer>(ann, 'records')
  expect(records).toHaveLength(2)
  expect(records[0]).toMatchObject({
    id: record,
    game: 'knock-out-whist',
    mine: expect.arrayContaining(['Ann', 'Gus']) as string[],
  })
  const { scenario } = await answer<{ scenario: object }>(ann, 'record', { record })
  const read = readScenario(JSON.stringify(scenario))
  expect(read.ok && runScenario(games, read.scenario)).toMatchObject({ ok: true })
  const bot = records[0]!.seats.find(seat => !records[0]!.mine.includes(seat))!
  const first = await answer<ReplayAnswer>(ann, 'replay', { record, viewer: bot })
  expect(first).toMatchObject({ at: 0, total: records[0]!.actions, viewer: bot, game: 'knock-out-whist' })
  expect(JSON.stringify(first.view)).toContain('"cards":[')
  const last = await answer<ReplayAnswer>(ann, 'replay', { record, at: first.total })
  expect(last.captions).toEqual(last.events.map(event => event.type))
  expect(last.view).toHaveProperty('winner')
  expect(last.events.length).toBeGreaterThan(0)
  expect(last.chapters.length).toBeGreaterThan(1)
  const file = await answer<ReplayAnswer>(ann, 'replay', {
    scenario: scenario as never,
    at: first.total,
    viewer: 'Ann',
  })
  expect(file.total).toBe(first.total)
})

test('a replay shows the faces people chose and who was a bot, from the record and from its file; older files have none', async () => {
  const shown = await answer<ReplayAnswer>(ann, 'replay', { record })
  const bot = shown.seats.find(seat => seat !== 'Ann' && seat !== 'Gus')!
  expect(shown.faces).toMatchObject({ Ann: { avatar: 'owl', colour: 4 }, Gus: { avatar: '' }, [bot]: { bot: true } })
  expect(Object.keys(shown.faces!).sort()).toEqual([...shown.seats].sort())
  expect(shown.faces!['Ann']).not.toHaveProperty('bot')
  const { scenario } = await answer<{ scenario: object }>(ann, 'record', { record })
  const file = await answer<ReplayAnswer>(ann, 'replay', { scenario: { ...scenario, added: 'by a later version' } })
  expect(file.faces).toEqual(shown.faces)
  const { faces: _faces, ...older } = scenario as { faces: object }
  expect(await answer<ReplayAnswer>(ann, 'replay', { scenario: older })).not.toHaveProperty('faces')
})

test('a file cut short or edited is refused with the place', async () => {
  const { scenario } = await answer<{ scenario: { steps: { card?: string }[] } }>(ann, 'record', { record })
  const cut = JSON.stringify(scenario).slice(0, 900)
  expect(await ann.ask({ say: 'ask', what: 'replay', about: { scenario: cut } })).toMatchObject({
    code: 'bad-scenario',
    params: { why: { code: 'not-a-scenario' } },
  })
  const edited = { ...scenario, steps: scenario.steps.toReversed() }
  const said = await ann.ask({ say: 'ask', what: 'replay', about: { scenario: edited as never } })
  expect(said).toMatchObject({ code: 'bad-scenario', params: { why: { code: 'bad-step' } } })
})

test('a game still on shows a replay of the table only, and its file not at all', async () => {
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ann, { say: 'start', table })
  await turn(ann, table)
  const running = tableOf(ann, table).record!
  expect(await ann.ask({ say: 'ask', what: 'record', about: { record: running } })).toMatchObject({ code: 'not-over' })
  const seat = await ann.ask({ say: 'ask', what: 'replay', about: { record: running, viewer: 'Ann' } })
  expect(seat).toMatchObject({ code: 'no-viewer' })
  const shown = await answer<ReplayAnswer>(ann, 'replay', { record: running })
  expect(JSON.stringify(shown.view)).not.toContain('"cards":[')
  expect(await ann.ask({ say: 'ask', what: 'coach', about: { table, seat: 'Ann' } })).toMatchObject({
    code: 'no-coach',
  })
  // No hand is over, and others' choices are theirs.
  expect(await answer<JudgeAnswer>(ann, 'judge', { record: running, seat: 'Ann' })).toEqual({ chapters: [] })
  expect(await ann.ask({ say: 'ask', what: 'judge', about: { record: running, seat: 'Nobody' } })).toMatchObject({
    code: 'not-seated',
  })
  await ok(ann, { say: 'close', table })
})

test('everybody has their own help at one table, and wears it', async () => {
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  const level = { say: 'help', table, level: 'hint' } as const
  expect(await ann.ask(level)).toMatchObject({ code: 'no-coach' })
  await ok(ann, { say: 'set', table, change: { coach: true } })
  await ok(ann, level)
  await ok(ann, { say: 'start', table })
  const helps = (client: TestClient): unknown => tableOf(client, table).places.map(one => one.help)
  await ben.until(one => one.say === 'table' && one.table.places[0]?.help === 'hint')
  // Who asks without having said so is seen to have it; who wants none has none.
  const asked = await ben.ask({ say: 'ask', what: 'coach', about: { table, seat: 'Ben' } })
  expect(asked).toMatchObject({ say: 'answer' })
  await ann.until(one => one.say === 'table' && one.table.places[1]?.help === 'full')
  expect(helps(ann)).toEqual(['hint', 'full'])
  const hint = await answer<CoachAnswer>(ann, 'coach', { table, seat: 'Ann' })
  expect(hint.moves.length).toBeLessThanOrEqual(1)
  await ok(ben, { ...level, level: 'none' })
  expect(await ben.ask({ say: 'ask', what: 'coach', about: { table, seat: 'Ben' } })).toMatchObject({
    code: 'no-coach',
  })
  await ok(ann, { say: 'close', table })
  await ben.close()
})

test('the coach in practice, the judge after it, and nobody else’s practice', async () => {
  const table = await opened(ann, 'knock-out-whist', { solo: { bots: 2, level: 'easy' } })
  const open = (await turn(ann, table))!
  const { moves } = await answer<CoachAnswer>(ann, 'coach', { table, seat: 'Ann' })
  expect(moves.length).toBe(open.length)
  expect(moves[0]!.reason).toMatch(/\w+/)
  await playOn(ann, table)
  const { record: practice } = tableOf(ann, table)
  const { chapters } = await answer<JudgeAnswer>(ann, 'judge', { record: practice, seat: 'Ann' })
  for (const { choices, asGood, notKnown, misplays } of chapters)
    expect(asGood + notKnown + misplays.length).toBe(choices)
  const ben = await join(host.port, { name: 'Ben' })
  expect(await ben.ask({ say: 'ask', what: 'record', about: { record: practice! } })).toMatchObject({
    code: 'no-record',
  })
  await ben.close()
})

test('an unknown question', async () => {
  expect(await ann.ask({ say: 'ask', what: 'weather' })).toMatchObject({ code: 'unknown-question' })
})

test('a question that holds anything but text where text is meant is answered, and breaks nothing', async () => {
  const owner = await join(host.port, { name: 'Owner', ownerKey: host.local().ownerKey })
  const table = await opened(owner, 'knock-out-whist', { seats: 2 })
  await ok(owner, { say: 'start', table })
  const fields = [
    'at',
    'from',
    'viewer',
    'player',
    'person',
    'game',
    'seat',
    'table',
    'file',
    'set',
    'part',
    'of',
    'text',
  ]
  // Neither has a word or a number for itself: `String` and `Number` throw.
  for (const odd of [{ toString: true }, [{ valueOf: 1, toString: null }]] as never[]) {
    const about = { ...Object.fromEntries(fields.map(field => [field, odd])), record }
    for (const what of asks) {
      expect(await owner.ask({ say: 'ask', what, about: about as never })).not.toMatchObject({ code: 'failed' })
      expect(await owner.ask({ say: 'ask', what, about: { ...about, record: odd, table } as never })).not.toMatchObject(
        {
          code: 'failed',
        },
      )
    }
  }
  expect(host.lobby.context.journal.counts.failures).toBe(0)
  await owner.close()
})
