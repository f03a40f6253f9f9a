import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../../../src-engine/index.ts'
import { runs } from '../../support/runs.ts'
import { does, game, opened } from './support.ts'

describe('Referee: what chance decides', () => {
  it('falls evenly, and names each draw', () => {
    assert(
      property(integer({ min: 2, max: 20 }), sides => {
        const seen = new Set<number>()
        let match = opened({ format: 'melee' }, 6, sides)
        for (let i = 0; i < 20; i++) {
          const done = does(match, 'seat3', { do: 'roll', sides, dice: 20 })
          match = done.match
          for (const event of done.events)
            for (const one of event.type === 'witnessed' ? (event.result as number[]) : []) seen.add(one)
        }
        expect([...seen].toSorted((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1))
        expect(match.chance.drawn).toHaveProperty([`die of ${sides}`])
      }),
      runs(20),
    )
  })

  it('who begins is drawn without anybody changing teams or colours', () => {
    for (const [format, count] of [
      ['two-headed-giant', 4],
      ['emperor', 6],
      ['star', 5],
    ] as const) {
      const begun = new Set<Json>()
      for (let seed = 0; seed < 40; seed++) {
        const before = opened({ format }, count, seed)
        const after = does(before, 'seat1', { do: 'first-player' }).match
        const [was, is] = [before, after].map(match => game.digestedView(match.state)) as [JsonObject, JsonObject]
        begun.add((is['turns'] as Json[])[0]!)
        for (const same of ['teams', 'life', 'mayAttack', 'mayMoveTo'] as const) expect(is[same]).toEqual(was[same])
        const places = (view: JsonObject): Json[] =>
          Object.values(view['seats'] as JsonObject).map(one => ({ ...(one as JsonObject), turns: 0 }))
        expect(places(is)).toEqual(places(was))
      }
      expect(begun.size).toBe(format === 'star' ? 5 : 2)
    }
  })

  it('a random opponent is one whom the format makes an opponent', () => {
    for (let seed = 0; seed < 30; seed++) {
      const star = does(opened({ format: 'star' }, 5, seed), 'seat1', { do: 'pick', who: 'opponent' })
      expect(star.events).toMatchObject([{ result: expect.stringMatching(/^seat[34]$/) }])
      const giant = does(opened({ format: 'two-headed-giant' }, 4, seed), 'seat1', { do: 'pick', who: 'opponent' })
      expect(giant.events).toMatchObject([{ result: expect.stringMatching(/^seat[23]$/) }])
    }
  })
})
