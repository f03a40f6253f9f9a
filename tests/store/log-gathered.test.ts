import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '../../src-main/store/store.ts'
import type { Write } from '../../src-main/store/write.ts'
import { testDisk } from '../support/host-disk.ts'
import { freshFolder } from '../support/host-run.ts'

// Plays that come in one turn of the event loop are one transaction, whatever table they are of.

const folder = freshFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const setting = (value: string): Write => ({ write: 'setting', key: 'a', value })

test('what is gathered in a turn of the event loop is one transaction in its order, and one that fails costs no other', async () => {
  const disk = testDisk()
  const store = openStore(folder, disk.through)
  const { log } = store
  const numbers: number[] = []
  log.follow(log.position(), entry => numbers.push(entry.number))
  const both = [log.gather([setting('one')], 1), log.gather([setting('two')], 2)]
  expect([disk.writes, log.position().number]).toEqual([0, 0])
  await Promise.all(both)
  expect([disk.writes, log.position().number, store.settings.read('a')]).toEqual([1, 2, 'two'])
  // A commit comes after what was gathered before it.
  const early = log.gather([setting('three')], 3)
  log.commit([setting('four')], 4)
  await early
  expect([log.position().number, store.settings.read('a')]).toEqual([4, 'four'])
  const torn = {
    write: 'append',
    record: 'none',
    first: 1,
    actions: [{ action: { by: 'Ann', do: 'play' }, events: [] }],
  }
  const [bad, good] = [log.gather([torn as Write], 5), log.gather([setting('six')], 6)]
  await expect(bad).rejects.toThrow('FOREIGN')
  await good
  expect([log.position().number, store.settings.read('a')]).toEqual([5, 'six'])
  await expect.poll(() => numbers).toEqual([1, 2, 3, 4, 5])
  const last = log.gather([setting('seven')], 7)
  store.close()
  await last
})
