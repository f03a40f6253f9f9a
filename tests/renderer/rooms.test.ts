import { expect, test } from 'vitest'
import { mergeRooms, type Room } from '../../src-renderer/words/rooms.ts'

test('a compiled sentence whose part was fetched twice at once stays whole', () => {
  // As the build compiles "Round {n}".
  const compiled = {
    t: 0,
    b: {
      t: 2,
      i: [
        { t: 3, v: 'Round ' },
        { t: 4, k: 'n' },
      ],
    },
  } as unknown as Room
  const part: Room = { tournament: { round: compiled } }
  const merged = mergeRooms(mergeRooms({}, part), structuredClone(part))
  expect(merged).toEqual(part)
})
