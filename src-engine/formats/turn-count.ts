import { changed } from '../core/changed.ts'
import type { Seat } from '../core/game.ts'
import type { FormatState, Step, Turn } from './state.ts'
import type { Range, Rules } from './format.ts'
import type { FormatEvent } from './events.ts'
import { positionsInRange, stepsLeft } from './range.ts'

/** Turns at a time for so many players (RULES FMT-12): 1 + those within spell range share out the table. */
export function turnCountByFormula(players: number, range: Range): number {
  return range === 'unlimited' ? 1 : Math.max(1, Math.floor(players / (2 * range + 2)))
}

/** Turns at a time at the start of a game. */
export function initialTurnCount(rules: Rules, players: number): number {
  return turnCountFor(rules, players, rules.turns === 'markers' ? players : turnCountByFormula(players, rules.range))
}

/** How many turns may be under way for so many players, who had `turns` before (RULES FMT-14). */
export function turnCountFor(rules: Rules, players: number, turns: number): number {
  if (rules.turns === 'one' || rules.turns === 'team') return 1
  if (rules.turns === 'markers') return Math.min(turns, Math.max(1, Math.floor(players / 4)))
  if (rules.reduce === 'early') return Math.min(turns, turnCountByFormula(players, rules.range))
  const sphere = rules.range === 'unlimited' ? players : 2 * rules.range + 1
  return Math.min(turns, Math.max(1, Math.floor(players / sphere)))
}

/**
 * Takes turns away after an elimination, as many as are too many (RULES FMT-14): a running one leaves at its end, one
 * held back at once.
 */
export function reduceTurns(state: FormatState, players: number, last: Seat): Step {
  const turnsAllowed = turnCountFor(state.rules, players, state.turnsAllowed)
  const events: FormatEvent[] = []
  let turns = state.turns
  while (turns.filter(turn => !turn.leaving).length > turnsAllowed) {
    const goes = turnToRemove(changed(state, { turns }), last)
    events.push({ type: 'fewer-turns', allowed: turnsAllowed, goes: goes.of, turn: goes.id })
    if (goes.state === 'running') {
      turns = turns.map(turn => (turn.id === goes.id ? { ...turn, leaving: true } : turn))
    } else {
      turns = turns.filter(turn => turn.id !== goes.id)
      events.push({ type: 'turn-removed', seat: goes.of, turn: goes.id })
    }
  }
  return { state: changed(state, { turns, turnsAllowed }), events }
}

/**
 * Which turn goes (RULES FMT-14): one that has the position of the player eliminated last in range; of several a
 * running one before one held back, then the nearest, then the one to the right. Where none has, the nearest to the right.
 */
function turnToRemove(state: FormatState, last: Seat): Turn {
  const staying = state.turns.filter(turn => !turn.leaving)
  const toTheRight = (turn: Turn): number => stepsLeft(state, turn.of, last) ?? 0
  const away = (turn: Turn): number => Math.min(toTheRight(turn), state.ring.length - toTheRight(turn))
  const near =
    state.rules.turns === 'spheres' ? staying.filter(turn => positionsInRange(state, turn.of).includes(last)) : []
  if (near.length > 0) {
    return near.toSorted(
      (a, b) =>
        Number(b.state === 'running') - Number(a.state === 'running') ||
        away(a) - away(b) ||
        toTheRight(a) - toTheRight(b),
    )[0]!
  }
  const round = (turn: Turn): number => toTheRight(turn) || state.ring.length
  return staying.reduce((best, turn) => (round(turn) < round(best) ? turn : best))
}
