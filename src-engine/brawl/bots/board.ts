import type { PlayAction } from '../actions.ts'
import { sideIn, teamOf, type State, type Zone } from '../state.ts'
import type { Side } from '../row.ts'

/** A row as one player looks at it. */
export interface Lane {
  readonly zone: Zone
  readonly mine: Side
  readonly row: Zone['row']
}

/** Everything a bot weighs. Players are their places at the table. */
export interface Board {
  readonly state: State
  readonly me: number
  readonly lanes: readonly Lane[]
  /** Cards still to come from the own deck, and from the fullest of the others'; of a team's decks together. */
  readonly left: number
  readonly theirs: number
}

export interface Choice {
  readonly action: PlayAction
  readonly gain: number
}

export function boardFor(state: State, me: number): Board {
  const { rules, zones } = state
  const lanes = zones.flatMap((zone): Lane[] => {
    const mine = sideIn(state, zone, me)
    return mine === undefined || zone.closed ? [] : [{ zone, mine, row: zone.row }]
  })
  const toCome = (players: readonly number[]): number => players.reduce((sum, player) => sum + deckOf(state, player), 0)
  const team = teamOf(state, me)
  if (team >= 0) {
    return { state, me, lanes, left: toCome(rules.teams[team]!), theirs: toCome(rules.teams[team === 0 ? 1 : 0]!) }
  }
  const others = lanes.flatMap(lane => lane.zone.between.filter(seat => seat !== me))
  return {
    state,
    me,
    lanes,
    left: deckOf(state, me),
    theirs: Math.max(0, ...others.map(other => deckOf(state, other))),
  }
}

/** How many cards are left in a player's deck. */
export function deckOf({ players }: State, player: number): number {
  const { size, drawn } = players[player]!
  return size - drawn
}

/** The player and their team-mates, where there are teams. */
export function membersOf(state: State, player: number): readonly number[] {
  return state.rules.teams[teamOf(state, player)] ?? [player]
}
