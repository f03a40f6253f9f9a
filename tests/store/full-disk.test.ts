import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join as path } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join } from '../support/host-client.ts'
import { ok, opened, playOn, seatOf, tableOf, turn } from '../support/host-play.ts'
import { freshFolder, runHost } from '../support/host-run.ts'
import { sent } from '../support/host-export.ts'

// A real disk that is really full: two megabytes of memory, which only root may make into one.
let folder: string
let why: string | undefined
beforeAll(() => {
  folder = freshFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', folder], { stdio: 'ignore' })
  } catch {
    why = 'no small disk can be made here (needs root on Linux)'
    console.warn(`\n!!! SKIPPED: a full disk was not tested: ${why}\n`)
  }
})
afterAll(() => {
  if (why === undefined) execFileSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
})

describe('a disk that is full', () => {
  it('refuses the play in plain words, loses nothing, and goes on once there is room', async context => {
    if (why !== undefined) return context.skip()
    const host = await runHost({}, { data: folder })
    const ann = await join(host.port, { name: 'Ann' })
    const owner = await join(host.port, { name: 'Owner', ownerKey: host.local().ownerKey })
    const watcher = await join(host.port, { name: 'Ben' })
    const table = await opened(ann, 'knock-out-whist', { seats: 2 })
    await ok(ann, { say: 'start', table })
    await ok(watcher, { say: 'watch', table })
    await playOn(ann, table, 1)
    const action = (await turn(ann, table))![0]!
    const filler = path(folder, 'filler')
    for (let size = 2048; size > 0; size -= 4) {
      try {
        writeFileSync(filler, Buffer.alloc(size * 1024, 1))
        break
      } catch {
        // Still too large.
      }
    }
    const seat = seatOf(ann)
    const before = JSON.stringify(ann.views.get(seat))
    const said = await ann.ask({ say: 'act', table, seat, action } as never)
    expect(said).toMatchObject({ say: 'refused' })
    expect(said).toMatchObject({ params: { why: { code: 'disk-full' } } })
    expect(JSON.stringify(ann.views.get(seat))).toBe(before)
    // Who is at the table hears why it stands, and the owner, who can make room, wherever they are; who is refused hears it once.
    for (const one of [owner, watcher]) await one.until(heard => heard.say === 'notice' && heard.text === 'disk-full')
    expect(ann.messages.filter(heard => heard.say === 'notice')).toEqual([])
    rmSync(filler)
    // The table waited; the play that was refused is still to be made, and now it is kept.
    await expect.poll(() => tableOf(ann).paused).toBe(true)
    await ok(ann, { say: 'pause', table, on: false })
    await ok(ann, { say: 'act', table, seat, action } as never)
    await playOn(ann, table)
    expect(tableOf(ann).phase).toBe('over')
    await host.end()
  })

  it('takes in what there is room for, says why no more, and goes on', async context => {
    if (why !== undefined) return context.skip()
    const host = await runHost({}, { data: folder })
    const ann = await join(host.port, { name: 'Ann', ownerKey: host.local().ownerKey })
    const items = Array.from({ length: 400 }, (_, i) => ({
      kind: 'setting',
      row: { key: `word ${i}`, value: 'x'.repeat(9000) },
    }))
    await sent(ann, { person: 'ann', items })
    const said = await ann.ask({ say: 'ask', what: 'import', about: { file: 'f' } })
    expect(said).toMatchObject({ code: 'disk', params: { why: { code: 'disk-full' } } })
    const { settings } = host.lobby.context.store
    const kept = items.filter(({ row }) => settings.read(row.key) !== undefined)
    expect(kept).toEqual(items.slice(0, kept.length))
    expect(kept.length).toBeGreaterThan(10)
    expect(await ann.ask({ say: 'ask', what: 'records' })).toMatchObject({
      answer: { records: [{ game: 'knock-out-whist' }] },
    })
    await host.end()
  })
})
