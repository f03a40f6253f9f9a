import { afterAll, beforeAll, expect, test } from 'vitest'
import { wantedSettings } from '../../../src-engine/protocol/table-settings.ts'
import { usualSettings, type TableSettings } from '../../../src-engine/protocol/usual-settings.ts'
import { reopen } from '../../../src-main/host/lobby/lobby.ts'
import { join, tokenOf } from '../../support/host-client.ts'
import { ok, opened, tableOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'
import { liveAt } from '../../support/host-table.ts'

let host: Awaited<ReturnType<typeof runHost>>
beforeAll(async () => {
  host = await runHost()
})
afterAll(() => host.end())

/** Something else than usual that may be set. */
function unusual(key: keyof TableSettings): unknown {
  const found = [true, false, 45, 1200, 'hard'].find(
    value => value !== usualSettings[key] && wantedSettings[key].safeParse(value).success,
  )
  if (found === undefined) throw new Error(`nothing to try for ${key}`)
  return found
}

test.each(Object.keys(usualSettings) as (keyof TableSettings)[])(
  '%s is as usual at a new table, is set by its host, seen by everybody, and kept through a kill',
  async key => {
    const [ann, ben] = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })]
    const table = await opened(ann, 'knock-out-whist', { seats: 3 })
    expect(tableOf(ann, table)[key]).toBe(usualSettings[key])
    await ok(ben, { say: 'sit', table })
    const value = unusual(key)
    await ok(ann, { say: 'set', table, change: { [key]: value } })
    expect(tableOf(ben, table)).toMatchObject({ ...usualSettings, [key]: value })
    // What the next start finds.
    await reopen(host.lobby)
    expect(liveAt(host, table).table).toMatchObject({ ...usualSettings, [key]: value })
    const back = await join(host.port, { token: tokenOf(ann) })
    await ok(back, { say: 'watch', table })
    expect(tableOf(back, table)[key]).toBe(value)
    // What is not named stays.
    await ok(back, { say: 'set', table, change: { seats: 4 } })
    expect(tableOf(back, table)[key]).toBe(value)
    await ok(back, { say: 'set', table, change: { [key]: usualSettings[key] } })
    expect(tableOf(back, table)).toMatchObject(usualSettings)
    for (const one of [ben, back]) await one.close()
  },
)
