import type { JsonObject } from '../../../src-engine/core/json.ts'
import { hasMessage, capitalise, t, translateKey } from '../../words/index.ts'
import type { JudgeWords, Names } from '../contract.ts'

/** An action in a few words, for the list of plays that cost most: the game's own where it has them, else as it is spelled. */
export function actionText(words: Pick<JudgeWords, 'actionText'>, action: JsonObject, names: Names): string {
  if (words.actionText) return words.actionText(action, names)
  const { do: what, by: _by, ...rest } = action
  const values = Object.values(rest).filter(value => typeof value === 'string' || typeof value === 'number')
  return [String(what).replaceAll('-', ' '), ...values.map(value => String(value).replaceAll('-', ' '))].join(' ')
}

/** A chapter as its mark is called: "hand 3" → "Hand 3"; games that only count turns ended give a bare number. */
export function chapterText(name: string): string {
  if (/^\d+$/u.test(name)) return t('replay.chapter.turn', { number: Number(name) + 1 })
  const [, what = '', number = ''] = /^(\w+) (\d+)$/u.exec(name) ?? []
  const key = `replay.chapter.${what}`
  return what !== '' && hasMessage(key) ? translateKey(key, { number }) : capitalise(name)
}
