import { expect, test } from 'vitest'
import { reasonCodes } from '../../src-engine/clash/bots/reasons.ts'
import { actionText, advice } from '../../src-renderer/games/clash/coach/advice.ts'
import { hasMessage } from '../../src-renderer/words/index.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { languages, type Language } from '../../src-renderer/words/languages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

const names = namesOf({ Ann: 'Anna', Ben: 'Bernd' })

test.each(Object.keys(languages) as Language[])(
  'Clash: the coach has a sentence for every reason in %s',
  async language => {
    await loadLanguage(language)
    expect(reasonCodes.filter(code => !hasMessage(`clashCoach.why.${code}`))).toEqual([])
  },
)

test('Clash: what the coach names is said with the names at the table', async () => {
  await loadLanguage('en')
  expect(actionText({ do: 'cast', card: 'Fire Bolt', targets: ['Ben'] }, names)).toBe('Cast Fire Bolt at Bernd')
  expect(actionText({ do: 'attack', attackers: { 'Sky Lancer': 'Ben', 'Hill Goat': 'Ben' } }, names)).toBe(
    'Attack with Sky Lancer and Hill Goat',
  )
  expect(actionText({ do: 'block', blockers: { 'Stump Giant': 'Ben:Hill Goat#2' } }, names)).toBe(
    'Block: Stump Giant stops Hill Goat (Bernd)',
  )
  expect(actionText({ do: 'attack', attackers: {} }, names)).toBe('Do not attack')
  expect(actionText({ do: 'pass' }, names)).toBe('Do nothing')
  expect(advice({ code: 'attack-lethal', params: { who: 'Ben' } }, names)).toBe(
    'However Bernd blocks, enough gets through to win.',
  )
  expect(advice({ code: 'block-none', params: { n: 3 } }, names)).toContain('3 damage')
})
