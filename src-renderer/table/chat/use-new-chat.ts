import { watch } from 'vue'
import { useHost } from '../../connection/host.ts'
import type { Chat } from '../../connection/talk.ts'

/** Calls `tell` with every new line of this table's chat, once and in order; what was said before is to be read. */
export function useNewChat(table: () => string, tell: (said: Chat) => void): void {
  const host = useHost()
  let last = host.chats.at(-1)?.n ?? 0
  watch(
    () => host.chats,
    chats => {
      for (const said of chats) if (said.n > last && said.table === table()) tell(said)
      last = chats.at(-1)?.n ?? last
    },
  )
}
