import { watch } from 'vue'
import type { Numbered } from '../contract.ts'

/**
 * Gives, each time it is called, the events that came since it was called last; those before the first call are old
 * news. Numbers that start again lower belong to a new game, whose events are all new.
 */
export function newEvents<Event>(
  events: () => readonly Numbered<Event>[],
  from = events().at(-1)?.n ?? 0,
): () => readonly Numbered<Event>[] {
  let seen = from
  return () => {
    const now = events()
    const last = now.at(-1)?.n ?? 0
    if (last < seen) seen = 0
    const fresh = now.filter(one => one.n > seen)
    seen = last
    return fresh
  }
}

/** Calls back with the events that come while this is open, those of one moment together, oldest first. */
export function useNewEvents<Event>(
  props: { readonly events: readonly Numbered<Event>[] },
  tell: (events: readonly Event[], numbers: readonly number[]) => void,
): void {
  const fresh = newEvents(() => props.events)
  watch(
    () => props.events.at(-1)?.n ?? 0,
    () => {
      const now = fresh()
      if (now.length === 0) return
      tell(
        now.map(one => one.event),
        now.map(one => one.n),
      )
    },
  )
}
