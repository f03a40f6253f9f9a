import { paceOf } from '../../../../src-engine/core/game.ts'
import { no } from '../../context/refusal.ts'
import { step, type By, type Given, type Stepped } from './acts.ts'
import { isHere, personAt, seatsOf, type Playing, type Table } from './table.ts'

/** Stops the game: its timers keep what they have left. */
export function paused(table: Table, { leftMs }: Given): Stepped {
  const { phase } = table
  if (phase.at !== 'playing') return no('not-playing')
  // Whoever stops a countdown is no longer ready, and nobody else is.
  if (phase.paused && phase.countdown !== true) return step(table)
  const { ready: _ready, countdown: _countdown, ...rest } = phase
  return step({ ...table, phase: phase.paused ? rest : { ...rest, paused: true, leftMs } })
}

/** In turns anyone who sits here goes on for all; in real time they say that they are ready. */
function resumePlay(table: Table, by: By): Stepped {
  const { phase } = table
  if (phase.at !== 'playing') return no('not-playing')
  if (!phase.paused) return step(table)
  if (paceOf(table.game) !== 'realtime') return step({ ...table, phase: goingOn(phase) })
  const ready = [...new Set([...(phase.ready ?? []), by.person])]
  return step({ ...table, phase: { ...phase, ready } })
}

/**
 * In real time a paused game is counted down to where it goes on once all who sit at it are ready (RULES BRL-2): a hand on
 * its way is worth a point. Whoever went a moment ago is waited for, and after the grace no longer. The countdown stops
 * where somebody comes back meanwhile who has to be waited for.
 */
export function countDownOnceReady(table: Table): Table {
  const { phase, places, awaited } = table
  if (phase.at !== 'playing' || !phase.paused || phase.ready === undefined) return table
  const { countdown, ...rest } = phase
  const ready = phase.ready.filter(person => seatsOf(table, person).length > 0 && isHere(table, person))
  const waits = places.some(place => {
    const person = personAt(place)
    return person !== undefined && !ready.includes(person) && (isHere(table, person) || awaited.includes(person))
  })
  const isReady = !waits && ready.length > 0
  if (isReady === (countdown === true)) return table
  return { ...table, phase: isReady ? { ...rest, countdown: true } : rest }
}

/** The game goes on, if it is still counted down to that. */
export function countedDown(table: Table): Table {
  const { phase } = table
  return phase.at === 'playing' && phase.countdown === true ? { ...table, phase: goingOn(phase) } : table
}

/** The clock holds what the timers have left, from here on. */
function goingOn({ ready: _ready, countdown: _countdown, leftMs: _left, ...rest }: Playing): Playing {
  return { ...rest, paused: false }
}

/** Whoever may speak for a seat may pause and go on. */
export function pause(table: Table, by: By, on: boolean, given: Given): Stepped {
  if (seatsOf(table, by.person).length === 0) return no('not-seated')
  return on ? paused(table, given) : resumePlay(table, by)
}
