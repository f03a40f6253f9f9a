import { announce } from '../../design/index.ts'
import { t } from '../../words/index.ts'
import { useNewChat } from './use-new-chat.ts'

/** Says every new line of this table's chat once, wherever it is shown. */
export function useHeardChat(table: () => string): void {
  useNewChat(table, ({ from, text }) => announce(t('table.talk.says', { who: from, text })))
}
