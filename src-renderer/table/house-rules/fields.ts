import type { OptionCard } from '../../../src-engine/core/options.ts'
import { sameJson, type Json, type JsonObject } from '../../../src-engine/core/json.ts'
import { choiceLabel, t } from '../../words/index.ts'

/** A house rule that a general form can ask. */
export type Field = Exclude<OptionCard, { kind: 'own' }>

/** The fields to show for these options: an `own` one is the game's set-up's, and `when` hides what does not matter now. */
export function shownFields(fields: readonly OptionCard[], options: JsonObject): readonly Field[] {
  return fields.filter((field): field is Field => {
    if (field.kind === 'own') return false
    if (field.when === undefined) return true
    const { key, is } = field.when
    const now = options[key] ?? fields.find(one => one.key === key)?.default
    return is.some(value => sameJson(value, now))
  })
}

export function valueOf(field: Field, options: JsonObject): Json | undefined {
  return options[field.key] ?? field.default
}

/** The value in words, for anyone who only reads. */
export function valueText(game: string, field: Field, options: JsonObject): string {
  const value = valueOf(field, options)
  if (field.kind === 'switch') return t(value === true ? 'houseRules.yes' : 'houseRules.no')
  if (value === undefined) return t('houseRules.as-usual-read')
  if (field.kind === 'choice') return choiceLabel(game, field.key, value)
  return String(value)
}

/**
 * The options with one of them set again, or let go (`undefined`) so that the game chooses. What hung on the old value
 * goes with it: nobody is refused for a rule that is not shown.
 */
export function withOption(
  fields: readonly OptionCard[],
  options: JsonObject,
  key: string,
  value: Json | undefined,
): JsonObject {
  const { [key]: _old, ...rest } = options
  let left: JsonObject = value === undefined ? rest : { ...rest, [key]: value }
  for (;;) {
    const shown = new Set(shownFields(fields, left).map(field => field.key))
    const hidden = fields.find(field => field.kind !== 'own' && field.key in left && !shown.has(field.key))
    if (hidden === undefined) return left
    const { [hidden.key]: _hidden, ...others } = left
    left = others
  }
}
