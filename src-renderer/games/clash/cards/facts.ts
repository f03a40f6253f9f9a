import { cardNamed } from '../../../../src-engine/clash/cards/book.ts'
import type { ClashView } from '../../../../src-engine/clash/view/types.ts'
import { formatList, hasMessage, t, translateKey } from '../../../words/index.ts'
import type { Names } from '../../../table/contract.ts'
import { cardNameOf } from '../names.ts'
import { keywordText } from './text.ts'

/** What the large view of a card says beside its printed text. */
export interface CardFacts {
  /** Why a creature is as strong as it is, and what else affects it. */
  readonly lines: readonly string[]
  /** What its keywords mean. */
  readonly keywords: readonly { readonly word: string; readonly name: string; readonly meaning: string }[]
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const change = (power: number, toughness: number): string => `${signed(power)}/${signed(toughness)}`

/** For a permanent of the view, or for a card that is none. */
export function factsAbout(view: ClashView, name: string, names: Names): CardFacts {
  const state = view.permanents[name]
  const card = cardNamed(state?.card ?? cardNameOf(name))
  const words = state?.keywords ?? card?.keywords ?? []
  const keywords = words.flatMap(word => {
    const key = word.startsWith('protection-from-') ? 'clash.card.protection' : `clashRules.keyword.${word}`
    return hasMessage(key) ? [{ word, name: keywordText(word), meaning: translateKey(key, {}) }] : []
  })
  if (state === undefined || card === undefined) return { lines: [], keywords }
  const attached = Object.entries(view.permanents).flatMap(([on, thing]) =>
    thing.attachedTo === name ? [cardNameOf(on)] : [],
  )
  const counters = state.counters ?? 0
  const power = (state.power ?? 0) - (card.power ?? 0) - counters
  const toughness = (state.toughness ?? 0) - (card.toughness ?? 0) - counters
  const changed = state.power !== undefined && (power !== 0 || toughness !== 0)
  const lines = [
    ...(changed || counters !== 0
      ? [t('clash.card.printed', { power: card.power ?? 0, toughness: card.toughness ?? 0 })]
      : []),
    ...(counters !== 0 ? [t('clash.card.counters', { change: change(counters, counters) })] : []),
    ...(attached.length > 0 ? [t('clash.card.attached', { cards: formatList(attached) })] : []),
    ...(changed ? [t('clash.card.effects', { change: change(power, toughness) })] : []),
    ...(state.damage ? [t('clash.card.damage', { n: state.damage })] : []),
    ...(state.territory === state.controller
      ? []
      : [t('clash.card.stands', { who: names[state.territory] ?? state.territory })]),
  ]
  return { lines, keywords }
}
