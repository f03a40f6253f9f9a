import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'
import { gameTitle, t } from '../../words/index.ts'

/** What open tables are called, by id: the game and who opened it; a second one with the same name gets a number. */
export function tableNames(tables: readonly TableSummary[]): ReadonlyMap<string, string> {
  const times = new Map<string, number>()
  return new Map(
    tables.map(({ id, game, host }) => {
      const name = t('display.at', { game: gameTitle(game), who: host })
      const count = (times.get(name) ?? 0) + 1
      times.set(name, count)
      return [id, count === 1 ? name : `${name} (${count})`]
    }),
  )
}
