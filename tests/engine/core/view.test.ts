import { assert, dictionary, jsonValue, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { viewFor, withOwn } from '../../../src-engine/core/view.ts'
import { isObject, type JsonObject } from '../../../src-engine/index.ts'
import { runs } from '../../support/runs.ts'

it('fills a seat’s own part into the open view key by key, objects within objects', () => {
  const open = { turn: 'Ann', seats: { Ann: { size: 2 }, Ben: { size: 2 } }, pile: ['2H'] }
  expect(
    withOwn(open, { seats: { Ann: { cards: ['AH', 'KH'] } }, pile: ['3H', '4H'], asked: { seat: 'Ann' } }),
  ).toEqual({
    turn: 'Ann',
    seats: { Ann: { size: 2, cards: ['AH', 'KH'] }, Ben: { size: 2 } },
    pile: ['3H', '4H'],
    asked: { seat: 'Ann' },
  })
})

it('leaves the open view as it is and shares with it all that the own part does not name', () => {
  const open = { seats: { Ann: { size: 2 }, Ben: { size: 2 } }, pile: ['2H'] }
  const before = structuredClone(open)
  const whole: JsonObject = withOwn<JsonObject>(open, { seats: { Ann: { cards: [] } } })
  expect(open).toEqual(before)
  expect(whole['pile']).toBe(open.pile)
  expect((whole['seats'] as JsonObject)['Ben']).toBe(open.seats.Ben)
  expect(withOwn(open, undefined)).toBe(open)
})

it('shows every key of the own part as it is, and every other as the open view has it', () => {
  const object = dictionary(string({ maxLength: 2 }), jsonValue(), { maxKeys: 6 })
  assert(
    property(object, object, (open, own) => {
      const whole = withOwn(open as JsonObject, own as JsonObject)
      const expected = Object.entries({ ...open, ...own } as JsonObject).map(([key, value]) => {
        const was = Object.hasOwn(open, key) ? (open as JsonObject)[key] : undefined
        return [key, isObject(was) && isObject(value) ? withOwn(was, value) : value]
      })
      expect(whole).toEqual(Object.fromEntries(expected))
    }),
    runs(200),
  )
})

it('shows the table, and seats that have nothing of their own, the open view itself', () => {
  const open = { pile: ['2H'] }
  const game = {
    open: () => open,
    own: (_state: object, seat: string) => (seat === 'Ann' ? { hand: 'AH' } : undefined),
  }
  expect(viewFor(game, {}, 'table')).toBe(open)
  expect(viewFor(game, {}, 'Ben')).toBe(open)
  expect(viewFor<object, JsonObject>(game, {}, 'Ann')).toEqual({ pile: ['2H'], hand: 'AH' })
})
