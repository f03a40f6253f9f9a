import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chanceFrom, seedFrom } from '../../../src-engine/core/chance.ts'
import { anyGame } from '../../../src-engine/core/game.ts'
import type { Json } from '../../../src-engine/core/json.ts'
import { play, start, visibleEvents, type Match } from '../../../src-engine/core/match.ts'
import { readScenario } from '../../../src-engine/index.ts'
import { status } from '../../../src-engine/whist/board.ts'
import { deal } from '../../../src-engine/whist/hands.ts'
import { change, type State } from '../../../src-engine/whist/state.ts'
import { picker, randomAction } from '../../support/drawn-games.ts'
import { people, whistGames } from './support.ts'

// What a whist table tells beside its tricks, and that no card is anywhere but in a hand that was dealt it.

const stateOf = ({ state }: Match): State => state as State
const held = (match: Match): number[] =>
  stateOf(match).hands.map(hand =>
    hand.open().reduce((sum, cards) => sum + cards.toString(2).replaceAll('0', '').length, 0),
  )
const withStatus = (match: Match, ...which: number[]): string[] =>
  match.seats.filter((_, seat) => which.includes(stateOf(match).board.status[seat]!))

it.each(whistGames.map(({ sheet, game }) => [sheet.id, anyGame(game)] as const))(
  '%s: whoever gives up, each holds what was dealt and not played, and a hand is told of those dealt in',
  (_, game) => {
    for (const seed of Array.from({ length: 6 }, (_unused, at) => at)) {
      const started = start(game, { seats: people.slice(0, 3 + (seed % 4)), seed })
      if (!started.ok) throw new Error(started.code)
      let { match } = started
      let dealtIn = match.seats.toSorted()
      const pick = picker(seed)
      for (let acts = 0; acts < 300; acts++) {
        const next = randomAction(match, pick)
        if (next === undefined) break
        const leaves = pick(60) === 0 ? withStatus(match, status.in, status.dog, status.dazed) : []
        const seat = leaves[pick(Math.max(1, leaves.length))]
        const played =
          seat === undefined
            ? play(match, next.seat, next.action as unknown as Json)
            : play(match, seat, { do: 'concede' })
        if (!played.ok) throw new Error(played.refused)
        const before = stateOf(match)
        match = played.match
        expect(held(match)).toEqual(stateOf(match).board.held)
        const said = (type: string, field: string): unknown[] =>
          played.events.flatMap(({ event }) => (event.type === type ? [event[field]] : []))
        const fell = played.events.flatMap(({ event }) =>
          event.type === 'out' && event['why'] !== 'conceded' ? [event['seat']] : [],
        )
        // Who gives up is no result of a hand.
        const isOver = said('hand-over', 'tricks').length > 0
        expect(isOver ? stateOf(match).results.at(-1)!.out : stateOf(match).results).toEqual(
          isOver ? fell : before.results,
        )
        const wasDog = (name: unknown): boolean =>
          before.board.status[before.names.indexOf(name as string)] === status.dog
        expect(said('back', 'seat')).toEqual(said('trick', 'winner').filter(wasDog))
        const isDealt = said('deal', 'dogs').length > 0
        expect(said('hand-over', 'tricks').map(tricks => Object.keys(tricks as object).toSorted())).toEqual(
          said('hand-over', 'tricks').map(() => dealtIn),
        )
        expect(said('deal', 'dogs')).toEqual(isDealt ? [withStatus(match, status.dog)] : [])
        if (isDealt) dealtIn = withStatus(match, status.in, status.dog).toSorted()
      }
    }
  },
)

it('who is left when all tricks went to somebody who gave up is told to be spared (KOW-4)', () => {
  const file = '../../scenarios/knock-out-whist/KOW-concede-taker-of-all.json'
  const read = readScenario(readFileSync(join(import.meta.dirname, file), 'utf8'))
  if (!read.ok) throw new Error(read.error)
  const { game } = whistGames.find(({ sheet }) => sheet.id === 'knock-out-whist')!
  const { seats, seed, given, steps } = read.scenario
  const started = start(anyGame(game), { seats, seed: seed!, given: given! })
  if (!started.ok) throw new Error(started.code)
  let { match } = started
  const told: Json[] = []
  for (const step of steps!) {
    if (!('do' in step)) continue
    const { by, ...action } = step as { by: string; do: string }
    const played = play(match, by, action)
    if (!played.ok) throw new Error(played.refused)
    match = played.match
    told.push(...visibleEvents(played.events, 'table').filter(({ type }) => type === 'spared'))
  }
  expect(told).toEqual([{ type: 'spared', seats: ['Ben', 'Cal'] }])
})

it('whoever looks on may guess who takes a trick until its first card lies, and not while trump is called', () => {
  for (const { sheet, game } of whistGames) {
    const started = start(anyGame(game), { seats: people.slice(0, 3), seed: 4 })
    if (!started.ok) throw new Error(started.code)
    let { match } = started
    const pick = picker(4)
    const seen = new Set<string>()
    for (let acts = 0; acts < 40; acts++) {
      const { phase, plays } = stateOf(match).board
      const kind = phase === 0 ? (plays === 0 ? 'lead' : 'trick') : 'else'
      seen.add(kind)
      expect([kind, match.game.guessing!.isOpen(match.state)]).toEqual([kind, kind === 'lead'])
      const next = randomAction(match, pick)
      if (next === undefined) break
      const played = play(match, next.seat, next.action as unknown as Json)
      if (!played.ok) throw new Error(played.refused)
      match = played.match
      for (const { event } of played.events) {
        expect(match.game.guessing!.taken(event)).toBe(event.type === 'trick' ? event['winner'] : undefined)
      }
    }
    expect([sheet.id, [...seen].toSorted()]).toEqual([sheet.id, ['else', 'lead', 'trick']])
  }
})

it('a card alone is said to have changed the view, and never more than one', () => {
  const started = start(anyGame(whistGames[0]!.game), { seats: people.slice(0, 2), seed: 4 })
  if (!started.ok) throw new Error(started.code)
  const matches = [started.match]
  const pick = picker(4)
  while (matches.length < 4) {
    const { seat, action } = randomAction(matches.at(-1)!, pick)!
    if (action.do !== 'play') continue
    const played = play(matches.at(-1)!, seat, action as unknown as Json)
    if (!played.ok) throw new Error(played.refused)
    matches.push(played.match)
  }
  const states = matches.map(stateOf)
  const changes = whistGames[0]!.game.changes!
  expect(states.map(({ board }) => board.plays)).toEqual([0, 1, 0, 1])
  expect(changes(states[0]!, states[1]!)).toBeDefined()
  expect(changes(states[0]!, states[3]!)).toBeUndefined()
})

it('who holds cards still as the next hand is dealt keeps none of them (AOB-8)', () => {
  for (const { game } of whistGames) {
    const started = start(anyGame(game), { seats: people.slice(0, 3), seed: 4 })
    if (!started.ok) throw new Error(started.code)
    const chance = chanceFrom({ seed: seedFrom(5), drawn: {} })
    const { state } = change(stateOf(started.match), chance, deal)
    const next = { ...started.match, state }
    expect(held(next)).toEqual(state.board.held)
  }
})
