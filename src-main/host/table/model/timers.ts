import { toAct } from '../../../../src-engine/core/match.ts'
import { paceOf } from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import type { Act } from './acts.ts'
import { hasQuorum } from './house.ts'
import { areBound, drawing } from './joint.ts'
import { isFollowed, placeOf, type Playing, type Table } from './table.ts'

/** Something that happens when its time has come. */
export interface Timer {
  readonly key: string
  /** Milliseconds from when it is first scheduled; while it does not run, they stand still. */
  readonly afterMs: number
  readonly runs: boolean
  /** After a sleep of the machine it starts over: people need time to be back. */
  readonly fromWaking?: true
  /** What happens then; without it a time that is up stands at nothing, for all to see. */
  readonly act?: Act
}

/** Tuning of a host that the table's times hang on, in milliseconds. */
export interface Times {
  readonly graceMs: number
  readonly emptyMs: number
  readonly countdownMs: number
  readonly quorumMs: number
  /** How long a device has to add its part to a seed. */
  readonly drawMs: number
}

/** What time will bring this table: turns that run out, words of the rules, people who stay away, an end with nobody left. */
export function timersOf(table: Table, { graceMs, emptyMs, countdownMs, quorumMs, drawMs }: Times): Timer[] {
  const { phase } = table
  if (phase.at === 'closed') return []
  const timers: Timer[] = table.awaited.map(person => ({
    key: `lapse ${person}`,
    afterMs: graceMs,
    runs: true,
    fromWaking: true,
    act: { do: 'lapse', person },
  }))
  if (!isFollowed(table)) {
    const act = { do: 'archive', reason: { code: 'nobody-left' } } as const
    timers.push({ key: 'empty', afterMs: emptyMs, runs: true, fromWaking: true, act })
  }
  if (hasQuorum(table)) timers.push({ key: 'quorum', afterMs: quorumMs, runs: true, act: { do: 'quorum' } })
  const draw = phase.at === 'lobby' ? drawing(phase) : undefined
  if (draw !== undefined) {
    // A time for each: to bind oneself, and to show one's part.
    const key = `draw ${draw.tries ?? 1} ${areBound(draw)}`
    timers.push({ key, afterMs: drawMs, runs: true, act: { do: 'draw-late' } })
  }
  if (phase.at === 'playing' && phase.countdown === true) {
    timers.push({ key: 'countdown', afterMs: countdownMs, runs: true, act: { do: 'go-on' } })
  }
  return phase.at === 'playing' ? [...timers, ...ruleTimers(table, phase), ...turns(table, phase)] : timers
}

/** The clocks the rules ask for; with nobody there they stand still as in a pause. */
function ruleTimers(table: Table, { match, paused, leftMs }: Playing): Timer[] {
  return (match.game.time?.timers?.(match.state) ?? []).map(({ key, afterMs, by, action }) => ({
    key: `rule ${key}`,
    afterMs: leftMs?.[`rule ${key}`] ?? afterMs,
    runs: !paused && isFollowed(table),
    act: { do: 'act', seat: by, action: action as unknown as JsonObject },
  }))
}

/** One for each person who may act now. A pause is no gift of time: each goes on with what it had left. */
function turns(table: Table, { match, paused, leftMs }: Playing): Timer[] {
  const { game } = match
  if (table.timer === 0 || !isFollowed(table) || paceOf(game) !== 'turns') return []
  return toAct(match).flatMap(seat => {
    const place = placeOf(table, seat)
    if (place?.kind !== 'person' || place.sitIn) return []
    const key = `turn ${seat}`
    const timer = { key, afterMs: leftMs?.[key] ?? table.timer * 1000, runs: !paused }
    return game.ownCards === true ? [timer] : [{ ...timer, act: { do: 'timeout' as const, seat } }]
  })
}
