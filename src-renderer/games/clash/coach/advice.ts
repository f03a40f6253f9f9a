import type { Coded } from '../../../../src-engine/core/coded.ts'
import { isList, isObject, type Json, type JsonObject } from '../../../../src-engine/core/json.ts'
import type { Names } from '../../../table/contract.ts'
import { hasMessage, formatList, t, translateKey } from '../../../words/index.ts'
import { cardNameOf, thingText, thingsText } from '../names.ts'

const strings = (value: Json | undefined): readonly string[] =>
  isList(value) ? value.map(String) : value === undefined ? [] : [String(value)]
const pairs = (value: Json | undefined): readonly (readonly [string, string])[] =>
  isObject(value) ? Object.entries(value).map(([one, other]) => [one, String(other)] as const) : []

/** An action as a coach names it, or a replay: “Cast Fire Bolt at Ben”. */
export function actionText(action: JsonObject, names: Names): string {
  const card = cardNameOf(String(action['card'] ?? ''))
  const targets = thingsText(strings(action['targets']), names)
  switch (action['do']) {
    case 'keep':
    case 'mulligan':
      return t(`clashCoach.do.${action['do']}`)
    case 'land':
      return t('clashCoach.do.land', { card })
    case 'cast':
    case 'activate':
      return targets === ''
        ? t(`clashCoach.do.${action['do']}`, { card })
        : t(`clashCoach.do.${action['do']}-at`, { card, targets })
    case 'attack': {
      const things = pairs(action['attackers']).map(([thing]) => thingText(thing, names))
      return things.length === 0
        ? t('clashCoach.do.attack-none')
        : t('clashCoach.do.attack', { things: formatList(things) })
    }
    case 'block': {
      const blocks = pairs(action['blockers']).map(([guard, attacker]) =>
        t('clashCoach.do.block-pair', { guard: thingText(guard, names), attacker: thingText(attacker, names) }),
      )
      return blocks.length === 0
        ? t('clashCoach.do.block-none')
        : t('clashCoach.do.block', { pairs: formatList(blocks) })
    }
    case 'move':
      return t('clashCoach.do.move', {
        things: formatList(pairs(action['creatures']).map(([one]) => thingText(one, names))),
      })
    case 'choose': {
      const cards = thingsText(strings(action['pick']), names)
      return cards === '' ? t('clashCoach.do.choose-none') : t('clashCoach.do.choose', { cards })
    }
    case 'pick':
      return t('clashCoach.do.pick', { cards: thingsText(strings(action['cards']), names) })
    case 'discard':
      return t('clashCoach.do.discard', { cards: thingsText(strings(action['cards']), names) })
    case 'order':
      return t('clashCoach.do.order', { cards: thingsText(strings(action['blockers']), names) })
    default:
      return t('clashCoach.do.pass')
  }
}

/** Why the coach names it, in one sentence. */
export function advice({ code, params }: Coded, names: Names): string {
  const key = `clashCoach.why.${code}`
  if (!hasMessage(key)) return code
  const blanks = Object.entries(params ?? {}).map(([blank, value]) => [
    blank,
    typeof value === 'number' ? value : thingText(String(value), names),
  ])
  return translateKey(key, Object.fromEntries(blanks) as { readonly [blank: string]: string | number })
}
