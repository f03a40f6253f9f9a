import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'
import { gameTitle, t } from '../../words/index.ts'
import { shortName } from './short-name.ts'

interface TableName {
  /** The game and who opened it. */
  readonly name: string
  /** Who opened it, beside the game's picture. */
  readonly short: string
  /** Which of those called the same, from 1. */
  readonly n: number
}
const room = 14

/** What open tables are called, by id. */
export function tableNames(tables: readonly TableSummary[]): ReadonlyMap<string, TableName> {
  const times = new Map<string, number>()
  const hosts = [...new Set(tables.map(table => table.host))]
  return new Map(
    tables.map(({ id, game, host }) => {
      const title = gameTitle(game)
      const name = host === '' ? title : t('display.at', { game: title, who: host })
      const n = (times.get(name) ?? 0) + 1
      times.set(name, n)
      return [id, { name, short: host === '' ? title : shortName(host, hosts, room), n }]
    }),
  )
}
