import { computed, ref } from 'vue'
import type { Seat } from '../../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../../src-engine/core/json.ts'
import { t } from '../../words/index.ts'
import type { GameSetupProps } from '../contract.ts'

/** Who plays which deck, the option `decks` of a game: as it is set, and the dialog in which it is chosen for a seat. */
export function useSeatDecks<Deck extends Json>(props: GameSetupProps) {
  const decks = computed(() => (props.table.options['decks'] ?? {}) as { readonly [seat: Seat]: Deck })
  /** Seats a bot will fill can be chosen for as well. */
  const seats = computed(() => props.table.places.filter(place => place.kind !== 'open' || props.table.fill))
  const locked = computed(() => props.mayHost === false)
  const mine = (seat: Seat): boolean => props.yours?.includes(seat) ?? false
  /** In practice the only person is oneself. */
  const isMe = (seat: Seat): boolean =>
    (props.yours?.length === 1 && mine(seat)) ||
    (props.table.solo && props.table.places.some(place => place.seat === seat && place.kind === 'person'))
  const nameOf = (seat: Seat): string => {
    const at = props.table.places.findIndex(place => place.seat === seat)
    return props.table.places[at]?.name || t('houseRules.seat', { at: at + 1 })
  }
  const choosing = ref<Seat>()
  const open = computed({ get: () => choosing.value !== undefined, set: on => !on && (choosing.value = undefined) })
  /** The deck for the seat it is being chosen for; nothing leaves it to the game. The house rules go out whole. */
  function take(deck: Deck | undefined): void {
    const seat = choosing.value
    if (seat === undefined) return
    const { [seat]: _, ...rest } = decks.value
    if (locked.value) props.choose?.(seat, 'decks', deck)
    else {
      const next: JsonObject = deck === undefined ? rest : { ...rest, [seat]: deck }
      props.change({ ...props.table.options, decks: next })
    }
    choosing.value = undefined
  }
  return { decks, seats, locked, mine, isMe, nameOf, choosing, open, take }
}
