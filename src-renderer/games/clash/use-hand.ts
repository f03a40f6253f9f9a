import { computed } from 'vue'
import { cardNamed } from '../../../src-engine/clash/book.ts'
import { manaValue } from '../../../src-engine/clash/cards/cost.ts'
import type { ThreadView } from '../../../src-engine/clash/view/types.ts'
import { t } from '../../words/index.ts'
import { offersForCard, possibleTargets } from './action-draft.ts'
import type { ClashProps } from './props.ts'
import type { Selection } from './use-selection.ts'
import { whyNotCard } from './why-not.ts'

/** One's own hand as it is shown: sorted, what can be played, and what is taken up or chosen for a question. */
export function useHand(props: ClashProps, selection: Selection, thread: () => ThreadView | undefined) {
  /** Lands first, then by what they cost: as one would sort them in the hand. */
  const hand = computed(() => {
    const cost = (card: string): number => {
      const known = cardNamed(card)
      return known === undefined || known.isLand ? -1 : manaValue(known.manaCost)
    }
    return (props.view.seats[props.viewer]?.hand ?? []).toSorted((a, b) => cost(a) - cost(b) || a.localeCompare(b))
  })
  const opening = computed(() => props.view.phase === 'opening' && hand.value.length > 0)
  const nth = (card: string, at: number): number => hand.value.slice(0, at).filter(one => one === card).length
  const ready = computed(() => new Set(hand.value.filter(card => offersForCard(props.offers, card).length > 0)))
  const upCards = computed(() => {
    const { up, question, inHand, answers } = selection
    if (question.value && inHand.value) {
      // Which cards of the hand the answers mean: of equal cards any.
      const left = answers.value.map(at => question.value!.options![at]!)
      return hand.value.flatMap((card, at) => {
        const i = left.indexOf(card)
        if (i >= 0) left.splice(i, 1)
        return i >= 0 ? [at] : []
      })
    }
    return up.value && 'card' in up.value ? [up.value.at] : []
  })
  /** What a press on a card does, or why nothing can be done with it now (RULES CLA-3). */
  function does(card: string): string {
    if (selection.question.value && selection.inHand.value) return t('clash.read.choose')
    if (opening.value) return ''
    const [offer] = offersForCard(props.offers, card)
    if (offer?.do === 'land') return t('clash.do.land')
    if (offer?.do === 'activate') return t('clash.do.cycle')
    return offer === undefined ? whyNotCard(props.view, thread(), props.viewer, props.offers, card) : t('clash.do.cast')
  }
  /**
   * A card pulled from its place in the hand onto the table is taken up, and what can be done with it begins where there is
   * one such thing; let go on one of its targets (names of things and seats) it is aimed there. Gives whether it may.
   */
  function pull(at: number, onto: readonly string[], release: boolean): boolean {
    const card = hand.value[at]
    if (card === undefined || opening.value || selection.question.value) return false
    if (release) {
      selection.up.value = undefined
      selection.tapCard(card, at, nth(card, at))
      const [only, ...others] = selection.options.value
      if (only !== undefined && others.length === 0) selection.start(only)
      const { draft } = selection
      const aim = draft.value && possibleTargets(draft.value).find(name => onto.includes(name))
      if (aim !== undefined && !selection.tapSeat(aim)) selection.tapThings([aim], undefined)
    }
    return ready.value.has(card)
  }
  return { hand, opening, nth, ready, upCards, does, pull }
}
