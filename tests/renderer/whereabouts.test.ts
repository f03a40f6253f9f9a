import { expect, test } from 'vitest'
import { whereabouts } from '../../src-renderer/pages/home/whereabouts.ts'

const house = (id: string, name: string, at: string) => ({ id, name, at: `http://${at}` })

test('houses of one name are told apart by their addresses, others need none', () => {
  const anchor = house('a', 'The Anchor', '192.168.1.20:4680')
  const second = house('b', 'the anchor ', '192.168.1.20:4681')
  const boar = house('c', 'The Boar', '192.168.1.30:4680')
  expect([...whereabouts([anchor, second, boar])]).toEqual([
    ['a', '192.168.1.20:4680'],
    ['b', '192.168.1.20:4681'],
  ])
  expect(whereabouts([anchor, boar]).size).toBe(0)
})
