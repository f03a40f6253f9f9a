import { watch } from 'vue'
import type { GameTableProps } from '../../table/contract.ts'
import type { BrawlEvent } from './seen.ts'

/** Calls back for each event that comes while this is open, once each, oldest first. */
export function useNewEvents(
  props: Pick<GameTableProps, 'events'>,
  tell: (event: BrawlEvent, n: number) => void,
): void {
  let seen = props.events.at(-1)?.n ?? 0
  watch(
    () => props.events.at(-1)?.n ?? 0,
    newest => {
      // Lower numbers than before: a rematch has begun to count anew.
      if (newest < seen) seen = 0
      for (const { n, event } of props.events) if (n > seen) tell(event as unknown as BrawlEvent, n)
      seen = newest
    },
  )
}
