import type { Coded } from '../core/coded.ts'
import { withChange, type Correcting } from './corrections.ts'
import { resultsAt, type Night, type NightTable } from './night.ts'

type Opened = Night['opened'][number]

/** What stood before a draw: nothing of this game, or `was`, what was drawn of it so far. */
export function beforeDraw(was: Opened | undefined, now: Opened): NonNullable<Opened['before']> {
  const [given, had] = [now.tournament?.awards ?? [], was?.tournament?.awards ?? []]
  return {
    tables: was?.tables.length ?? 0,
    matches: was?.tournament?.matches.length ?? 0,
    entrants: was?.tournament?.entrants ?? [],
    resting: was?.tournament?.resting ?? [],
    walkOvers: given.flatMap(({ match }) => (had.some(table => table.match === match) ? [] : [match])),
  }
}

/** The tables of what was drawn last, while that can be undone as far as the night knows. */
export function tablesToUndo(night: Night): readonly NightTable[] | undefined {
  const last = night.opened.at(-1)
  if (last?.before === undefined || last.skipped === true || night.ended === true) return undefined
  const { tables, walkOvers } = last.before
  const drawn = last.tables.slice(tables)
  const isDecided = (match: number | undefined): boolean =>
    last.tournament?.awards.some(award => award.match === match && !walkOvers.includes(award.match)) === true
  const isBegun = drawn.some(
    table => resultsAt(night, table.id).length > 0 || table.prepared === true || isDecided(table.match),
  )
  return isBegun ? undefined : drawn
}

/**
 * Undoes what was drawn last, a game or a round, as long as no card was dealt in it: its tables, its walk-overs and its
 * late-comers are no more, and it is drawn again of whoever is in then.
 */
export function roundUndone(night: Night, how: Correcting): Night | Coded {
  const last = night.opened.at(-1)
  if (last?.before === undefined || last.skipped === true || night.ended === true) return { code: 'no-round' }
  const drawn = tablesToUndo(night)
  const isFresh = ({ id, gone }: NightTable): boolean => gone === true || how.fresh.includes(id)
  if (drawn === undefined || !drawn.every(isFresh)) return { code: 'round-begun' }
  const people = [...new Set(drawn.flatMap(table => table.people))]
  const before = { ...night, opened: [...night.opened.slice(0, -1), ...earlier(last, last.before)] }
  return withChange(before, how, night.opened.length - 1, { what: 'undo', people })
}

/** What is left of the game that was drawn last; nothing where that was its first draw. */
function earlier(
  { before: _before, ...last }: Opened,
  { tables, matches, entrants, resting, walkOvers }: NonNullable<Opened['before']>,
): readonly Opened[] {
  if (tables === 0 && matches === 0) return []
  const { tournament } = last
  const bare = { ...last, tables: last.tables.slice(0, tables) }
  if (tournament === undefined) return [bare]
  const awards = tournament.awards.filter(award => !walkOvers.includes(award.match))
  return [
    {
      ...bare,
      tournament: { ...tournament, entrants, matches: tournament.matches.slice(0, matches), resting, awards },
    },
  ]
}
