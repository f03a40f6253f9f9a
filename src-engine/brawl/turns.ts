import type { Seat } from '../core/game.ts'
import type { Emit } from './events.ts'
import { fitsFor, hasAct, isActive, isAside, onTurn, withPlayer, type State } from './state.ts'

/**
 * Training: hands the turn on. It passes by itself over a player who has no card to draw and nothing playable; in a tag team
 * only where no team-mate could be tagged in to act either (RULES BRL-3, BRL-13). Where nobody can act it stays.
 */
export function passTurn(state: State, emit: Emit, from = 1): State {
  if (state.rules.mode !== 'training' || state.phase !== 'play') return state
  const circle = state.active.length > 0 ? state.active.length : state.players.length
  for (let step = from; step <= circle; step++) {
    const turn = (state.turn + step) % circle
    if (!mayTakeTurn(state, turn)) continue
    const next = { ...state, turn }
    emit({ type: 'turn', seat: state.seats[onTurn(next)]! })
    return next
  }
  return state
}

/**
 * Training: whoever has the turn can act in it. A card lifted off the discards for a row that is closed or changed since
 * goes back to where it was, and a turn that holds nothing any more passes on (RULES BRL-3).
 */
export function withTurnThatCanAct(state: State, emit: Emit): State {
  if (state.rules.mode !== 'training' || state.phase !== 'play') return state
  const index = onTurn(state)
  const { hand, lifted, discard } = state.players[index]!
  let next = state
  if (hand !== undefined && lifted && !fitsFor(state, index, hand)) {
    emit({ type: 'discard', by: state.seats[index]!, card: hand })
    next = withPlayer(state, index, { hand: undefined, lifted: false, discard: [...discard, hand] })
  }
  return mayTakeTurn(next, next.turn) ? next : passTurn(next, emit)
}

function mayTakeTurn(state: State, turn: number): boolean {
  const members = state.rules.teams[turn] ?? [turn]
  return members.some(index => hasAct(state, index))
}

/** The view and the offers of every seat ask for it. */
const known = new WeakMap<State, readonly number[]>()

/**
 * Everybody who may act now, in seat order. Who is done, or has nothing left to do, is not waited for; where that is
 * everybody, those who have not said so are (RULES BRL-14).
 */
export function actorsOf(state: State): readonly number[] {
  let acting = known.get(state)
  if (acting === undefined) known.set(state, (acting = actorsNow(state)))
  return acting
}

function actorsNow(state: State): readonly number[] {
  const { phase, players, foul, rules } = state
  if (phase === 'over') return []
  if (phase === 'foul') return [...(foul?.judges ?? [])]
  const every = players.flatMap((player, index) => (isAside(player) ? [] : [index]))
  if (phase === 'knock') return every.filter(index => !players[index]!.knocked)
  if (rules.mode === 'training') return [onTurn(state)]
  const busy = every.filter(index => isActive(state, index) && isWaitedFor(state, index))
  return busy.length > 0 ? busy : every.filter(index => !players[index]!.done)
}

/** Whose turn it is, for `Game.toAct`. */
export function toAct(state: State): readonly Seat[] {
  return actorsOf(state).map(index => state.seats[index]!)
}

/** In the ring with nothing to do, a player still has to tag in a team-mate who has (RULES BRL-13). */
function isWaitedFor(state: State, index: number): boolean {
  const player = state.players[index]!
  if (!player.done && hasAct(state, index)) return true
  return mates(state, index).some(mate => !state.players[mate]!.done && hasAct(state, mate))
}

/** The team-mates still in the game. */
export function mates(state: State, index: number): readonly number[] {
  const team = state.rules.teams.find(mates => mates.includes(index)) ?? []
  return team.filter(mate => mate !== index && !state.players[mate]!.out)
}
