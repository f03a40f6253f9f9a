import { comparedAt, duplicatePoints, isSealed, wonComparison } from './duplicate-round.ts'
import { guessPoints } from './guesses.ts'
import { placesIn, tournamentAt, type Night } from './night.ts'
import { peopleByPlace } from './tournament/ranking.ts'

/** Where somebody stands in a night. */
export interface Standing {
  readonly person: string
  /** From 1; whoever has as many points and wins shares it. */
  readonly place: number
  readonly points: number
  readonly wins: number
  readonly games: number
  /** How many of the points came of guessing, where any did. */
  readonly guessed?: number
}

/**
 * Placing points of one game, by person: one for playing it to its end, one for everybody finished ahead of, and half a
 * point for everybody the place is shared with. So a game of `n` people always gives n(n + 1)/2 points, however many share.
 */
export function placingPoints(places: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const points = new Map<string, number>()
  let behind = places.reduce((sum, group) => sum + group.length, 0)
  for (const group of places) {
    behind -= group.length
    for (const person of group) points.set(person, 1 + behind + (group.length - 1) / 2)
  }
  return points
}

interface CountedGame {
  readonly places: readonly (readonly string[])[]
  /** The first group are its winners even where that is nobody: a tournament without a champion. */
  readonly isTournament: boolean
}

/** People by place in each game that counts: every one played, and of a tournament its end. */
function gamesOf(night: Night): readonly CountedGame[] {
  const ofTournaments = new Set<string>()
  const tournaments = night.opened.flatMap(({ tables, skipped }, at) => {
    const played = tournamentAt(night, at)
    if (played === undefined) return []
    for (const table of tables) ofTournaments.add(table.id)
    if (skipped === true || !played.isOver) return []
    const places = peopleByPlace(played.tournament, played.setting, played.matches, played.missing)
    return [{ places, isTournament: true }]
  })
  const ofDeals = new Set(
    night.opened.flatMap(({ tables }, at) =>
      night.playlist[at]?.duplicate === true ? tables.map(open => open.id) : [],
    ),
  )
  const games = night.results.filter(({ table }) => !ofTournaments.has(table) && !ofDeals.has(table))
  return [...games.map(game => ({ places: placesIn(game), isTournament: false })), ...tournaments]
}

/** Everybody of a night, best first: by points, then by games won; the rest in the order they came. */
export function standingsOf(night: Night): Standing[] {
  const { people } = night
  const known = new Set(people.map(person => person.id))
  const games = gamesOf(night).map(({ places, isTournament }) => {
    const ours = places.map(group => group.filter(person => known.has(person)))
    const won = isTournament ? ours[0] : ours.find(group => group.length > 0)
    return { won, points: placingPoints(ours) }
  })
  const deals = night.opened.flatMap((_, at) => comparedAt(night, at))
  const guesses = night.results.map(result => guessPoints(isSealed(night, result.table) ? [] : (result.guesses ?? [])))
  const rows = people.map(({ id, headStart }) => {
    const played = games.flatMap(({ won, points }) => {
      const own = points.get(id)
      return own === undefined ? [] : [{ points: own + headStart, won: won?.includes(id) === true }]
    })
    const compared = deals.flatMap(deal =>
      deal.person === id ? [{ points: duplicatePoints(deal) + headStart, won: wonComparison(deal) }] : [],
    )
    const all = [...played, ...compared]
    const guessed = guesses.reduce((sum, points) => sum + (points.get(id) ?? 0), 0)
    return {
      person: id,
      ...(guessed === 0 ? {} : { guessed }),
      points: all.reduce((sum, part) => sum + part.points, guessed),
      wins: all.filter(({ won }) => won).length,
      games: all.length,
    }
  })
  const ahead = (a: (typeof rows)[number], b: (typeof rows)[number]): number => b.points - a.points || b.wins - a.wins
  return rows.sort(ahead).map(row => ({ ...row, place: rows.findIndex(other => ahead(other, row) === 0) + 1 }))
}
