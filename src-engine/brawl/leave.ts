import type { Emit } from './events.ts'
import { over, standings } from './end.ts'
import { letStand } from './honour.ts'
import { enterRing, isAside, teamOf, withPlayer, type Ending, type State } from './state.ts'
import { mates, passTurn } from './turns.ts'

/**
 * A player leaves for good. In a duel the other wins; a team plays on while it has somebody; in a circle the leaver's
 * zones close, every Base in them goes to the neighbour who stays, and whoever leaves later comes before them.
 */
export function leave(state: State, index: number, why: Ending, emit: Emit): State {
  const { rules } = state
  const left = withPlayer(state, index, { out: true, asksIn: false, last: undefined })
  if (rules.teams.length > 0) {
    const team = teamOf(state, index)
    const stays = mates(state, index)
    if (stays.length === 0) return over(left, rules.teams[team === 0 ? 1 : 0]![0], standings(left), why, emit)
    const next = withoutJudge(left, index)
    if (next.active[team] !== index) return next
    const to = stays.find(mate => !next.players[mate]!.done) ?? stays[0]!
    emit({ type: 'tag', by: state.seats[index]!, to: state.seats[to]! })
    const swapped = enterRing(next, to)
    return state.turn === team ? passTurn(swapped, emit, 0) : swapped
  }
  const zones = left.zones.map(zone => (zone.between.includes(index) ? { ...zone, closed: true } : zone))
  // Whoever sits this round out has a place already.
  const fell = state.players[index]!.playing ? [...left.fell, [index]] : left.fell
  const closed = withoutJudge({ ...left, zones, fell }, index)
  const stays = closed.players.flatMap((player, at) => (isAside(player) ? [] : [at]))
  if (stays.length === 1) return over(closed, stays[0], standings(closed), why, emit)
  return state.turn === index ? passTurn(closed, emit) : closed
}

/** Whose foul it was, or who should have judged it, may be gone: then it is let stand. */
function withoutJudge(state: State, index: number): State {
  const { foul } = state
  if (foul === undefined) return state
  const judges = foul.judges.filter(judge => judge !== index)
  if (judges.length === 0 || foul.by === index) return letStand(state)
  return { ...state, foul: { ...foul, judges } }
}
