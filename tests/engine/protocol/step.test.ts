import { expect, test } from 'vitest'
import { fillings, games, play, start, toldTo, type JsonObject, type Match } from '../../../src-engine/index.ts'
import { changed, difference, type Change } from '../../../src-engine/protocol/difference.ts'
import { Words } from '../../../src-engine/protocol/words.ts'
import { packDone, packOpen, packOwn, Receiver } from '../../../src-engine/protocol/step.ts'
import type { ToClient } from '../../../src-engine/protocol/to-client.ts'

type View = Extract<ToClient, { say: 'view' }>

const join = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap(part => [...part]))

/** What a viewer holds in two parts: what the table shows, and what turns that into the viewer's. */
function halves({ game, state }: Match, viewer: string): { open: JsonObject; own: Change | undefined } {
  const open = game.view(state, 'table')
  return { open, own: difference(open, game.view(state, viewer)) }
}

function whole(match: Match, viewer: string, words: Words, mine: Words): string {
  const { open, own } = halves(match, viewer)
  const { seats, seq } = match
  const number = seats.indexOf(viewer) + 1
  const known = { table: 7, viewer: number, viewers: [number], told: 0, words: words.list, mine: mine.list }
  const packed = own === undefined ? known : { ...known, own }
  return JSON.stringify({ say: 'view', table: 't', viewer, seq, view: open, offers: [], events: [], packed })
}

/** Plays on with whatever comes first, `count` times at most. */
function* plays(first: Match, count: number): Generator<{ match: Match; events: Parameters<typeof toldTo>[0] }> {
  let match = first
  for (let i = 0; i < count; i++) {
    const ways = match.game.actors(match.state).flatMap(seat =>
      fillings(match.game.offers(match.state, seat))
        .filter(({ do: what }) => match.game.acts.givesUp?.includes(what) !== true)
        .map(action => ({ seat, action })),
    )
    const way = ways[(i * 5) % ways.length]
    if (way === undefined) return
    const played = play(match, way.seat, way.action as unknown as JsonObject)
    if (!played.ok) continue
    match = played.match
    yield { match, events: played.events }
  }
}

test.each(Object.values(games))(
  '$id: steps and the words of a whole view give each viewer what the rules show it',
  game => {
    const seats = ['Ann', 'Ben', 'Cal', 'Dee'].slice(0, Math.min(4, game.seats.best))
    const started = start(game, { seats, seed: 3 })
    if (!started.ok) throw new Error(started.why)
    let before = started.match
    const words = new Words()
    const mine = new Map(['table', ...seats].map(viewer => [viewer, new Words()]))
    const receivers = new Map([...mine].map(([viewer]) => [viewer, new Receiver()]))
    for (const [viewer, one] of receivers) one.heard(whole(before, viewer, words, mine.get(viewer)!))
    let bytes = 0
    let steps = 0
    for (const { match, events } of plays(before, 80)) {
      const said = toldTo(events, 'table')
      const open = packOpen(7, 1, difference(halves(before, 'table').open, halves(match, 'table').open), said, words)
      bytes += open.length
      for (const [viewer, one] of receivers) {
        const { own } = halves(match, viewer)
        const told = toldTo(events, viewer)
        const part = packOwn(seats.indexOf(viewer) + 1, { own: own ?? null, events: told }, mine.get(viewer)!)
        // One of them joins anew at every step, and reads on from there.
        if (steps % receivers.size === [...receivers.keys()].indexOf(viewer)) {
          receivers.set(viewer, new Receiver())
          receivers.get(viewer)!.heard(whole(match, viewer, words, mine.get(viewer)!))
          continue
        }
        const [view] = one.heard(join(open, part)) as readonly View[]
        expect(view!.view).toEqual(JSON.parse(JSON.stringify(match.game.view(match.state, viewer))))
        expect([view!.viewer, view!.seq, view!.base]).toEqual([viewer, match.seq, match.seq - 1])
        expect(view!.events.map(({ event }) => event)).toEqual(JSON.parse(JSON.stringify(told)))
      }
      before = match
      steps++
    }
    expect(steps).toBeGreaterThan(5)
    // Beside some thousand bytes of each whole view.
    expect(bytes / steps).toBeLessThan(500)
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
  const words = new Words()
  packOpen(7, 1, said(first, second), [], words)
  const [once, twice] = [{ s: { lastTrick: second } }, { s: { lastTrick: second }, a: { history: [second] } }]
  packOpen(7, 1, twice, [], words)
  const more = packOpen(7, 1, twice, [], words).length - packOpen(7, 1, once, [], words).length
  expect(more).toBeLessThan(8)
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
      packed: { table: 300, viewer: 1, viewers: [1], told: 2, words: [], mine: [] },
    }),
  )
  const open = packOpen(300, 2, { s: { a: 2 } }, [{ type: 'x' }], new Words())
  expect(receiver.heard(join(open, packDone(11, 1), packDone(1000, 0)))).toEqual([
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
  const open = packOpen(7, 1, undefined, [], new Words())
  expect(() => receiver.heard(open)).toThrow('never shown')
  const packed = { table: 7, viewer: 0, viewers: [0], told: 0, words: [], mine: [] }
  receiver.heard(JSON.stringify({ say: 'view', table: 't', viewer: 'table', seq: 0, view: {}, events: [], packed }))
  expect(receiver.heard(open)).toHaveLength(1)
  receiver.heard(JSON.stringify({ say: 'gone', table: 't', why: '' }))
  expect(() => receiver.heard(open)).toThrow('never shown')
})

test('what changes of a table is told as the whole table; of one never told, or gone since, it is an error', () => {
  const receiver = new Receiver()
  const change = (timer: number): string =>
    JSON.stringify({ say: 'table-change', table: 't', change: { s: { timer } }, yours: ['Ann'] })
  expect(() => receiver.heard(change(10))).toThrow('never told')
  receiver.heard(JSON.stringify({ say: 'table', table: { id: 't', timer: 0, places: [] }, yours: [] }))
  for (const timer of [10, 20]) {
    expect(receiver.heard(change(timer))).toEqual([
      { say: 'table', table: { id: 't', timer, places: [] }, yours: ['Ann'] },
    ])
  }
  receiver.heard(JSON.stringify({ say: 'gone', table: 't', why: '' }))
  expect(() => receiver.heard(change(30))).toThrow('never told')
})

test('a view changed by a difference is the other view, whatever the games show', () => {
  for (const game of Object.values(games)) {
    const started = start(game, { seats: ['Ann', 'Ben'], seed: 1 })
    if (!started.ok) throw new Error(started.why)
    for (const viewer of ['Ann', 'Ben', 'table']) {
      const { open, own } = halves(started.match, viewer)
      expect(changed(open, own)).toEqual(game.view(started.match.state, viewer))
    }
  }
})
