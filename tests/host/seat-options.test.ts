import { expect, test } from 'vitest'
import { brawl } from '../../src-engine/brawl/game.ts'
import type { BrawlView } from '../../src-engine/brawl/view.ts'
import { anyGame } from '../../src-engine/core/game.ts'
import { seatedOptions } from '../../src-main/host/room/seat-options.ts'
import { openPlace } from '../../src-main/host/room/settings.ts'
import { join } from '../support/host-client.ts'
import { ok, opened, tableOf } from '../support/host-play.ts'
import { runHost } from '../support/host-run.ts'

const characterOf = (view: unknown, seat: string): string => (view as BrawlView).seats[seat]!.character

test('practice may say who plays whom by places nobody sits in yet, in decks and in teams', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'brawl', {
    solo: { bots: 3, level: 'easy' },
    options: {
      table: 'tag-team',
      decks: { place1: 'bram', place4: 'otis' },
      teams: [
        ['place1', 'place4'],
        ['place2', 'place3'],
      ],
    },
  })
  const [me, second, third, mate] = tableOf(ann, table).places.map(place => place.seat)
  const { view } = ann.views.get(me!)!
  expect(characterOf(view, me!)).toBe('bram')
  expect(characterOf(view, mate!)).toBe('otis')
  expect(view).toMatchObject({
    teams: [
      [me, mate],
      [second, third],
    ],
  })
  await host.end()
})

test('a place whose number is another seat’s name is left alone', () => {
  const sits = (seat: string) => ({ ...openPlace(), kind: 'person' as const, seat })
  const options = { decks: { place2: 'otis' }, calling: 'place1' }
  expect(seatedOptions(anyGame(brawl), options, [sits('place2'), sits('Ben')])).toEqual(options)
  expect(seatedOptions(anyGame(brawl), options, [sits('Ann'), sits('Ben')])).toEqual({
    decks: { Ben: 'otis' },
    calling: 'place1',
  })
})

test('what was chosen for somebody who stands up again does not stand in the way of the game', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'brawl', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  const [annSeat, benSeat] = tableOf(ann, table).places.map(place => place.seat)
  const decks = { [annSeat!]: 'bram', [benSeat!]: 'otis' }
  await ok(ann, { say: 'set', table, change: { options: { decks } } })
  const shown = ann.next(one => one.say === 'table' && one.table.places[1]?.kind === 'open')
  await ok(ben, { say: 'leave', table })
  await shown
  expect(tableOf(ann, table).options).toEqual({ decks: { [annSeat!]: 'bram' } })
  expect(tableOf(ann, table).problem).toBeUndefined()
  await ok(ann, { say: 'start', table })
  expect(characterOf(ann.views.get(annSeat!)!.view, annSeat!)).toBe('bram')
  await host.end()
})
