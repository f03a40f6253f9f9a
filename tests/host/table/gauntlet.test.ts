import { expect, test } from 'vitest'
import { opponents } from '../../../src-engine/clash/content/opponents.ts'
import {
  beginRun,
  challenger,
  duelOf,
  nextOpponent,
  prizeCards,
  prizeTaken,
  settled,
  startingPools,
} from '../../../src-engine/clash/gauntlet/run.ts'
import { join } from '../../support/host-client.ts'
import { ok, opened, playOn, tableOf } from '../../support/host-play.ts'
import { liveAt } from '../../support/host-table.ts'
import { runHost } from '../../support/host-run.ts'

test('a whole gauntlet is played at practice tables: each opponent has its own name, face and deck', async () => {
  const host = await runHost()
  const ann = await join(host.port)
  let run = beginRun(11, startingPools(11)[0]!)
  for (const { seat, face } of opponents) {
    expect(nextOpponent(run)?.seat).toBe(seat)
    const scenario = JSON.stringify(duelOf(run, { you: 'Ann', opponent: `${seat} of the house` }))
    const table = await opened(ann, 'clash', { solo: { bots: 1, level: 'easy' }, scenario })
    expect(tableOf(ann, table).places[1]).toMatchObject({ seat, name: `${seat} of the house`, avatar: face })
    expect(tableOf(ann, table).options).toMatchObject({ gauntlet: 11 })
    expect(liveAt(host, table).table).toMatchObject({ level: 'easy' })
    // One is played whole. In the others she gives up, and the run is carried on as if she had won.
    if (run.beaten === 0) await playOn(ann, table)
    else await ok(ann, { say: 'act', table, seat: challenger, action: { do: 'concede' } })
    expect(tableOf(ann, table).phase).toBe('over')
    run = settled(run, seat, true, table)
    if (run.prize !== undefined) run = prizeTaken(run, run.prize.slice(0, prizeCards))
  }
  expect(run.beaten).toBe(opponents.length)
  await host.end()
}, 120_000)
