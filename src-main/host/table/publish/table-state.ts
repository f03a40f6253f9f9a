import { createHash } from 'node:crypto'
import { cameOf } from '../../../../src-engine/night/guesses.ts'
import type { Match } from '../../../../src-engine/core/match.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import { difference, type Change } from '../../../../src-engine/protocol/difference.ts'
import { settingsOf } from '../../../../src-engine/protocol/table-settings.ts'
import { shownOptions } from '../../../../src-engine/core/options.ts'
import type { SeatState, TableState } from '../../../../src-engine/protocol/to-client.ts'
import type { TableSummary } from '../../../../src-engine/protocol/desktop.ts'
import type { Client } from '../../context/client.ts'
import { Encoded } from '../../context/encoded.ts'
import type { Audience } from './audience.ts'
import { problemOf } from '../model/settings.ts'
import { mayAskCoach } from '../model/help.ts'
import { hasQuorum } from '../model/house.ts'
import { lostSeats } from './lost-seats.ts'
import { teamOf } from './talk.ts'
import { dealtAt, isHere, seatsOf, taken, type Place, type Table } from '../model/table.ts'
import { placeName } from '../model/seat-options.ts'

/** SHA-256 of the seed's 32 hex digits as text: shown before the deal, so that anybody can check the deal afterwards. */
function commitmentOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex')
}

/** All about a table that is not the game itself. */
function tableState(audience: Audience): TableState {
  const { table } = audience
  const { phase } = table
  const problem = phase.at === 'lobby' ? problemOf(table) : undefined
  const dealt = dealtAt(table)
  const language = audience.context.languages.get(table.host)
  return {
    id: table.id,
    game: table.game.id,
    title: table.game.id,
    phase: phaseOf(table),
    solo: table.solo,
    host: table.host,
    ...settingsOf(table),
    coach: table.solo || table.coach,
    ...(hasQuorum(table) ? { beginning: true } : {}),
    places: table.places.map((place, index) => seatState(table, place, index)),
    options: shownOptions(table.game.options, table.options),
    ...(problem === undefined ? {} : { problem: problem.code }),
    ...(problem?.params === undefined ? {} : { problemParams: problem.params }),
    ...(language === undefined ? {} : { language }),
    paused: phase.at === 'playing' && phase.paused,
    ...(phase.at !== 'over' && phase.at !== 'closed' && phase.ready !== undefined ? { ready: phase.ready } : {}),
    ...(phase.at === 'playing' && phase.countdown === true ? { countdown: true } : {}),
    ...(table.dealIn === undefined ? {} : { dealIn: table.dealIn }),
    ...(table.sentAway === undefined ? {} : { sentAway: table.sentAway }),
    ...lostAt(audience),
    ...guessesOf(audience),
    ...(hasTeamTalk(dealt?.match) ? { teamTalk: true } : {}),
    ...(table.quiet === undefined ? {} : { quiet: table.quiet }),
    watching: watching(audience),
    ...jointOf(table),
    ...(phase.at === 'closed' ? {} : { commitment: commitmentOf(phase.seed) }),
    // Where the end may be taken back, anyone who knew the seed could work out the draws that follow; where the same cards
    // are dealt at another table, the hands there.
    ...(phase.at === 'over' && table.game.endCanBeTakenBack !== true && table.duplicate !== true
      ? { seed: phase.seed }
      : {}),
    ...(dealt === undefined ? {} : { record: dealt.record }),
    ...(phase.at === 'over' ? { winners: phase.outcome.winners } : {}),
  }
}

function lostAt(audience: Audience): Pick<TableState, 'lost'> {
  const lost = lostSeats(audience)
  return lost.length === 0 ? {} : { lost }
}

function guessesOf({ table, context }: Audience): Pick<TableState, 'guesses'> {
  const dealt = dealtAt(table)
  if (dealt?.guesses === undefined) return {}
  const outcome = dealt.at === 'over' ? dealt.outcome : undefined
  const guesses = dealt.guesses.map(guess => {
    const { person, about, on } = guess
    const place = taken(table.places).find(one => one.kind === 'person' && one.person === person && !one.guest)
    const came = cameOf(guess, outcome)
    const name = place?.name ?? context.people.get(person)?.name ?? ''
    return { person, name, about, on, ...(came === undefined ? {} : { came }) }
  })
  return { guesses }
}

function hasTeamTalk(match: Match | undefined): boolean {
  return match?.seats.some(seat => teamOf(match, seat).length > 1) === true
}

/** Of a seed that is drawn together, what everybody may know: the host's own part only once the seed is shown. */
function jointOf({ phase, game }: Table): Pick<TableState, 'draw' | 'drawn'> {
  if (phase.at === 'lobby' && phase.draw !== undefined) {
    const { parts, without } = phase.draw
    const asked = parts.map(({ person, commitment, part }) => ({
      person,
      ...(commitment === undefined ? {} : { commitment }),
      ...(part === undefined ? {} : { shown: true as const }),
    }))
    return { draw: { parts: asked, ...(without === undefined ? {} : { without }) } }
  }
  if ((phase.at !== 'playing' && phase.at !== 'over') || phase.joint === undefined) return {}
  const { own, parts, without } = phase.joint
  const kept = without === undefined ? {} : { without }
  const isShown = phase.at === 'over' && game.endCanBeTakenBack !== true
  return { drawn: { commitment: commitmentOf(own), parts, ...kept, ...(isShown ? { own } : {}) } }
}

function phaseOf({ phase }: Table): TableState['phase'] {
  return phase.at === 'closed' ? 'over' : phase.at
}

function seatState(table: Table, place: Place, index: number): SeatState {
  if (place.kind === 'open') return { ...nobody, seat: placeName(index), kind: 'open' }
  const { kind, seat, name, colour, avatar } = place
  const shown = { ...nobody, kind, seat, name, colour, avatar }
  if (place.kind === 'bot') return { ...shown, level: place.level ?? table.level }
  const { person, sitIn, asked } = place
  const help = place.help === undefined || !mayAskCoach(table) ? {} : { help: place.help }
  return { ...shown, person, here: isHere(table, person), sitIn, asked, ...help }
}

const nobody = { name: '', colour: 0, avatar: '', here: false, sitIn: false, asked: false }

/** Connections that only look: displays and people without a seat. */
function watching({ table, followers }: Audience): number {
  let count = 0
  for (const client of followers) if (seatsOf(table, client.person?.id).length === 0) count++
  return count
}

export function summaryOf(audience: Audience): TableSummary {
  const { table } = audience
  const sitting = taken(table.places)
  return {
    id: table.id,
    game: table.game.id,
    title: table.game.id,
    phase: phaseOf(table),
    seats: table.places.length,
    taken: sitting.length,
    watching: watching(audience),
    ...(table.locked ? { locked: true } : {}),
    host: hostName(audience),
  }
}

/** The host's name as it is shown at the table; of one who only hosts, their own. */
function hostName({ table, context }: Audience): string {
  const place = taken(table.places).find(one => one.kind === 'person' && one.person === table.host && !one.guest)
  return place?.name ?? (table.standsBy === table.host ? context.people.get(table.host)?.name : undefined) ?? ''
}

/** Sends the table's state to everybody at it if it changed. Gives whether it had. */
export function publishTable(audience: Audience): boolean {
  const state = tableState(audience)
  const text = JSON.stringify(state)
  const before = audience.lastState
  if (before?.text === text) return false
  audience.lastState = { state, text, holders: new WeakSet(), encoded: new Map() }
  const change = before && difference(before.state as unknown as JsonObject, state as unknown as JsonObject)
  for (const client of audience.followers) {
    sendState(audience, client, before?.holders.has(client) === true ? change : undefined)
  }
  audience.context.lobbyChanged()
  return true
}

/** Sends one client the table's state. */
export function sendTable(audience: Audience, client: Client): void {
  publishTable(audience)
  sendState(audience, client)
}

/** `change`: from the state that this client holds. Encoded once for all who have the same seats. */
function sendState({ table, lastState }: Audience, client: Client, change?: Change): void {
  if (lastState === undefined) return
  lastState.holders.add(client)
  const yours = seatsOf(table, client.person?.id)
  const key = `${change === undefined ? 'whole' : 'change'} ${yours.join(' ')}`
  let encoded = lastState.encoded.get(key)
  if (encoded === undefined) {
    encoded = new Encoded(
      change === undefined
        ? { say: 'table', table: lastState.state, yours }
        : { say: 'table-change', table: table.id, change, yours },
    )
    lastState.encoded.set(key, encoded)
  }
  client.send(encoded)
}
