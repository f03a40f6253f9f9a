import type { Misplay } from '../../../src-engine/core/judge.ts'
import { t } from '../../words/index.ts'

/** The win a turn threw away, and whether that could be known. */
export function misplayText({ sure }: Pick<Misplay, 'sure'>): string {
  return t(sure ? 'clashJudge.win-sure' : 'clashJudge.win')
}
