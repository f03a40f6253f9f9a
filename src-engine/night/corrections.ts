import type { Coded } from '../core/coded.ts'
import { sameJson, type Json } from '../core/json.ts'
import type { ChangeAbout } from './changes.ts'
import { nightLimits } from './seating.ts'
import { gameOfTable, resultsAt, tournamentAt, type Night, type NightResult, type NightTable } from './night.ts'
import { dependents, isLaterDrawn } from './tournament-round.ts'
import type { MatchNow } from './tournament/matches.ts'
import { eliminates, type Award } from './tournament/tournament.ts'

/** Who changes what stands, when, and what the house says of its tables. */
export interface Correcting {
  /** The person, and milliseconds since 1970. */
  readonly by: string
  readonly at: number
  /** Tables at which no card has been dealt yet: whoever sits there may still be changed. */
  readonly fresh: readonly string[]
  /** Tables that stand in for those whose people have changed. */
  readonly tables: readonly { readonly id: string; readonly people: readonly string[]; readonly match: number }[]
}

type Place = NightResult['places']

/** The night with this in its history; of very many changes the first are forgotten. */
export function withChange(night: Night, { by, at }: Correcting, game: number, about: ChangeAbout): Night {
  const changes = night.changes ?? []
  const number = (changes.at(-1)?.number ?? 0) + 1
  const change = { number, at, by, game, tables: tablesOpened(night), about }
  return { ...night, changes: [...changes, change].slice(-nightLimits.changes) }
}

/** How many tables a night has opened: a change is news until there are more. */
export function tablesOpened({ opened }: Night): number {
  return opened.reduce((sum, { tables }) => sum + tables.length, 0)
}

/**
 * A match decided so, or as it was played where `award` is left out. Points and standings follow, and rounds that were
 * drawn already stay; of an elimination it is refused once the next match has begun. What stood before is history.
 */
export function withAward(
  night: Night,
  game: number,
  match: number,
  award: Award | undefined,
  how: Correcting,
): Night | Coded {
  const on = tournamentAt(night, game)
  const found = on?.matches[match]
  if (on === undefined || found === undefined) return { code: 'no-match' }
  const { awards } = on.tournament
  if (
    eliminates(on.setting.form) &&
    dependents(on.tournament, match).some(dependent => hasBegun(night, game, dependent, how))
  ) {
    return { code: 'match-moved-on' }
  }
  const others = awards.filter(other => other.match !== match)
  const now = { ...on.tournament, awards: award === undefined ? others : [...others, award] }
  const decided = withGame(night, game, { ...night.opened[game]!, tournament: now })
  const isLast = game === night.opened.length - 1
  // A game that others came after can't go on.
  if (!isLast && tournamentAt(decided, game)?.isOver !== true) return { code: 'match-moved-on' }
  const seated = reseated(night, decided, game, how)
  if (found.state !== 'over') return seated
  const before = awards.find(other => other.match === match)
  if (sameJson((before ?? null) as Json, (award ?? null) as Json)) return night
  return withChange(seated, how, game, {
    what: 'match',
    match,
    ...(before === undefined ? {} : { before }),
    ...(award === undefined ? {} : { after: award }),
    ...(isLaterDrawn(on, match) ? { stays: true as const } : {}),
  })
}

/** Whether a match has begun: a card was dealt at its table, or it was decided. */
export function hasBegun(night: Night, game: number, match: number, { fresh }: Correcting): boolean {
  const { tables, tournament } = night.opened[game]!
  const own = tables.filter(table => table.match === match)
  const isDealt = ({ id, gone }: NightTable): boolean =>
    resultsAt(night, id).length > 0 || (gone !== true && !fresh.includes(id))
  return own.some(isDealt) || tournament!.awards.some(award => award.match === match)
}

/** Each table whose match has other people now is replaced by the one that was opened for it, by the same number. */
export function reseated(before: Night, after: Night, game: number, { tables: made }: Correcting): Night {
  const [was, is] = [tournamentAt(before, game)!.matches, tournamentAt(after, game)!.matches]
  const opened = after.opened[game]!
  const isSame = (match: number): boolean => sameJson(peopleOf(was[match]) as Json, peopleOf(is[match]) as Json)
  const tables = opened.tables.flatMap((table): NightTable[] => {
    const { match, number } = table
    if (match === undefined || table.gone === true || isSame(match)) return [table]
    const other = made.find(result => result.match === match)
    return other === undefined ? [] : [{ ...other, ...(number === undefined ? {} : { number }) }]
  })
  return tables.length === opened.tables.length && made.length === 0
    ? after
    : withGame(after, game, { ...opened, tables })
}

const peopleOf = (match: MatchNow | undefined): readonly (number | null)[] =>
  (match?.entrants ?? []).map(entrant => entrant ?? null)

/** Matches of the game opened last that are to be played and had a table before, but none with their people now. */
export function matchesToSeat(before: Night, after: Night): readonly MatchNow[] {
  const game = before.opened.length - 1
  const [had, has] = [before, after].map(night => night.opened[game]?.tables.map(table => table.match) ?? [])
  const matches = after.opened.length === before.opened.length ? (tournamentAt(after, game)?.matches ?? []) : []
  return matches.filter(({ match: { id }, state }) => state === 'ready' && had!.includes(id) && !has!.includes(id))
}

/** A game at a table of its own, with its people by these places, or as the table told it. */
export function withPlaces(night: Night, record: string, places: Place | undefined, how: Correcting): Night | Coded {
  const result = night.results.find(kept => kept.record === record)
  const game = gameOfTable(night, result?.table ?? '')
  if (result === undefined || game < 0 || tournamentAt(night, game) !== undefined) return { code: 'no-result' }
  if (night.playlist[game]?.duplicate === true) return { code: 'result-fixed' }
  const [told, said] = [result.places.flat(), places?.flat() ?? result.places.flat()]
  const isSame = told.length === said.length && told.every(person => said.includes(person))
  if (!isSame || places?.some(group => group.length === 0) === true) return { code: 'no-result' }
  const { corrected: before, ...plain } = result
  const after = places === undefined || sameJson(places as Json, result.places as Json) ? undefined : places
  if (sameJson((before ?? null) as Json, (after ?? null) as Json)) return night
  const now = after === undefined ? plain : { ...plain, corrected: after }
  const results = night.results.map(kept => (kept === result ? now : kept))
  return withChange({ ...night, results }, how, game, {
    what: 'game',
    record,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  })
}

/** The night with the game at this place as it is now. */
export function withGame(night: Night, at: number, game: Night['opened'][number]): Night {
  return { ...night, opened: night.opened.with(at, game) }
}
