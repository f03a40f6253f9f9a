import type { Misplay } from '../../../src-engine/core/judge.ts'
import type { JudgeWords } from '../../table/contract.ts'
import { t } from '../../words/index.ts'

/** What a choice threw away, and whether that could be known: one sentence, about the better one. */
function misplayText({ sure, lost: { code, params } }: Pick<Misplay, 'sure' | 'lost'>): string {
  if (code === 'only-trick') return t(sure ? 'whistJudge.only-trick-sure' : 'whistJudge.only-trick')
  return t(sure ? 'whistJudge.tricks-sure' : 'whistJudge.tricks', { n: Number(params?.['n'] ?? 1) })
}

export const judgeWords: JudgeWords = { misplay: misplayText }
