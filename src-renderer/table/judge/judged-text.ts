import type { JudgedChapter } from '../../../src-engine/core/judge.ts'
import { t } from '../../words/index.ts'
import type { JudgeWords } from '../contract.ts'

/** What the choices in these hands, rounds or turns came to: in the game's own words, or how many were as good as any. */
export function judgedText(words: JudgeWords, chapters: readonly JudgedChapter[]): string {
  if (words.total) return words.total(chapters)
  const sum = (of: (one: JudgedChapter) => number): number => chapters.reduce((all, one) => all + of(one), 0)
  const [n, good, notKnown] = [sum(one => one.choices), sum(one => one.asGood), sum(one => one.notKnown)]
  return [t('judge.as-good', { n, good }), ...(notKnown > 0 ? [t('judge.not-known', { n: notKnown })] : [])].join(' ')
}
