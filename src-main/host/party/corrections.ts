import type { NightBy, NightWord } from '../../../src-engine/night/acts.ts'
import { matchesToSeat } from '../../../src-engine/night/corrections.ts'
import type { Night } from '../../../src-engine/night/night.ts'
import { reduceNight } from '../../../src-engine/night/reduce.ts'
import { done, no, type Handled } from '../context/refusal.ts'
import { close, type Lobby } from '../lobby/lobby.ts'
import { seatsOf } from '../table/model/table.ts'
import { begin, keepNight } from './keep.ts'
import { tablesForMatches } from './tables.ts'

const corrections = ['award', 'correct', 'revert', 'swap', 'undo-round'] as const
export type CorrectionWord = Extract<NightWord, { do: (typeof corrections)[number] }>

/** Whether a word may change what stands: of that the house says which tables have begun, and opens others. */
export function isCorrection(word: NightWord): word is CorrectionWord {
  return corrections.some(one => one === word.do)
}

/**
 * Changes what stands: where a table has other people by it, and no card was dealt there, another is opened for them by the
 * same number. The night, its history and its tables are on disk together.
 */
export async function correctNight(lobby: Lobby, by: NightBy, word: CorrectionWord, night: Night): Promise<Handled> {
  const { tables: live, context } = lobby
  const fresh = [...live.values()].flatMap(({ table }) => (table.phase.at === 'lobby' ? [table.id] : []))
  const house = { at: context.tuning.now(), fresh, tables: [] }
  const tried = reduceNight(night, { ...word, by, house })
  if ('refused' in tried) return no(tried.refused.code, tried.refused.params)
  const matches = word.do === 'undo-round' ? [] : matchesToSeat(night, tried.night)
  const game = night.playlist[night.opened.length - 1]
  const opened = game === undefined || matches.length === 0 ? [] : tablesForMatches(lobby, tried.night, game, matches)
  if (opened === undefined) return no('night-no-seats', { game: game!.game })
  const seats = opened.map(([match, table]) => ({
    id: table.id,
    match,
    people: night.people.flatMap(({ id }) => (seatsOf(table, id).length > 0 ? [id] : [])),
  }))
  const made = reduceNight(night, { ...word, by, house: { ...house, tables: seats } })
  if ('refused' in made) return no(made.refused.code, made.refused.params)
  if (made.night === night) return done
  const stays = new Set(made.night.opened.flatMap(({ tables }) => tables.map(one => one.id)))
  const gone = night.opened.flatMap(({ tables }) =>
    tables.flatMap(({ id }) => (stays.has(id) ? [] : (live.get(id) ?? []))),
  )
  const tables = opened.map(([, table]) => table)
  const written = await keepNight(
    lobby,
    made.night,
    night,
    tables,
    gone.map(one => one.table),
  )
  if (written !== done) return written
  for (const table of tables) begin(lobby, table)
  // Whoever sat there is told by the night where they sit now.
  for (const one of gone) close(one, { code: '' })
  if (gone.length + tables.length > 0) context.lobbyChanged()
  return done
}
