import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openStore } from '../../../src-main/store/store.ts'
import { freshFolder } from '../../support/host-run.ts'
import { check } from '../../torture/check.ts'
import { chanceFrom } from '../../../src-engine/index.ts'
import { crash } from '../../torture/crash.ts'
import { pulledCable, reconnects, slowLines } from '../../torture/network.ts'
import { newLedger } from '../../torture/players.ts'
import { byChanceInPairs } from '../../torture/timing.ts'

// The short forms of `npm run torture`.

test('killed within a write, by a power cut, with a full disk and a failing store: every acknowledged play is there once, and all go on', async () => {
  const { problems, kills, acknowledged, ways } = await crash(5, 4711)
  expect(problems).toEqual([])
  expect(kills).toBe(5)
  expect(Object.keys(ways).filter(way => !way.startsWith('…'))).toHaveLength(5)
  // The host ended by itself where it should: within a write, and with what it had not synced.
  expect(Object.keys(ways).filter(way => way.startsWith('…'))).not.toEqual([])
  expect(acknowledged).toBeGreaterThan(20)
})

test('a play that is lost, doubled or changed would be found', () => {
  const folder = freshFolder()
  const store = openStore(folder)
  const head = {
    game: 'knock-out-whist',
    rulesVersion: 1,
    options: {},
    seats: ['Ann', 'Ben'],
    names: {},
    seed: '1'.repeat(32),
  }
  const actions = [{ by: 'Ann', do: 'play', card: 'AH' }]
  store.log.commit([{ write: 'start', record: 'one', head: { ...head, people: {} }, actions, events: [] }], 1)
  store.close()
  const problemsOf = (
    said: readonly [number, { by: string; do: string; card: string }][],
    cut?: number,
  ): readonly string[] => {
    const ledger = newLedger()
    ledger.done.set('one', new Map(said.map(([seq, action]) => [seq, { action, at: 50 }])))
    check(folder, ledger, undefined, cut)
    return ledger.problems.filter(problem => !problem.includes('played again'))
  }
  expect(problemsOf([[1, { by: 'Ann', do: 'play', card: 'AH' }]])).toEqual([])
  expect(problemsOf([[1, { by: 'Ann', do: 'play', card: 'KH' }]])).toHaveLength(1)
  const second = [2, { by: 'Ben', do: 'play', card: 'AH' }] as const
  expect(problemsOf([[...second]])).toHaveLength(1)
  // A power cut may take the plays of its last moment along, and none before.
  expect([problemsOf([[...second]], 51), problemsOf([[...second]], 40)]).toEqual([[expect.anything()], []])
  rmSync(folder, { recursive: true, force: true })
})

test('over slow and stalling lines nothing is lost and nothing comes twice', async () => {
  const lines = await slowLines(6, 200)
  expect(lines.map(({ plays }) => plays)).toEqual([6, 6])
  expect(lines[0]!.median).toBeGreaterThan(120)
  // A stall that nobody was caught in is none.
  expect(lines[1]!.most).toBeGreaterThan(100)
})

test('a pulled cable is noticed within ten seconds, and the seat is there for whoever comes back', async () => {
  const { noticed, clientsLeft } = await pulledCable(0)
  expect(noticed).toBeLessThan(10_000)
  expect(clientsLeft).toBe(2)
})

test('reconnects leave nothing behind: no rows, no sockets, no listeners, no timers, no memory', async () => {
  const { rows, clients, listeners, resources, kilobytes } = await reconnects(100)
  expect([rows, clients]).toEqual([0, 0])
  expect(resources).toBeLessThanOrEqual(2)
  // One each would be a hundred.
  expect(listeners).toBeLessThanOrEqual(10)
  expect(kilobytes).toBeLessThan(20)
})

test('a difference in time is found through a machine’s ups and downs, and none where there is none', () => {
  const chance = chanceFrom({ seed: '9'.repeat(32), drawn: {} })
  const noise = (most: number): number => chance.below('noise', most) / 1000
  const pairs = (extra: number): [number[], number[]] => {
    const [one, two]: [number[], number[]] = [[], []]
    for (let i = 0; i < 200; i++) {
      // The load comes and goes in waves, and now and then the machine stumbles.
      const load = 2 + 3 * Math.sin(i / 15) ** 2
      one.push(load + noise(800) + (i % 23 === 0 ? 40 : 0))
      two.push(load + noise(800) + extra)
    }
    return [one, two]
  }
  expect(byChanceInPairs(...pairs(0))).toBeGreaterThan(0.005)
  expect(byChanceInPairs(...pairs(0.15))).toBeLessThan(0.005)
})
