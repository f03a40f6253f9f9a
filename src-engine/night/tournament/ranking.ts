import { isOver, pointsIn, rounded, type MatchNow } from './matches.ts'
import { tieBreaks } from './tie-breaks.ts'
import { eliminates, type Tournament, type TournamentSetting } from './tournament.ts'

/**
 * Why somebody stands where they do, where points or rounds alone don't say it: `encounter`: level with others, told apart
 * by the games among them; `opponents`: by what their opponents scored; `not-played`: behind all who have played;
 * `left`: they left, and none of their games counts.
 */
export type RankReason = 'encounter' | 'opponents' | 'not-played' | 'left'

/** How an entrant stands in a tournament. */
export interface Rank {
  readonly entrant: number
  /** From 1; shared by those whom nothing tells apart, or who are all still in. */
  readonly place: number
  /** Matches won, a drawn one half, a bye whole; at larger tables the share of those they beat. */
  readonly score: number
  /** Of matches that were played. */
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Rounds they played nothing in: byes, walk-overs either way, and those they were not there for. */
  readonly unplayed: number
  /** What those they met have scored, all told: among equals, whoever had the harder way stands higher. */
  readonly opponents: number
  readonly why?: RankReason
}

/** Who is not there as it stands, and whose games don't count: entrants. */
export interface Missing {
  readonly absent: readonly number[]
  readonly left: readonly number[]
}
const nobody: Missing = { absent: [], left: [] }

/**
 * Everybody who entered, best first. In an elimination by how far they came; else by score, then by the games among those
 * with as much if all of them have met, then by their opponents' scores. Whoever never played stands behind all who did.
 */
export function ranking(
  tournament: Tournament,
  { form }: TournamentSetting,
  now: readonly MatchNow[],
  { absent, left }: Missing = nobody,
): readonly Rank[] {
  const counted = now.filter(match => !match.entrants.some(entrant => entrant !== undefined && left.includes(entrant)))
  const over = counted.filter(match => match.state === 'over')
  const isDone = isOver(tournament, now)
  const there = tournament.entrants.flatMap((people, entrant) => (people.length === 0 ? [] : [entrant]))
  const rows = there.map(entrant => {
    const played = over.filter(match => match.isPlayed && match.entrants.includes(entrant))
    const first = played.filter(({ places }) => places[0]?.includes(entrant) === true)
    const wins = first.filter(({ places }) => places[0]!.length === 1).length
    const draws = first.length - wins
    const losses = played.filter(({ places }) => places.length > 0).length - first.length
    const exit = eliminates(form) ? exitOf(entrant, now) : 0
    const hasPlayed = now.some(match => match.isAttended && match.entrants.includes(entrant))
    const isIn = eliminates(form)
      ? exit === Infinity && (!isDone || hasTitle(entrant, now))
      : !isDone && !absent.includes(entrant)
    const reason: RankReason | undefined = left.includes(entrant)
      ? 'left'
      : hasPlayed || isIn
        ? undefined
        : 'not-played'
    return { entrant, score: scoreOf(entrant, over), wins, draws, losses, exit, reason }
  })
  const scores = new Map(rows.map(ranked => [ranked.entrant, ranked.score]))
  const tied = tieBreaks(tournament, form, counted, scores)
  const full = rows.map(row => {
    const equals = rows
      .filter(other => other.score === row.score && other.reason === row.reason)
      .map(other => other.entrant)
    return { ...row, ...tied(row.entrant, equals) }
  })
  type Row = (typeof full)[number]
  const behind = ({ reason }: Row): number => (reason === undefined ? 0 : reason === 'not-played' ? 1 : 2)
  const byWay = (a: Row, b: Row): number =>
    eliminates(form)
      ? Math.sign(b.exit - a.exit) || 0
      : b.score - a.score || b.among - a.among || b.opponents - a.opponents
  const ahead = (a: Row, b: Row): number => behind(a) - behind(b) || byWay(a, b)
  full.sort(ahead)
  // A final that was given to nobody has no winner: both of it are second.
  const hasChampion = full.some(ranked => ranked.exit === Infinity && ranked.reason === undefined)
  const best = eliminates(form) && isDone && !hasChampion ? 2 : 1
  return full.map(row => {
    const { among: _among, exit: _exit, reason, ...rank } = row
    const why = reason ?? (eliminates(form) ? undefined : toldApartBy(row, full))
    const place = Math.max(best, full.findIndex(other => ahead(other, row) === 0) + 1)
    return { ...rank, place, ...(why === undefined ? {} : { why }) }
  })

  function toldApartBy(row: Row, all: readonly Row[]): RankReason | undefined {
    const level = all.filter(other => other !== row && other.score === row.score && other.reason === undefined)
    if (level.some(other => other.among !== row.among)) return 'encounter'
    return level.some(other => other.opponents !== row.opponents) ? 'opponents' : undefined
  }
}

function scoreOf(entrant: number, among: readonly MatchNow[]): number {
  return rounded(among.reduce((sum, match) => sum + pointsIn(match, entrant), 0))
}

/**
 * How far somebody came in an elimination: the later the match that put them out, the more; without end for whoever is
 * still in. A match that was given to nobody puts out both.
 */
function exitOf(entrant: number, now: readonly MatchNow[]): number {
  const lost = now.findLast(
    ({ state, by, entrants, places }) =>
      state === 'over' && by !== 'bye' && entrants.includes(entrant) && places[0]?.includes(entrant) !== true,
  )
  if (lost === undefined) return Infinity
  const { id, part, round } = lost.match
  const next = now.find(({ match }) => match.slots.some(slot => 'loserOf' in slot && slot.loserOf === id))
  if (next !== undefined && next.state !== 'void' && lost.places.length > 0) return Infinity
  // On the winners' side nobody is out but by such a match: as far as the one where its loser would have gone on.
  return part === 'final' ? 1000 + round : (next?.match.round ?? round)
}

/** Whether the last match somebody was in was theirs by more than nobody else having come so far. */
function hasTitle(entrant: number, now: readonly MatchNow[]): boolean {
  return now.findLast(match => match.state === 'over' && match.entrants.includes(entrant))?.by !== 'bye'
}

/**
 * The people of a finished tournament by place, the first group the winners: empty where there is no champion. Whoever
 * played nothing, or nothing that counts, is none of them.
 */
export function peopleByPlace(
  tournament: Tournament,
  setting: TournamentSetting,
  now: readonly MatchNow[],
  missing: Missing = nobody,
): readonly (readonly string[])[] {
  const played = new Set(now.flatMap(({ isAttended, entrants }) => (isAttended ? entrants : [])))
  const ranks = ranking(tournament, setting, now, missing)
  const rows = ranks.filter(rank => played.has(rank.entrant) && rank.why !== 'left')
  const places = [...new Set([1, ...rows.map(row => row.place)])]
  return places.map(place => rows.filter(row => row.place === place).flatMap(row => tournament.entrants[row.entrant]!))
}
