import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { acknowledgedBy, isFrozen } from '../../../../src-main/host/cluster/replica/model/primary.ts'
import { primaryHasMajority, followerHasMajority } from '../../../../src-main/host/cluster/replica/model/messages.ts'
import { followerServes } from '../../../../src-main/host/cluster/replica/model/follower.ts'
import { runs } from '../../../support/runs.ts'
import { allArrives, atHost, atStandby, link, make, serving, sound } from '../../../support/standby-world.ts'
import { agreed, story, vote } from '../../../support/standby-stories.ts'

// `KNOCKABOUT_FUZZ=10` tries over a million steps.

test('whatever happens, never do two deal, never are there two histories, and nothing acknowledged is lost', () => {
  const came = { alone: 0, opened: 0 }
  fc.assert(
    fc.property(fc.nat(5), story, (devices, steps) => {
      const world = agreed(devices)
      for (const { move, at } of steps) {
        make(world, move, at)
        sound(world)
      }
      came.alone += world.came.get('alone') ?? 0
      came.opened += world.came.get('opened') ?? 0
    }),
    runs(3000),
  )
  expect(came.alone).toBeGreaterThan(500)
  expect(came.opened).toBeGreaterThan(500)
})

test('with a line between them again, exactly one goes on, and both know which', () => {
  fc.assert(
    fc.property(fc.nat(5), story, (devices, steps) => {
      const world = agreed(devices)
      for (const { move, at } of steps) if (move !== 'host is gone') make(world, move, at)
      link(world)
      allArrives(world)
      sound(world)
      const isThere = followerServes(world.standby)
      expect(world.host.disk.standing).toBe(isThere ? 'given' : 'held')
      // Agreed or not, what it writes now is acknowledged again.
      make(world, isThere ? 'write there' : 'write', 0)
      allArrives(world)
      sound(world)
      expect(world.acknowledged).toHaveLength(isThere ? world.logs.standby.length : world.logs.host.length)
    }),
    runs(200),
  )
})

test('a host that loses its standby goes on once enough devices answer, and stands until then', () => {
  for (const [devices, enough] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ] as const) {
    const world = agreed(devices)
    atHost(world, { do: 'cut' })
    expect(isFrozen(world.host)).toBe(true)
    make(world, 'write', 0)
    expect(acknowledgedBy(world.host)).toBe(0)
    for (let count = 1; count <= enough; count++) {
      expect(serving(world), `${count} of ${devices}`).toEqual([])
      make(world, 'to device', count - 1)
      make(world, 'from device', count - 1)
    }
    expect(serving(world)).toEqual(['host'])
    // It has what was written meanwhile, and the other copy is worth nothing any more.
    expect(acknowledgedBy(world.host)).toBe(3)
    vote(world, ...Array.from({ length: devices }, (_, index) => index + 1))
    expect(serving(world)).toEqual(['host'])
  }
})

test('where the host is gone, the standby opens at the taps of more than half, and at fewer of none', () => {
  for (const [devices, enough] of [
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ] as const) {
    const world = agreed(devices)
    make(world, 'host is gone', 0)
    vote(world, 1)
    expect(world.standby.votes, 'a line still stands').toEqual([])
    atStandby(world, { do: 'cut' })
    for (let count = 1; count <= enough; count++) {
      expect(serving(world), `${count} of ${devices}`).toEqual([])
      vote(world, count, count)
    }
    expect(serving(world)).toEqual(['standby'])
    expect(world.logs.standby).toEqual(world.acknowledged)
  }
})

test('the two never both have enough', () => {
  for (let devices = 0; devices < 12; devices++) {
    const agreement = { round: 1, devices: Array.from({ length: devices }, (_, index) => index) }
    for (let split = 0; split <= devices; split++) {
      const theirs = agreement.devices.filter(each => each >= split)
      expect(primaryHasMajority(agreement, each => each < split) && followerHasMajority(agreement, theirs)).toBe(false)
    }
  }
})

test('a host that begins again waits for its standby, or for a word of its owner', () => {
  const world = agreed(2)
  make(world, 'host restarts', 0)
  expect(isFrozen(world.host)).toBe(true)
  const other = agreed(2)
  make(other, 'host restarts', 0)
  link(world)
  allArrives(world)
  expect(acknowledgedBy(world.host)).toBe(2)
  atHost(other, { do: 'go-alone' })
  expect(serving(other)).toEqual(['host'])
})

test('where a person was wrong, the later epoch wins as soon as the two meet', () => {
  for (const taps of [['host'], ['standby'], ['host', 'standby'], ['standby', 'host']]) {
    const world = agreed(2)
    atHost(world, { do: 'cut' })
    atStandby(world, { do: 'cut' })
    for (const each of taps) {
      if (each === 'host') atHost(world, { do: 'go-alone' })
      else atStandby(world, { do: 'promote' })
    }
    link(world)
    allArrives(world)
    expect(serving(world).length + (acknowledgedBy(world.host) > 0 && serving(world).length === 0 ? 1 : 0)).toBe(1)
    expect(followerServes(world.standby)).toBe(taps.includes('standby'))
  }
})

test('a standby that is let go is none, and no ticket opens it', () => {
  const world = agreed(1)
  make(world, 'release', 0)
  allArrives(world)
  expect(serving(world)).toEqual(['host'])
  make(world, 'host is gone', 0)
  atStandby(world, { do: 'cut' })
  vote(world, 1)
  expect(serving(world)).toEqual([])
})

test('what a device answered of an earlier agreement says nothing of the one after', () => {
  const world = agreed(3)
  const answer = (device: number): void => {
    make(world, 'to device', device - 1)
    make(world, 'from device', device - 1)
  }
  atHost(world, { do: 'cut' })
  answer(1)
  for (const move of ['link', 'all arrives', 'agree', 'all arrives']) make(world, move, 0)
  atHost(world, { do: 'cut' })
  atStandby(world, { do: 'cut' })
  vote(world, 1, 3)
  expect(serving(world)).toEqual(['standby'])
  answer(2)
  sound(world)
})
