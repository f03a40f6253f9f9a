import { tablesOn, tournamentAt, type Night } from '../../src-engine/night/night.ts'
import { newNight } from '../../src-engine/night/reduce.ts'
import { nightState } from '../../src-engine/night/state.ts'
import { roundToOpen } from '../../src-engine/night/tournament-round.ts'
import type { Draw, TournamentSetting } from '../../src-engine/night/tournament/tournament.ts'
import { after as set, comes, host, person } from './night-acts.ts'

// Tournaments of a night in short: people are letters, and who wins is said by one.

export const night = (people: string, tournament: Partial<TournamentSetting>, rounds = 1): Night =>
  set(
    newNight('n', person('a'), [
      { game: 'clash', options: {}, rounds, tournament: { form: 'swiss', seats: 2, team: 1, ...tournament } },
    ]),
    ...[...people].slice(1).map(comes),
  )
let tables = 0
/** Opens the next round: a table for each match. */
export const next = (now: Night, draw?: Draw): Night => {
  const { open } = roundToOpen(now, draw)!
  const made = open.map(({ match }) => ({ id: `t${tables++}`, people: [], match: match.id }))
  return set(now, { do: 'next', tables: made, draw, by: host })
}
/** The pairs of the tables that are on, as names: `ab` for a against b. */
export const pairs = (now: Night): string[] => {
  const { tournament, matches } = tournamentAt(now, 0)!
  return tablesOn(now).map(({ match }) =>
    matches[match!]!.entrants.map(one => tournament.entrants[one!]!.join('')).join(''),
  )
}
/** Each of these wins the match that is on for them, or a draw is played: `a=b`. */
export const won = (now: Night, ...winners: readonly string[]): Night =>
  winners.reduce((all, one) => {
    const { tournament, matches } = tournamentAt(all, 0)!
    const table = tablesOn(all).find(({ match }) =>
      matches[match!]!.entrants.some(entrant => tournament.entrants[entrant!]!.includes(one[0]!)),
    )!
    const people = matches[table.match!]!.entrants.map(entrant => tournament.entrants[entrant!]!)
    const places = one.includes('=')
      ? [people.flat()]
      : [...people].sort((x, y) => Number(y.includes(one)) - Number(x.includes(one)))
    return set(all, { do: 'result', table: table.id, record: `r${tables++}`, places })
  }, now)
export const ranks = (now: Night): string[] =>
  nightState(now, 0).games[0]!.tournament!.ranks.map(({ entrant, place, score }) => {
    return `${place} ${tournamentAt(now, 0)!.tournament.entrants[entrant]!.join('')} ${score}`
  })
export const swiss = (people: string, rounds: number): Draw => ({
  entrants: [...people].map(one => [one]),
  rounds,
  matches: [],
})
export const single = (people: string): Draw => ({
  entrants: Array.from({ length: 4 }, (_, at) => [...(people[at] ?? '')]),
  matches: [
    { id: 0, part: 'winners', round: 1, slots: [{ entrant: 0 }, { entrant: 3 }] },
    { id: 1, part: 'winners', round: 1, slots: [{ entrant: 1 }, { entrant: 2 }] },
    { id: 2, part: 'winners', round: 2, slots: [{ winnerOf: 0 }, { winnerOf: 1 }] },
  ],
})
