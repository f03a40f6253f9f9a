import type { Seat } from '../../core/game.ts'
import { areTeamMates, isIn, neighbour } from '../../formats/index.ts'
import { hasKeyword, type Board, type Position } from '../state/board.ts'
import type { Card, EffectList, Target, TargetFilter } from '../cards/card.ts'
import { bitOf, protections } from '../cards/keywords.ts'
import {
  graveCardNamed,
  nameOf,
  permanentNamed,
  stackedNamed,
  type Ids,
  type PositionWithBoard,
} from '../state/names.ts'
import { isKind, type EffectContext, Scope } from '../state/scope.ts'
import { isOpponent } from '../state/players.ts'
import type { TargetRef, StackItem, CardPart, Permanent } from '../state.ts'

/** Possible targets: in range, as the card asks, and neither hexproof nor protected (RULES CLA-5, 8). */

/** The effects of a stack item's part of its card. For an attachment's spell: being attached. */
export function effectListOf(card: Card, part: CardPart): EffectList {
  if (part.part === 'cycling') return cycled
  if (part.part === 'later') return part
  if (part.part !== 'spell') return (part.part === 'trigger' ? card.triggers! : card.abilities!)[part.at]!
  if (part.mode !== undefined) return card.modes?.[part.mode] ?? nothing
  if (card.enchants !== undefined) return attaching(card.enchants)
  return card.spell ?? nothing
}

const nothing: EffectList = { effects: [] }
const cycled: EffectList = { effects: [{ do: 'draw', who: 'you', amount: 1 }] }
const attachings = new Map<TargetFilter, EffectList>()

function attaching(enchants: TargetFilter): EffectList {
  let effectList = attachings.get(enchants)
  if (effectList === undefined) attachings.set(enchants, (effectList = { targets: [{ thing: enchants }], effects: [] }))
  return effectList
}

/** Everything a target can be, for a player and a card; players first, then things in the order of seats. */
export function legalTargets(
  position: PositionWithBoard,
  context: EffectContext,
  card: Card,
  target: Target,
): readonly TargetRef[] {
  const scope = new Scope(position, position.board, context)
  if ('grave' in target) {
    return scope
      .graveyard()
      .filter(buried => isKind(buried.card.is, target.grave))
      .map(buried => buried.id)
  }
  if ('spell' in target) {
    return position.threads.flatMap(thread =>
      thread.stack.filter(item => isSpell(item, target.spell) && scope.reachesSpell(item.id)).map(item => item.id),
    )
  }
  const players =
    'thing' in target ? [] : position.format.seats.filter(seat => playerFits(position, scope, target, seat))
  if ('player' in target) return players
  const which: TargetFilter = 'thing' in target ? target.thing : { is: 'creature' }
  return [...players, ...things(position, scope, card, which)]
}

function things(position: PositionWithBoard, scope: Scope, card: Card, which: TargetFilter): readonly TargetRef[] {
  const out: TargetRef[] = []
  for (const list of position.format.seats.map(seat => position.board.byController.get(seat))) {
    for (const thing of list ?? []) if (thingFits(position.board, scope, card, which, thing)) out.push(thing.id)
  }
  return out
}

/** Whether one target is legal now, be it as it is chosen or as the spell resolves. */
export function isLegalTarget(
  position: PositionWithBoard,
  context: EffectContext,
  card: Card,
  target: Target,
  aim: TargetRef,
): boolean {
  const scope = new Scope(position, position.board, context)
  if (typeof aim === 'string') return !('thing' in target) && playerFits(position, scope, target, aim)
  if ('player' in target) return false
  if ('grave' in target || 'spell' in target) return legalTargets(position, context, card, target).includes(aim)
  const thing = position.permanents.get(aim)
  return (
    thing !== undefined &&
    thingFits(position.board, scope, card, 'thing' in target ? target.thing : { is: 'creature' }, thing)
  )
}

function isSpell({ part, card }: StackItem, kind: 'any' | Card['is'][number]): boolean {
  return part.part === 'spell' && (kind === 'any' || card.is.includes(kind))
}

function playerFits({ format }: Position, scope: Scope, target: Target, seat: Seat): boolean {
  if (!isIn(format, seat) || !scope.mayAim(seat)) return false
  if (!('player' in target)) return 'any' in target
  const { you } = scope
  switch (target.player) {
    case 'any':
      return true
    case 'other':
      return seat !== you
    case 'opponent':
      return isOpponent(format, you, seat)
    case 'team-mate':
      return areTeamMates(format, you, seat)
    case 'neighbour':
      return seat !== you && [neighbour(format, you, 'left'), neighbour(format, you, 'right')].includes(seat)
  }
}

const hexproof = bitOf('hexproof')

function thingFits(board: Board, scope: Scope, card: Card, which: TargetFilter, thing: Permanent): boolean {
  if (!scope.mayAim(thing) || !fitsAsTarget(scope, thing, which)) return false
  // It bars opponents only: team-mates, and neutrals in the star, may aim at it (RULES CLA-5).
  if (hasKeyword(board, thing, hexproof) && scope.relates(thing.controller, 'opponents')) return false
  return !hasKeyword(board, thing, protections(card.colours))
}

/** A target is measured by where it lies, so a filter's `of` is about who controls it, in range or not (RULES FMT-17). */
function fitsAsTarget(scope: Scope, thing: Permanent, which: TargetFilter): boolean {
  if (which.of === undefined) return scope.fits(thing, which)
  const { of, ...rest } = which
  return scope.fits(thing, rest) && scope.relates(thing.controller, of)
}

export type Named =
  | { readonly ok: true; readonly aims: readonly TargetRef[] }
  | { readonly ok: false; readonly code: 'illegal-target' | 'out-of-range' }

/**
 * What an action's names for targets mean. What would be legal but for range is `out-of-range`; what isn't there or
 * isn't what the card asks for is `illegal-target`.
 */
export function namedTargets(
  position: PositionWithBoard,
  context: EffectContext,
  card: Card,
  effectList: EffectList,
  { targets: said = [], ids }: { readonly targets?: readonly string[] | undefined; readonly ids?: Ids | undefined },
): Named {
  const wanted = effectList.targets ?? []
  if (said.length !== wanted.length) return { ok: false, code: 'illegal-target' }
  const aims: TargetRef[] = []
  for (const [i, name] of said.entries()) {
    const aim = aimNamed(position, context.you, wanted[i]!, name, ids)
    if (aim === undefined || aims.includes(aim)) return { ok: false, code: 'illegal-target' }
    aims.push(aim)
    if (isLegalTarget(position, { ...context, targets: aims }, card, wanted[i]!, aim)) continue
    return { ok: false, code: isTooFar(position, context, aim) ? 'out-of-range' : 'illegal-target' }
  }
  return { ok: true, aims }
}

function isTooFar(position: PositionWithBoard, context: EffectContext, aim: TargetRef): boolean {
  const scope = new Scope(position, position.board, context)
  if (typeof aim === 'string') return isIn(position.format, aim) && !scope.mayAim(aim)
  const thing = position.permanents.get(aim)
  if (thing !== undefined) return !scope.mayAim(thing)
  return position.threads.some(thread => thread.stack.some(item => item.id === aim)) && !scope.reachesSpell(aim)
}

function aimNamed(
  position: PositionWithBoard,
  you: Seat,
  target: Target,
  name: string,
  ids: Ids | undefined,
): TargetRef | undefined {
  if ('grave' in target) return graveCardNamed(position, you, name)
  if ('spell' in target) return stackedNamed(position, you, name)
  if (!('thing' in target) && position.format.seats.includes(name)) return name
  return 'player' in target ? undefined : permanentNamed(position, you, name, ids)
}

/** Names of targets as questions, offers and events show them. */
export function targetNames(position: PositionWithBoard, aims: readonly TargetRef[]): readonly string[] {
  return aims.map(aim => nameOf(position, aim))
}
