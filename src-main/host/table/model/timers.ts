import { paceOf } from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import type { Act } from './acts.ts'
import { placeOf, type Playing, type Table } from './table.ts'

/** Something that happens when its time has come. */
export interface Bell {
  readonly key: string
  /** Milliseconds from when it first hangs; while it does not run, they stand still. */
  readonly after: number
  readonly runs: boolean
  /** What is said then; without it a time that is up stands at nothing, for all to see. */
  readonly say?: Act
}

/** What time will bring this table: turns that run out, words of the rules, people who stay away, an end with nobody left. */
export function bellsOf(table: Table, { graceMs, emptyMs }: { graceMs: number; emptyMs: number }): Bell[] {
  const { phase, eyes } = table
  if (phase.at === 'closed') return []
  const bells: Bell[] = table.awaited.map(person => ({
    key: `lapse ${person}`,
    after: graceMs,
    runs: true,
    say: { do: 'lapse', person },
  }))
  if (eyes === 0) {
    bells.push({ key: 'empty', after: emptyMs, runs: true, say: { do: 'put-away', why: { code: 'nobody-left' } } })
  }
  return phase.at === 'playing' ? [...bells, ...rulesBells(phase, eyes), ...turns(table, phase)] : bells
}

/** The clocks the rules ask for; with nobody there they stand still as in a pause. */
function rulesBells({ match, paused }: Playing, eyes: number): Bell[] {
  return (match.game.time?.timers?.(match.state) ?? []).map(({ key, afterMs: after, by, action }) => ({
    key: `rule ${key}`,
    after,
    runs: !paused && eyes > 0,
    say: { do: 'act', seat: by, action: action as unknown as JsonObject },
  }))
}

/** One for each person who may act now. A pause is no gift of time: each goes on with what it had left. */
function turns(table: Table, { match, paused }: Playing): Bell[] {
  const { game } = match
  if (table.timer === 0 || table.eyes === 0 || paceOf(game) !== 'turns') return []
  return game.actors(match.state).flatMap(seat => {
    const place = placeOf(table, seat)
    if (place?.kind !== 'person' || place.sitIn) return []
    const bell = { key: `turn ${seat}`, after: table.timer * 1000, runs: !paused }
    return game.paper === true ? [bell] : [{ ...bell, say: { do: 'timeout' as const, seat } }]
  })
}
