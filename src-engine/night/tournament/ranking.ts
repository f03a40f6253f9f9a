import { rounded, shareOf, type MatchNow } from './matches.ts'
import { eliminates, type Tournament, type TournamentSetting } from './tournament.ts'

/** How an entrant stands in a tournament. */
export interface Rank {
  readonly entrant: number
  /** From 1; shared by those whom nothing tells apart, or who are all still in. */
  readonly place: number
  /** Matches won, a drawn one half, a bye whole; at larger tables the share of those they beat. */
  readonly score: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** What those they met have scored, all told: among equals, whoever had the harder way stands higher. */
  readonly opponents: number
}

/**
 * Everybody who entered, best first. In an elimination by how far they came; else by score, then by what they scored
 * against those with as much, then by their opponents' scores.
 */
export function ranking(
  { entrants }: Tournament,
  { form }: TournamentSetting,
  now: readonly MatchNow[],
): readonly Rank[] {
  const over = now.filter(one => one.state === 'over')
  const score = (entrant: number, among: readonly MatchNow[]): number =>
    rounded(among.reduce((sum, { places }) => sum + shareOf(entrant, places), 0))
  const there = entrants.flatMap((people, entrant) => (people.length === 0 ? [] : [entrant]))
  const scores = new Map(there.map(entrant => [entrant, score(entrant, over)]))
  const rows = there.map(entrant => {
    const own = over.filter(one => one.by !== 'bye' && one.entrants.includes(entrant))
    const rivals = (one: MatchNow): number[] =>
      one.entrants.filter(other => other !== undefined && other !== entrant) as number[]
    const first = own.filter(({ places }) => places[0]?.includes(entrant) === true)
    const wins = first.filter(({ places }) => places[0]!.length === 1).length
    const draws = first.length - wins
    const equals = own.filter(one => rivals(one).every(other => scores.get(other) === scores.get(entrant)))
    return {
      entrant,
      score: scores.get(entrant)!,
      wins: wins + over.filter(one => one.by === 'bye' && one.entrants.includes(entrant)).length,
      draws,
      losses: own.length - wins - draws,
      opponents: rounded(own.reduce((sum, one) => sum + rivals(one).reduce((all, o) => all + scores.get(o)!, 0), 0)),
      among: score(entrant, equals),
      exit: exitOf(entrant, now),
    }
  })
  type Row = (typeof rows)[number]
  const ahead = (a: Row, b: Row): number =>
    eliminates(form)
      ? Math.sign(b.exit - a.exit) || 0
      : b.score - a.score || b.among - a.among || b.opponents - a.opponents
  rows.sort(ahead)
  return rows.map(row => {
    const { among: _among, exit: _exit, ...rank } = row
    return { ...rank, place: rows.findIndex(one => ahead(one, row) === 0) + 1 }
  })
}

/** How far somebody came: the later the match that put them out, the more; without end for whoever is still in. */
function exitOf(entrant: number, now: readonly MatchNow[]): number {
  const lost = now.findLast(one => one.by !== 'bye' && one.places.slice(1).some(group => group.includes(entrant)))
  if (lost === undefined) return Infinity
  const goesOn = now.some(
    one => one.state !== 'void' && one.match.slots.some(slot => 'loserOf' in slot && slot.loserOf === lost.match.id),
  )
  return goesOn ? Infinity : (lost.match.part === 'final' ? 1000 : 0) + lost.match.round
}

/** The people of a finished tournament by place. Whoever never came to a match is none of them. */
export function peopleByPlace(
  tournament: Tournament,
  setting: TournamentSetting,
  now: readonly MatchNow[],
): readonly (readonly string[])[] {
  const came = new Set(
    now.flatMap(({ by, places, entrants }) => (by === 'play' ? entrants : by === undefined ? [] : (places[0] ?? []))),
  )
  const rows = ranking(tournament, setting, now).filter(one => came.has(one.entrant))
  return [...new Set(rows.map(one => one.place))].map(place =>
    rows.filter(one => one.place === place).flatMap(one => tournament.entrants[one.entrant]!),
  )
}
