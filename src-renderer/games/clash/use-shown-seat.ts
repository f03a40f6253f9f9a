import { computed, ref, watch } from 'vue'
import type { Seat } from '../../../src-engine/core/game.ts'
import type { ClashProps } from './props.ts'
import type { ThreadView } from '../../../src-engine/clash/view/types.ts'
import { around } from './threads.ts'

/** Whose battlefield is shown large across the table. */
export function useShownSeat(props: ClashProps, thread: () => ThreadView | undefined) {
  /** The seat shown large: the one chosen by hand, else the one that has the turn, attacks, or sits next. */
  const looked = ref<Seat>()
  watch(
    () => thread()?.turn,
    () => (looked.value = undefined),
  )
  const shown = computed<Seat | undefined>(() => {
    const others = around(props.view, props.viewer).filter(seat => seat !== props.viewer)
    if (looked.value !== undefined && others.includes(looked.value)) return looked.value
    const now = thread()
    const attacked = now?.combat?.find(attack => attack.whom === props.viewer)
    const attacker = attacked && props.view.permanents[attacked.attacker]?.controller
    if (attacker !== undefined && attacker !== props.viewer) return attacker
    if (now !== undefined && now.active !== props.viewer && others.includes(now.active)) return now.active
    const foes = props.view.mayAttack[props.viewer] ?? []
    return (
      others.find(seat => foes.includes(seat)) ??
      others.find(seat => props.view.seats[seat]?.status === 'in') ??
      others[0]
    )
  })
  return { looked, shown }
}
