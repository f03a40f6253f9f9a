import { describe, expect, test } from 'vitest'
import type { NightAct } from '../../../src-engine/night/acts.ts'
import { matchesToSeat } from '../../../src-engine/night/corrections.ts'
import { nightShape, tablesOn, tournamentAt, type Night } from '../../../src-engine/night/night.ts'
import { after as set, host, refusal } from '../../support/night-acts.ts'
import { next, night, pairs, ranks, single, swiss, won } from '../../support/night-tournament.ts'

const fresh = (now: Night) => tablesOn(now).map(one => one.id)
const swap = (one: number, other: number, now?: Night): NightAct => ({
  do: 'swap',
  one,
  other,
  by: host,
  house: { at: 7, fresh: now === undefined ? [] : fresh(now), tables: [] },
})
/** As the house does it: tables are opened for the matches that have other people now. */
const swapped = (now: Night, one: number, other: number): Night => {
  const tried = set(now, swap(one, other, now))
  const tables = matchesToSeat(now, tried).map(({ match }) => ({ id: `new ${match.id}`, people: [], match: match.id }))
  return set(now, { do: 'swap', one, other, by: host, house: { at: 7, fresh: fresh(now), tables } })
}

describe('two change places after the draw', () => {
  test('each plays whom the other was to play, at the table of that number, and history says who it concerns', () => {
    const drawn = next(night('abcd', {}), swiss('abcd', 2))
    const now = swapped(drawn, 1, 2)
    expect([pairs(now), tablesOn(now).map(one => [one.id, one.number])]).toEqual([
      ['ac', 'bd'],
      [
        ['new 0', 1],
        ['new 1', 2],
      ],
    ])
    expect(now.changes!.map(one => one.about)).toEqual([
      { what: 'swap', one: 1, other: 2, people: ['a', 'b', 'c', 'd'] },
    ])
    expect(nightShape.parse(JSON.parse(JSON.stringify(now)))).toStrictEqual(now)
    // Whoever plays at another table is not told.
    const six = next(night('abcdef', {}), swiss('abcdef', 2))
    expect(swapped(six, 1, 2).changes![0]!.about).toMatchObject({ people: ['a', 'b', 'c', 'd'] })
    // The next round is drawn by whom they met.
    expect(pairs(next(won(now, 'a', 'b')))).toEqual(['ab', 'cd'])
    expect(ranks(won(now, 'a', 'b'))[0]).toBe('1 a 1')
  })

  test('whoever had the bye plays, and the other has it', () => {
    const drawn = next(night('abc', {}), swiss('abc', 2))
    expect(pairs(drawn)).toEqual(['ab'])
    const now = swapped(drawn, 2, 0)
    expect([pairs(now), ranks(now)]).toEqual([['cb'], ['1 a 1', '2 b 0', '2 c 0']])
    expect(now.changes![0]!.about).toMatchObject({ people: ['a', 'b', 'c'] })
  })

  test('in the first round of an elimination and of a round robin, where the rest follows', () => {
    const cup = swapped(next(night('abcd', { form: 'single' }), single('abcd')), 3, 1)
    expect([pairs(cup), pairs(next(won(cup, 'a', 'd')))]).toEqual([['ab', 'dc'], ['ad']])
    const bye = swapped(next(night('abc', { form: 'single' }), single('abc')), 0, 1)
    expect([pairs(bye), pairs(next(won(bye, 'a')))]).toEqual([['ac'], ['ba']])
    const slots = (one: number, other: number) => [{ entrant: one }, { entrant: other }]
    const all = [slots(0, 3), slots(1, 2), slots(0, 2), slots(3, 1)]
    const draw = {
      entrants: [['a'], ['b'], ['c'], ['d']],
      matches: all.map((each, id) => ({ id, part: 'winners' as const, round: 1 + (id >> 1), slots: each })),
    }
    const robin = swapped(next(night('abcd', { form: 'round-robin' }), draw), 0, 1)
    expect([pairs(robin), pairs(next(won(robin, 'b', 'a')))]).toEqual([
      ['bd', 'ac'],
      ['bc', 'da'],
    ])
  })

  test('not once a card is dealt where either plays, nor with oneself, one’s rival or whoever is not drawn', () => {
    const drawn = next(night('abcdef', {}), swiss('abcdef', 4))
    const part = { at: 7, fresh: fresh(drawn).slice(1), tables: [] }
    expect(refusal(drawn, { do: 'swap', one: 0, other: 2, by: host, house: part })).toBe('round-begun')
    expect(refusal(drawn, { do: 'swap', one: 4, other: 2, by: host, house: part })).toBeUndefined()
    for (const [one, other] of [
      [0, 0],
      [0, 1],
      [0, 6],
      [99, 1],
    ] as const) {
      expect(refusal(drawn, swap(one, other, drawn))).toBe('no-swap')
    }
    expect(refusal(drawn, { do: 'swap', one: 0, other: 2, by: { person: 'b', owner: false } })).toBe('not-night-host')
    expect(refusal(won(drawn, 'a', 'c', 'e'), swap(0, 2))).toBe('no-swap')
    expect(refusal(night('abc', {}), swap(0, 1))).toBe('no-swap')
    // Nobody is put where somebody asked to miss the round for half a point.
    const rests = next(set(won(drawn, 'a', 'c', 'e'), { do: 'rest', on: true, person: 'f', by: host }))
    expect(refusal(rests, swap(0, 5, rests))).toBe('no-swap')
    // Of later rounds of an elimination who won before decides.
    const final = next(won(next(night('abcd', { form: 'single' }), single('abcd')), 'a', 'b'))
    expect(refusal(final, swap(0, 3, final))).toBe('no-swap')
    const semis = won(next(night('abcd', { form: 'single' }), single('abcd')), 'a')
    expect(refusal(semis, swap(0, 1, semis))).toBe('no-swap')
  })

  test('is taken back before anything else is drawn, and goes with a draw that is undone', () => {
    const drawn = next(night('abcd', {}), swiss('abcd', 2))
    const now = swapped(drawn, 1, 2)
    const back = (change: number, of: Night): NightAct => ({
      do: 'revert',
      change,
      by: host,
      house: { at: 8, fresh: fresh(of), tables: [] },
    })
    const taken = set(now, back(1, now))
    expect(tournamentAt(taken, 0)!.tournament).toEqual(tournamentAt(drawn, 0)!.tournament)
    expect(taken.changes![0]!.takenBack).toEqual({ by: 'a', at: 8 })
    const twice = swapped(now, 1, 0)
    expect([refusal(twice, back(1, twice)), refusal(twice, back(2, twice))]).toEqual(['change-overtaken', undefined])
    const later = next(won(now, 'a', 'b'))
    expect(refusal(later, back(1, later))).toBe('change-overtaken')
    const undone = set(now, { do: 'undo-round', by: host, house: { at: 9, fresh: fresh(now), tables: [] } })
    const again = next(undone, swiss('abcd', 2))
    expect([pairs(again), refusal(again, back(1, again))]).toEqual([['ab', 'cd'], 'change-overtaken'])
  })
})
