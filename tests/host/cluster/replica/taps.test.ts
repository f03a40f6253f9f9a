import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { acknowledgedBy } from '../../../../src-main/host/cluster/replica/model/primary.ts'
import { followerServes } from '../../../../src-main/host/cluster/replica/model/follower.ts'
import { runs } from '../../../support/runs.ts'
import { agreed, story, vote } from '../../../support/standby-stories.ts'
import { allArrives, atHost, atStandby, link, make, serving } from '../../../support/standby-world.ts'

// A seated player who waits at the standby says that the host is gone for good, and may be wrong.

test('whatever a player says of the host, what it acknowledged is never lost, and one of the two goes on', () => {
  const came = { alone: 0, opened: 0, wrong: 0 }
  fc.assert(
    fc.property(fc.nat(5), story, fc.array(fc.nat(40), { minLength: 1, maxLength: 3 }), (devices, steps, taps) => {
      const world = agreed(devices)
      // What each acknowledged is so for good, unless it stood on one person's word alone.
      let byHost: readonly string[] = world.logs.host.slice(0, acknowledgedBy(world.host))
      const look = (): void => {
        const now = world.logs.host.slice(0, acknowledgedBy(world.host))
        if (world.host.disk.standing !== 'held' || now.length < byHost.length) return
        expect(now.slice(0, byHost.length)).toEqual(byHost)
        byHost = now
      }
      for (const [index, { move, at }] of steps.entries()) {
        if (taps.includes(index)) make(world, 'sure vote', at)
        if (move === 'host is gone') continue
        make(world, move, at)
        look()
        if (serving(world).length > 1) came.wrong++
      }
      link(world)
      allArrives(world)
      look()
      came.alone += world.came.get('alone') ?? 0
      came.opened += world.came.get('opened') ?? 0
      const isThere = followerServes(world.standby)
      expect(world.host.disk.standing).toBe(isThere ? 'given' : 'held')
      const log = isThere ? world.logs.standby : world.logs.host
      expect(log.slice(0, byHost.length)).toEqual(byHost)
    }),
    runs(1000),
  )
  expect(came.opened).toBeGreaterThan(200)
  expect(came.wrong).toBeGreaterThan(20)
})

test('a player of the tables opens the standby where too few have come, and yields to a host that went on with enough', () => {
  const world = agreed(4)
  make(world, 'host is gone', 0)
  atStandby(world, { do: 'cut' })
  vote(world, 1)
  expect(serving(world)).toEqual([])
  make(world, 'sure vote', 1)
  expect(serving(world)).toEqual(['standby'])
  expect(world.logs.standby).toEqual(world.acknowledged)

  // Nobody without a vote, and nobody while the host answers.
  const other = agreed(2)
  for (const device of [7, 1]) atStandby(other, { do: 'vote', device, round: other.host.disk.round, isSure: true })
  atStandby(other, { do: 'cut' })
  atStandby(other, { do: 'vote', device: 7, round: other.host.disk.round, isSure: true })
  atStandby(other, { do: 'vote', device: 1, round: other.host.disk.round - 1, isSure: true })
  expect(followerServes(other.standby)).toBe(false)

  // The player was wrong: three of the four are with the host.
  const cut = agreed(4)
  atHost(cut, { do: 'cut' })
  atStandby(cut, { do: 'cut' })
  make(cut, 'sure vote', 3)
  for (const device of [0, 1]) {
    make(cut, 'to device', device)
    make(cut, 'from device', device)
  }
  expect(serving(cut)).toEqual(['host', 'standby'])
  make(cut, 'write', 0)
  link(cut)
  allArrives(cut)
  expect(followerServes(cut.standby)).toBe(false)
  expect(acknowledgedBy(cut.host)).toBe(3)
})
