import type { AnyGame } from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import { start } from '../../../../src-engine/core/match.ts'
import { liveOptions } from '../../../../src-engine/core/options.ts'
import { duplicateSeating } from '../../../../src-engine/night/duplicate.ts'
import type { NightGame } from '../../../../src-engine/night/night.ts'
import { seating } from '../../../../src-engine/night/seating.ts'
import type { PlannedTable } from '../../../../src-engine/protocol/answers.ts'
import { fitted, problemOf } from './settings.ts'
import { openPlace } from './table.ts'

// How many sit at a table of a game, before there is one.

/** Whether so many people can be set at one table, with bots if the game takes any. */
export function fits(game: AnyGame, options: JsonObject, count: number): boolean {
  const set = setFor(game, options, count)
  return set.places.length >= count && problemOf(set) === undefined
}
function setFor(game: AnyGame, options: JsonObject, count: number) {
  const bare = { game, options, fill: true, places: Array.from({ length: count }, () => openPlace) }
  return game.ownCards === true ? bare : { ...bare, ...fitted(bare, count) }
}
const seatsOf = (game: AnyGame, options: JsonObject, count: number): number =>
  setFor(game, options, count).places.length

/** How many seats each table has where the same cards are dealt: as few bots as may be, and then what plays best. */
export function seatsForDeal(game: AnyGame, rules: JsonObject, people: number): number | undefined {
  const { min, max, best } = game.seats
  const bots = (seats: number): number => Math.max(2, Math.ceil(people / seats)) * seats - people
  return Array.from({ length: max - min + 1 }, (_, at) => min + at)
    .filter(count => fits(game, rules, count))
    .toSorted((a, b) => bots(a) - bots(b) || Math.abs(a - Number(best)) - Math.abs(b - Number(best)))[0]
}

/** The tables a night would open for so many people, if nobody came or went meanwhile; nothing where they can’t play it so. */
export function plannedTables(
  game: AnyGame,
  { options, duplicate }: NightGame,
  people: number,
): PlannedTable[] | undefined {
  const everybody = Array.from({ length: people }, (_, at) => `p${at + 1}`)
  if (duplicate === true) {
    const rules = dealRules(game, options)
    const seats = game.duplicate && seatsForDeal(game, rules, people)
    return seats === undefined
      ? undefined
      : duplicateSeating(everybody, seats, []).map(group =>
          planned(game, rules, group.filter(one => one !== null).length, seats),
        )
  }
  const groups = seating(everybody, count => fits(game, options, count))
  return groups?.map(({ length }) => planned(game, options, length, seatsOf(game, options, length)))
}

function planned(game: AnyGame, options: JsonObject, people: number, seats: number): PlannedTable {
  const [team, ...others] = new Set(teamsOf(game, options, seats)?.map(one => one.length))
  const isTeam = team !== undefined && team > 1 && team < seats && others.length === 0
  return { people, bots: seats - people, ...(isTeam ? { team } : {}) }
}

/** The house rules of a game whose deal is compared between tables: those it takes for that go before those that were set. */
export const dealRules = (game: AnyGame, options: JsonObject): JsonObject => ({
  ...options,
  ...game.duplicate?.options,
})

export const placeNamed = (at: number): string => `p${at + 1}`
/** Who is in a team with whom where so many sit at a table of this game, by `p1`, `p2` …; nothing where it can't begin so. */
export function teamsOf(game: AnyGame, options: JsonObject, count: number): string[][] | undefined {
  const seats = Array.from({ length: count }, (_, at) => placeNamed(at))
  // Where a team may not talk, it is none to the chat; who is in it does not hang on that.
  const talk = game.options.some(field => field.key === 'talk') ? { talk: true } : {}
  const made = start(game, { seats, options: { ...liveOptions(game.options), ...options, ...talk }, seed: 0 })
  if (!made.ok) return undefined
  const teams = new Set(seats.map(seat => (game.team?.(made.match.state, seat) ?? [seat]).toSorted().join(' ')))
  return [...teams].map(team => team.split(' '))
}
