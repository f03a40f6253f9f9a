import { loadLanguage } from '../support/all-messages.ts'
import { describe, expect, it } from 'vitest'
import { games } from '../../src-engine/index.ts'
import type { OptionCard } from '../../src-engine/core/options.ts'
import { valueText, shownFields, withOption } from '../../src-renderer/table/house-rules/fields.ts'

const fields = [
  { key: 'lives', kind: 'number', min: 0, max: 4, default: 2 },
  {
    key: 'end',
    kind: 'choice',
    choices: [{ value: 'a' }, { value: 'b' }],
  },
  { key: 'late', kind: 'switch', default: false, when: { key: 'lives', is: [0] } },
  { key: 'decks', kind: 'own' },
] as const satisfies readonly OptionCard[]

await loadLanguage('en')

describe('the house-rules form', () => {
  it('shows a field only while what it hangs on has its value, set or by default', () => {
    expect(shownFields(fields, {}).map(field => field.key)).toEqual(['lives', 'end'])
    expect(shownFields(fields, { lives: 0 }).map(field => field.key)).toEqual(['lives', 'end', 'late'])
  })
  it('says each value in words', () => {
    const [lives, end, late] = shownFields(fields, { lives: 0 })
    expect([
      valueText('toy', lives!, {}),
      valueText('toy', end!, {}),
      valueText('toy', end!, { end: 'b' }),
      valueText('toy', late!, { late: true }),
    ]).toEqual(['2', 'default', 'b', 'yes'])
  })
  it('lets an option go so that the game chooses', () => {
    expect(withOption(fields, { lives: 1, end: 'b' }, 'end', undefined)).toEqual({ lives: 1 })
    expect(withOption(fields, { lives: 1 }, 'end', 'a')).toEqual({ lives: 1, end: 'a' })
  })
  it('lets go of what hung on the old value, and of nothing else', () => {
    const before = { lives: 0, late: true, end: 'a', decks: { A: 'red' } }
    expect(withOption(fields, before, 'lives', 1)).toEqual({ lives: 1, end: 'a', decks: { A: 'red' } })
    expect(withOption(fields, before, 'end', 'b')).toEqual({ ...before, end: 'b' })
  })
  it('does not send an attack to a format that leaves none to choose', () => {
    const own = games['referee']!.options
    const free = withOption(own, { format: 'free-for-all' }, 'attack', 'left')
    expect(free).toEqual({ format: 'free-for-all', attack: 'left' })
    expect(withOption(own, free, 'format', 'emperor')).toEqual({ format: 'emperor' })
  })
})
