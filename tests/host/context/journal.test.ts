import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join as path } from 'node:path'
import { expect, test, vi } from 'vitest'
import { journalIn, lastNoted } from '../../../src-main/host/context/journal.ts'
import type { AnyGame } from '../../../src-engine/index.ts'
import { join } from '../../support/host-client.ts'
import { ok, opened } from '../../support/host-play.ts'
import { freshFolder, runHost } from '../../support/host-run.ts'
import { toys } from '../../support/host-toy.ts'

test('logs are turned over: a few files of bounded size, the newest lines kept', () => {
  const folder = freshFolder()
  const journal = journalIn(path(folder, 'logs'), () => [])
  for (let i = 0; i < 40_000; i++) journal.note(`line ${i} ${'x '.repeat(40)}`)
  const files = readdirSync(path(folder, 'logs'))
  expect(files.length).toBe(4)
  for (const file of files) expect(statSync(path(folder, 'logs', file)).size).toBeLessThan(600 * 1024)
  const last = lastNoted(path(folder, 'logs'), 6000)
  expect(last).toHaveLength(6000)
  expect(last.at(-1)).toContain('line 39999')
  expect(last[0]).toContain('line 34000')
  rmSync(folder, { recursive: true, force: true })
})

test('no name, seat, PIN, token or folder of anybody goes into the log or the report, whatever breaks', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const bad: AnyGame = {
    ...toys['race']!,
    apply: () => {
      throw new Error(`the rules broke for Annabel Lee at ${homedir()}/games with 4711, ${'t0ken'.repeat(6)}`)
    },
  }
  const host = await runHost({ games: { race: bad } }, { pin: '4711' })
  const owner = await join(host.port, { name: 'Annabel Lee', ownerKey: host.local().ownerKey })
  const table = await opened(owner, 'race', { seats: 2 })
  await ok(owner, { say: 'start', table })
  const played = await owner.ask({ say: 'act', table, seat: 'AnnabelLee', action: { do: 'throw', card: 1 } })
  expect(played).toMatchObject({ code: 'failed' })
  const guest = await join(host.port, { name: 'Ben', pin: '4711' })
  expect(await guest.ask({ say: 'ask', what: 'report' })).toMatchObject({ code: 'not-owner' })
  const said = await owner.ask({ say: 'ask', what: 'report' })
  const report = String((said as unknown as { answer: { text: string } }).answer.text)
  stderr.mockRestore()
  expect(report).toMatch(/race failed at act: Error: the rules broke for … at ~\/games with …, …/)
  expect(report).toContain('knockabout_failures_total 1')
  const log = readFileSync(path(host.data, 'logs', 'knockabout.log'), 'utf8')
  for (const text of [log, report]) expect(text).not.toMatch(/Annabel|Lee|4711|t0ken|Test/)
  await host.end()
})
