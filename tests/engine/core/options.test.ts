import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readOptions, type OptionField } from '../../../src-engine/index.ts'

const fields: readonly OptionField[] = [
  {
    key: 'lives',
    kind: 'choice',
    label: 'Lives',
    help: 'h',
    default: 2,
    choices: [
      { value: 2, label: 'two' },
      { value: 4, label: 'four' },
    ],
  },
  { key: 'slow', kind: 'switch', label: 'Slow', help: 'h', default: false },
  { key: 'range', kind: 'number', label: 'Range', help: 'h', min: 1, max: 3 },
  { key: 'decks', kind: 'own', label: 'Decks', help: 'h', schema: z.array(z.string()) as never },
]

describe('house rules', () => {
  it('fill in what is left out, but nothing that has no default', () => {
    expect(readOptions(fields, undefined)).toEqual({ ok: true, options: { lives: 2, slow: false } })
    expect(readOptions(fields, { range: 2, lives: 4 })).toEqual({
      ok: true,
      options: { lives: 4, slow: false, range: 2 },
    })
  })

  it.each([
    [{ live: 2 }, 'live', 'There is no house rule called “live”.'],
    [{ lives: 3 }, 'lives', 'Lives: it can be two, four.'],
    [{ lives: '2' }, 'lives', 'Lives: it can be two, four.'],
    [{ slow: 1 }, 'slow', 'Slow: it is either on or off.'],
    [{ range: 4 }, 'range', 'Range: a whole number from 1 to 3.'],
    [{ range: 1.5 }, 'range', 'Range: a whole number from 1 to 3.'],
    [[], '', 'House rules are a list of names and values.'],
    [null, '', 'House rules are a list of names and values.'],
  ])('refuse %j with the field and the reason', (raw, key, why) => {
    expect(readOptions(fields, raw)).toEqual({ ok: false, key, why })
  })

  it('let a game’s own schema speak', () => {
    expect(readOptions(fields, { decks: ['a'] })).toMatchObject({ ok: true })
    expect(readOptions(fields, { decks: [1] })).toMatchObject({ ok: false, key: 'decks' })
  })
})
