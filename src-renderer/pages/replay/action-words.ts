import type { JsonObject } from '../../../src-engine/core/json.ts'
import { cardInWords, cardName, suitWords } from '../../design/index.ts'

/** An action in a few words, for the list of plays that cost most: "the king of hearts", "call spades", "tap the table". */
export function actionWords(action: JsonObject): string {
  const { do: what, by: _by, ...rest } = action
  const card = rest['card']
  if (what === 'play' && typeof card === 'string' && cardName(card)) return `the ${cardInWords(card)}`
  if (what === 'trump') {
    const suit = suitWords[rest['suit'] as keyof typeof suitWords]
    return suit === undefined ? 'call trump' : `call ${suit}`
  }
  if (what === 'pass') return 'tap the table'
  const values = Object.values(rest).filter(value => typeof value === 'string' || typeof value === 'number')
  return [String(what).replaceAll('-', ' '), ...values.map(value => String(value).replaceAll('-', ' '))].join(' ')
}

/** A chapter as its mark is called: "hand 3" → "Hand 3"; games that only count turns ended give a bare number. */
export function chapterWords(name: string): string {
  if (/^\d+$/u.test(name)) return `Turn ${Number(name) + 1}`
  return name.charAt(0).toUpperCase() + name.slice(1)
}
