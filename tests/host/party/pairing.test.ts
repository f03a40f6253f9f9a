import { expect, test } from 'vitest'
import { tournamentAt } from '../../../src-engine/night/night.ts'
import { reduceNight } from '../../../src-engine/night/reduce.ts'
import { drawingFor } from '../../../src-engine/night/tournament-round.ts'
import type { Pool } from '../../../src-main/host/context/worker-tasks.ts'
import { pairingFor } from '../../../src-main/host/party/draw.ts'
import { games } from '../../../src-engine/index.ts'
import { outcomeOf } from '../../../src-main/host/workers/tasks.ts'
import { host } from '../../support/night-acts.ts'
import { night, swiss } from '../../support/night-tournament.ts'

const many = 'abcdefghijklmnopqr'
const asked: string[] = []
const workers: Pick<Pool, 'ask'> = {
  ask: async task => {
    asked.push(task.want)
    return outcomeOf(games, task, () => true) as never
  },
}

test('a Swiss round of many is paired in a thread, and the night opens it so; a few are paired as it opens', async () => {
  const [now, draw] = [night(many, {}), swiss(many, 5)]
  const pairing = await pairingFor(workers, now, draw)
  expect([asked, pairing?.length]).toEqual([['pairing'], 9])
  const turned = pairing!.toReversed()
  const opened = reduceNight(now, { do: 'next', tables: [], draw, pairing: turned, by: host })
  if ('refused' in opened) throw new Error(opened.refused.code)
  expect(tournamentAt(opened.night, 0)!.matches.map(one => one.entrants)).toEqual(turned)
  // One that is not of these people is drawn anew.
  const other = reduceNight(now, { do: 'next', tables: [], draw, pairing: pairing!.slice(1), by: host })
  expect('night' in other && tournamentAt(other.night, 0)!.matches).toHaveLength(9)
  expect(await pairingFor(workers, night('abcd', {}), swiss('abcd', 3))).toBeUndefined()
  expect([asked.length, drawingFor(night('abcd', {}), swiss('abcd', 3))?.ranked.length]).toEqual([1, 4])
})

test('who asked for it rests with half a point, and is paired again in the round after', async () => {
  const draw = { ...swiss('abcde', 3), resting: [0] }
  const made = reduceNight(night('abcde', {}), { do: 'next', tables: [], draw, by: host })
  if ('refused' in made) throw new Error(made.refused.code)
  const { tournament, matches } = tournamentAt(made.night, 0)!
  expect([tournament.resting, matches.map(one => [one.entrants, one.by])]).toEqual([
    [],
    [
      [[1, 2], undefined],
      [[3, 4], undefined],
      [[0], 'bye'],
    ],
  ])
})
