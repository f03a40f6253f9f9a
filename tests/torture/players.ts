import { fillings, games, type JsonObject } from '../../src-engine/index.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import { join, personOf, tokenOf, type TestClient } from '../support/host-client.ts'
import { opened } from '../support/host-play.ts'

/** A play that was acknowledged, and when, in milliseconds since 1970. */
interface Told {
  readonly action: JsonObject
  readonly at: number
}

/** What players were told is done, by record and number. */
export interface Ledger {
  readonly done: Map<string, Map<number, Told>>
  readonly problems: string[]
  /** Just started again: every table must go on without being asked to, but for Brawl, which waits for all to be ready. */
  alone: boolean
  /** Records that something was acknowledged in since this was last emptied. */
  readonly touched: Set<string>
}
export const newLedger = (): Ledger => ({ done: new Map(), problems: [], alone: false, touched: new Set() })

export interface Guest {
  readonly name: string
  readonly game: string
  /** The first at a table opens it, starts it, and asks for the next game. */
  readonly first: boolean
  token?: string
  table?: string
  client?: TestClient
}

interface Seating {
  readonly game: string
  readonly people: number
  readonly seats: number
  readonly options?: JsonObject
}
/** A full table of every game: people with sockets, and bots in all other seats where the game has bots. */
const seatings: readonly Seating[] = Object.values(games).map(game => {
  const best = Math.max(game.seats.min, Math.min(game.seats.max, 6))
  if (game.ownCards === true) return { game: game.id, people: 4, seats: 4 }
  if (game.id === 'brawl') return { game: game.id, people: 2, seats: 4, options: { table: 'round-robin' } }
  return { game: game.id, people: 2, seats: best }
})

/** Everybody who will sit at the tables, not yet connected. */
export function guestsOf(): Guest[] {
  return seatings.flatMap(({ game, people }) =>
    Array.from({ length: people }, (_, i) => ({
      name: `P${i}${game.replaceAll(/[^a-z]/g, '')}`,
      game,
      first: i === 0,
    })),
  )
}

/** Connects everybody, with their tokens where they have one; opens and starts each table the first time. */
export async function arrive(guests: readonly Guest[], port: number, ledger: Ledger): Promise<void> {
  const fresh = guests.some(guest => guest.table === undefined)
  for (const guest of guests) {
    const { name, token } = guest
    const client = await join(port, { name, ...(token === undefined ? {} : { token }) })
    guest.token = tokenOf(client)
    guest.client = client
    if (guest.table !== undefined) continue
    const seating = seatings.find(one => one.game === guest.game)!
    const mates = guests.filter(other => other.game === guest.game)
    if (guest.first) {
      const { seats, options } = seating
      guest.table = await opened(client, guest.game, { seats, ...(options === undefined ? {} : { options }) })
      await client.ask({ say: 'set', table: guest.table, change: { level: 'easy', thinking: 20 } })
    } else {
      guest.table = mates[0]!.table!
      await client.ask({ say: 'sit', table: guest.table })
    }
  }
  for (const guest of guests) {
    if (guest.first && fresh) await guest.client!.ask({ say: 'start', table: guest.table! })
    void playOn(guest, ledger)
  }
}

const isReady = ({ ready }: TableSays['table'], client: TestClient): boolean =>
  ready?.includes(personOf(client)) === true

type TableSays = Extract<ToClient, { say: 'table' }>

/** Plays as fast as the table takes it, until the connection is gone. */
async function playOn(guest: Guest, ledger: Ledger): Promise<void> {
  const { client } = guest
  const table = guest.table!
  const about = (): TableSays | undefined =>
    client!.messages.findLast((one): one is TableSays => one.say === 'table' && one.table.id === table)
  for (let turn = 0; client!.socket.readyState === client!.socket.OPEN; turn++) {
    const state = about()
    const seat = state?.yours[0]
    if (state === undefined || seat === undefined) {
      await pause(10)
      continue
    }
    const mayWait = guest.game === 'brawl'
    if (ledger.alone && (state.table.phase === 'lobby' || (state.table.paused && !mayWait)))
      ledger.problems.push(
        `${guest.game} does not go on by itself: ${state.table.phase}, paused: ${state.table.paused}`,
      )
    if (guest.first && state.table.phase === 'over') await said(client!, { say: 'rematch', table })
    else if (guest.first && state.table.phase === 'lobby') await said(client!, { say: 'start', table })
    else if ((guest.first || mayWait) && state.table.paused && !isReady(state.table, client!))
      await said(client!, { say: 'pause', table, on: false })
    const ways = fillings(client!.views.get(seat)?.offers ?? []).filter(way => way.do !== 'concede')
    const action = ways[(turn * 7) % Math.max(1, ways.length)] as unknown as JsonObject | undefined
    if (action === undefined || state.table.phase !== 'playing' || state.table.paused) {
      await pause(15)
      continue
    }
    const record = state.table.record
    onSend?.()
    const answer = await said(client!, { say: 'act', table, seat, action })
    if (answer?.say === 'done' && answer.seq !== undefined && record === about()?.table.record) {
      note(ledger, record!, answer.seq, { by: seat, ...action })
    }
    await pause(guest.game === 'referee' ? 60 : 5)
  }
}

let onSend: (() => void) | undefined
/** Calls this once, as the next action of anybody goes out. */
export function atNextSend(then: () => void): void {
  onSend = () => {
    onSend = undefined
    then()
  }
}

/** Asked without insisting: a host that is killed answers nothing. */
function said(client: TestClient, message: Parameters<TestClient['ask']>[0]) {
  return Promise.race([client.ask(message).catch(() => undefined), client.closed.then(() => undefined)])
}

function note({ done, problems, touched }: Ledger, record: string, seq: number, action: JsonObject): void {
  const numbers = done.get(record) ?? new Map<number, Told>()
  done.set(record, numbers)
  const before = numbers.get(seq)
  if (before !== undefined) {
    problems.push(`${record}: number ${seq} was acknowledged twice: ${JSON.stringify([before.action, action])}`)
  }
  numbers.set(seq, { action, at: Date.now() })
  touched.add(record)
}

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
