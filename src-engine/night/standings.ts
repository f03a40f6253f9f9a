import type { Night } from './night.ts'

/** Where somebody stands in a night. */
export interface Standing {
  readonly person: string
  /** From 1; whoever has as many points and wins shares it. */
  readonly place: number
  readonly points: number
  readonly wins: number
  readonly games: number
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

/** Everybody of a night, best first: by points, then by games won; the rest in the order they came. */
export function standingsOf({ people, results }: Pick<Night, 'people' | 'results'>): Standing[] {
  const known = new Set(people.map(one => one.id))
  const games = results.map(({ places }) => {
    const ours = places.map(group => group.filter(person => known.has(person))).filter(group => group.length > 0)
    return { ours, points: placingPoints(ours) }
  })
  const rows = people.map(({ id, headStart }) => {
    const played = games.flatMap(({ ours, points }) => {
      const own = points.get(id)
      return own === undefined ? [] : [{ points: own + headStart, won: ours[0]!.includes(id) }]
    })
    return {
      person: id,
      points: played.reduce((sum, one) => sum + one.points, 0),
      wins: played.filter(({ won }) => won).length,
      games: played.length,
    }
  })
  const ahead = (a: (typeof rows)[number], b: (typeof rows)[number]): number => b.points - a.points || b.wins - a.wins
  return rows.sort(ahead).map(row => ({ ...row, place: rows.findIndex(one => ahead(one, row) === 0) + 1 }))
}
