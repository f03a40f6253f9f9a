import { ref, shallowRef, watch } from 'vue'
import type { Coded } from '../../../src-engine/core/coded.ts'
import type { Seat } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { GameTableProps } from '../contract.ts'
import { orToast } from '../use-trying.ts'

/** One thing one may do, as the coach sees it. */
export interface Advice {
  readonly action: JsonObject
  readonly why: Coded
}
interface Asked {
  readonly table: string
  readonly seat: Seat
  readonly ask: GameTableProps['ask']
}

/**
 * What the coach says: everything one may do, the best first. `moment` changes with every act: what was said before it
 * is forgotten, and what is said of it too late would only mislead.
 */
export function useAdvice(props: Asked, moment: () => string) {
  const moves = shallowRef<readonly Advice[]>()
  const busy = ref(false)
  watch(moment, () => (moves.value = undefined), { flush: 'sync' })
  /** Asks; whether the coach answered. If not, it is shown why. */
  async function request(): Promise<boolean> {
    const asked = moment()
    busy.value = true
    const answer = await orToast(props.ask('coach', { table: props.table, seat: props.seat }))
    busy.value = false
    if (asked === moment())
      moves.value = answer?.moves.map(({ action, reason, params }) => ({
        action,
        why: { code: reason, ...(params === undefined ? {} : { params }) },
      }))
    return answer !== undefined
  }
  return { moves, busy, request, forget: () => void (moves.value = undefined) }
}
