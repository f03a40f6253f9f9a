import { chanceFrom, fillings, games, type Chance, type JsonObject } from '../../src-engine/index.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import type { TestClient } from './host-client.ts'

// What somebody says who is really there: opens, sits down, starts, plays what is open to them, and now and then just not.

type TableSays = Extract<ToClient, { say: 'table' }>
export interface Lively {
  /** The next thing to say; `n` is put in by whoever sends it. */
  next(): JsonObject
}

const playable = Object.keys(games)

/** One who says sensible things over this client. `open`: tables that others opened and that have not begun. */
export function lively(client: TestClient, seed: number, open: () => readonly string[]): Lively {
  const chance = chanceFrom({ seed: String(seed).padStart(32, '0'), drawn: {} })
  const pick = <T>(what: string, from: readonly T[]): T => from[chance.below(what, from.length)]!
  let at: TableSays | undefined
  /** Why the game here does not begin: it can't as the table is set, or somebody else has to say so. */
  let stuck: 'cannot-start' | 'not-host' | undefined
  client.hear(said => {
    if (said.say === 'refused' && (said.code === 'cannot-start' || said.code === 'not-host')) stuck = said.code
    if (said.say === 'gone') at = undefined
    if (said.say !== 'table') return
    if (said.yours.length > 0) at = said
    else if (at?.table.id === said.table.id) at = undefined
  })

  const beside = (table: string, seat: string): JsonObject =>
    pick<JsonObject>('beside', [
      { say: 'chat', table, to: 'table', text: 'hello' },
      { say: 'pause', table, on: false },
      { say: 'sync', table, viewer: seat },
      { say: 'here', table, seat, sitIn: false },
      { say: 'ask', what: 'coach', about: { table, seat } },
      { say: 'point', table, seat, at: 'table' } as JsonObject,
      { say: 'watch', table },
      { say: 'set', table, change: { timer: 30 } },
      { say: 'stand', table, seat },
      { say: 'arrange', table, order: [] },
    ])

  return {
    next: () => {
      if (at === undefined) {
        const tables = open()
        if (tables.length > 0 && chance.below('sit', 3) > 0) return { say: 'sit', table: pick('which', tables) }
        const game = pick('game', playable)
        const most = Math.min(6, games[game]!.seats.max)
        return { say: 'open', game, seats: Math.max(games[game]!.seats.min, 2 + chance.below('seats', most - 1)) }
      }
      const { table, yours } = at
      const seat = pick('seat', yours)
      if (chance.below('beside', 12) === 0) return beside(table.id, seat)
      const why = stuck
      stuck = undefined
      if (table.phase !== 'playing' && why !== undefined && chance.below('go', 3) > 0)
        return { say: why === 'cannot-start' ? 'close' : 'leave', table: table.id }
      if (table.phase === 'lobby') return { say: 'start', table: table.id }
      if (table.phase === 'over') {
        return chance.below('again', 3) > 0 ? { say: 'rematch', table: table.id } : { say: 'close', table: table.id }
      }
      if (table.paused) return { say: 'pause', table: table.id, on: false }
      const ways = fillings(client.views.get(seat)?.offers ?? []).filter(way => way.do !== 'concede')
      if (ways.length === 0) return { say: 'sync', table: table.id, viewer: seat }
      const action = pick('way', ways) as unknown as JsonObject
      return {
        say: 'act',
        table: table.id,
        seat,
        action: chance.below('slip', 6) === 0 ? slip(chance, action) : action,
      }
    },
  }
}

/** An action with one of its parts lost, doubled, or another. */
function slip(chance: Chance, action: JsonObject): JsonObject {
  const keys = Object.keys(action)
  const key = keys[chance.below('key', keys.length)]!
  const { [key]: was, ...rest } = action
  switch (chance.below('how', 4)) {
    case 0:
      return rest
    case 1:
      return { ...action, [key]: [was!, was!] }
    case 2:
      return { ...action, [key]: -1 }
    default:
      return { ...action, [`${key}s`]: was! }
  }
}
