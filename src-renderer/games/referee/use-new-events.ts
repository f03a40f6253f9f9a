import { watch } from 'vue'
import type { GameTableProps } from '../../table/contract.ts'
import type { RefereeEvent } from './seen.ts'

/** Calls back for each event that comes while this is open, once each, oldest first. */
export function useNewEvents(
  props: Pick<GameTableProps, 'events'>,
  tell: (event: RefereeEvent, n: number) => void,
): void {
  let seen = props.events.at(-1)?.n ?? 0
  watch(
    () => props.events.at(-1)?.n ?? 0,
    newest => {
      for (const { n, event } of props.events) if (n > seen) tell(event as unknown as RefereeEvent, n)
      seen = Math.max(seen, newest)
    },
  )
}
