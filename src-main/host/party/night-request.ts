import { randomUUID } from 'node:crypto'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { NightAct, NightBy, NightWord } from '../../../src-engine/night/acts.ts'
import type { Seating } from '../../../src-engine/night/duplicate.ts'
import { gameOfTable, phaseOf, tournamentOn, type Night, type NightGame } from '../../../src-engine/night/night.ts'
import { leads, newNight, reduceNight } from '../../../src-engine/night/reduce.ts'
import { roundToOpen } from '../../../src-engine/night/tournament-round.ts'
import type { Pairing } from '../../../src-engine/night/tournament/swiss.ts'
import type { Draw } from '../../../src-engine/night/tournament/tournament.ts'
import type { Client } from '../context/client.ts'
import { done, no, type Handled } from '../context/refusal.ts'
import { close, gameNamed, type Lobby } from '../lobby/lobby.ts'
import { dealRules, fits } from '../table/model/seats-for.ts'
import { seatsOf, type Table } from '../table/model/table.ts'
import { correctNight, isCorrection, type CorrectionWord } from './corrections.ts'
import { drawFor, pairingFor } from './draw.ts'
import { begin, keepNight } from './keep.ts'
import { isStale, nightNow } from './publish.ts'
import { tablesFor, tablesForDeal, tablesForMatches } from './tables.ts'

/** Does what somebody asks of the night. At an event it is begun, led on and put right where the night is. */
export function answerNight(lobby: Lobby, client: Client, word: NightWord): Handled | Promise<Handled> {
  const { event } = lobby
  if (event === undefined || !(word.do === 'plan' || word.do === 'next' || isCorrection(word)))
    return answerHere(lobby, client, word)
  if (client.person === undefined) return no('display')
  return event.toNight(client).then(to => (to === 'here' ? answerHere(lobby, client, word) : to))
}

function answerHere(lobby: Lobby, client: Client, word: NightWord): Handled | Promise<Handled> {
  const { person, owner } = client
  const { context } = lobby
  if (person === undefined) return no('display')
  const by = { person: person.id, owner }
  const stored = nightNow(context)
  if (word.do === 'plan') {
    const mayReplace =
      stored === undefined || phaseOf(stored.night) === 'over' || leads(stored.night, by) || isStale(context, stored)
    if (!mayReplace) return no('night-on')
    return (
      playlistRefusal(lobby, word.playlist) ??
      keepNight(lobby, newNight(randomUUID(), person, word.playlist), undefined)
    )
  }
  if (stored === undefined) return no('no-night')
  const { night } = stored
  if (word.do === 'next') return openNext(lobby, by)
  if (isCorrection(word)) return correctNight(lobby, by, word, night)
  const bad = word.do === 'playlist' ? playlistRefusal(lobby, word.playlist.slice(night.opened.length)) : undefined
  if (bad !== undefined) return bad
  const act = actOf(lobby, word, client, night)
  if (act === undefined) return no('not-in-night')
  const made = reduceNight(night, act)
  if ('refused' in made) return no(made.refused.code, made.refused.params)
  if (made.night === night) return done
  const { event } = lobby
  if (event === undefined || event.hasNight()) return keepNight(lobby, made.night, night)
  return event.nightActed(act).then(told => (told === 'here' ? keepNight(lobby, made.night, night) : told))
}

type Plain = Exclude<NightWord, { do: 'plan' | 'next' } | CorrectionWord>

/** Nothing where it is about somebody who is not there. */
function actOf({ context }: Lobby, word: Plain, { person, owner }: Client, night: Night): NightAct | undefined {
  const by = { person: person!.id, owner }
  switch (word.do) {
    case 'in': {
      const id = word.person ?? by.person
      const who = id === by.person ? person : (context.people.get(id) ?? night.people.find(one => one.id === id))
      // Who did nothing here yet is not on disk, and says so themselves.
      return who === undefined || context.strangers.has(id)
        ? undefined
        : { do: 'in', on: word.on, who, by, lead: word.lead }
    }
    case 'break': {
      const until = word.minutes === 0 ? undefined : context.tuning.now() + word.minutes * 60_000
      return { do: 'break', until, by }
    }
    case 'rest':
      return { ...word, person: word.person ?? by.person, by }
    default:
      return { ...word, by }
  }
}

/** Whether each game of a playlist is one of ours, and could be played as it is set by some number of people. */
function playlistRefusal(lobby: Lobby, playlist: readonly NightGame[]): Handled | undefined {
  for (const { game: id, options, tournament, duplicate, rounds } of playlist) {
    const game = gameNamed(lobby, id)
    if (game === undefined) return no('unknown-game')
    if (duplicate === true && (game.duplicate === undefined || tournament !== undefined || rounds > 1)) {
      return no('night-no-such-game', { game: id })
    }
    const rules = duplicate === true ? dealRules(game, options) : options
    const counts =
      tournament === undefined
        ? Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min + at)
        : [tournament.seats * tournament.team]
    const tooLarge =
      tournament !== undefined && tournament.seats > 2 && (tournament.form !== 'swiss' || tournament.team > 1)
    if (tooLarge || !counts.some(count => fits(game, rules, count))) return no('night-no-such-game', { game: id })
  }
  return undefined
}

/** Opens the next game or round: its tables are on disk together with the night that has moved on to them. */
async function openNext(lobby: Lobby, by: NightBy): Promise<Handled> {
  const { context } = lobby
  const before = nightNow(context)?.night
  if (before === undefined) return no('no-night')
  const isLead = leads(before, by)
  const draw = isLead ? await drawFor(before, context.tuning.draw()) : undefined
  if (draw !== undefined && 'refused' in draw) return draw
  const rules = preparationFor(lobby, before, draw)
  const pairing = isLead && rules === undefined ? await pairingFor(context.workers, before, draw) : undefined
  const night = nightNow(context)?.night
  // Somebody came or went meanwhile: then it is drawn with them, or without.
  if (night !== before) return openNext(lobby, by)
  const prepares = rules === undefined ? undefined : true
  const judged = reduceNight(night, { do: 'next', tables: [], draw, pairing, prepares, by })
  if ('refused' in judged) return no(judged.refused.code, judged.refused.params)
  const opened = tablesToOpen(lobby, night, { draw, pairing }, rules)
  if (opened === undefined) return no('night-no-seats', { game: gameToOpen(night).game })
  const tables = opened.map(one => one.table)
  // Those of the game before are closed as these open.
  const staying = [...lobby.tables.keys()].filter(table => gameOfTable(night, table) < 0).length
  const most = context.tuning.quotas.tables.house
  if (staying + tables.length > most) return no('too-many-tables', { most })
  const named = opened.map(({ table, match, seats }) => ({
    id: table.id,
    people: night.people.flatMap(({ id }) => (seatsOf(table, id).length > 0 ? [id] : [])),
    ...(match === undefined ? {} : { match }),
    ...(seats === undefined ? {} : { seats }),
  }))
  const made = reduceNight(night, { do: 'next', tables: named, draw, pairing, prepares, by })
  if ('refused' in made) return no(made.refused.code, made.refused.params)
  const written = await keepNight(lobby, made.night, night, tables)
  if (written !== done) return written
  for (const table of tables) begin(lobby, table)
  // Whoever still looks at the result of the last game goes on to the next; a sentence about it would only be in the way.
  for (const live of lobby.tables.values()) {
    const { id } = live.table
    if (gameOfTable(night, id) >= 0) close(live, { code: '' })
  }
  lobby.context.lobbyChanged()
  return done
}

/** The game that goes on, if it is a tournament with rounds to come; else the next of the playlist. */
function gameToOpen(night: Night): NightGame {
  return night.playlist[tournamentOn(night) === undefined ? night.opened.length : night.opened.length - 1]!
}

/** The house rules of the tables where everybody prepares for the tournament that is drawn; nothing where they need not. */
function preparationFor(lobby: Lobby, night: Night, draw: Draw | undefined): JsonObject | undefined {
  if (draw === undefined) return undefined
  const { game, options } = gameToOpen(night)
  return gameNamed(lobby, game)?.preparation?.rules(options)
}

/** `rules`: of the tables where everybody prepares. */
function tablesToOpen(
  lobby: Lobby,
  night: Night,
  { draw, pairing }: { readonly draw: Draw | undefined; readonly pairing: Pairing | undefined },
  rules: JsonObject | undefined,
): readonly { readonly table: Table; readonly match?: number; readonly seats?: Seating[number] }[] | undefined {
  const game = gameToOpen(night)
  if (game.duplicate === true) return tablesForDeal(lobby, night, game)
  if (rules !== undefined) return tablesFor(lobby, night, { ...game, options: rules })?.map(table => ({ table }))
  const round = roundToOpen(night, draw, pairing)
  if (round === undefined) return tablesFor(lobby, night, game)?.map(table => ({ table }))
  return tablesForMatches(lobby, round.night, game, round.open)?.map(([match, table]) => ({ table, match }))
}
