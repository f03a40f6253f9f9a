import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillings, type Json } from '../../src-engine/index.ts'
import { caption, heldText } from '../../src-renderer/games/referee/story.ts'
import type { RefereeEvent } from '../../src-engine/referee/events.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { does, game, opened, playersFor, walks } from '../engine/referee/support.ts'
import { runs } from '../support/runs.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

await loadLanguage('en')

describe('the referee over random tables', () => {
  it('every happening has a sentence with shown names, never a seat’s id', () => {
    const seen = new Set<string>()
    assert(
      property(walks, ({ format, rules, seed, picks }) => {
        let match = opened({ format, rules }, playersFor(format), seed)
        const names = namesOf(Object.fromEntries(match.seats.map((seat, i) => [seat, `Ann ${'I'.repeat(i + 1)}`])))
        for (const pick of picks) {
          const seat = match.seats[pick % match.seats.length]!
          const open = fillings(game.offers(match.state, seat))
          const action = open[(pick * 31) % Math.max(1, open.length)]
          if (action === undefined) break
          const done = does(match, seat, action as unknown as Json)
          match = done.match
          for (const event of done.events) {
            seen.add(event.type)
            const words = caption(event, names)
            expect(words).not.toMatch(/seat\d|undefined|NaN|\[object/)
            expect(words).toMatch(/^\S.*\S[.:]?$/)
          }
        }
      }),
      runs(150),
    )
    expect([...seen]).toEqual(
      expect.arrayContaining(['turn-begins', 'turn-ends', 'life', 'knocked-out', 'over', 'undone']),
    )
  })
})

describe('Referee: the table’s words', () => {
  const names = namesOf({ A: 'Ann', B: 'Ben', C: 'Cal' })
  it.each<[RefereeEvent, string]>([
    [
      { type: 'opened', format: 'two-headed-giant', seats: ['A', 'B', 'C'] },
      'Two-Headed Giant: Ann, Ben and Cal sit down.',
    ],
    [{ type: 'knocked-out', seat: 'B', why: 'eliminated', by: 'A' }, 'Ben is knocked out by Ann.'],
    [{ type: 'knocked-out', seat: 'B', why: 'with-team' }, 'Ben goes out with the team.'],
    [{ type: 'life', seat: 'B', amount: -3, life: 17, team: false }, 'Ben loses 3 life: now 17.'],
    [{ type: 'life', seat: 'B', amount: 2, life: 42, team: true }, 'Ben’s team gains 2 life: now 42.'],
    [
      { type: 'points', seat: 'A', points: 1, total: 2, for: 'knock-out', of: 'B' },
      'Ann gets 1 point for Ben’s fall: now 2.',
    ],
    [
      { type: 'points', seat: 'A', points: 2, total: 4, for: 'last-in' },
      'Ann gets 2 points for being the last one in: now 4.',
    ],
    [
      { type: 'turn-waits', seat: 'A', turn: 1, behind: ['B'], sharers: ['C'] },
      'Ann waits: Ben’s turn reaches Cal, who is in Ann’s range.',
    ],
    [{ type: 'turn-waits', seat: 'A', turn: 1, behind: ['B'], sharers: [] }, 'Ann waits: Ben’s turn is too near.'],
    [{ type: 'turn-removed', seat: 'A', turn: 1 }, 'Ann’s turn is removed and passed to nobody.'],
    [{ type: 'fewer-turns', allowed: 3, goes: 'A', turn: 1 }, 'Only 3 turns at a time from now on: Ann’s goes.'],
    [{ type: 'over', winners: [], draw: true, why: 'library-empty' }, 'The library is empty: a draw for all.'],
    [{ type: 'over', winners: ['A', 'B'], draw: false, why: 'points' }, 'Ann and Ben win on points.'],
    [
      { type: 'judged', by: 'A', why: 'Cal had blocked', changes: { life: { B: 3 }, in: ['C'] } },
      'Ann, as judge: Cal is back in and Ben has 3 life. Why: Cal had blocked',
    ],
    [
      { type: 'witnessed', by: 'A', kind: 'dice', sides: 6, result: [2, 5] },
      'Ann rolls 2 dice of 6 sides: 2 and 5, 7 in all.',
    ],
    [{ type: 'time', left: 300 }, '5 minutes left.'],
    [{ type: 'time', left: 2990 }, ''],
    [{ type: 'time', left: 0 }, 'Time is up.'],
    [{ type: 'extended', seconds: 180, why: 'a call' }, '3 minutes more for the round: a call.'],
    [{ type: 'came-home', seat: 'A', from: 'B', creatures: 1 }, '1 creature of Ann comes home from Ben.'],
    [{ type: 'undone', by: 'A', of: 'B', action: { do: 'life' } }, 'Ann takes back what Ben did last.'],
  ])('%j', (event, words) => {
    expect(caption(event, names)).toBe(words)
  })

  it('says why a turn is held back, from a view', () => {
    let match = opened({ format: 'grand-melee' }, 16)
    for (const seat of ['seat1', 'seat2', 'seat3', 'seat4']) match = does(match, seat, { do: 'end-turn' }).match
    expect(game.digestedView(match.state)['waiting']).toEqual(['seat5'])
    const [held] = game.digestedView(match.state)['held'] as unknown as Parameters<typeof heldText>[0][]
    expect(heldText(held!, namesOf({}))).toBe('seat5 waits: seat9’s turn reaches seat7, who is in seat5’s range.')
  })
})
