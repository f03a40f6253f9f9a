import type { Card, Suit } from '../../../src-engine/cards/french.ts'
import type { Coded } from '../../../src-engine/core/coded.ts'
import type { Json } from '../../../src-engine/core/json.ts'
import { suitName } from '../../design/index.ts'
import { capitalise, hasMessage, t, translateKey } from '../../words/index.ts'

/** "the queen of spades", as it is said at a table. */
export function cardText(card: Card): string {
  const [rank, suit] = [card[0] as 'A', card[1] as Suit]
  return t('cards.of', { rank: t(`cards.the.${rank}`), suit: suitName(suit) })
}

/** The coach's reason for an action, or against it. */
export function advice({ code, params }: Coded): string {
  const key = `whist.advice.${code}`
  if (!hasMessage(key)) return code
  const blanks: { [name: string]: string | number } = {}
  for (const [name, value] of Object.entries(params ?? {})) Object.assign(blanks, advised(code, name, value))
  return capitalise(translateKey(key, blanks))
}

function advised(code: string, name: string, value: Json | undefined): { readonly [blank: string]: string | number } {
  if (typeof value === 'number') return { [name]: value }
  if (name === 'first') return { trick: t(value === true ? 'whist.advice.first-trick' : 'whist.advice.a-trick') }
  if (typeof value !== 'string') return {}
  if (name === 'suit') return { suit: suitName(value as Suit), one: t(`cards.one.${value as Suit}`) }
  const rank = value[0] as 'A'
  // Of one's own cards the suit is known: only the rank is told, as "your queen" or, calling trump, "the queen".
  if (name === 'card') return { yours: t(`cards.your.${rank}`) }
  return { [name]: code.startsWith('call-') ? t(`cards.the.${rank}`) : cardText(value as Card) }
}
