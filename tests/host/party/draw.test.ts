import { expect, test } from 'vitest'
import { drawFor } from '../../../src-main/host/party/draw.ts'
import type { Night } from '../../../src-engine/night/night.ts'
import { after, host } from '../../support/night-acts.ts'
import { night } from '../../support/night-tournament.ts'

// Who is drawn where by a list of names with seeds and teams; people are letters, and "a Name" is a's.

const drawn = async (now: Night): Promise<string[]> => {
  const made = await drawFor(now, '0'.repeat(32))
  if (made === undefined || 'refused' in made) throw new Error('no draw')
  return made.entrants.map(people => people.join(''))
}
const listed = (now: Night, ...lines: readonly (readonly [string, (number | undefined)?, string?])[]): Night =>
  after(now, {
    do: 'names',
    by: host,
    names: lines.map(([id, seed, team]) => ({ name: `${id.toUpperCase()} name`, seed, team })),
  })

test('before anything was played seeds decide, then the lot; whoever is on no list is drawn like those without one', async () => {
  const now = night('abcde', { form: 'single' })
  const lot = await drawn(now)
  const order = await drawn(listed(now, ['d', 2], ['b', 1], ['z', 3], ['a']))
  expect(order.slice(0, 2)).toEqual(['b', 'd'])
  expect(order.slice(2)).toEqual(lot.filter(one => one !== 'b' && one !== 'd'))
})

test('a team of the list plays together once it is whole; the others are mixed', async () => {
  const now = listed(
    night('abcdef', { form: 'swiss', team: 2 }),
    ['f', 1, 'Reds'],
    ['a', undefined, 'reds '],
    ['c', undefined, 'Blues'],
  )
  const teams = await drawn(now)
  expect([teams[0], teams.length, teams.join('').length]).toEqual(['fa', 3, 6])
  expect(await drawFor(listed(night('abcde', { team: 2 }), ['a', 1, 'Reds']), '0'.repeat(32))).toMatchObject({
    refused: { code: 'night-no-teams', params: { size: 2 } },
  })
})
