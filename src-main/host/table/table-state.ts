import { createHash } from 'node:crypto'
import { shownOptions } from '../../../src-engine/core/options.ts'
import type { SeatState, TableState, ToClient } from '../../../src-engine/protocol/to-client.ts'
import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'
import type { Client } from '../house/client.ts'
import type { Live } from './live.ts'
import { problemOf } from './settings.ts'
import { json, spell, type Spelled } from './spell.ts'
import { dealtAt, isHere, seated, seatsOf, type Sitting, type Table } from './table.ts'
import { placeName } from './seat-options.ts'

/** SHA-256 of the seed's 32 hex digits as text: shown before the deal, so that anybody can check the deal afterwards. */
export function commitmentOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex')
}

/** Asked for after every change, so it is made once a seed. */
function commitment(live: Live, seed: string): string {
  if (live.committed?.seed !== seed) live.committed = { seed, hash: commitmentOf(seed) }
  return live.committed.hash
}

/** All about a table that is not the game itself. */
export function tableState(live: Live): TableState {
  const { table } = live
  const { phase } = table
  const problem = phase.at === 'lobby' ? problemOf(table) : undefined
  const dealt = dealtAt(table)
  const language = live.house.languages.get(table.host)
  return {
    id: table.id,
    game: table.game.id,
    title: table.game.id,
    phase: phaseOf(table),
    solo: table.solo,
    host: table.host,
    places: table.places.map((place, index) => seatState(table, place, index)),
    options: shownOptions(table.game.options, table.options),
    ...(problem === undefined ? {} : { problem: problem.code }),
    ...(problem?.params === undefined ? {} : { problemParams: problem.params }),
    ...(language === undefined ? {} : { language }),
    timer: table.timer,
    level: table.level,
    thinking: table.thinking,
    fill: table.fill,
    coach: table.solo || table.coach,
    paused: phase.at === 'playing' && phase.paused,
    ...(phase.at === 'playing' && phase.ready !== undefined ? { ready: phase.ready } : {}),
    watching: watching(live),
    ...(phase.at === 'closed' ? {} : { commitment: commitment(live, phase.seed) }),
    // Where the end may be taken back, anyone who knew the seed could work out the draws that follow.
    ...(phase.at === 'over' && table.game.paper !== true ? { seed: phase.seed } : {}),
    ...(dealt === undefined ? {} : { record: dealt.record }),
    ...(phase.at === 'over' ? { winners: phase.outcome.winners } : {}),
  }
}

function phaseOf({ phase }: Table): TableState['phase'] {
  return phase.at === 'closed' ? 'over' : phase.at
}

function seatState(table: Table, place: Sitting, index: number): SeatState {
  return {
    seat: place.kind === 'open' ? placeName(index) : place.seat,
    kind: place.kind,
    name: place.name,
    colour: place.colour,
    avatar: place.avatar,
    ...(place.person === undefined ? {} : { person: place.person }),
    ...(place.kind === 'bot' ? { level: place.level ?? table.level } : {}),
    here: place.kind === 'person' && isHere(table, place.person),
    sitIn: place.sitIn,
    asked: place.asked,
  }
}

/** Connections that only look: displays and people without a seat. */
function watching({ table, followers }: Live): number {
  let count = 0
  for (const client of followers) if (seatsOf(table, client.person?.id).length === 0) count++
  return count
}

export function summaryOf(live: Live): TableSummary {
  const { table } = live
  const taken = seated(table.places)
  return {
    id: table.id,
    game: table.game.id,
    title: table.game.id,
    phase: phaseOf(table),
    seats: table.places.length,
    taken: taken.length,
    watching: watching(live),
    host: taken.find(place => place.person === table.host && !place.guest)?.name ?? '',
  }
}

type TableWord = Extract<ToClient, { say: 'table' }>

/** Sends the table's state to everybody at it if it changed; it is put into text once. Gives whether it had. */
export function tellTable(live: Live): boolean {
  const state = json(tableState(live))
  if (state === live.state) return false
  live.state = state
  for (const client of live.followers) sendTable(live, client, state)
  live.house.lobbyChanged()
  return true
}

export function sendTable(live: Live, client: Client, state: Spelled<TableState> = json(tableState(live))): void {
  const yours = json(seatsOf(live.table, client.person?.id))
  client.sendText(spell<TableWord>({ say: json('table'), table: state, yours }))
}
