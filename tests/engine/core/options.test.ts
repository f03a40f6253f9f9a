import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readOptions, type OptionField } from '../../../src-engine/index.ts'

const fields: readonly OptionField[] = [
  {
    key: 'lives',
    kind: 'choice',
    default: 2,
    choices: [{ value: 2 }, { value: 4 }],
  },
  { key: 'slow', kind: 'switch', default: false },
  { key: 'range', kind: 'number', min: 1, max: 3 },
  { key: 'decks', kind: 'own', schema: z.array(z.string()) as never },
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
    [{ live: 2 }, 'live', 'unknown-option', { key: 'live' }],
    [{ lives: 3 }, 'lives', 'not-a-choice', { option: 'lives', choices: [2, 4] }],
    [{ lives: '2' }, 'lives', 'not-a-choice', { option: 'lives', choices: [2, 4] }],
    [{ slow: 1 }, 'slow', 'not-a-switch', { option: 'slow' }],
    [{ range: 4 }, 'range', 'not-in-range', { option: 'range', min: 1, max: 3 }],
    [{ range: 1.5 }, 'range', 'not-in-range', { option: 'range', min: 1, max: 3 }],
    [[], '', 'no-options', undefined],
    [null, '', 'no-options', undefined],
  ])('refuse %j with the field and the reason', (raw, key, code, params) => {
    expect(readOptions(fields, raw)).toEqual({ ok: false, key, code, ...(params === undefined ? {} : { params }) })
  })

  it('are kept as a game’s own schema reads them, without what else was said', () => {
    const own: OptionField = { key: 'deck', kind: 'own', schema: z.object({ cards: z.number() }) as never }
    const given = { deck: { cards: 3, note: 'x'.repeat(200) } }
    expect(readOptions([own], given)).toEqual({ ok: true, options: { deck: { cards: 3 } } })
  })

  it('let a game’s own schema speak', () => {
    expect(readOptions(fields, { decks: ['a'] })).toMatchObject({ ok: true })
    expect(readOptions(fields, { decks: [1] })).toMatchObject({ ok: false, key: 'decks' })
  })
})
