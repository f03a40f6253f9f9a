import type { Seat } from '../core/game.ts'
import type { Json, JsonObject } from '../core/json.ts'
import {
  areTeamMates,
  swapSeats,
  endIfDecided,
  eliminate,
  assignTurns,
  isIn,
  lifeOf,
  activePlayers,
  passTurn,
  reinstate,
  setLife,
  setPoints,
  playersIn,
  type FormatState,
  type Step,
} from '../formats/index.ts'
import type { ActionOf } from './actions.ts'
import { mostLife, seatList, wholeNumber } from './amounts.ts'
import { afterStep } from './board.ts'
import type { RefereeEvent } from './events.ts'
import type { Board, BoardChange } from './state.ts'
import type { RefereeCode } from './refusals.ts'

/**
 * A correction by the host as judge, in one action and with a reason everybody sees. It sets in this order: who sits
 * where, players back in, life, points, players out (and those left without life), turns ended, whose turn it is.
 */
export function correctBoard(board: Board, by: Seat, action: ActionOf<'judge'>): BoardChange | RefereeCode {
  const { format } = board
  const { why, do: _do, ...changes } = action
  if (Object.keys(changes).length === 0) return 'bad-amount'
  const events: RefereeEvent[] = [{ type: 'judged', by, why, changes: changes as JsonObject }]
  let now = format
  let { movedCreatures } = board
  const take = (step: Step): void => {
    now = step.state
    events.push(...step.events)
  }

  if (changes.swap !== undefined) {
    const [a, b, more] = seatList(changes.swap) ?? []
    if (a === undefined || b === undefined || a === b || more !== undefined) return 'no-such-seat'
    for (const seat of [a, b]) {
      if (!format.seats.includes(seat)) return 'no-such-seat'
      if (!isIn(format, seat)) return 'already-out'
    }
    const step = format.ended === undefined ? swapSeats(now, a, b) : undefined
    if (step === undefined) return format.ended === undefined ? 'not-allowed-in-format' : 'game-over'
    take(step)
    // Creatures lent to who is no team-mate any more come home with their players.
    movedCreatures = movedCreatures.filter(creature => areTeamMates(now, creature.controller, creature.territory))
  }
  if (changes.in !== undefined) {
    const back = seatList(changes.in)
    if (back === undefined || back.some(seat => !format.seats.includes(seat) || isIn(format, seat)))
      return 'no-such-seat'
    take(reinstate(now, back))
  }
  if (now.ended !== undefined) return 'game-over'

  const life = totals(format, changes.life)
  if (typeof life === 'string') return life
  now = setLife(now, life)
  const points = totals(format, changes.points)
  if (typeof points === 'string') return points
  if (changes.points !== undefined && format.rules.wins !== 'points') return 'not-allowed-in-format'
  now = setPoints(now, points)

  const out = changes.out === undefined ? [] : seatList(changes.out)
  if (out === undefined || out.some(seat => !format.seats.includes(seat))) return 'no-such-seat'
  const going = [...new Set([...out, ...playersIn(now).filter(seat => lifeOf(now, seat) <= 0)])]
  if (going.some(seat => !isIn(now, seat))) return 'already-out'
  if (going.length > 0) {
    const after = afterStep(
      { ...board, format: now, movedCreatures },
      eliminate(
        now,
        going.map(seat => ({ seat, why: 'eliminated' })),
      ),
    )
    now = after.board.format
    movedCreatures = after.board.movedCreatures
    events.push(...after.events)
  }

  if (changes.endTurn !== undefined) {
    const ending = seatList(changes.endTurn)
    if (ending === undefined || ending.some(seat => !format.seats.includes(seat))) return 'no-such-seat'
    for (const seat of ending) {
      if (!activePlayers(now).includes(seat)) return 'not-your-turn'
      take(passTurn(now, seat))
    }
  }

  if (changes.turn !== undefined) {
    if (now.ended !== undefined) return 'game-over'
    const turns = seatList(changes.turn)
    if (turns === undefined || turns.some(seat => !format.seats.includes(seat))) return 'no-such-seat'
    if (turns.some(seat => !isIn(now, seat))) return 'already-out'
    if (turns.length > now.turnsAllowed) return 'bad-amount'
    take(assignTurns(now, turns))
  }
  // Of several who fell together only some may be back: then the game is over again, and otherwise.
  take(endIfDecided(now))
  return { board: { ...board, format: now, movedCreatures }, events }
}

/** New totals by seat; life may be set to 0 or less, which puts the seat out. */
function totals(
  format: FormatState,
  value: { readonly [seat: string]: Json } | undefined,
): { readonly [seat: Seat]: number } | 'no-such-seat' | 'bad-amount' {
  const read: { [seat: Seat]: number } = {}
  for (const [seat, total] of Object.entries(value ?? {})) {
    if (!format.seats.includes(seat)) return 'no-such-seat'
    if (!wholeNumber(total, -mostLife, mostLife)) return 'bad-amount'
    read[seat] = total
  }
  return read
}
