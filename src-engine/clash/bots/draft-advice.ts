import type { Advice } from '../../core/game.ts'
import type { ClashAction } from '../actions.ts'
import { card as cardOf } from '../book.ts'
import { manaValue } from '../cards/cost.ts'
import { mainColours, picksOf } from '../draft/choose.ts'
import { ownDraft } from '../view/draft.ts'
import type { ClashAsked } from './question.ts'

/** Cards one has picked by the time the coach speaks of one's colours. */
const coloursKnownAt = 6
/** Nobody can say what a pick does for the chance to win. */
const score = 0.5

/** What the hard bot would take of the pack a seat holds, and why. */
export function draftAdvice({ state: { draft }, seat, offers }: ClashAsked): readonly Advice<ClashAction>[] {
  if (draft === undefined) return []
  const { pack = [], pool = [] } = ownDraft(draft, seat)
  const open = offers.find(offer => offer.do === 'pick')?.blanks['cards']
  if (open?.pick !== 'some') return []
  const cards = picksOf(pack, pool, open.min, 'hard', undefined, draft.pairs?.[seat])
  return [{ action: { do: 'pick', cards: [...cards] }, reason: { code: whyPick(cards[0]!, pool) }, score }]
}

function whyPick(name: string, pool: readonly string[]): 'pick-land' | 'pick-colours' | 'pick-cheap' | 'pick-strong' {
  const card = cardOf(name)
  if (card.isLand) return 'pick-land'
  const own = mainColours(pool.map(cardOf))
  if (pool.length >= coloursKnownAt && card.colours.length > 0 && card.colours.every(colour => own.includes(colour)))
    return 'pick-colours'
  return card.isCreature && manaValue(card.manaCost) <= 2 ? 'pick-cheap' : 'pick-strong'
}
