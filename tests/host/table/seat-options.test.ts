import { expect, test } from 'vitest'
import { brawl } from '../../../src-engine/brawl/game.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import { anyGame } from '../../../src-engine/core/game.ts'
import { seatedOptions } from '../../../src-main/host/table/model/seat-options.ts'
import { join } from '../../support/host-client.ts'
import { ok, opened, tableOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

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
  const sits = (seat: string) => ({ kind: 'bot' as const, seat, name: seat, colour: 0, avatar: '' })
  const options = { decks: { place2: 'otis' }, calling: 'place1' }
  expect(seatedOptions(anyGame(brawl), options, [sits('place2'), sits('Ben')], true)).toEqual(options)
  expect(seatedOptions(anyGame(brawl), options, [sits('Ann'), sits('Ben')], true)).toEqual({
    decks: { Ben: 'otis' },
    calling: 'place1',
  })
})

test('what was chosen for a place goes with whoever has it: a person, the next one, or the bot that fills it', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'brawl', { seats: 2 })
  await ok(ann, { say: 'set', table, change: { options: { decks: { place1: 'bram', place2: 'otis' } } } })
  const deckNow = (): unknown => tableOf(ann, table).options['decks']
  const becomes = (kind: string) => ann.next(one => one.say === 'table' && one.table.places[1]?.kind === kind)
  let shown = becomes('person')
  await ok(ben, { say: 'sit', table })
  await shown
  expect(deckNow()).toEqual({ place1: 'bram', Ben: 'otis' })
  shown = becomes('open')
  await ok(ben, { say: 'leave', table })
  await shown
  expect(deckNow()).toEqual({ place1: 'bram', place2: 'otis' })
  expect(tableOf(ann, table).problem).toBeUndefined()
  await ok(ann, { say: 'start', table })
  const seats = tableOf(ann, table).places.map(place => place.seat)
  expect(seats.map(seat => characterOf(ann.views.get('Ann')!.view, seat))).toEqual(['bram', 'otis'])
  await host.end()
})

test('what was chosen for a place that stays empty does not stand in the way of the game', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const others = await Promise.all(['Ben', 'Cal'].map(name => join(host.port, { name })))
  const table = await opened(ann, 'brawl', { seats: 4, options: { table: 'round-robin' } })
  for (const one of others) await ok(one, { say: 'sit', table })
  const options = { table: 'round-robin', decks: { Ann: 'bram', place4: 'otis' } }
  await ok(ann, { say: 'set', table, change: { options } })
  await ok(ann, { say: 'set', table, change: { fill: false } })
  expect(tableOf(ann, table).problem).toBeUndefined()
  await ok(ann, { say: 'start', table })
  expect(tableOf(ann, table).options['decks']).toEqual({ Ann: 'bram' })
  expect(characterOf(ann.views.get('Ann')!.view, 'Ann')).toBe('bram')
  await host.end()
})

test('everybody at the table chooses their own character, and nobody else’s', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'brawl', { seats: 2, options: { extras: true } })
  await ok(ben, { say: 'sit', table })
  const choose = (who: typeof ann, seat: string, key: string, value?: unknown) =>
    who.ask({ say: 'choose', table, seat, key, ...(value === undefined ? {} : { value: value as never }) })
  expect(await choose(ben, 'Ben', 'decks', 'otis')).toMatchObject({ say: 'done' })
  expect(await choose(ann, 'Ann', 'decks', 'hana')).toMatchObject({ say: 'done' })
  await expect
    .poll(() => tableOf(ann, table).options)
    .toMatchObject({ extras: true, decks: { Ann: 'hana', Ben: 'otis' } })

  expect(await choose(ben, 'Ann', 'decks', 'otis')).toMatchObject({ say: 'refused', code: 'not-seated' })
  expect(await choose(ben, 'Ben', 'extras', false)).toMatchObject({ say: 'refused', code: 'not-host' })
  expect(await choose(ben, 'Ben', 'teams', ['Ben'])).toMatchObject({ say: 'refused', code: 'not-host' })
  expect(await choose(ben, 'Ben', 'nonsense', 1)).toMatchObject({ say: 'refused', code: 'not-host' })
  expect(await choose(ben, 'Ben', 'decks', 'a deck of my own')).toMatchObject({ say: 'refused', code: 'bad-option' })
  await expect
    .poll(() => tableOf(ann, table).options)
    .toMatchObject({ extras: true, decks: { Ann: 'hana', Ben: 'otis' } })

  // Left to the lot again; and once the game is on, everybody plays what was dealt.
  expect(await choose(ben, 'Ben', 'decks')).toMatchObject({ say: 'done' })
  await expect.poll(() => tableOf(ann, table).options['decks']).toEqual({ Ann: 'hana' })
  await ok(ann, { say: 'start', table })
  expect(await choose(ann, 'Ann', 'decks', 'bram')).toMatchObject({ say: 'refused', code: 'playing' })
  await host.end()
})

test('a deck somebody put together is theirs alone: the others see how many cards it has, and nobody loses it', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'clash', { seats: 3, options: { decks: { place3: 'bench+harbour' } } })
  await ok(ben, { say: 'sit', table })
  const own = ['Forest Bear', 'Elder Oak', 'Web Weaver', 'Thicket Cat', 'Far Walker', 'Jealous Sow', 'Crowd-fed Ox']
  const deck = [...own.flatMap(card => [card, card, card, card]), ...Array.from({ length: 32 }, () => 'Forest')]
  await ok(ben, { say: 'choose', table, seat: 'Ben', key: 'decks', value: deck })
  const shown = { place3: 'bench+harbour', Ben: { hidden: { cards: 60 } } }
  await expect.poll(() => tableOf(ann, table).options['decks']).toEqual(shown)

  // The table's host sends back what it was shown, with a deck of its own beside it.
  const decks = { ...shown, Ann: 'taproom+herd' }
  await ok(ann, { say: 'set', table, change: { options: { ...tableOf(ann, table).options, decks } } })
  await expect.poll(() => tableOf(ann, table).options['decks']).toEqual(decks)
  const refused = ben.ask({ say: 'choose', table, seat: 'Ben', key: 'decks', value: deck.slice(1) })
  expect(await refused).toMatchObject({
    say: 'refused',
    code: 'bad-option',
    params: { why: { code: 'deck-too-few-cards' } },
  })
  expect(JSON.stringify([ann.messages, tableOf(ben, table)])).not.toContain('Elder Oak')

  await ok(ann, { say: 'start', table })
  await expect.poll(() => ben.views.get('Ben')?.view['seats']).toBeDefined()
  const { hand } = (ben.views.get('Ben')!.view['seats'] as { Ben: { hand: string[] } }).Ben
  expect(hand.every(card => deck.includes(card))).toBe(true)
  await host.end()
})
