import { array, assert, constantFrom, nat, property, record as shape } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatIds, formats } from '../../../src-engine/formats/index.ts'
import { captions, heldWords } from '../../../src-engine/referee/captions.ts'
import type { RefereeEvent } from '../../../src-engine/referee/state.ts'
import { fillings, play, type Json, type JsonObject, type Match, type Seat } from '../../../src-engine/index.ts'
import { difference } from '../../../src-engine/protocol/difference.ts'
import { runs } from '../../support/runs.ts'
import { does, game, opened } from './support.ts'

function playersFor(id: (typeof formatIds)[number]): number {
  const { seats } = formats[id]
  return 'min' in seats ? Math.max(seats.min, 4) : seats.exactly[0]!
}

/** All a table shows but its diary: what an undone action must leave no trace in. */
function shown(match: Match): JsonObject {
  const { log: _log, ...rest } = game.scenario.see(match.state)
  return rest
}

const walks = shape({
  format: constantFrom(...formatIds),
  rules: constantFrom('booklet', 'modern'),
  seed: nat(100_000),
  picks: array(nat(10_000), { maxLength: 40 }),
})

/** Any offered action of any seat, a few dozen times. */
function walked(format: (typeof formatIds)[number], rules: string, seed: number, picks: readonly number[]): Match {
  let match = opened({ format, rules }, playersFor(format), seed)
  for (const pick of picks) {
    const seat = match.seats[pick % match.seats.length]!
    const open = fillings(game.offers(match.state, seat)).filter(action => action.do !== 'library-empty')
    const action = open[(pick * 31) % Math.max(1, open.length)]
    if (action !== undefined) match = does(match, seat, action as unknown as Json).match
  }
  return match
}

describe('the referee over random tables', () => {
  it('every action on offer is taken, from whichever seat', () => {
    assert(
      property(walks, ({ format, rules, seed, picks }) => {
        const match = walked(format, rules, seed, picks)
        for (const seat of match.seats) {
          for (const action of fillings(game.offers(match.state, seat))) {
            const { ok } = play(match, seat, action as unknown as Json)
            expect({ seat, action, ok }).toEqual({ seat, action, ok: true })
          }
        }
      }),
      runs(40),
    )
  })

  it('an undone action leaves no trace but a struck-out line in the diary', () => {
    const once = ['undo', 'roll', 'flip', 'pick', 'pause', 'resume', 'clock', 'extend', 'first-player']
    assert(
      property(walks, nat(10_000), ({ format, rules, seed, picks }, pick) => {
        const match = walked(format, rules, seed, picks)
        const before = shown(match)
        for (const seat of match.seats) {
          const open = fillings(game.offers(match.state, seat)).filter(action => !once.includes(action.do))
          const action = open[pick % Math.max(1, open.length)]
          if (action === undefined) continue
          const after = does(match, seat, action as unknown as Json).match
          for (const by of new Set([seat, match.seats[0]!])) {
            const undone = does(after, by, { do: 'undo' }).match
            expect(shown(undone)).toEqual(before)
            expect((game.scenario.see(undone.state)['log'] as JsonObject[]).at(-1)).toMatchObject({
              by: seat,
              action,
              undone: true,
            })
          }
        }
      }),
      runs(40),
    )
  })

  it('every happening has a sentence with shown names, never a seat’s id', () => {
    const seen = new Set<string>()
    assert(
      property(walks, ({ format, rules, seed, picks }) => {
        let match = opened({ format, rules }, playersFor(format), seed)
        const names = Object.fromEntries(match.seats.map((seat, i) => [seat, `Ann ${'I'.repeat(i + 1)}`]))
        for (const pick of picks) {
          const seat = match.seats[pick % match.seats.length]!
          const open = fillings(game.offers(match.state, seat))
          const action = open[(pick * 31) % Math.max(1, open.length)]
          if (action === undefined) break
          const told = does(match, seat, action as unknown as Json)
          match = told.match
          for (const event of told.events) {
            seen.add(event.type)
            const words = captions(event, names)
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

describe('the table’s words', () => {
  const names = { A: 'Ann', B: 'Ben', C: 'Cal' }
  it.each<[RefereeEvent, string]>([
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
    expect(captions(event, names)).toBe(words)
  })

  it('says why a turn is held back, from a view', () => {
    let match = opened({ format: 'grand-melee' }, 16)
    for (const seat of ['seat1', 'seat2', 'seat3', 'seat4']) match = does(match, seat, { do: 'end-turn' }).match
    expect(game.scenario.see(match.state)['waiting']).toEqual(['seat5'])
    const [held] = game.scenario.see(match.state)['held'] as unknown as Parameters<typeof heldWords>[0][]
    expect(heldWords(held!, {})).toBe('seat5 waits: seat9’s turn reaches seat7, who is in seat5’s range.')
  })
})

describe('a table of forty', () => {
  it('has a view under 20 kB, and a change of life sends a few hundred bytes', () => {
    let match = opened({ format: 'grand-melee' }, 40)
    const sizes: number[] = []
    for (let i = 0; i < 120; i++) {
      const before = game.view(match.state, 'table')
      const actors = game.actors(match.state)
      match = does(
        match,
        actors[i % actors.length]!,
        i % 2 === 0 ? { do: 'life', of: `seat${(i % 40) + 1}`, amount: -1 } : { do: 'end-turn' },
      ).match
      const after = game.view(match.state, 'table')
      expect(JSON.stringify(after).length).toBeLessThan(20_000)
      sizes.push(JSON.stringify(difference(before, after)).length)
    }
    expect(sizes.toSorted((a, b) => a - b)[60]).toBeLessThan(1_000)
  })

  it('takes more undos than anybody needs without growing for ever', () => {
    let match = opened({ format: 'melee' }, 8)
    for (let i = 0; i < 300; i++)
      match = does(match, 'seat1', { do: 'life', of: 'seat2', amount: i % 2 === 0 ? -1 : 1 }).match
    let undone = 0
    let last = play(match, 'seat1', { do: 'undo' })
    while (last.ok) {
      undone++
      last = play(last.match, 'seat1', { do: 'undo' })
    }
    expect(last.refused).toBe('nothing-to-undo')
    expect(undone).toBe(200)
  })
})

describe('the clock of the round', () => {
  const alarms = (
    match: Match,
  ): readonly { readonly key: string; readonly after: number; readonly action: JsonObject }[] =>
    (game.time?.alarms?.(match.state) ?? []) as never

  it('is run by the host: it says what is left every ten seconds, stands in a pause, and ends at nothing', () => {
    let match = opened({ format: 'melee' }, 4)
    expect(alarms(match)).toEqual([])
    match = does(match, 'seat1', { do: 'clock', seconds: 25 }).match
    const left: number[] = []
    const keys = new Set<string>()
    for (let i = 0; i < 3; i++) {
      const [alarm] = alarms(match)
      keys.add(alarm!.key)
      expect(alarm!.after).toBe(i < 2 ? 10_000 : 5_000)
      match = does(match, 'seat1', alarm!.action).match
      left.push((game.scenario.see(match.state)['clock'] as JsonObject)['left'] as number)
      expect(alarms(does(match, 'seat1', { do: 'pause' }).match)).toEqual([])
    }
    expect(left).toEqual([15, 5, 0])
    expect(keys.size).toBe(3)
    expect(alarms(match)).toEqual([])
    expect(alarms(does(match, 'seat1', { do: 'extend', seconds: 60 }).match)).toHaveLength(1)
    expect(game.scenario.see(match.state)['log']).toHaveLength(1)
  })
})

describe('people and their cards', () => {
  it('when a turn’s time is up it only ends: no bot hurts anybody in a person’s name', () => {
    for (let seed = 0; seed < 20; seed++) {
      const told = does(opened({ format: 'free-for-all' }, 4, seed), 'seat1', { do: 'timeout' })
      expect(told.events.map(event => event.type)).toEqual(['turn-ends', 'turn-begins'])
    }
  })

  it('partners share a chat, except where table talk is forbidden', () => {
    const mates = (format: string): readonly Seat[] | undefined => {
      const match = opened({ format }, format === 'emperor' ? 6 : 4)
      return game.team?.(match.state, 'seat1')
    }
    expect(mates('two-headed-giant')).toEqual(['seat1', 'seat4'])
    expect(mates('emperor')).toEqual(['seat1', 'seat5', 'seat6'])
    expect(mates('two-on-two')).toEqual(['seat1'])
    expect(mates('dci-two-on-two')).toEqual(['seat1'])
  })
})
