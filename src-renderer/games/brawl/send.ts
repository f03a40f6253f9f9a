import { inject, type InjectionKey } from 'vue'
import type { Seat } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { useHost } from '../../connection/host.ts'
import type { GameTableProps } from '../../table/contract.ts'

/** Says something for a seat; gives the reason in plain words where it is refused. */
export type Send = (seat: Seat, action: JsonObject & { readonly do: string }) => Promise<string | undefined>
export const sendKey: InjectionKey<Send> = Symbol('brawl send')

/**
 * Plays go out faster than one at a time, and a refusal belongs to the hand it flies back to, not to the edge of the
 * screen; so at a host's table they are sent past the frame's `act`. A lesson brings its own `sendKey`.
 */
export function useSend(props: GameTableProps): Send {
  const given = inject(sendKey, undefined)
  if (given) return given
  const host = useHost()
  return async (seat, action) => {
    if (!host.tables.has(props.table.id)) return (await props.act(action, seat)) ? undefined : ''
    return host.request({ say: 'act', table: props.table.id, seat, action }).then(
      () => undefined,
      (error: Error) => error.message,
    )
  }
}
