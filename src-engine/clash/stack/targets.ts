import type { Seat } from '../../core/game.ts'
import { areTeamMates, isIn, neighbour } from '../../formats/index.ts'
import { has, type Board, type Position } from '../state/board.ts'
import type { Card, Doing, Target, Which } from '../cards/card.ts'
import { bitOf, protections } from '../cards/keywords.ts'
import { graveCardNamed, nameOf, permanentNamed, stackedNamed, type Seen } from '../state/names.ts'
import { isKind, type Behalf, Scope } from '../state/scope.ts'
import { isOpponent } from '../state/players.ts'
import type { Aim, OnStack, Part, Permanent } from '../state/state.ts'

/** What may be aimed at: in range, as the card asks, and neither hexproof nor protected (RULES CLA-5, 8). */

/** The words of a card that are done. An attachment's spell is to be attached. */
export function doingOf(card: Card, part: Part): Doing {
  if (part.part !== 'spell') return (part.part === 'trigger' ? card.triggers! : card.abilities!)[part.at]!
  if (part.mode !== undefined) return card.modes?.[part.mode] ?? nothing
  if (card.enchants !== undefined) return attaching(card.enchants)
  return card.spell ?? nothing
}

const nothing: Doing = { effects: [] }
const attachings = new Map<Which, Doing>()

function attaching(enchants: Which): Doing {
  let doing = attachings.get(enchants)
  if (doing === undefined) attachings.set(enchants, (doing = { targets: [{ thing: enchants }], effects: [] }))
  return doing
}

/** Everything a target can be, for a player and a card; players first, then things in the order of seats. */
export function legalTargets(seen: Seen, behalf: Behalf, card: Card, target: Target): readonly Aim[] {
  const scope = new Scope(seen, seen.board, behalf)
  if ('grave' in target) {
    return scope
      .graveyard()
      .filter(one => isKind(one.card.is, target.grave))
      .map(one => one.id)
  }
  if ('spell' in target) {
    return seen.threads.flatMap(thread =>
      thread.stack.filter(item => isSpell(item, target.spell) && scope.reachesSpell(item.id)).map(item => item.id),
    )
  }
  const players = 'thing' in target ? [] : seen.circle.seats.filter(seat => playerFits(seen, scope, target, seat))
  if ('player' in target) return players
  const which: Which = 'thing' in target ? target.thing : { is: 'creature' }
  return [...players, ...things(seen, scope, card, which)]
}

function things(seen: Seen, scope: Scope, card: Card, which: Which): readonly Aim[] {
  const out: Aim[] = []
  for (const list of seen.circle.seats.map(seat => seen.board.byController.get(seat))) {
    for (const thing of list ?? []) if (thingFits(seen.board, scope, card, which, thing)) out.push(thing.id)
  }
  return out
}

/** Whether one target is legal now, be it as it is chosen or as the spell resolves. */
export function isLegalTarget(seen: Seen, behalf: Behalf, card: Card, target: Target, aim: Aim): boolean {
  const scope = new Scope(seen, seen.board, behalf)
  if (typeof aim === 'string') return !('thing' in target) && playerFits(seen, scope, target, aim)
  if ('player' in target) return false
  if ('grave' in target || 'spell' in target) return legalTargets(seen, behalf, card, target).includes(aim)
  const thing = seen.permanents.get(aim)
  return (
    thing !== undefined &&
    thingFits(seen.board, scope, card, 'thing' in target ? target.thing : { is: 'creature' }, thing)
  )
}

function isSpell({ part, card }: OnStack, kind: 'any' | Card['is'][number]): boolean {
  return part.part === 'spell' && (kind === 'any' || card.is.includes(kind))
}

function playerFits({ circle }: Position, scope: Scope, target: Target, seat: Seat): boolean {
  if (!isIn(circle, seat) || !scope.mayAim(seat)) return false
  if (!('player' in target)) return 'any' in target
  const { you } = scope
  switch (target.player) {
    case 'any':
      return true
    case 'other':
      return seat !== you
    case 'opponent':
      return isOpponent(circle, you, seat)
    case 'team-mate':
      return areTeamMates(circle, you, seat)
    case 'neighbour':
      return seat !== you && [neighbour(circle, you, 'left'), neighbour(circle, you, 'right')].includes(seat)
  }
}

const hexproof = bitOf('hexproof')

function thingFits(board: Board, scope: Scope, card: Card, which: Which, thing: Permanent): boolean {
  if (!scope.mayAim(thing) || !fitsAsTarget(scope, thing, which)) return false
  if (has(board, thing, hexproof) && thing.controller !== scope.you) return false
  return !has(board, thing, protections(card.colours))
}

/** A target is measured by where it lies, so a filter's `of` is about who controls it, in range or not (RULES FMT-17). */
function fitsAsTarget(scope: Scope, thing: Permanent, which: Which): boolean {
  if (which.of === undefined || typeof which.of === 'object') return scope.fits(thing, which)
  const { of, ...rest } = which
  return scope.fits(thing, rest) && scope.relates(thing.controller, of)
}

export type Named =
  | { readonly ok: true; readonly aims: readonly Aim[] }
  | { readonly ok: false; readonly code: 'illegal-target' | 'out-of-range' }

/**
 * What an action's names for targets mean. What would be legal but for range is `out-of-range`; what isn't there or
 * isn't what the card asks for is `illegal-target`.
 */
export function namedTargets(seen: Seen, behalf: Behalf, card: Card, doing: Doing, said: readonly string[]): Named {
  const wanted = doing.targets ?? []
  if (doing.may && said.length === 0 && wanted.length > 0) return { ok: true, aims: [] }
  if (said.length !== wanted.length) return { ok: false, code: 'illegal-target' }
  const aims: Aim[] = []
  for (const [i, name] of said.entries()) {
    const aim = aimNamed(seen, behalf.you, wanted[i]!, name)
    if (aim === undefined || aims.includes(aim)) return { ok: false, code: 'illegal-target' }
    aims.push(aim)
    if (isLegalTarget(seen, { ...behalf, targets: aims }, card, wanted[i]!, aim)) continue
    return { ok: false, code: isTooFar(seen, behalf, aim) ? 'out-of-range' : 'illegal-target' }
  }
  return { ok: true, aims }
}

function isTooFar(seen: Seen, behalf: Behalf, aim: Aim): boolean {
  const scope = new Scope(seen, seen.board, behalf)
  if (typeof aim === 'string') return isIn(seen.circle, aim) && !scope.mayAim(aim)
  const thing = seen.permanents.get(aim)
  if (thing !== undefined) return !scope.mayAim(thing)
  return seen.threads.some(thread => thread.stack.some(item => item.id === aim)) && !scope.reachesSpell(aim)
}

function aimNamed(seen: Seen, you: Seat, target: Target, name: string): Aim | undefined {
  if ('grave' in target) return graveCardNamed(seen, you, name)
  if ('spell' in target) return stackedNamed(seen, you, name)
  if (!('thing' in target) && seen.circle.seats.includes(name)) return name
  return 'player' in target ? undefined : permanentNamed(seen, you, name)
}

/** Names of targets as questions, offers and events show them. */
export function targetNames(seen: Seen, aims: readonly Aim[]): readonly string[] {
  return aims.map(aim => nameOf(seen, aim))
}
