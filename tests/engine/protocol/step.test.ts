import { expect, test } from 'vitest'
import {
  fillings,
  games,
  play,
  playable,
  start,
  toAct,
  visibleEvents,
  type JsonObject,
  type Match,
} from '../../../src-engine/index.ts'
import { changed, difference, type Change } from '../../../src-engine/protocol/difference.ts'
import { Receiver } from '../../../src-engine/protocol/receiver.ts'
import { speechOf } from '../../../src-engine/protocol/speech.ts'
import { packDone, packOwn, packStep, packTable, packYours } from '../../../src-engine/protocol/step.ts'
import type { ToClient } from '../../../src-engine/protocol/to-client.ts'
import { viewFor } from '../../../src-engine/core/view.ts'

type View = Extract<ToClient, { say: 'view' }>

const join = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap(part => [...part]))

/** What a viewer holds in two parts: what the table shows, and what turns that into the viewer's. */
function halves({ game, state }: Match, viewer: string): { open: JsonObject; own: Change | undefined } {
  const open = game.open(state)
  return { open, own: difference(open, viewFor(game, state, viewer)) }
}

function whole(match: Match, viewer: string): string {
  const { open, own } = halves(match, viewer)
  const { seats, seq } = match
  const number = seats.indexOf(viewer) + 1
  const known = { table: 7, viewer: number, viewers: [number], told: 0 }
  const packed = own === undefined ? known : { ...known, own }
  return JSON.stringify({ say: 'view', table: 't', viewer, seq, view: open, offers: [], events: [], packed })
}

/** Plays on with whatever comes first, `count` times at most. */
function* plays(first: Match, count: number): Generator<{ match: Match; events: Parameters<typeof visibleEvents>[0] }> {
  let match = first
  for (let i = 0; i < count; i++) {
    const ways = toAct(match).flatMap(seat =>
      fillings(playable(match.game.offers(match.state, seat))).map(action => ({ seat, action })),
    )
    const way = ways[(i * 5) % ways.length]
    if (way === undefined) return
    const played = play(match, way.seat, way.action as unknown as JsonObject)
    if (!played.ok) continue
    match = played.match
    yield { match, events: played.events }
  }
}

const step = (anew = false) => ({ table: 7, anew })

test.each(Object.values(games))(
  '$id: steps from a whole view give each viewer what the rules show it, whoever joins when',
  game => {
    const seats = ['Ann', 'Ben', 'Cal', 'Dee'].slice(0, Math.min(4, game.seats.best))
    const started = start(game, { seats, seed: 3 })
    if (!started.ok) throw new Error(started.code)
    let before = started.match
    const speech = speechOf.game()
    const mine = new Map(['table', ...seats].map(viewer => [viewer, speechOf.own()]))
    const receivers = new Map([...mine].map(([viewer]) => [viewer, new Receiver()]))
    for (const [viewer, one] of receivers) one.heard(whole(before, viewer))
    let anew = true
    let bytes = 0
    let steps = 0
    for (const { match, events } of plays(before, 80)) {
      const said = visibleEvents(events, 'table')
      if (anew) for (const one of [speech, ...mine.values()]) one.begin()
      const change = difference(halves(before, 'table').open, halves(match, 'table').open)
      const { first, alone } = packStep(step(anew), 1, change, said, speech)
      anew = false
      expect(alone.length).toBeLessThan(first.length)
      bytes += alone.length
      for (const [viewer, one] of receivers) {
        const { own } = halves(match, viewer)
        const told = visibleEvents(events, viewer)
        const part = packOwn(seats.indexOf(viewer) + 1, { own: own ?? null, events: told }, mine.get(viewer)!)
        // Now and then one of them joins anew, and all read on from there.
        if (steps % 11 === [...receivers.keys()].indexOf(viewer)) {
          receivers.set(viewer, new Receiver())
          receivers.get(viewer)!.heard(whole(match, viewer))
          anew = true
          continue
        }
        const [view] = one.heard(join(first, part)) as readonly View[]
        expect(view!.view).toEqual(JSON.parse(JSON.stringify(viewFor(match.game, match.state, viewer))))
        expect([view!.viewer, view!.seq, view!.base]).toEqual([viewer, match.seq, match.seq - 1])
        expect(view!.events.map(({ event }) => event)).toEqual(JSON.parse(JSON.stringify(told)))
      }
      before = match
      steps++
    }
    expect(steps).toBeGreaterThan(5)
    // Beside some thousand bytes of each whole view.
    expect(bytes / steps).toBeLessThan(300)
  },
)

test('a list whose every item is another is told anew, and packed once where it is shown twice', () => {
  const trick = (...cards: string[]): JsonObject => ({ plays: cards.map((card, i) => ({ by: `P${i}`, card })) })
  const [first, second, third] = [trick('2H', '3H', '4H'), trick('5H', '6H', '7H'), trick('5H', '6H', '8H')]
  const said = (before: JsonObject, after: JsonObject): Change | undefined => {
    const change = difference({ lastTrick: before, history: [before] }, { lastTrick: after, history: [before, after] })
    expect(changed({ lastTrick: before, history: [before] }, change)).toEqual({
      lastTrick: after,
      history: [before, after],
    })
    return change
  }
  expect(said(first, second)).toEqual({ o: { lastTrick: { s: second } }, a: { history: [second] } })
  // Where most stays, what changed is all that is told.
  expect(said(second, third)!.o).toEqual({ lastTrick: { o: { plays: { o: { 2: { s: { card: '8H' } } } } } } })
  const [once, twice] = [{ s: { lastTrick: second } }, { s: { lastTrick: second }, a: { history: [second] } }]
  const length = (change: Change): number => packStep(step(), 1, change, [], speechOf.game()).alone.length
  expect(length(twice) - length(once)).toBeLessThan(16)
})

test('what is like what was said before is a few bytes', () => {
  const speech = speechOf.game()
  const lengths = Array.from({ length: 60 }, (_, i) => {
    const change = { s: { toAct: [`P${i % 7}`] }, a: { plays: [{ by: `P${(i + 6) % 7}`, card: `${2 + (i % 8)}H` }] } }
    return packStep(step(), 1, change, [{ type: 'play', by: `P${(i + 6) % 7}` }], speech).alone.length
  })
  expect(lengths[0]).toBeGreaterThan(40)
  expect(Math.max(...lengths.slice(-20))).toBeLessThan(10)
})

test('what is long goes as it is packed, and what follows it is read on', () => {
  const receiver = new Receiver()
  const packed = { table: 7, viewer: 1, viewers: [1], told: 0 }
  receiver.heard(JSON.stringify({ say: 'view', table: 't', viewer: 'Ann', seq: 0, view: {}, events: [], packed }))
  const [speech, mine] = [speechOf.game(), speechOf.own()]
  for (const text of ['short', 'long '.repeat(1000), 'short', 'short']) {
    const { first, alone } = packStep(step(), 1, { s: { text } }, [], speech)
    const own = packOwn(1, { own: { s: { mine: `${text}!` } } }, mine)
    expect(alone.length).toBeLessThan(text.length + 20)
    expect(receiver.heard(join(first, own))).toMatchObject([{ view: { text, mine: `${text}!` } }])
  }
})

test('acknowledgements that ride along come out before the view, each with its own number', () => {
  const receiver = new Receiver()
  receiver.heard(
    JSON.stringify({
      say: 'view',
      table: 't',
      viewer: 'Ann',
      seq: 4,
      view: { a: 1 },
      events: [],
      packed: { table: 300, viewer: 1, viewers: [1], told: 2 },
    }),
  )
  const { first } = packStep({ table: 300, anew: false }, 2, { s: { a: 2 } }, [{ type: 'x' }], speechOf.game())
  expect(receiver.heard(join(first, packDone(11, 1), packDone(1000, 0)))).toEqual([
    { say: 'done', n: 11, table: 't', seq: 5 },
    { say: 'done', n: 1000, table: 't', seq: 6 },
    {
      say: 'view',
      table: 't',
      viewer: 'Ann',
      seq: 6,
      base: 4,
      view: { a: 2 },
      events: [{ n: 3, event: { type: 'x' } }],
    },
  ])
})

test('a step of a table never shown, or gone since, is an error', () => {
  const receiver = new Receiver()
  const open = packStep(step(true), 1, undefined, [], speechOf.game()).alone
  expect(() => receiver.heard(open)).toThrow('never shown')
  const packed = { table: 7, viewer: 0, viewers: [0], told: 0 }
  receiver.heard(JSON.stringify({ say: 'view', table: 't', viewer: 'table', seq: 0, view: {}, events: [], packed }))
  expect(receiver.heard(open)).toHaveLength(1)
  receiver.heard(JSON.stringify({ say: 'gone', table: 't', why: '' }))
  expect(() => receiver.heard(open)).toThrow('never shown')
})

test('the first view of the next deal comes as one told whole, with all its offers and its events from the first', () => {
  const receiver = new Receiver()
  const packed = { table: 7, viewer: 1, viewers: [1], told: 90, own: { s: { hand: ['2H'] } } }
  const offers = [{ do: 'play', blanks: {} }]
  const first = {
    say: 'view',
    table: 't',
    viewer: 'Ann',
    seq: 70,
    view: { deal: 1, who: 'Ann' },
    offers,
    events: [],
    packed,
  }
  receiver.heard(JSON.stringify(first))
  const own = packOwn(1, { own: { s: { hand: ['3H'] } } }, speechOf.own())
  const deal = packStep({ ...step(true), deal: true }, 0, { s: { deal: 2 } }, [{ type: 'deal' }], speechOf.game())
  expect(receiver.heard(join(deal.first, own))).toEqual([
    {
      say: 'view',
      table: 't',
      viewer: 'Ann',
      seq: 0,
      view: { deal: 2, who: 'Ann', hand: ['3H'] },
      offers,
      events: [{ n: 1, event: { type: 'deal' } }],
    },
  ])
})

test('what changes of a table is told as the whole table; of one never told, or gone since, it is an error', () => {
  const receiver = new Receiver()
  const speech = speechOf.table()
  const change = (timer: number, anew: boolean): ReturnType<typeof packTable> =>
    packTable({ table: 7, anew }, { s: { timer } }, speech)
  expect(() => receiver.heard(change(10, false).alone)).toThrow('never told')
  const whole = { say: 'table', table: { id: 't', timer: 0, places: [] }, yours: ['Ann'], packed: 7 }
  receiver.heard(JSON.stringify(whole))
  speech.begin()
  const told = (timer: number, yours: readonly string[]): unknown => [
    { say: 'table', table: { id: 't', timer, places: [] }, yours },
  ]
  expect(receiver.heard(change(10, true).alone)).toEqual(told(10, ['Ann']))
  expect(receiver.heard(join(change(20, false).first, packYours(['Ann', 'Ben'])))).toEqual(told(20, ['Ann', 'Ben']))
  expect(receiver.heard(change(30, false).alone)).toEqual(told(30, ['Ann', 'Ben']))
  receiver.heard(JSON.stringify({ say: 'gone', table: 't', why: '' }))
  expect(() => receiver.heard(change(40, false).alone)).toThrow('never told')
})

test('a view changed by a difference is the other view, whatever the games show', () => {
  for (const game of Object.values(games)) {
    const started = start(game, { seats: ['Ann', 'Ben'], seed: 1 })
    if (!started.ok) throw new Error(started.code)
    for (const viewer of ['Ann', 'Ben', 'table']) {
      const { open, own } = halves(started.match, viewer)
      expect(changed(open, own)).toEqual(viewFor(game, started.match.state, viewer))
    }
  }
})
