import { computed, watch } from 'vue'
import { useHost } from '../../connection/host.ts'
import { useTemporaryList } from '../use-temporary-list.ts'

/** What people at this table said last, by seat, for a moment: to be shown beside their faces. */
export function useSeatChat(table: () => string) {
  const host = useHost()
  const { list, show } = useTemporaryList<{ readonly seat: string; readonly text: string }>(6000)
  watch(
    () => host.chats.at(-1),
    said => {
      const { seat, text } = said ?? {}
      if (said?.table !== table() || seat === undefined || text === undefined) return
      show({ seat, text }, other => other.seat === seat)
    },
  )
  return computed<{ readonly [seat: string]: string | undefined }>(() =>
    Object.fromEntries(list.value.map(one => [one.seat, one.text])),
  )
}
