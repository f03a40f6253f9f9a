import { afterEach, expect, test, vi } from 'vitest'
import { preferences, resetPreferences } from '../../src-renderer/design/preferences.ts'
import { ringTurn } from '../../src-renderer/table/story/ring-turn.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  resetPreferences()
})
function felt(solo: boolean): number {
  const vibrate = vi.fn<Navigator['vibrate']>(() => true)
  vi.stubGlobal('navigator', { vibrate })
  ringTurn({ solo })
  return vibrate.mock.calls.length
}

test('one’s turn is felt at a table with others, not in practice, and not by who has switched it off', () => {
  expect(felt(false)).toBe(1)
  expect(felt(true)).toBe(0)
  preferences.vibrates = false
  expect(felt(false)).toBe(0)
})

test('a device that cannot shake rings all the same', () => {
  vi.stubGlobal('navigator', {})
  expect(() => ringTurn({ solo: false })).not.toThrow()
})
