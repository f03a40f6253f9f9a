import type { Chance } from '../core/chance.ts'
import type { Outcome, Seat } from '../core/game.ts'
import type { Fell } from '../core/places.ts'
import type { Emit } from './events.ts'
import { finishOf } from './places.ts'
import { countBases, leaderOf } from './row.ts'
import { newRound } from './setup.ts'
import { hasAct, isAside, type Ending, type Result, type State, type Zone } from './state.ts'

/** Bases each side's seat (of a team its first) has as they lie: what the game would count now. */
export function standings(state: State): { [seat: Seat]: number } {
  const count: { [seat: Seat]: number } = {}
  for (const zone of state.zones) {
    const names = zone.between.map(index => state.seats[index]!) as [Seat, Seat]
    const won = wonIn(state, zone)
    names.forEach((name, side) => (count[name] = (count[name] ?? 0) + won[side]!))
  }
  return count
}

/** In a zone that somebody left, every Base goes to the one who stayed. */
function wonIn(state: State, zone: Zone): readonly [number, number] {
  if (!zone.closed) return countBases(zone.row, zone.forfeited)
  const stays = zone.between.map(index => !state.players[index]!.out)
  const all = zone.row.length + zone.forfeited[0] + zone.forfeited[1]
  return [stays[0] ? all : 0, stays[1] ? all : 0]
}

/** Ends the round if its end has come (RULES BRL-11, BRL-14); otherwise gives the state back as it was. */
export function settled(state: State, chance: Chance, emit: Emit): State {
  if (state.phase !== 'play') return state
  if (allFrozen(state.zones)) return scored(state, 'frozen', chance, emit)
  const playing = state.players.flatMap((player, index) => (isAside(player) ? [] : [index]))
  if (playing.every(index => state.players[index]!.done)) return scored(state, 'done', chance, emit)
  // Who is done may still change their mind.
  if (playing.some(index => hasAct(state, index))) return state
  return scored(state, 'stuck', chance, emit)
}

function allFrozen(zones: readonly Zone[]): boolean {
  let bases = 0
  for (const zone of zones) {
    if (zone.closed) continue
    // A row emptied by a foul that was let stand is still played for.
    if (zone.row.length === 0) return false
    for (const base of zone.row) if (!base.modifiers.frozen) return false
    bases += zone.row.length
  }
  return bases > 0 || zones.every(zone => zone.closed)
}

/** Counts the Bases and names the winner, or deals those who tied in a circle another round (RULES BRL-12). */
function scored(state: State, why: Ending, chance: Chance, emit: Emit): State {
  emitBases(state, emit)
  const bases = standings(state)
  const rivals = rivalsOf(state)
  const best = Math.max(...rivals.map(index => bases[state.seats[index]!] ?? 0))
  const leaders = rivals.filter(index => (bases[state.seats[index]!] ?? 0) === best)
  if (state.rules.toWin > 1)
    return nextGame(state, leaders.length === 1 ? leaders[0] : undefined, bases, why, chance, emit)
  if (leaders.length === 1) return over(state, leaders[0], bases, why, emit)
  if (state.rules.table !== 'round-robin') return over(state, undefined, bases, why, emit)
  const tied = leaders.map(index => state.seats[index]!)
  emit({ type: 'tied', seats: tied, bases: best })
  const result: Result = { draw: false, bases, tied, why }
  const next = newRound(
    { ...state, result, fell: [...state.fell, ...fallingBehind(state, leaders, bases)] },
    leaders,
    chance,
  )
  emit({ type: 'round', round: next.round, seats: tied })
  return next
}

/** Best of three: the first to win two games wins; a drawn one counts for nobody and is played again (RULES BRL-11). */
function nextGame(
  state: State,
  winner: number | undefined,
  bases: { readonly [seat: Seat]: number },
  why: Ending,
  chance: Chance,
  emit: Emit,
): State {
  const [first] = state.zones[0]!.between
  const [a, b] = state.wins
  const wins: State['wins'] = winner === undefined ? [a, b] : winner === first ? [a + 1, b] : [a, b + 1]
  const counted: State = { ...state, wins }
  if (winner !== undefined && Math.max(...wins) >= state.rules.toWin) return over(counted, winner, bases, why, emit)
  const seat = winner === undefined ? {} : { winner: state.seats[winner]! }
  emit({ type: 'game', bases, wins: winsOf(counted), ...seat })
  const result: Result = { draw: winner === undefined, bases, why, ...seat }
  const everybody = state.players.flatMap((player, index) => (player.out ? [] : [index]))
  const next = newRound({ ...counted, result, active: state.rules.teams.map(firstIn) }, everybody, chance)
  emit({ type: 'round', round: next.round, seats: everybody.map(index => state.seats[index]!) })
  return next

  /** Of a team the first who has not left begins in the ring. */
  function firstIn(team: readonly number[]): number {
    return team.find(index => !state.players[index]!.out) ?? team[0]!
  }
}

/** Games won by each side, by its seat (of a team its first). */
export function winsOf({ zones, seats, wins }: State): { readonly [seat: Seat]: number } {
  const [first, second] = zones[0]!.between
  return { [seats[first]!]: wins[0], [seats[second]!]: wins[1] }
}

function rivalsOf({ players, rules }: State): number[] {
  if (rules.teams.length > 0) return rules.teams.map(team => team[0]!)
  return players.flatMap((player, index) => (isAside(player) ? [] : [index]))
}

/** Those who played this round to its end and are not among the leaders, worst first, in lists of equals. */
function fallingBehind(state: State, leaders: readonly number[], bases: { readonly [seat: Seat]: number }): number[][] {
  const count = (index: number): number => bases[state.seats[index]!] ?? 0
  const rest = state.players.flatMap((player, index) => (isAside(player) || leaders.includes(index) ? [] : [index]))
  const counts = [...new Set(rest.map(count))].sort((a, b) => a - b)
  return counts.map(many => rest.filter(index => count(index) === many))
}

function emitBases(state: State, emit: Emit): void {
  for (const zone of state.zones) {
    zone.row.forEach((base, at) => {
      const leader = leaderOf(base)
      emit({
        type: 'base-won',
        zone: zone.name,
        base: at,
        id: base.id,
        owner: state.seats[zone.between[base.owner]]!,
        forfeit: base.wrong.length > 0,
        reversed: base.modifiers.reversed,
        ...(leader === undefined ? {} : { winner: state.seats[zone.between[leader]]! }),
      })
    })
  }
}

/** Ends the game for good; without a winner it is a draw. Of a team the winner is its first. */
export function over(
  state: State,
  winner: number | undefined,
  bases: { readonly [seat: Seat]: number },
  why: Ending,
  emit: Emit,
): State {
  const seat = winner === undefined ? undefined : state.seats[winner]!
  const result: Result = { draw: seat === undefined, bases, why, ...(seat === undefined ? {} : { winner: seat }) }
  const leaders = winner === undefined ? rivalsOf(state) : [winner]
  const behind = state.rules.teams.length > 0 ? [] : fallingBehind(state, leaders, bases)
  const ended: State = { ...state, phase: 'over', result, foul: undefined, fell: [...state.fell, ...behind] }
  emit({ type: 'over', winners: outcomeOf(ended)!.winners, draw: result.draw, bases, why })
  return ended
}

/** How the game ended, if it has. */
export function outcomeOf({ phase, result, rules, seats, fell }: State): Outcome | undefined {
  if (phase !== 'over' || result === undefined) return undefined
  const named = (list: readonly (readonly number[])[]): Fell => list.map(group => group.map(index => seats[index]!))
  const { winner } = result
  const finish = finishOf({ seats, fell: named(fell), teams: named(rules.teams), winner })
  return { winners: winner === undefined ? [] : finish.places[0]!, draw: winner === undefined, ...finish }
}
