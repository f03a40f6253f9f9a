import { expect, test } from 'vitest'
import { games, toAct } from '../../../src-engine/index.ts'
import { fillings } from '../../../src-engine/core/offers.ts'
import { playable } from '../../../src-engine/core/game.ts'
import type { Act, Given, Step } from '../../../src-main/host/table/model/acts.ts'
import { reducerFor } from '../../../src-main/host/table/model/reduce.ts'
import { writesOf } from '../../../src-main/host/table/model/writes.ts'
import { matchAt, type FreshSeed, type Table } from '../../../src-main/host/table/model/table.ts'
import { opened } from '../../support/host-words.ts'

const reduce = reducerFor(games)
const given: Given = { now: 1, seed: '1'.repeat(32) as FreshSeed, record: 'r', lot: '2'.repeat(32), leftMs: {} }
const who = (id: string) => ({ id, name: id.toUpperCase(), colour: 0, avatar: '' })
const by = (id: string) => ({ person: id, owner: false })

function stepped(table: Table, act: Act): Step {
  const made = reduce(table, act, given)
  if ('refused' in made) throw new Error(`${act.do}: ${made.refused.code}`)
  return made
}
const after = (table: Table, ...acts: readonly Act[]): Table =>
  acts.reduce((now, act) => stepped(now, act).table, table)
const refusal = (table: Table, act: Act): string | undefined => {
  const made = reduce(table, act, given)
  return 'refused' in made ? made.refused.code : undefined
}
const sit = (id: string, device: number): Act => ({ do: 'sit', by: by(id), who: who(id), device })
/** The seat whose turn it is plays the first thing it may. */
function next(table: Table): Step {
  const { game, state } = matchAt(table)!
  const [seat] = toAct(matchAt(table)!)
  const [action] = fillings(playable(game.offers(state, seat!)))
  return stepped(table, { do: 'act', seat: seat!, action: action as never })
}
const guess = (id: string, about: 'next' | 'winner' | 'back', on: string): Act => ({
  do: 'guess',
  by: by(id),
  about,
  on,
})
const guessesOf = ({ phase }: Table): unknown => ('guesses' in phase ? phase.guesses : undefined)

test('who is out or looks on guesses, before the trick begins; what came is kept with the game and written with its end', () => {
  const seats = { do: 'set', by: by('p0'), change: { seats: 4 } } as const
  const lobby = after(
    opened('knock-out-whist'),
    { do: 'open', by: by('p0'), who: who('p0'), device: 0 },
    seats,
    ...['p1', 'p2', 'p3'].map((id, at) => sit(id, at + 1)),
  )
  const dealt = after(lobby, { do: 'start', by: by('p0') })
  const [a, b, c, d] = dealt.places.map(place => (place.kind === 'open' ? '' : place.seat)) as [
    string,
    ...string[],
  ] as [string, string, string, string]
  expect(refusal(dealt, guess('p3', 'next', a))).toBe('still-in')
  let table = after(dealt, { do: 'act', by: by('p3'), seat: d, action: { do: 'concede' } })
  expect(refusal(table, guess('p3', 'next', d))).toBe('no-seat')
  table = after(table, guess('p3', 'next', a), guess('p3', 'next', b), guess('p3', 'winner', a), guess('x', 'back', c))
  expect(guessesOf(table)).toMatchObject([
    { person: 'p3', about: 'next', on: b },
    { about: 'winner', on: a, among: [a, b, c] },
    { person: 'x', about: 'back' },
  ])
  expect(refusal(table, guess('p3', 'winner', b))).toBe('guess-made')
  table = next(table).table
  expect(refusal(table, guess('p3', 'next', a))).toBe('guess-late')
  let winner: unknown
  while (winner === undefined) {
    const { table: now, events } = next(table)
    table = now
    winner = events.find(({ event }) => event.type === 'trick')?.event['winner']
  }
  expect(guessesOf(table)).toMatchObject([{ came: [winner] }, {}, {}])
  // The others give up: the game is over, and its end is written with what came of every guess.
  const before = after(table, { do: 'act', by: by('p1'), seat: b, action: { do: 'concede' } })
  const end = stepped(before, { do: 'act', by: by('p2'), seat: c, action: { do: 'concede' } })
  const write = writesOf(before, end.table, [end]).find(one => one.write === 'end')
  expect(write).toMatchObject({
    guesses: expect.arrayContaining([expect.objectContaining({ about: 'winner', came: [a] })]) as unknown,
  })
  expect(guessesOf(after(end.table, { do: 'to-lobby', by: by('p0') }))).toBeUndefined()
  expect(refusal(end.table, guess('p3', 'next', a))).toBe('not-playing')
})
