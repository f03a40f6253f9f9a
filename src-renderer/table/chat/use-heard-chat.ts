import { watch } from 'vue'
import { useHost } from '../../connection/host.ts'
import { announce } from '../../design/index.ts'
import { t } from '../../words/index.ts'

/** Says every new line of this table's chat once, wherever it is shown; what was said before is to be read. */
export function useHeardChat(table: () => string): void {
  const host = useHost()
  let last = host.chats.at(-1)?.n ?? 0
  watch(
    () => host.chats,
    chats => {
      for (const { n, table: at, from, text } of chats)
        if (n > last && at === table()) announce(t('table.talk.says', { who: from, text }))
      last = chats.at(-1)?.n ?? last
    },
  )
}
