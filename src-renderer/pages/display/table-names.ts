import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'
import { gameTitle, t } from '../../words/index.ts'

/** What an open table is called: the game, unless all play the same, and who opened it; of those called the same, which, from 1. */
interface TableName {
  readonly name: string
  readonly n: number
}
/** The names of open tables, by id. */
export function tableNames(tables: readonly TableSummary[]): ReadonlyMap<string, TableName> {
  const times = new Map<string, number>()
  const isOneGame = tables.every(({ game, host }) => host !== '' && game === tables[0]!.game)
  return new Map(
    tables.map(({ id, game, host }) => {
      const name = isOneGame ? host : t('display.at', { game: gameTitle(game), who: host })
      const count = (times.get(name) ?? 0) + 1
      times.set(name, count)
      return [id, { name, n: count }]
    }),
  )
}
