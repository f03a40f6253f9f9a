import type { BrawlCode, PlayAction } from './actions.ts'
import { type Card } from './cards.ts'
import type { Emit } from './events.ts'
import { refusal, type Spot } from './legality.ts'
import { leaderOf, newBase, withCard, withModifier, type Base, type Side, type Wrong } from './row.ts'
import { replaced, sideIn, withPlayer, withZone, type LastPlay, type State, type Zone } from './state.ts'

/** A play read off an action: which zone, which spot there, and why it is not legal if it isn't. */
export interface Meant {
  readonly zone: number
  readonly spot: Spot
  readonly wrong: BrawlCode | undefined
}
type Read<T> = T | BrawlCode

/** Finds the zone and the Base an action means. `id` decides over `base`, and is refused if that Base is gone. */
export function findBase(
  state: State,
  player: number,
  {
    zone: name,
    id,
    base,
  }: { readonly zone?: string | undefined; readonly id?: number | undefined; readonly base?: number | undefined },
  ownOnly: boolean,
): Read<{ readonly zone: number; readonly base: number | undefined }> {
  const { zones } = state
  let zone = name === undefined ? -1 : zones.findIndex(other => other.name === name)
  if (name === undefined) {
    if (zones.length === 1) zone = 0
    else if (id !== undefined) {
      zone = zones.findIndex(searched => searched.row.some(known => known.id === id))
      if (zone < 0) return 'no-such-base'
    }
  }
  const found = zones[zone]
  if (found === undefined || (ownOnly && (found.closed || sideIn(state, found, player) === undefined))) {
    return 'not-your-zone'
  }
  if (id === undefined) return { zone, base }
  const at = found.row.findIndex(known => known.id === id)
  return at < 0 ? 'no-such-base' : { zone, base: at }
}

/** Reads where the card in hand is meant to go; what even an honour referee refuses comes back as its code. */
export function readPlay(state: State, player: number, card: Card, action: PlayAction): Read<Meant> {
  const found = findBase(state, player, action, true)
  if (typeof found === 'string') return found
  const zone = state.zones[found.zone]!
  let spot: Spot
  if (action.edge !== undefined) spot = { edge: action.edge }
  else {
    const base = found.base
    if (base === undefined || zone.row[base] === undefined) {
      // A Base put nowhere in a full row is refused for what is wrong with it.
      return card === 'base' && zone.row.length >= state.rules.most ? 'base-row-full' : 'no-such-base'
    }
    if (action.side === undefined) spot = { base }
    else {
      const side = sideNamed(state, zone, action.side)
      if (side === undefined) return 'no-such-base'
      spot = { base, side }
    }
  }
  const wrong = refusal(zone.row, state.rules.most, card, spot)
  if (wrong === 'no-such-base') return wrong
  return { zone: found.zone, spot, wrong }
}

/** In a tag team any member's name means the team's side. */
function sideNamed(state: State, zone: Zone, seat: string): Side | undefined {
  return sideIn(state, zone, state.seats.indexOf(seat))
}

/** Puts the card in hand where it is meant to go. An illegal play (honour referee) is remembered with its Base. */
export function put(state: State, player: number, card: Card, meant: Meant, emit: Emit): State {
  const { zone: number, spot, wrong } = meant
  const zone = state.zones[number]!
  const mine = sideIn(state, zone, player)!
  const by = state.seats[player]!
  const seatOf = (side: Side): string => state.seats[zone.between[side]]!
  const blame = (pile: Wrong['pile'], at: number): readonly Wrong[] =>
    wrong === undefined ? [] : [{ by: mine, pile, at }]
  const remember = (id: number, where: LastPlay['where']): { last: LastPlay | undefined } => ({
    last: state.rules.honour ? { zone: number, card, id, frozen: wrong === 'base-frozen', where } : undefined,
  })
  const freed = (last: { last: LastPlay | undefined }): State =>
    withPlayer(state, player, { hand: undefined, lifted: false, done: false, ...last })

  if ('edge' in spot) {
    const base: Base = { ...newBase(state.nextId, mine), wrong: blame('base', -1) }
    const row = spot.edge === 'left' ? [base, ...zone.row] : [...zone.row, base]
    const at = spot.edge === 'left' ? 0 : row.length - 1
    emit({ type: 'base', by, edge: spot.edge, zone: zone.name, base: at, id: base.id, owner: seatOf(mine) })
    return withZone({ ...freed(remember(base.id, { kind: 'row' })), nextId: state.nextId + 1 }, number, { row })
  }

  const base = zone.row[spot.base]!
  const there = { zone: zone.name, base: spot.base, id: base.id, owner: seatOf(base.owner) }
  const changed = (next: Base, last: LastPlay['where']): State =>
    withZone(freed(remember(base.id, last)), number, { row: replaced(zone.row, spot.base, next) })

  if (card === 'clear') return cleared()
  if (spot.side !== undefined) {
    const at = base.stacks[spot.side].cards.length
    // A Dodge that is not on a Hit is ignored in scoring, and costs its player nothing.
    const guilt = card === 'dodge' && wrong !== 'base-frozen' ? [] : blame(spot.side, at)
    const next = { ...withCard(base, spot.side, card, player), wrong: [...base.wrong, ...guilt] }
    emit({ type: 'play', by, card, of: seatOf(spot.side), hits: next.stacks[spot.side].hits, ...there })
    return changed(next, { kind: 'side', side: spot.side, at })
  }
  const at = base.modifiers.cards.length
  const next = { ...withModifier(base, card, player), wrong: [...base.wrong, ...blame('base', at)] }
  const { reversed } = next.modifiers
  if (card === 'freeze') {
    const leader = leaderOf(next)
    emit({ type: 'freeze', by, ...there, ...(leader === undefined ? {} : { leader: seatOf(leader) }) })
  } else if (card === 'reverse') emit({ type: 'reverse', by, reversed, ...there })
  else emit({ type: 'modify', by, card, reversed, ...there })
  return changed(next, { kind: 'base', at })

  function cleared(): State {
    const index = (spot as { base: number }).base
    const gone = ['base', ...base.modifiers.cards, ...base.stacks[0].cards, ...base.stacks[1].cards, 'clear'] as const
    emit({ type: 'clear', by, cards: gone, ...there })
    const away = [...state.away, ...gone]
    // Beyond putting right only where no row is left to go on with (RULES BRL-17); else the Base is the price.
    const stops = wrong !== undefined && zone.row.length === 1
    const fined = wrong !== undefined && !stops
    const [a, b] = zone.forfeited
    const forfeited: readonly [number, number] = !fined ? zone.forfeited : mine === 0 ? [a, b + 1] : [a + 1, b]
    const row = zone.row.filter((_, place) => place !== index)
    const where = { kind: 'cleared', base, index, away: away.length, wrong: fined } as const
    const after = withZone({ ...freed(remember(base.id, where)), away }, number, { row, forfeited })
    if (!stops) return after
    const judges = judgesOf(state, zone, mine)
    emit({ type: 'foul-stops', by, judges: judges.map(judge => state.seats[judge]!) })
    return { ...after, phase: 'foul', foul: { by: player, zone: number, judges } }
  }
}

function judgesOf(state: State, zone: Zone, mine: Side): readonly number[] {
  const theirs = mine === 0 ? 1 : 0
  const team = state.rules.teams[theirs]
  return (team ?? [zone.between[theirs]]).filter(index => !state.players[index]!.out)
}
