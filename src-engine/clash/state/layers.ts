import type { Seat } from '../../core/game.ts'
import type { Board, Change, Position, Traits } from './board.ts'
import type { Static } from '../cards/card.ts'
import { keywordSetOf } from '../cards/keywords.ts'
import { Scope } from './scope.ts'
import type { Id, Permanent } from '../state.ts'
import { watchedBy } from './watched.ts'

/**
 * Works out a position: who controls what, and what each creature is once all continuous effects are applied in the
 * layers base, set, counters, bonuses, keywords, and within a layer by timestamp (RULES CLA-6). Filters of static
 * effects look at what is printed.
 */
export function computeBoard(position: Position): Board {
  const byController = new Map<Seat, Permanent[]>()
  const traits = new Map<Id, Traits>()
  const board = {
    byController,
    traits,
    withTriggers: [] as Permanent[],
    withReplacements: [] as Permanent[],
    withPreventions: [] as Permanent[],
    watched: 0,
    names: {},
  }
  const withStatics: Permanent[] = []
  for (const thing of position.permanents.values()) {
    const own = byController.get(thing.controller)
    if (own === undefined) byController.set(thing.controller, [thing])
    else own.push(thing)
    const { card } = thing
    if (card.triggers !== undefined) board.withTriggers.push(thing)
    if (card.replacements !== undefined) board.withReplacements.push(thing)
    if (card.preventions !== undefined) board.withPreventions.push(thing)
    if (card.statics !== undefined) withStatics.push(thing)
  }
  const changes = new Map<Id, Change[]>()
  const add = (on: Id, change: Change): void => {
    const list = changes.get(on)
    if (list === undefined) changes.set(on, [change])
    else list.push(change)
  }
  for (const effect of position.continuousEffects) {
    if (effect.kind === 'set')
      add(effect.on, { ...nothing, timestamp: effect.timestamp, ...named(effect), sets: effect })
    else if (effect.kind === 'bonus') add(effect.on, effect)
  }
  for (const thing of withStatics) {
    for (const ability of thing.card.statics!) {
      board.watched |= watchedBy(ability)
      applyStatic(position, board, thing, ability, add)
    }
  }
  for (const thing of position.permanents.values()) {
    if (thing.card.isCreature) traits.set(thing.id, creature(thing, changes.get(thing.id)))
  }
  return board
}

const nothing = { power: 0, toughness: 0, gains: 0, loses: 0 }
const named = ({ card }: { readonly card?: string }): { readonly card?: string } => (card === undefined ? {} : { card })

function applyStatic(
  position: Position,
  board: Board,
  source: Permanent,
  { on, power, toughness, sets, gains, loses, while: only }: Static,
  add: (on: Id, change: Change) => void,
): void {
  const scope = new Scope(position, board, { you: source.controller, source: source.id })
  if (!scope.holds(only)) return
  const things = typeof on === 'string' ? scope.things(on) : scope.every(on)
  if (things.length === 0) return
  const change: Change = {
    timestamp: source.timestamp,
    card: source.card.name,
    ...(sets === undefined ? {} : { sets }),
    power: power === undefined ? 0 : scope.amount(power),
    toughness: toughness === undefined ? 0 : scope.amount(toughness),
    gains: gains === undefined ? 0 : keywordSetOf(gains),
    loses: loses === undefined ? 0 : keywordSetOf(loses),
  }
  for (const thing of things) add(thing.id, change)
}

function creature({ card, counters }: Permanent, changes: readonly Change[] | undefined): Traits {
  let power = card.power ?? 0
  let toughness = card.toughness ?? 0
  let keywords = card.keywordSet
  const ordered =
    changes === undefined || changes.length < 2 ? changes : [...changes].sort((a, b) => a.timestamp - b.timestamp)
  for (const { sets } of ordered ?? []) if (sets !== undefined) ({ power, toughness } = sets)
  power += counters
  toughness += counters
  for (const change of ordered ?? []) {
    power += change.power
    toughness += change.toughness
    keywords = (keywords | change.gains) & ~change.loses
  }
  return ordered === undefined ? { power, toughness, keywords } : { power, toughness, keywords, changes: ordered }
}
