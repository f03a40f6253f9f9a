import { describe, expect, it } from 'vitest'
import { botAction, counted, play, start, toAct, visibleEvents, type Match } from '../../src-engine/core/match.ts'
import type { GameEvent } from '../../src-engine/core/game.ts'
import type { Json } from '../../src-engine/core/json.ts'
import { games } from '../../src-engine/index.ts'
import type { WhistView } from '../../src-engine/whist/view.ts'
import { screensOf } from '../../src-renderer/games/register.ts'
import { knockOuts, lifeLines } from '../../src-renderer/table/ending/lives.ts'

const log = (seats: readonly string[], events: readonly GameEvent[]) => ({
  seats,
  events: events.map((event, action) => ({ action, event })),
})

describe('the lives of a finished game', () => {
  it('of All Out Brawl run from what all began with to what the table shows at the end, a step each hand', () => {
    const seats = ['Ann', 'Ben', 'Cal', 'Dee']
    const started = start(games['all-out-brawl']!, { seats, seed: '7'.padStart(32, '0') })
    if (!started.ok) throw new Error(started.code)
    let match: Match = started.match
    const events = [...visibleEvents(started.events, 'table')]
    while (match.game.outcome(match.state) === undefined) {
      const by = toAct(match)[0]!
      const next = play(match, by, botAction(match, by, 'easy', counted(0)) as unknown as Json)
      if (!next.ok) throw new Error(next.refused)
      match = next.match
      events.push(...visibleEvents(next.events, 'table'))
    }
    const view = match.game.open(match.state) as unknown as WhistView
    const lines = lifeLines(log(seats, events), screensOf('all-out-brawl').lives!)
    expect(lines.map(line => [line.seat, line.lives[0], line.lives.at(-1), line.out])).toEqual(
      seats.map(seat => [seat, view.options['lives'], view.seats[seat]!.lives, view.seats[seat]!.status === 'out']),
    )
    expect(Math.max(...lines.map(line => line.lives.length))).toBe(view.deals + 1)
    // Nobody gains a life.
    for (const { lives } of lines) expect(lives).toEqual(lives.toSorted((a, b) => b - a))
  })

  it('of a game in a format follow each total, end where somebody goes out, and tell who knocked out whom', () => {
    const events: readonly GameEvent[] = [
      { type: 'turn-begins', seat: 'Ann', turn: 1 },
      { type: 'life', seat: 'Ben', amount: -5, life: 15, team: false },
      { type: 'turn-begins', seat: 'Ben', turn: 2 },
      { type: 'life', seat: 'Ann', amount: 2, life: 22, team: false },
      { type: 'life', seat: 'Cal', amount: -20, life: 0, team: false },
      { type: 'knocked-out', seat: 'Cal', why: 'life', by: 'Ben' },
      { type: 'turn-begins', seat: 'Ann', turn: 3 },
    ]
    const ended = log(['Ann', 'Ben', 'Cal'], events)
    expect(lifeLines(ended, screensOf('clash').lives!)).toEqual([
      { seat: 'Ann', lives: [20, 20, 22, 22], out: false },
      { seat: 'Ben', lives: [20, 15, 15, 15], out: false },
      { seat: 'Cal', lives: [20, 20, 0], out: true },
    ])
    expect(knockOuts(ended)).toEqual([{ by: 'Ben', seats: ['Cal'] }])
  })

  it('are not drawn where nobody has any', () => {
    expect(lifeLines(log(['Ann', 'Ben'], [{ type: 'deal' }]), screensOf('knock-out-whist').lives!)).toEqual([])
  })
})
