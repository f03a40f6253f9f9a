import { computed } from 'vue'
import { useTemporaryList } from '../story/use-temporary-list.ts'
import { useNewChat } from './use-new-chat.ts'

/** What people at this table said last, by seat, for a moment: to be shown beside their faces. */
export function useSeatChat(table: () => string) {
  const { list, show } = useTemporaryList<{ readonly seat: string; readonly text: string }>(6000)
  useNewChat(table, ({ seat, text }) => {
    if (seat !== undefined) show({ seat, text }, other => other.seat === seat)
  })
  return computed<{ readonly [seat: string]: string | undefined }>(() =>
    Object.fromEntries(list.value.map(one => [one.seat, one.text])),
  )
}
