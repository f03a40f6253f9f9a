import { shallowRef } from 'vue'
import type { Seat } from '../../../src-engine/core/game.ts'
import { useToasts } from '../../design/index.ts'
import type { Act, GameTableProps } from '../contract.ts'

/**
 * One act after the other, as most tables have it: while one is on its way it may be shown (`pending`), and a refusal
 * takes it back and is shown to the person. `act` gives whether the host took it.
 */
export function useAct(props: Pick<GameTableProps, 'act' | 'viewer'>) {
  const toasts = useToasts()
  const pending = shallowRef<Act>()
  async function act(action: Act, as: Seat = props.viewer): Promise<boolean> {
    if (as === props.viewer) pending.value = action
    const refused = await props.act(action, as)
    if (pending.value === action) pending.value = undefined
    if (refused) toasts.notify(refused.text, { kind: 'bad' })
    return refused === undefined
  }
  return { act, pending }
}
