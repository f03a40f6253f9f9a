import { computed } from 'vue'
import { card as cardOf } from '../../../../src-engine/clash/book.ts'
import { manaValue } from '../../../../src-engine/clash/cards/cost.ts'
import type { DraftView } from '../../../../src-engine/clash/view/types.ts'
import type { ClashProps } from '../props.ts'

/** A draft from one's own chair. */
export function useDraft(props: ClashProps) {
  const draft = computed(() => props.view.draft as DraftView)
  const own = computed(() => draft.value.seats[props.viewer]!)
  /** Whose packs come to this seat. */
  const before = computed(
    () => Object.entries(draft.value.seats).flatMap(([seat, one]) => (one.next === props.viewer ? [seat] : []))[0],
  )
  return { draft, own, before }
}

/** Cards as one would lay them out: by colour, then by what they cost; lands last. */
export function laidOut(cards: readonly string[]): readonly { readonly name: string; readonly at: number }[] {
  return cards.map((name, at) => ({ name, at })).toSorted((a, b) => order(a.name) - order(b.name))
}

const rank = ['white', 'blue', 'black', 'red', 'green']

function order(name: string): number {
  const card = cardOf(name)
  if (card.isLand) return 9000
  const [first] = card.colours
  const colour = card.colours.length > 1 ? 5 : first === undefined ? 6 : rank.indexOf(first)
  return colour * 100 + manaValue(card.manaCost)
}
