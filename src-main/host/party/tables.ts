import type { AnyGame } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { duplicateSeating, type Seating } from '../../../src-engine/night/duplicate.ts'
import { seatingsOf } from '../../../src-engine/night/duplicate-round.ts'
import { peopleIn, type Night, type NightGame } from '../../../src-engine/night/night.ts'
import { seating } from '../../../src-engine/night/seating.ts'
import type { MatchNow } from '../../../src-engine/night/tournament/matches.ts'
import { standingsOf } from '../../../src-engine/night/standings.ts'
import { newTable } from '../lobby/opening.ts'
import { gameNamed, type Lobby } from '../lobby/lobby.ts'
import { dealRules, fits, placeNamed, seatsForDeal, teamsOf } from '../table/model/seats-for.ts'
import { nothingGiven } from '../table/model/acts.ts'
import { reducerFor } from '../table/model/reduce.ts'
import { fitted } from '../table/model/settings.ts'
import type { FreshSeed, Table } from '../table/model/table.ts'

/**
 * Tables for the next game, with everybody who is in seated at one: as few as will do, and bots where a game wants more
 * players than a table has. Nothing where the game can't be played by so many.
 */
export function tablesFor(lobby: Lobby, night: Night, { game: id, options }: NightGame): Table[] | undefined {
  const game = gameNamed(lobby, id)
  if (game === undefined) return undefined
  const people = new Set(peopleIn(night).map(one => one.id))
  const order = standingsOf(night).flatMap(({ person }) => (people.has(person) ? [person] : []))
  const groups = seating(order, count => fits(game, options, count))
  return groups?.map(group => seated(lobby, night, game, options, group))
}

/**
 * Tables for these matches, one each, with everybody seated beside whom the game's teams want them. Nothing where the game
 * can't be played so.
 */
export function tablesForMatches(
  lobby: Lobby,
  night: Night,
  { game: id, options }: NightGame,
  matches: readonly MatchNow[],
): (readonly [match: number, table: Table])[] | undefined {
  const game = gameNamed(lobby, id)
  const { tournament, brought } = night.opened.at(-1)!
  if (game === undefined || tournament === undefined) return undefined
  const { preparation } = game
  const rules = brought === undefined || preparation === undefined ? options : preparation.match(options, {})
  const tables = matches.map(({ match, entrants }) => {
    const sides = entrants.filter(one => one !== undefined).map(one => tournament.entrants[one]!)
    const group = placed(game, rules, sides)
    if (group === undefined || !fits(game, rules, group.length)) return undefined
    const table = seated(lobby, night, game, rules, group)
    if (brought === undefined || preparation === undefined) return [match.id, table] as const
    const bySeat = Object.fromEntries(
      table.places.flatMap(place => (place.kind === 'person' ? [[place.seat, brought[place.person]!]] : [])),
    )
    return [match.id, { ...table, options: preparation.match(options, bySeat) }] as const
  })
  return tables.every(one => one !== undefined) ? tables : undefined
}

/**
 * Tables where the same cards are dealt, with as many seats each, so that there are as few bots as may be. Nothing where
 * the game can't be compared.
 */
export function tablesForDeal(
  lobby: Lobby,
  night: Night,
  { game: id, options }: NightGame,
): { readonly table: Table; readonly seats: Seating[number] }[] | undefined {
  const game = gameNamed(lobby, id)
  if (game?.duplicate === undefined) return undefined
  const rules = dealRules(game, options)
  const people = peopleIn(night).map(one => one.id)
  const seats = seatsForDeal(game, rules, people.length)
  if (seats === undefined) return undefined
  const seed = lobby.context.tuning.draw() as FreshSeed
  return duplicateSeating(people, seats, seatingsOf(night)).map(group => {
    const table = seated(lobby, night, game, rules, group)
    return { table: { ...table, duplicate: true, phase: { at: 'lobby', seed } }, seats: group }
  })
}

/** People in the order of their seats, so that each side is a team of this game; nothing where it has no such teams. */
function placed(game: AnyGame, options: JsonObject, sides: readonly (readonly string[])[]): string[] | undefined {
  if (sides.every(side => side.length === 1)) return sides.flat()
  const seats = sides.flat().map((_, at) => placeNamed(at))
  const teams = teamsOf(game, options, seats.length)
  const fit = teams?.length === sides.length && teams.every((team, at) => team.length === sides[at]!.length)
  if (!fit) return undefined
  return seats.map(seat => {
    const side = teams.findIndex(team => team.includes(seat))
    return sides[side]![teams[side]!.indexOf(seat)]!
  })
}

/** A lobby where they all sit, each at their place; where there is nobody it is open. The night's host has it where they are among them, else the first. */
function seated(
  lobby: Lobby,
  night: Night,
  game: AnyGame,
  options: JsonObject,
  group: readonly (string | null)[],
): Table {
  const { tuning } = lobby.context
  const reduce = reducerFor(tuning.games)
  const host = group.includes(night.host) ? night.host : group.find(one => one !== null)!
  const bare: Table = {
    ...newTable(lobby, game, host, group.length),
    options,
    fill: game.ownCards !== true,
  }
  const all = group.reduce((now, id, place) => {
    if (id === null) return now
    const { name, colour, avatar } = night.people.find(one => one.id === id)!
    const by = { person: id, owner: false }
    const given = { ...nothingGiven, now: tuning.steady() }
    const sat = reduce(now, { do: 'sit', by, who: { id, name, colour, avatar }, place }, given)
    return 'refused' in sat ? now : sat.table
  }, bare)
  // As each sat down alone, whoever came first was host.
  const table = { ...all, host }
  return game.ownCards === true ? table : { ...table, ...fitted(table, group.length) }
}
