import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillings, play, toAct, type Json, type JsonObject, type Match, type Seat } from '../../../src-engine/index.ts'
import { difference } from '../../../src-engine/protocol/difference.ts'
import { runs } from '../../support/runs.ts'
import { does, game, opened, walked, walks } from './support.ts'

/** All a table shows but its log: what an undone action must leave no trace in. */
function shown(match: Match): JsonObject {
  const { log: _log, ...rest } = game.digestedView(match.state)
  return rest
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

  it('an undone action leaves no trace but a struck-out line in the log', () => {
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
            expect((game.digestedView(undone.state)['log'] as JsonObject[]).at(-1)).toMatchObject({
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
})

describe('Referee: a table of forty', () => {
  it('has a view under 20 kB, and a change of life sends a few hundred bytes', () => {
    let match = opened({ format: 'grand-melee' }, 40)
    const sizes: number[] = []
    for (let i = 0; i < 120; i++) {
      const before = game.open(match.state)
      const actors = toAct(match)
      match = does(
        match,
        actors[i % actors.length]!,
        i % 2 === 0 ? { do: 'life', of: `seat${(i % 40) + 1}`, amount: -1 } : { do: 'end-turn' },
      ).match
      const after = game.open(match.state)
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

describe('Referee: the clock of the round', () => {
  const timers = (
    match: Match,
  ): readonly { readonly key: string; readonly afterMs: number; readonly action: JsonObject }[] =>
    (game.time?.timers?.(match.state) ?? []) as never

  it('is run by the host: it says what is left every ten seconds, stands in a pause, and ends at nothing', () => {
    let match = opened({ format: 'melee' }, 4)
    expect(timers(match)).toEqual([])
    match = does(match, 'seat1', { do: 'clock', seconds: 25 }).match
    const left: number[] = []
    const keys = new Set<string>()
    for (let i = 0; i < 3; i++) {
      const [timer] = timers(match)
      keys.add(timer!.key)
      expect(timer!.afterMs).toBe(i < 2 ? 10_000 : 5_000)
      match = does(match, 'seat1', timer!.action).match
      left.push((game.digestedView(match.state)['clock'] as JsonObject)['left'] as number)
      expect(timers(does(match, 'seat1', { do: 'pause' }).match)).toEqual([])
    }
    expect(left).toEqual([15, 5, 0])
    expect(keys.size).toBe(3)
    expect(timers(match)).toEqual([])
    expect(timers(does(match, 'seat1', { do: 'extend', seconds: 60 }).match)).toHaveLength(1)
    expect(game.digestedView(match.state)['log']).toHaveLength(1)
  })
})

describe('Referee: people and their cards', () => {
  it('when a turn’s time is up it only ends: no bot hurts anybody in a person’s name', () => {
    for (let seed = 0; seed < 20; seed++) {
      const done = does(opened({ format: 'free-for-all' }, 4, seed), 'seat1', { do: 'timeout' })
      expect(done.events.map(event => event.type)).toEqual(['turn-ends', 'turn-begins'])
    }
  })

  it('partners share a chat, except where table talk is forbidden', () => {
    const mates = (format: string, more: JsonObject = {}): readonly Seat[] | undefined => {
      const match = opened({ format, ...more }, format === 'emperor' ? 6 : 4)
      return game.team?.(match.state, 'seat1')
    }
    expect(mates('two-headed-giant')).toEqual(['seat1'])
    expect(mates('two-headed-giant', { talk: true })).toEqual(['seat1', 'seat4'])
    expect(mates('emperor')).toEqual(['seat1', 'seat5', 'seat6'])
    expect(mates('two-on-two')).toEqual(['seat1'])
    expect(mates('dci-two-on-two')).toEqual(['seat1'])
  })
})
