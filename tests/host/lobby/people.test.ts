import { expect, test } from 'vitest'
import type { Lobby } from '../../../src-main/host/lobby/lobby.ts'
import { peopleHere } from '../../../src-main/host/lobby/listing.ts'

// The lobby's list of people goes to each of them after every change: what it takes must not grow with their number twice.

test('the people in the house are shown by names that never repeat, each of them named once', () => {
  let asked = 0
  const named = (id: string, name: string) => ({
    person: {
      id,
      get name() {
        asked++
        return name
      },
    },
  })
  const clients = new Set([
    ...Array.from({ length: 300 }, (_, i) => named(`p${i}`, ['Ann', 'ann', 'Ben'][i % 3]!)),
    named('p0', 'Ann'),
    { person: undefined },
  ])
  const people = peopleHere({ context: { clients } } as unknown as Lobby)
  expect(people.map(one => one.name).slice(0, 4)).toEqual(['Ann', 'ann 2', 'Ben', 'Ann 3'])
  expect(new Set(people.map(one => one.name.toLowerCase())).size).toBe(300)
  expect(asked).toBeLessThan(2 * 301)
})
