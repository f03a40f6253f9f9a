import { rmSync } from 'node:fs'
import { join as path } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { closeSql, openSql, rows } from '../../src-main/store/database.ts'
import { openStore, type Store } from '../../src-main/store/store.ts'
import { entryShape, writeShape, type Entry, type Write } from '../../src-main/store/write.ts'
import { contents } from '../support/contents.ts'
import { failing, testDisk } from '../support/host-disk.ts'
import { freshFolder } from '../support/host-run.ts'
import { runs } from '../support/runs.ts'

// What the log holds is what the database holds: the same writes in the same order make the same database.

const folders: string[] = []
function folder(): string {
  const made = freshFolder()
  folders.push(made)
  return made
}
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

const record = fc.constantFrom('r1', 'r2', 'r3')
const player = fc.constantFrom('ann', 'ben', 'guest:cal')
const events = fc.array(fc.record({ type: fc.constantFrom('trick', 'deal') }), { maxLength: 2 })
const action = fc.record({ by: fc.constantFrom('Ann', 'Ben'), do: fc.string() })
const head = fc.record({
  game: fc.constant('toy'),
  options: fc.constant({}),
  seats: fc.constant(['Ann', 'Ben']),
  names: fc.constant({}),
  seed: fc.string(),
  people: fc.dictionary(fc.constantFrom('Ann', 'Ben'), player),
})
const result = fc.record({
  record,
  player,
  name: fc.string(),
  game: fc.constant('toy'),
  players: fc.integer({ min: 1, max: 12 }),
  seat: fc.constantFrom('Ann', 'Ben'),
  place: fc.constantFrom(1, 1.5, 2),
  won: fc.boolean(),
  drawn: fc.boolean(),
  tallies: fc.dictionary(fc.constantFrom('tricks', 'lives'), fc.integer()),
})
const person = fc.record({ id: player, name: fc.string(), colour: fc.nat(), avatar: fc.string() })
const write = fc.oneof(
  fc.record({ write: fc.constant('start'), record, head, actions: fc.array(action, { maxLength: 2 }), events }),
  fc.record({
    write: fc.constant('append'),
    record,
    first: fc.integer({ min: 1, max: 6 }),
    actions: fc.array(fc.record({ action, events }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ write: fc.constant('cut'), record, first: fc.integer({ min: 1, max: 6 }) }),
  fc.record({
    write: fc.constant('end'),
    record,
    end: fc.oneof(
      fc.record({
        outcome: fc.constant({ winners: ['Ann'], draw: false, places: [['Ann'], ['Ben']], sides: false }),
        digest: fc.string(),
      }),
      fc.record({ closed: fc.constant({ why: 'unknown-game' }) }),
    ),
    results: fc.array(result, { maxLength: 2 }),
  }),
  fc.record({ write: fc.constantFrom('reopen', 'drop-record'), record }),
  fc.record({
    write: fc.constant('keep'),
    id: fc.constantFrom('t1', 't2'),
    state: fc.constantFrom('live', 'archived'),
    record,
    setup: fc.record({
      game: fc.constant('toy'),
      solo: fc.boolean(),
      host: player,
      options: fc.constant({}),
      places: fc.constant([]),
    }),
  }),
  fc.record({ write: fc.constant('drop'), id: fc.constantFrom('t1', 't2') }),
  fc.record(
    { write: fc.constant('prepared'), id: fc.constant('t1'), made: fc.constant({ ann: ['Forest'] }) },
    { requiredKeys: ['write', 'id'] },
  ),
  fc.record({ write: fc.constant('dismiss'), id: fc.constantFrom('t1', 't2'), person: player }),
  fc.record({
    write: fc.constant('night'),
    night: fc.record({
      id: fc.constantFrom('n1', 'n2'),
      host: player,
      people: fc.constant(['ann', 'ben'].map(id => ({ id, name: id, colour: 0, avatar: '', in: true, headStart: 0 }))),
      playlist: fc.constant([{ game: 'toy', options: {}, rounds: 2 }]),
      opened: fc.subarray([{ tables: [{ id: 't1', people: ['ann', 'ben'] }] }]),
      results: fc.constant([]),
    }),
  }),
  fc.record({ write: fc.constant('person'), person, tokenHash: fc.string() }),
  fc.record({ write: fc.constant('profile'), person }),
  fc.record({
    write: fc.constant('results'),
    results: fc.array(
      fc.tuple(result, fc.nat()).map(([one, at]) => ({ ...one, at })),
      { maxLength: 3 },
    ),
  }),
  fc.record({ write: fc.constant('clear-results'), player }, { requiredKeys: ['write'] }),
  fc.record({ write: fc.constant('token'), person: player, tokenHash: fc.string() }),
  fc.record({
    write: fc.constant('standing'),
    standing: fc.constant('held'),
    epoch: fc.constant(1),
    word: fc.string(),
  }),
  fc.record({ write: fc.constant('setting'), key: fc.constantFrom('a', 'b'), value: fc.string() }),
  fc.record({
    write: fc.constant('import-record'),
    record,
    game: fc.constant('toy'),
    head: fc.json(),
    started: fc.nat(),
    events: fc.constant(null),
  }),
  fc.record({
    write: fc.constant('import-actions'),
    record,
    actions: fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(), fc.json(), fc.constant(null)), {
      maxLength: 3,
    }),
  }),
  fc.record({
    write: fc.constant('import-end'),
    record,
    ended: fc.nat(),
    outcome: fc.json(),
    digest: fc.string(),
    closed: fc.constant(null),
  }),
) as fc.Arbitrary<unknown> as fc.Arbitrary<Write>
const commits = fc.array(
  fc.record({ writes: fc.array(write, { minLength: 1, maxLength: 4 }), at: fc.nat(), full: fc.boolean() }),
  { minLength: 1, maxLength: 30 },
)

test('every kind of write is tried', () => {
  const kinds = new Set(fc.sample(write, 2000).map(one => one.write))
  expect([...kinds].sort()).toEqual(writeShape.options.map(option => option.shape.write.value).sort())
})

function committed({ log }: Store, writes: readonly Write[], at: number): number | undefined {
  try {
    return log.commit(writes, at)
  } catch {
    return undefined
  }
}

test('the same entries in the same order make the same database; a refused commit has no number and leaves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(commits, async list => {
      const disk = testDisk()
      const [here, there] = [openStore(folder(), disk.through), openStore(folder())]
      const came: Entry[] = []
      const stop = here.log.follow(here.log.position(), entry => came.push(entry))
      let made = 0
      for (const { writes, at, full } of list) {
        const before = contents(here)
        if (full) failing(disk)
        const number = committed(here, writes, at)
        if (number !== undefined) made++
        expect([number ?? made, here.log.position().number]).toEqual([made, made])
        // Full, or a write that contradicts what is there (a second game under one id): nothing of it is left.
        expect(number === undefined ? contents(here) : before).toEqual(before)
        expect(full && number !== undefined).toBe(false)
        disk.instead = {}
      }
      await here.log.flushed()
      // Over a wire, as another machine would get them.
      for (const entry of came) there.log.take(entryShape.parse(JSON.parse(JSON.stringify(entry))))
      expect(came.map(one => one.number)).toEqual(Array.from({ length: made }, (_, index) => index + 1))
      expect(contents(there)).toEqual(contents(here))
      expect(there.tables.all()).toEqual(here.tables.all())
      stop?.()
      here.close()
      there.close()
    }),
    runs(40),
  )
})

const setting = (value: string): Write => ({ write: 'setting', key: 'a', value })

test('whoever follows is told of an entry once it is flushed, in order, and of none twice', async () => {
  const disk = testDisk()
  const { log, close } = openStore(folder(), disk.through)
  let come = (): void => {}
  disk.instead = { flushed: () => new Promise(resolve => (come = resolve)) }
  const [early, late]: [number[], number[]] = [[], []]
  log.follow(log.position(), entry => early.push(entry.number))
  log.commit([setting('one')], 1)
  log.commit([setting('two')], 2)
  expect(early).toEqual([])
  come()
  await expect.poll(() => early).toEqual([1, 2])
  log.follow({ ...log.position(), number: 1 }, entry => late.push(entry.number))
  expect(late).toEqual([2])
  disk.instead = {}
  log.commit([setting('three')], 3)
  log.flushSync()
  expect([early, late]).toEqual([
    [1, 2, 3],
    [2, 3],
  ])
  close()
})

test('entries that are not at hand any more, or of another history, are not followed: a copy is taken, and goes on', async () => {
  const store = openStore(folder())
  const { log } = store
  for (let at = 1; at <= 400; at++) log.commit([setting(String(at))], at)
  log.flushSync()
  const { epoch, number } = log.position()
  expect(log.follow({ epoch, number: 1 }, () => {})).toBeUndefined()
  expect(log.follow({ epoch, number: number + 1 }, () => {})).toBeUndefined()
  expect(log.follow({ epoch: epoch + 1, number }, () => {})).toBeUndefined()
  const data = folder()
  const from = log.copy(path(data, 'knockabout.db'))
  await from.made
  expect(from).toMatchObject({ epoch, number })
  const came: Entry[] = []
  log.follow(from, entry => came.push(entry))
  log.commit([setting('after the copy')], 401)
  log.flushSync()
  const there = openStore(data)
  expect(there.log.position()).toEqual({ epoch, number })
  expect(() => there.log.take({ ...came[0]!, number: number + 2 })).toThrow('not the next')
  for (const entry of came) there.log.take(entry)
  expect(there.settings.read('a')).toBe('after the copy')
  expect(contents(there)).toEqual(contents(store))
  store.close()
  there.close()
})

test('an entry for tables of another version is refused in words, and nothing of it is made', () => {
  const [here, there] = [openStore(folder()), openStore(folder())]
  const came: Entry[] = []
  here.log.follow(here.log.position(), entry => came.push(entry))
  here.log.commit([setting('one')], 1)
  here.log.flushSync()
  const { version } = came[0]!
  for (const other of [version - 1, version + 1]) {
    const refused = `entry 1 is for tables of version ${other}, and these are of ${version}`
    expect(() => there.log.take({ ...came[0]!, version: other })).toThrow(refused)
  }
  expect([there.settings.read('a'), there.log.position().number]).toEqual([undefined, 0])
  there.log.take(came[0]!)
  expect(there.settings.read('a')).toBe('one')
  here.close()
  there.close()
})

test('the number is kept with what it counts: the next start goes on from it', () => {
  const data = folder()
  const before = openStore(data)
  before.log.commit([setting('one')], 1)
  before.close()
  const store = openStore(data)
  expect(store.log.position().number).toBe(1)
  expect(store.log.commit([setting('two'), setting('three')], 2)).toBe(2)
  expect(store.log.commit([], 3)).toBe(2)
  store.close()
  const sql = openSql(path(data, 'knockabout.db'))
  expect(rows(sql, 'SELECT epoch, number FROM log')).toMatchObject([{ epoch: 1, number: 2 }])
  closeSql(sql)
})
