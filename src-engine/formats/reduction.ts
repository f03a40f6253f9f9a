import type { Seat } from '../core/game.ts'
import type { Circle, Step, Turn } from './circle.ts'
import type { Range, Rules } from './format.ts'
import type { FormatNews } from './news.ts'
import { positionsNear, stepsLeft } from './reach.ts'

/** Turns at a time for so many players (RULES FMT-12): 1 + those within spell range share out the table. */
export function startingTurns(players: number, range: Range): number {
  return range === 'unlimited' ? 1 : Math.max(1, Math.floor(players / (2 * range + 2)))
}

/** Turns at a time at the start of a game. */
export function firstTurns(rules: Rules, players: number): number {
  return turnsFor(rules, players, rules.turns === 'markers' ? players : startingTurns(players, rules.range))
}

/** How many turns may be under way for so many players, who had `turns` before (RULES FMT-14). */
export function turnsFor(rules: Rules, players: number, turns: number): number {
  if (rules.turns === 'one' || rules.turns === 'team') return 1
  if (rules.turns === 'markers') return Math.min(turns, Math.max(1, Math.floor(players / 4)))
  if (rules.reduce === 'early') return Math.min(turns, startingTurns(players, rules.range))
  const sphere = rules.range === 'unlimited' ? players : 2 * rules.range + 1
  return Math.min(turns, Math.max(1, Math.floor(players / sphere)))
}

/**
 * Takes turns away after an elimination, as many as are too many (RULES FMT-14): the one in whose range the player
 * eliminated last sat leaves at its end. If none had that position in range, the first found to the right of it does,
 * at once if it is still held back.
 */
export function reduceTurns(circle: Circle, players: number, last: Seat): Step {
  const turnsAllowed = turnsFor(circle.rules, players, circle.turnsAllowed)
  const news: FormatNews[] = []
  let turns = circle.turns
  while (turns.filter(turn => !turn.leaving).length > turnsAllowed) {
    const goes = leaver({ ...circle, turns }, last)
    news.push({ type: 'fewer-turns', allowed: turnsAllowed, goes: goes.of })
    if (goes.state === 'running') {
      turns = turns.map(turn => (turn.id === goes.id ? { ...turn, leaving: true } : turn))
    } else {
      turns = turns.filter(turn => turn.id !== goes.id)
      news.push({ type: 'turn-removed', seat: goes.of })
    }
  }
  return { circle: { ...circle, turns, turnsAllowed }, news }
}

function leaver(circle: Circle, last: Seat): Turn {
  const staying = circle.turns.filter(turn => !turn.leaving)
  if (circle.rules.turns === 'spheres') {
    const near = staying.find(turn => turn.state === 'running' && positionsNear(circle, turn.of).includes(last))
    if (near !== undefined) return near
  }
  const toTheRight = (turn: Turn): number => stepsLeft(circle, turn.of, last) || circle.ring.length
  return staying.reduce((best, turn) => (toTheRight(turn) < toTheRight(best) ? turn : best))
}
