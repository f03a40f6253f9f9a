import { awaited } from '../../../src-engine/night/names.ts'
import type { NightState } from '../../../src-engine/night/state.ts'
import { formatList, t } from '../../words/index.ts'

/**
 * Who of the night's list has not come yet, in words; nothing where all have, or the night is over. `mostNamed` of them are
 * named; of more it is said how many.
 */
export function awaitedText({ expected = [], people, phase }: NightState, mostNamed = 12): string | undefined {
  const names = awaited(expected, people).map(one => one.name)
  if (names.length === 0 || phase === 'over') return undefined
  const n = names.length - mostNamed
  const who = formatList(n > 0 ? [...names.slice(0, mostNamed), t('night.awaited-more', { n })] : names)
  return t('night.awaited', { who })
}
