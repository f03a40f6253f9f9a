import type { Seat } from '../../core/game.ts'
import { entryOf } from '../../core/json.ts'
import { controlledBy, type Board, type Position } from './board.ts'
import { pileOf, type TargetRef, type Id, type Permanent } from '../state.ts'

/** Something with a name that somebody has. */
interface Named {
  readonly id: Id
  readonly name: string
  readonly of: Seat
}

/**
 * How things are named in actions, questions and events (SCENARIOS, Clash): by the card's name where there is
 * only one, else `Ben:Name`, `Ben:Name#2` for the second that Ben controls or holds, in the order they came to him.
 * The same for everybody, so that one name means one thing at the whole table.
 */
function labels(things: readonly Named[]): Map<Id, string> {
  const count = new Map<string, number>()
  for (const { name } of things) count.set(name, (count.get(name) ?? 0) + 1)
  const nth = new Map<string, number>()
  const out = new Map<Id, string>()
  for (const { id, name, of } of things) {
    if (count.get(name) === 1) {
      out.set(id, name)
      continue
    }
    const own = `${of}:${name}`
    const k = (nth.get(own) ?? 0) + 1
    nth.set(own, k)
    out.set(id, k === 1 ? own : `${own}#${k}`)
  }
  return out
}

/** The names of all permanents: for anyone who needs many of them at once. */
export function namesOnBattlefield(position: PositionWithBoard): ReadonlyMap<Id, string> {
  const { names } = position.board
  if (names.known === undefined) {
    const things: Named[] = []
    for (const seat of position.format.seats)
      for (const { id, card } of controlledBy(position.board, seat)) things.push({ id, name: card.name, of: seat })
    names.known = labels(things)
  }
  return names.known
}

function inGraveyards({ graveyards }: Position): readonly Named[] {
  return Object.entries(graveyards).flatMap(([of, cards]) => cards.map(({ id, card }) => ({ id, name: card.name, of })))
}

function onStacks({ threads }: Position): readonly Named[] {
  return threads.flatMap(thread => thread.stack.map(({ id, card, by }) => ({ id, name: card.name, of: by })))
}

/**
 * A position with its board, as names need it. `worked`: the board if it has been worked out already, for what can do
 * without; a copy that an action works on loses its board with every change.
 */
export type PositionWithBoard = Position & { readonly board: Board; readonly cachedBoard?: Board | undefined }

export function nameOf(position: PositionWithBoard, aim: TargetRef): string {
  if (typeof aim === 'string') return aim
  const thing = position.permanents.get(aim)
  if (thing !== undefined) {
    const { cachedBoard } = position
    return cachedBoard?.names.known?.get(aim) ?? nameOfOne(position, thing)
  }
  return labels(onStacks(position)).get(aim) ?? labels(inGraveyards(position)).get(aim) ?? ''
}

/** One permanent's name, without naming all the others. */
function nameOfOne({ permanents }: PositionWithBoard, { id, card, controller }: Permanent): string {
  let all = 0
  let nth = 0
  let at = 0
  for (const other of permanents.values()) {
    if (other.card !== card) continue
    all++
    if (other.controller !== controller) continue
    nth++
    if (other.id === id) at = nth
  }
  if (all === 1) return card.name
  return at === 1 ? `${controller}:${card.name}` : `${controller}:${card.name}#${at}`
}

const pattern = /^(?:([A-Za-z0-9]+):)?(.+?)(?:#(\d+))?$/

/** What a name said by `actor` means: the actor's own first, else the only one there is. */
function find(things: readonly Named[], actor: Seat, said: string): Id | undefined {
  const [, of, name, nth] = pattern.exec(said) ?? []
  const called = things.filter(thing => thing.name === name)
  const own = called.filter(thing => thing.of === (of ?? actor))
  const at = nth === undefined ? 0 : Number(nth) - 1
  if (own.length > 0 || of !== undefined || nth !== undefined) return own[at]?.id
  return called.length === 1 ? called[0]!.id : undefined
}

/** Which permanents an action means by its names, where it says so. */
export type Ids = { readonly [name: string]: Id }

/** The permanent a name said by `actor` means; that of the id given with it, as long as it is there. */
export function permanentNamed(position: PositionWithBoard, actor: Seat, said: string, ids?: Ids): Id | undefined {
  const meant = entryOf(ids, said)
  if (meant !== undefined) return position.permanents.has(meant) ? meant : undefined
  const [, , name] = pattern.exec(said) ?? []
  const things: Named[] = []
  for (const seat of position.format.seats) {
    for (const { id, card } of controlledBy(position.board, seat)) {
      if (card.name === name) things.push({ id, name: card.name, of: seat })
    }
  }
  return find(things, actor, said)
}

export function graveCardNamed(position: Position, actor: Seat, said: string): Id | undefined {
  // Of one deck the common graveyard is everybody's own (RULES FMT-16).
  return find(inGraveyards(position), pileOf(position.format, actor), said)
}

export function stackedNamed(position: Position, actor: Seat, said: string): Id | undefined {
  return find(onStacks(position), actor, said)
}

/** Every name a permanent may have, for scenarios that look at the whole state. */
export function aliases(position: PositionWithBoard): ReadonlyMap<string, Id> {
  const out = new Map<string, Id>()
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { card } of position.permanents.values()) (seen.has(card.name) ? twice : seen).add(card.name)
  for (const seat of position.format.seats) {
    const nth = new Map<string, number>()
    for (const { id, card } of controlledBy(position.board, seat)) {
      const k = (nth.get(card.name) ?? 0) + 1
      nth.set(card.name, k)
      if (!twice.has(card.name)) out.set(card.name, id)
      if (k === 1) out.set(`${seat}:${card.name}`, id)
      out.set(`${seat}:${card.name}#${k}`, id)
    }
  }
  return out
}

/** Names in a list, the second of one name with its number. */
export function withNumbers(names: readonly string[]): readonly string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter(earlier => earlier === name).length
    return before === 0 ? name : `${name} (${before + 1})`
  })
}
