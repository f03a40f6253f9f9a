import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { games } from '../../../src-engine/index.ts'
import { workerPool } from '../../../src-main/host/workers/pool.ts'
import { noWork, type Client } from '../../../src-main/host/context/client.ts'
import { oneAtATime } from '../../../src-main/host/lobby/one-at-a-time.ts'
import type { BotTask, PositionTask } from '../../../src-main/host/context/worker-tasks.ts'
import { allHeard, join, type TestClient } from '../../support/host-client.ts'
import { ok, opened, pause, playOn, tableOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

/** A file whose bots think through a whole game before there is anything to show. */
const file = (seed: number): string => {
  const steps = [{ bots: 'game', level: 'hard' }]
  return JSON.stringify({ title: 'Bots', game: 'all-out-brawl', seats: ['A', 'B', 'C', 'D', 'E', 'F'], seed, steps })
}

const short = JSON.stringify({ title: 'Short', game: 'knock-out-whist', seats: ['A', 'B'], seed: 1, steps: [] })

const replays = (client: TestClient, from: number, count: number): void => {
  for (let n = from; n < from + count; n++) {
    client.sayRaw(JSON.stringify({ say: 'ask', n, what: 'replay', about: { scenario: file(n), at: 3 } }))
  }
}
const answered = (client: TestClient): number =>
  client.messages.filter(one => one.say === 'answer' || one.say === 'refused').length

test('sixty replays and openings are worked through beside the host, not in it', async () => {
  const host = await runHost()
  const clients = await Promise.all(Array.from({ length: 8 }, (_, index) => join(host.port, { name: `G${index}` })))
  const calm = await join(host.port, { name: 'Calm' })
  // A thread that must load first would be measured too.
  await clients[0]!.ask({ say: 'ask', what: 'replay', about: { scenario: short } })
  const before = performance.eventLoopUtilization()
  for (const client of clients) replays(client, 1000, 7)
  for (const [n, client] of clients.entries()) {
    const scenario = file(5000 + n).replace('"game"}', '"hand"}')
    client.sayRaw(JSON.stringify({ say: 'open', n: 2000, game: 'all-out-brawl', scenario }))
  }
  // Meanwhile somebody plays a whole game.
  const table = await opened(calm, 'knock-out-whist', { solo: { bots: 2, level: 'easy' } })
  await playOn(calm, table)
  expect(tableOf(calm).phase).toBe('over')
  expect(clients.reduce((sum, one) => sum + answered(one), 0)).toBeLessThan(64)
  await pause(3000)
  const { utilization } = performance.eventLoopUtilization(before)
  // With the games played on the host's own thread it is 1; on a busy machine what little it does takes it longer.
  expect(utilization).toBeLessThan(0.9)
  await host.end()
})

test('one client’s questions wait for each other, and too many are refused', async () => {
  const host = await runHost()
  const ann = await join(host.port)
  replays(ann, 1, 20)
  const refused = await ann.until(one => one.say === 'refused')
  expect(refused).toMatchObject({ code: 'busy', params: { most: 8 } })
  await expect.poll(() => ann.messages.filter(one => one.say === 'refused').length).toBe(11)
  await host.end()
})

test('what one client asks is begun once all before is answered, and not at all once it left; others wait for none of it', async () => {
  const leaving = new AbortController()
  const client = { gone: leaving.signal, spent: (_ms: number) => {}, work: noWork() } as Client
  const begun: string[] = []
  let answer = (): void => {}
  const first = oneAtATime(client, () => new Promise<void>(resolve => (answer = resolve)))
  const second = oneAtATime(client, () => void begun.push('second'))
  const third = oneAtATime(client, () => new Promise<void>(resolve => (answer = resolve)))
  const fourth = oneAtATime(client, () => void begun.push('fourth'))
  await oneAtATime({ ...client, work: noWork() }, () => void begun.push('another client'))
  expect(begun).toEqual(['another client'])
  answer()
  await Promise.all([first, second])
  expect(begun).toEqual(['another client', 'second'])
  leaving.abort()
  answer()
  await third
  expect(await fourth).toMatchObject({ refused: { code: 'left' } })
  expect(begun).toHaveLength(2)
})

const badQuestion: BotTask = {
  want: 'move',
  game: 'no such game',
  seat: 'A',
  state: {},
  offers: [],
  level: 'easy',
  seed: '',
  thinking: 10,
}
const position = (seed: number): PositionTask => ({ want: 'position', file: file(seed), thinking: 60_000 })

test('addresses take turns for what takes long, and a bot waits behind none of it', async () => {
  const pool = workerPool(games, 1)
  const stay = new AbortController().signal
  const order: string[] = []
  const ask = (address: string): Promise<void> =>
    pool.ask({ ...position(0), file: '{}' }, { address, gone: stay }).then(() => void order.push(address))
  const all = [ask('greedy'), ask('greedy'), ask('greedy'), ask('other')]
  await Promise.all(all)
  expect(order).toEqual(['greedy', 'other', 'greedy', 'greedy'])
  const long = pool.ask(position(6)).then(() => order.push('long'))
  await pool.ask(badQuestion).then(() => order.push('bot'))
  expect(order.slice(4)).toEqual(['bot'])
  await pool.stop()
  await long
})

test('what nobody waits for any more is cancelled: the next one begins at once, on the same thread', async () => {
  const pool = workerPool(games, 1)
  const leaving = new AbortController()
  const asker = { address: 'a', gone: leaving.signal }
  await pool.ask({ ...position(1), file: '{}' })
  const running = pool.ask(position(2), asker)
  const waiting = pool.ask(position(3), asker)
  await pause(50)
  leaving.abort()
  expect(await Promise.all([running, waiting])).toEqual([undefined, undefined])
  expect(
    await pool.ask({ ...position(4), file: '{}' }, { address: 'b', gone: new AbortController().signal }),
  ).toHaveProperty('badFile')
  expect(await pool.ask(position(5), asker)).toBeUndefined()
  await pool.stop()
})

test('a guest who leaves takes their questions along', async () => {
  const host = await runHost()
  const ann = await join(host.port)
  replays(ann, 1, 8)
  await allHeard(ann)
  const ben = await join(host.port, { from: '127.0.0.2' })
  ann.socket.terminate()
  const shown = await ben.ask({ say: 'ask', what: 'replay', about: { scenario: short } })
  expect(shown).toMatchObject({ say: 'answer', answer: { total: 0 } })
  await ok(ben, { say: 'open', game: 'knock-out-whist' })
  await host.end()
})

test('a thread that takes long to load is waited for, and does not start again and again', async () => {
  // A thread loads in half a second or more, as slow beside these as eight seconds are beside a minute.
  const pool = workerPool(games, 1, { startMs: 60_000, queueMs: 50, taskMs: 20, cancelledMs: 250 })
  const move: BotTask = { ...badQuestion, thinking: 10 }
  let hasLoaded = false
  const long = pool.ask({ ...position(0), file: '{}' }).finally(() => (hasLoaded = true))
  // A bot does not wait until one has loaded: its table plays without.
  expect(await pool.ask(move)).toBeUndefined()
  expect(hasLoaded).toBe(false)
  // What can wait is done by a thread that was started once.
  expect(await long).toHaveProperty('badFile')
  await pool.stop()
})

test('bots of a game without turns whose thread is lost think again: their table does not stand still', async () => {
  const host = await runHost({ reaction: 0.05 })
  const { workers } = host.lobby.context
  const ann = await join(host.port)
  const table = await opened(ann, 'brawl', { seats: 2 })
  const { ask } = workers
  let lost = 0
  // The next thoughts are lost, as with a thread that crashed.
  Object.assign(workers, {
    ask: (...asked: Parameters<typeof ask>) => (lost++ < 3 ? Promise.resolve() : ask(...asked)),
  })
  await ok(ann, { say: 'start', table })
  await ann.until(one => one.say === 'view' && one.seq > 0)
  expect(lost).toBeGreaterThan(3)
  await host.end()
})
