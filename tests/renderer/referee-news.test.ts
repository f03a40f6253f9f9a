import { beforeAll, describe, expect, it } from 'vitest'
import { games, play, start, type Json, type Match } from '../../src-engine/index.ts'
import { changeText, lifeChanges } from '../../src-renderer/games/referee/life-changes.ts'
import { likelyAttackers } from '../../src-renderer/games/referee/likely-attackers.ts'
import type { RefereeView } from '../../src-engine/referee/view.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

const names = namesOf({ A: 'Ann', B: 'Ben', C: 'Cal', D: 'Dee', E: 'Eli' })
const seats = ['A', 'B', 'C', 'D', 'E']

/** A table at which this was done, each by a seat. */
function after(options: object, did: readonly (readonly [by: string, action: object])[], count = 5): RefereeView {
  const game = games['referee']!
  const begun = start(game, { seats: seats.slice(0, count), options: options as Json, seed: 1 })
  if (!begun.ok) throw new Error(begun.code)
  let match: Match = begun.match
  for (const [by, action] of did) {
    const played = play(match, by, action as Json)
    if (!played.ok) throw new Error(`${by} ${JSON.stringify(action)}: ${played.refused}`)
    match = played.match
  }
  return viewFor(game, match.state, 'A') as unknown as RefereeView
}

beforeAll(() => loadLanguage('en'))

describe('Referee: the latest changes of one’s own life', () => {
  it('say how much, from whom and what it came to, newest first', () => {
    const view = after({ format: 'free-for-all' }, [
      ['A', { do: 'life', of: 'A', amount: 2 }],
      ['B', { do: 'life', of: 'A', amount: -5 }],
      ['C', { do: 'life', of: ['A', 'B'], amount: -3, from: 'D' }],
      ['B', { do: 'life', of: 'C', amount: -1 }],
      ['A', { do: 'judge', why: 'counted wrong', life: { A: 31 } }],
    ])
    const changes = lifeChanges(view, 'A', 9)
    expect(changes.map(one => changeText(one, names))).toEqual([
      '31 life, set by Ann',
      '−3 from Dee',
      '−5 from Ben',
      '+2',
    ])
    expect(changes.map(one => one.life)).toEqual([31, 14, 17, 22])
    expect(lifeChanges(view, 'A', 3)).toHaveLength(3)
  })

  it('leave out what was taken back, and know what one has objected to', () => {
    const view = after({ format: 'free-for-all' }, [
      ['B', { do: 'life', of: 'A', amount: -5 }],
      ['C', { do: 'life', of: 'A', amount: -4 }],
      ['C', { do: 'undo' }],
      ['A', { do: 'object', n: 1 }],
    ])
    expect(lifeChanges(view, 'A', 9)).toMatchObject([{ n: 1, amount: -5, objected: true }])
  })

  it('are those of both heads of a giant', () => {
    const view = after({ format: 'two-headed-giant' }, [['B', { do: 'life', of: 'D', amount: -5 }]], 4)
    expect(lifeChanges(view, 'A', 9)).toMatchObject([{ amount: -5, from: 'B', life: 35 }])
  })
})

describe('Referee: who knocked me out', () => {
  it('begins with whoever hurt me last, then whose turn may attack me', () => {
    expect(likelyAttackers(after({ format: 'free-for-all' }, []), 'C')).toEqual(['A', 'B', 'D', 'E'])
    const hit = [
      ['E', { do: 'life', of: 'C', amount: -2 }],
      ['B', { do: 'life', of: 'C', amount: -2, from: 'D' }],
      ['B', { do: 'life', of: 'A', amount: -2 }],
    ] as const
    expect(likelyAttackers(after({ format: 'free-for-all' }, hit), 'C')).toEqual(['D', 'A', 'B', 'E'])
  })

  it('puts those last who are out themselves', () => {
    const out = [['A', { do: 'concede' }]] as const
    expect(likelyAttackers(after({ format: 'melee' }, out), 'C').at(-1)).toBe('A')
  })
})
