import { isList, isObject, type Json } from '../../../src-engine/core/json.ts'
import type { RuleDescription, RuleCode } from '../../../src-engine/formats/index.ts'
import { choiceHelp, choiceLabel, formatAlternatives, t, translateKey } from '../../words/index.ts'

export const formatTitle = (id: string): string => choiceLabel('referee', 'format', id)
/** One sentence that says what a format is about. */
export const formatSummary = (id: string): string => choiceHelp('referee', 'format', id) ?? ''

/** One rule of what is played, as a sentence. */
export function ruleText({ code, params = {} }: RuleDescription): string {
  const blanks: { [name: string]: string | number } = {}
  for (const [name, value] of Object.entries(params)) blanks[name] = written(name, value)
  return translateKey(`formats.rules.${code}`, blanks)
}

function written(name: string, value: Json | undefined): string | number {
  if (name === 'range' || name === 'emperor' || name === 'inner') {
    return typeof value === 'number' ? t('formats.reach.seats', { n: value }) : t('formats.reach.all')
  }
  if (isList(value)) return formatAlternatives(value.map(String))
  if (isObject(value)) {
    const { code, params } = value
    return ruleText({ code: code as RuleCode, ...(isObject(params) ? { params } : {}) })
  }
  return typeof value === 'number' ? value : String(value)
}
