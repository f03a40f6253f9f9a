import type { Coded } from '../core/coded.ts'
import { sameJson, type Json } from '../core/json.ts'
import type { NightAct, NightBy, Person } from './acts.ts'
import { nightLimits } from './seating.ts'
import {
  gameOfTable,
  peopleIn,
  phaseOf,
  resultsAt,
  tablesOn,
  tournamentAt,
  tournamentOn,
  type Night,
  type NightGame,
  type NightPerson,
} from './night.ts'
import { namesRefusal } from './names.ts'
import { withPlaces } from './corrections.ts'
import { reverted } from './revert.ts'
import { swapped } from './swap.ts'
import { awarded, leftDecided, rested } from './tournament-award.ts'
import { finalToDecide, roundToOpen } from './tournament-round.ts'
import { beforeDraw, roundUndone } from './undo-round.ts'

/** What becomes of a night by an act, or why nothing does. */
export type NightStep = { readonly night: Night } | { readonly refused: Coded }

const no = (code: string, params?: Coded['params']): NightStep => ({
  refused: params === undefined ? { code } : { code, params },
})

/** A new night, led by whoever begins it. */
export function newNight(id: string, who: Person, playlist: readonly NightGame[]): Night {
  return { id, host: who.id, people: [entrant(who)], playlist, opened: [], results: [] }
}

/** The rules of a night: the next one, or a refusal that changes nothing. The very same value where nothing changes. */
export function reduceNight(night: Night, act: NightAct): NightStep {
  switch (act.do) {
    case 'rename':
      return { night: renamed(night, act.who) }
    case 'result':
      return { night: withResult(night, act) }
    case 'take-back': {
      const results = night.results.filter(result => result.record !== act.record)
      return { night: results.length === night.results.length ? night : { ...night, results } }
    }
    case 'prepared':
      return { night: prepared(night, act) }
    case 'table-gone':
      return { night: withoutTable(night, act.table) }
    case 'in':
      if (act.who.id !== act.by.person && !leads(night, act.by)) return no('not-night-host')
      if (act.on) return cameIn(night, act.who)
      return { night: act.lead === true && act.who.id === night.host ? ledUnseated(night) : wentOut(night, act.who.id) }
    case 'rest': {
      if (act.person !== act.by.person && !leads(night, act.by)) return no('not-night-host')
      const made = rested(night, act.person, act.on)
      return 'code' in made ? { refused: made } : { night: made }
    }
    default:
      return leads(night, act.by) ? led(night, act) : no('not-night-host')
  }
}

/** Whether this is the night's host, or sits at the host's own machine. */
export function leads({ host }: Night, { person, owner }: NightBy): boolean {
  return owner || host === person
}

type Changing = 'award' | 'correct' | 'revert' | 'swap' | 'undo-round'
type Led = Extract<
  NightAct,
  { do: 'head-start' | 'playlist' | 'names' | 'next' | 'break' | 'left' | 'skip' | 'end' | Changing }
>

/** What only the night's host may do. */
function led(night: Night, act: Led): NightStep {
  const phase = phaseOf(night)
  switch (act.do) {
    case 'head-start': {
      if (!night.people.some(person => person.id === act.person)) return no('not-in-night')
      const people = night.people.map(each => (each.id === act.person ? { ...each, headStart: act.points } : each))
      return { night: { ...night, people } }
    }
    case 'playlist': {
      if (night.ended === true) return no('night-over')
      const played = night.opened.length
      const stays = sameJson(night.playlist.slice(0, played) as Json, act.playlist.slice(0, played) as Json)
      return stays ? { night: { ...night, playlist: act.playlist } } : no('night-played')
    }
    case 'names': {
      if (night.ended === true) return no('night-over')
      const refused = namesRefusal(act.names)
      if (refused !== undefined) return { refused }
      const { expected: _expected, ...rest } = night
      return { night: act.names.length === 0 ? rest : { ...rest, expected: act.names } }
    }
    case 'next': {
      if (phase === 'over') return no('night-over')
      if (phase === 'playing') return no('night-playing')
      if (peopleIn(night).length === 0) return no('nobody-in')
      return opened(night, act)
    }
    case 'award':
    case 'correct':
    case 'revert':
    case 'swap':
    case 'undo-round': {
      if (night.ended === true) return no('night-over')
      const made = changed(night, act)
      return 'code' in made ? { refused: made } : { night: made }
    }
    case 'left': {
      const made = leftDecided(night, act.entrant, act.counts)
      return 'code' in made ? { refused: made } : { night: made }
    }
    case 'break': {
      if (act.until === undefined) return { night: withoutBreak(night) }
      if (phase === 'over') return no('night-over')
      if (phase === 'playing') return no('night-playing')
      return { night: { ...night, breakUntil: act.until } }
    }
    case 'skip': {
      if (phase === 'over') return no('night-over')
      if (phase !== 'playing' && tournamentOn(night) === undefined) {
        return { night: onwards(night, { tables: [], skipped: true }) }
      }
      const last = { ...night.opened.at(-1)!, skipped: true as const }
      return { night: { ...night, opened: [...night.opened.slice(0, -1), last] } }
    }
    case 'end':
      return { night: night.ended === true ? night : { ...withoutBreak(night), ended: true } }
  }
}

/** What stands is changed, which goes into the night's history. */
function changed(night: Night, act: Extract<NightAct, { do: Changing }>): Night | Coded {
  const how = { at: 0, fresh: [], tables: [], ...act.house, by: act.by.person }
  switch (act.do) {
    case 'award':
      return awarded(night, act, how)
    case 'correct':
      return withPlaces(night, act.record, act.places, how)
    case 'revert':
      return reverted(night, act.change, how)
    case 'swap':
      return swapped(night, act.one, act.other, how)
    case 'undo-round':
      return roundUndone(night, how)
  }
}

/** The next game, or of a tournament its next round. */
function opened(night: Night, { tables, draw, pairing, prepares }: Extract<NightAct, { do: 'next' }>): NightStep {
  if (draw !== undefined && prepares === true) {
    return { night: onwards(night, { tables, tournament: { ...draw, awards: [] }, brought: {} }) }
  }
  const isTournament =
    tournamentOn(night) !== undefined || night.playlist[night.opened.length]?.tournament !== undefined
  if (!isTournament) {
    // Alone nobody can be compared.
    const isDuplicate = night.playlist[night.opened.length]?.duplicate === true
    if (isDuplicate && peopleIn(night).length < 2) return no('night-too-few')
    return { night: onwards(night, { tables }) }
  }
  const round = roundToOpen(night, draw, pairing)
  if (round === undefined) return no('night-too-few')
  const on = round.open.length === 0 ? tournamentOn(round.night) : undefined
  if (on !== undefined) return no(finalToDecide(on) === undefined ? 'night-too-few' : 'night-no-finalist')
  const last = round.night.opened.at(-1)!
  const added = tables.map((table, at) => ({ ...table, number: at + 1 }))
  const was = tournamentOn(night) === undefined ? undefined : night.opened.at(-1)
  const now = { ...last, tables: [...last.tables, ...added], before: beforeDraw(was, last) }
  return { night: withoutBreak({ ...round.night, opened: [...round.night.opened.slice(0, -1), now] }) }
}

function onwards(night: Night, next: Night['opened'][number]): Night {
  return { ...withoutBreak(night), opened: [...night.opened, { ...next, before: beforeDraw(undefined, next) }] }
}

function withoutBreak(night: Night): Night {
  const { breakUntil, ...rest } = night
  return breakUntil === undefined ? night : rest
}

function entrant({ id, name, colour, avatar }: Person): NightPerson {
  return { id, name, colour, avatar, in: true, headStart: 0 }
}

/** Somebody comes, late or back: whoever was here before goes on with the points they had. */
function cameIn(night: Night, who: Person): NightStep {
  if (night.ended === true) return no('night-over')
  const before = night.people.find(person => person.id === who.id)
  if (before?.in === true) return { night }
  if (before === undefined && night.people.length >= nightLimits.people) {
    return no('night-full', { most: nightLimits.people })
  }
  const people =
    before === undefined
      ? [...night.people, entrant(who)]
      : night.people.map(person => (person === before ? { ...person, in: true } : person))
  return { night: withHost({ ...night, people }) }
}

/** Somebody goes. Whoever has played stays on the list with their points; the others were never there. */
function wentOut(night: Night, person: string): Night {
  const before = night.people.find(known => known.id === person)
  const leadsUnseated = night.organised === true && night.host === person
  if (before === undefined || (!before.in && !leadsUnseated)) return night
  const played =
    night.results.some(({ places }) => places.some(group => group.includes(person))) ||
    night.opened.some(({ tournament }) => tournament?.entrants.some(entrant => entrant.includes(person)) === true)
  const people = night.people.flatMap(known => (known !== before ? [known] : played ? [{ ...known, in: false }] : []))
  const { organised, ...rest } = night
  // Whoever led without playing and goes altogether leads no more.
  return withHost({ ...rest, ...(person === night.host || organised === undefined ? {} : { organised }), people })
}

/** Whoever leads it has no seat in it. */
function ledUnseated(night: Night): Night {
  const people = night.people.map(person => (person.id === night.host ? { ...person, in: false } : person))
  return { ...night, people, organised: true }
}

/** The night is led by somebody who is in, as long as anybody is: the one who came first; or by whoever leads it without playing. */
function withHost({ organised, ...night }: Night): Night {
  if (organised === true && !peopleIn(night).some(person => person.id === night.host)) return { ...night, organised }
  const here = peopleIn(night)
  const host = here.some(person => person.id === night.host) ? night.host : (here[0]?.id ?? night.host)
  return host === night.host ? night : { ...night, host }
}

function renamed(night: Night, { id, name, colour, avatar }: Person): Night {
  if (!night.people.some(person => person.id === id)) return night
  const people = night.people.map(person => (person.id === id ? { ...person, name, colour, avatar } : person))
  return sameJson(people as Json, night.people as Json) ? night : { ...night, people }
}

/**
 * Counts the end of a game, if it is one of the game that is on and its table still owes a round; one that has counted
 * already is set right.
 */
function withResult(night: Night, act: Extract<NightAct, { do: 'result' }>): Night {
  const { table, record, places, made, guesses = [] } = act
  const isDuplicate = night.playlist[gameOfTable(night, table)]?.duplicate === true
  const result = {
    table,
    record,
    places,
    ...(isDuplicate && made !== undefined ? { made } : {}),
    ...(guesses.length === 0 ? {} : { guesses }),
  }
  const before = night.results.find(kept => kept.record === record)
  if (before !== undefined) {
    const { corrected, ...plain } = before
    if (sameJson(plain as Json, result as Json)) return night
    // What whoever leads put right stands as long as the table says the same of it.
    const stands = corrected !== undefined && sameJson(before.places as Json, places as Json)
    const now = stands ? { ...result, corrected } : result
    return { ...night, results: night.results.map(kept => (kept === before ? now : kept)) }
  }
  if (!tablesOn(night).some(open => open.id === table)) return night
  return { ...night, results: [...night.results, result] }
}

/** Keeps what was prepared at a table for the tournament that is on, as long as that table stands. */
function prepared(night: Night, { table: id, made }: Extract<NightAct, { do: 'prepared' }>): Night {
  const last = night.opened.at(-1)
  const before = last?.tables.find(other => other.id === id)
  if (last?.brought === undefined || before === undefined || before.match !== undefined) return night
  const { prepared: _prepared, ...bare } = before
  const table = made === undefined ? bare : { ...bare, prepared: true as const }
  const now = {
    ...last,
    tables: last.tables.map(other => (other === before ? table : other)),
    brought: { ...last.brought, ...made },
  }
  return sameJson(now as Json, last as Json) ? night : { ...night, opened: [...night.opened.slice(0, -1), now] }
}

/** Nobody waits for a table that is closed. One that has played all its rounds stays as it was. */
function withoutTable(night: Night, id: string): Night {
  const at = gameOfTable(night, id)
  if (at < 0 || isPlayedOut(night, at, id)) return night
  const opened = night.opened.map((round, index) =>
    index === at
      ? { ...round, tables: round.tables.map(table => (table.id === id ? { ...table, gone: true as const } : table)) }
      : round,
  )
  return sameJson(opened as Json, night.opened as Json) ? night : { ...night, opened }
}

/** Whether a table has played all it was opened for. */
function isPlayedOut(night: Night, at: number, id: string): boolean {
  const tournament = tournamentAt(night, at)
  if (tournament === undefined) return resultsAt(night, id).length >= night.playlist[at]!.rounds
  const { match, prepared: isPrepared } = night.opened[at]!.tables.find(table => table.id === id)!
  return match === undefined ? isPrepared === true : tournament.matches[match]?.state !== 'ready'
}
