import { cardNamed } from '../../../../src-engine/clash/book.ts'
import type { ChangeView, ClashView } from '../../../../src-engine/clash/view/types.ts'
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
  const changes = merged(state.changes ?? [])
  const attached = Object.entries(view.permanents).flatMap(([on, thing]) =>
    thing.attachedTo === name && !changes.some(one => one.card === cardNameOf(on)) ? [cardNameOf(on)] : [],
  )
  const counters = state.counters ?? 0
  const lines = [
    ...(changes.length > 0 || counters !== 0
      ? [t('clash.card.printed', { power: card.power ?? 0, toughness: card.toughness ?? 0 })]
      : []),
    ...(counters !== 0 ? [t('clash.card.counters', { change: change(counters, counters) })] : []),
    ...(attached.length > 0 ? [t('clash.card.attached', { cards: formatList(attached) })] : []),
    ...changes.flatMap(linesOf),
    ...(state.damage ? [t('clash.card.damage', { n: state.damage })] : []),
    ...(state.territory === state.controller ? [] : [t('clash.card.stands', { who: names(state.territory) })]),
  ]
  return { lines, keywords }
}

/** Two of the same card that do the same are one line. */
function merged(changes: readonly ChangeView[]): readonly ChangeView[] {
  const kinds = new Map<string, ChangeView>()
  for (const one of changes) {
    const key = `${one.card} ${one.sets} ${one.gains?.join()} ${one.loses?.join()}`
    const before = one.sets ? undefined : kinds.get(key)
    const sum = (a = 0, b = 0): number => a + b
    kinds.set(
      key,
      before === undefined
        ? one
        : { ...one, power: sum(before.power, one.power), toughness: sum(before.toughness, one.toughness) },
    )
  }
  return [...kinds.values()]
}

/** What one card makes of a creature, in sentences. */
function linesOf({ card, power = 0, toughness = 0, sets, gains = [], loses = [] }: ChangeView): readonly string[] {
  if (sets) return [t('clash.card.sets', { card, power, toughness })]
  const added = [
    ...(power === 0 && toughness === 0 ? [] : [change(power, toughness)]),
    ...gains.map(one => keywordText(one)),
  ]
  return [
    ...(added.length > 0 ? [t('clash.card.by', { card, what: formatList(added) })] : []),
    ...(loses.length > 0
      ? [t('clash.card.loses', { card, what: formatList(loses.map(one => keywordText(one))) })]
      : []),
  ]
}
