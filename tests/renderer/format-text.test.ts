import { describe, expect, it } from 'vitest'
import { describeRules, differences, formatIds, formatPage, formats } from '../../src-engine/formats/index.ts'
import { ruleText } from '../../src-renderer/games/referee/format-text.ts'
import { refusalText } from '../../src-renderer/words/index.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { formatState } from '../engine/formats/support.ts'

await loadLanguage('en')

describe('the rules in words (FMT-20)', () => {
  it.each(formatIds)('%s is described in sentences, by either book', format => {
    const page = formatPage(format)
    for (const words of [page.booklet, page.modern]) {
      expect(words.length).toBeGreaterThan(4)
      for (const one of words) expect(ruleText(one)).toMatch(/^[A-Z0-9][^{}]*\.$/)
    }
  })

  it('differences are said where there are any, and both ways', () => {
    expect(differences(formats['two-headed-giant']).map(one => ruleText(one.modern))).toEqual(
      expect.arrayContaining([
        '30 life at the start for each team, shared.',
        'A team takes its turn together, and either member ends it.',
      ]),
    )
    for (const id of formatIds)
      for (const one of differences(formats[id])) expect(ruleText(one.booklet)).not.toBe(ruleText(one.modern))
  })

  it.each(formatIds)('the rules page of %s says by both books what its tables play', id => {
    const page = formatPage(id)
    const players = 'min' in formats[id].seats ? formats[id].seats.min : formats[id].seats.exactly[0]!
    expect(page.booklet).toEqual(describeRules(formatState({ format: id }, players).rules))
    expect(page.modern).toEqual(describeRules(formatState({ format: id, rules: 'modern' }, players).rules))
  })

  it('what a table plays is what its words say', () => {
    const words = (raw: Parameters<typeof formatState>[0]): string =>
      describeRules(formatState(raw, 6).rules).map(ruleText).join(' ')
    expect(words({ format: 'free-for-all', attack: 'left' })).toContain('only the player to the left')
    expect(words({ format: 'melee', range: 2 })).toContain('2 seats to either side')
    expect(words({ format: 'emperor', rules: 'modern' })).toContain('an emperor’s reach 2 seats')
    expect(words({ format: 'one-deck', base: 'melee', peace: 3 })).toContain('first 3 turns')
  })
})

it('what a format cannot be is said with its title, its numbers and the house rule by its label', () => {
  const few = { code: 'format-players-exactly', params: { format: 'emperor', either: [6, 10], n: 7 } }
  expect(refusalText(few, 'referee')).toBe('Emperor is for 6 or 10 players; there are 7.')
  const talk = { code: 'no-teams', params: { option: 'talk', format: 'melee' } }
  expect(refusalText(talk, 'referee')).toBe('Talk between partners: Melee has no teams.')
})
