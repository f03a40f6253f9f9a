import type { Misplay } from '../../../src-engine/core/judge.ts'
import type { JudgeWords } from '../../table/contract.ts'
import { actionText } from './coach/advice.ts'
import { t } from '../../words/index.ts'

/** The win a turn threw away, and whether that could be known. */
function misplayText({ sure }: Pick<Misplay, 'sure'>): string {
  return t(sure ? 'clashJudge.win-sure' : 'clashJudge.win')
}

export const judgeWords: JudgeWords = { misplay: misplayText, actionText }
