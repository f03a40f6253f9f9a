import { afterEach, expect, test } from 'vitest'
import { searchHouse } from '../../../src-main/host/house/search-house.ts'
import { portOf, startApp } from '../../support/houses.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

test('a house is found by its id, alone of all, and never at the machine that looks for it', async () => {
  const ann = await startApp({ open: true })
  ends.push(ann.end)
  const ben = await startApp({ open: true })
  ends.push(ben.end)
  const look = async (id: string, port: number) => {
    const search = await searchHouse(id, ['lo'], port)
    ends.push(search.stop)
    return search.addresses
  }
  // A standby that has opened the house announces it itself, and must not take itself for the old host.
  const atItself = await look(ann.local().id, portOf(ann))
  const elsewhere = await look(ann.local().id, portOf(ben))
  const again = await look(ben.local().id, portOf(ann))
  await expect.poll(elsewhere).toEqual([`http://127.0.0.1:${portOf(ann)}`])
  await expect.poll(again).toEqual([`http://127.0.0.1:${portOf(ben)}`])
  expect(atItself()).toEqual([])
})
