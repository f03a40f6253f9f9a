import type { BrawlAction, BrawlCode } from './actions.ts'
import type { Emit } from './events.ts'
import { findBase } from './put.ts'
import { modifiersOf, type Base, type Side } from './row.ts'
import { stackOf } from './stack.ts'
import { isAside, onTurn, replaced, sideIn, teamOf, withPlayer, withZone, type State } from './state.ts'

/** Marks a Base for all to see; it changes nothing in the count (RULES BRL-17). */
export function callFoul(
  state: State,
  index: number,
  action: Extract<BrawlAction, { do: 'foul' }>,
  emit: Emit,
): State | BrawlCode {
  const found = findBase(state, index, action, false)
  if (typeof found === 'string') return found
  const zone = state.zones[found.zone]!
  const base = found.base === undefined ? undefined : zone.row[found.base]
  if (base === undefined) return 'no-such-base'
  if (base.called) return 'already-called'
  const owner = state.seats[zone.between[base.owner]]!
  emit({ type: 'foul', by: state.seats[index]!, zone: zone.name, base: found.base!, id: base.id, owner })
  return withZone(state, found.zone, { row: replaced(zone.row, found.base!, { ...base, called: true }) })
}

/**
 * Takes one's last play back into the hand, if nothing was built on it: the Clear of the only Base too, until the
 * opponent has ruled on it (RULES BRL-17). In training the turn comes back with it, unless somebody has acted since.
 */
export function takeBack(state: State, index: number, emit: Emit): State | BrawlCode {
  const player = state.players[index]!
  const { last } = player
  if (last === undefined || player.hand !== undefined) return 'cannot-take-back'
  if (state.rules.mode === 'training' && !isUntouchedTurn(state, index)) return 'cannot-take-back'
  const undone = withoutLast(state, index)
  if (undone === undefined) return 'cannot-take-back'
  emit({ type: 'take-back', by: state.seats[index]!, card: last.card })
  const turn = state.rules.teams.length > 0 ? teamOf(state, index) : index
  const going: State = state.phase === 'foul' ? { ...undone, phase: 'play', foul: undefined } : undone
  const hand = { hand: last.card, lifted: false, held: player.held + 1, last: undefined }
  return withPlayer({ ...going, turn }, index, hand)
}

/** Nobody has touched a card since: the one on turn holds none, and nobody else's last play came later. */
function isUntouchedTurn(state: State, index: number): boolean {
  return state.players[onTurn(state)]!.hand === undefined && state.latest === index
}

function withoutLast(state: State, index: number): State | undefined {
  const { zone: number, id, frozen, where } = state.players[index]!.last!
  const zone = state.zones[number]!
  if (zone.closed) return undefined
  const at = zone.row.findIndex(base => base.id === id)
  const base = zone.row[at]
  if (where.kind === 'cleared') {
    if (state.away.length !== where.away) return undefined
    const row = [...zone.row.slice(0, where.index), where.base, ...zone.row.slice(where.index)]
    if (row.length > state.rules.most) return undefined
    const mine = sideIn(state, zone, index)!
    const [a, b] = zone.forfeited
    const forfeited: readonly [number, number] = !where.wrong ? zone.forfeited : mine === 0 ? [a, b - 1] : [a - 1, b]
    const { modifiers, stacks } = where.base
    const cards = 2 + modifiers.cards.length + stacks[0].cards.length + stacks[1].cards.length
    return withZone({ ...state, away: state.away.slice(0, -cards) }, number, { row, forfeited })
  }
  if (base === undefined) return undefined
  if (where.kind === 'row') {
    const bare = base.modifiers.cards.length + base.stacks[0].cards.length + base.stacks[1].cards.length === 0
    if (!bare || zone.row.length === 1) return undefined
    return withZone(state, number, { row: zone.row.filter(other => other !== base) })
  }
  const pile = where.kind === 'base' ? 'base' : where.side
  const cards = where.kind === 'base' ? base.modifiers.cards : base.stacks[where.side].cards
  // A frozen Base may have been frozen since; then the Freeze itself must go first.
  if (cards.length !== where.at + 1 || (base.modifiers.frozen && !frozen && cards.at(-1) !== 'freeze')) return undefined
  const wrong = base.wrong.filter(claim => claim.pile !== pile || claim.at !== where.at)
  const next = { ...shortened(base, pile), wrong, called: base.called && wrong.length > 0 }
  return withZone(state, number, { row: replaced(zone.row, at, next) })
}

function shortened(base: Base, pile: Side | 'base'): Base {
  const { laid } = base
  if (pile === 'base') {
    const modifiers = modifiersOf(base.modifiers.cards.slice(0, -1))
    return { ...base, modifiers, laid: { ...laid, on: laid.on.slice(0, -1) } }
  }
  const stack = stackOf(base.stacks[pile].cards.slice(0, -1))
  const shorter = laid.sides[pile].slice(0, -1)
  const sides: Base['laid']['sides'] = pile === 0 ? [shorter, laid.sides[1]] : [laid.sides[0], shorter]
  return { ...base, stacks: pile === 0 ? [stack, base.stacks[1]] : [base.stacks[0], stack], laid: { ...laid, sides } }
}

/** The opponent lets the foul stand: play goes on with the row as it is. (`leave.ts` handles a forfeit.) */
export function letStand(state: State): State {
  // A play the opponent has ruled on can no longer be taken back.
  const ruled = state.foul === undefined ? state : withPlayer(state, state.foul.by, { last: undefined })
  return { ...ruled, phase: 'play', foul: undefined }
}

/** Whose choice a foul that can't be put right is. */
export function isJudge(state: State, index: number): boolean {
  return (state.foul?.judges.includes(index) ?? false) && !isAside(state.players[index]!)
}
