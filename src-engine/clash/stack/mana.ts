import type { Seat } from '../../core/game.ts'
import { colours, type Colour } from '../../colours/colours.ts'
import { controlledBy, hasKeyword, isNew } from '../state/board.ts'
import { manaValue, type Cost } from '../cards/cost.ts'
import { bitOf } from '../cards/keywords.ts'
import type { PositionWithBoard } from '../state/names.ts'
import type { Id, Permanent, Thread } from '../state.ts'

/** One mana that can be had: from the pool, or by tapping something. */
interface Source {
  readonly id?: Id
  readonly gives: readonly Colour[]
}

export interface Payment {
  /** What is tapped for it. */
  readonly taps: readonly Id[]
  /** What is left in the pool. */
  readonly pool: readonly Colour[]
}

const haste = bitOf('haste')

/**
 * Whether a permanent may be tapped now: a creature without haste only where its controller has had it since the
 * beginning of their own latest turn, on whosever turn it is now (RULES CLA-2).
 */
export function canTap(position: PositionWithBoard, thing: Permanent): boolean {
  if (thing.tapped) return false
  return !thing.card.isCreature || !isNew(position, thing) || hasKeyword(position.board, thing, haste)
}

/** What a seat can tap for mana, lands before others. */
export function manaSources(position: PositionWithBoard, seat: Seat): readonly Permanent[] {
  const things = controlledBy(position.board, seat).filter(
    thing => thing.card.mana !== undefined && canTap(position, thing),
  )
  return [...things.filter(thing => thing.card.isLand), ...things.filter(thing => !thing.card.isLand)]
}

/** The most generic mana a seat could pay. */
export function availableMana(position: PositionWithBoard, seat: Seat, thread: Thread): number {
  return manaSources(position, seat).length + manaOf(thread, seat).length
}

/** Mana a seat has tapped for by hand in a turn and not spent yet. */
export function manaOf({ mana }: Thread, seat: Seat): readonly Colour[] {
  return mana[seat] ?? []
}

/**
 * A sensible way to pay (RULES CLA-3), or nothing if there is none: the pool first; each colour from what gives least
 * else; the rest from the colours there is most of beside those to `keep`, and from what gives several colours or is a
 * creature last. `except`: what may not be tapped for it, since it is part of the cost itself.
 */
export function paymentFor(
  position: PositionWithBoard,
  seat: Seat,
  thread: Thread,
  cost: Cost,
  x = 0,
  except?: Id,
  keep: readonly Colour[] = [],
): Payment | undefined {
  const sources = sourcesOf(position, seat, thread, except)
  if (sources.length < manaValue(cost, x)) return undefined
  const used = colouredFrom(sources, cost)
  if (used === undefined) return undefined
  const generic = cost.generic + cost.x * x
  for (const source of spareFirst(sources, used, keep).slice(0, generic)) used.add(source)
  return {
    taps: [...used].flatMap(source => source.id ?? []),
    pool: sources.filter(source => source.id === undefined && !used.has(source)).map(source => source.gives[0]!),
  }
}

/** Whether there is a way to pay, without X; which doesn't matter. */
export function canPay(position: PositionWithBoard, seat: Seat, thread: Thread, cost: Cost, except?: Id): boolean {
  const sources = sourcesOf(position, seat, thread, except)
  return sources.length >= manaValue(cost) && colouredFrom(sources, cost) !== undefined
}

function sourcesOf(position: PositionWithBoard, seat: Seat, thread: Thread, except: Id | undefined): readonly Source[] {
  const sources: Source[] = manaOf(thread, seat).map(colour => ({ gives: [colour] }))
  for (const { id, card } of manaSources(position, seat)) if (id !== except) sources.push({ id, gives: card.mana! })
  return sources
}

/** Sources for the coloured part, each for one: found by matching, so that a way is found wherever there is one. */
function colouredFrom(sources: readonly Source[], cost: Cost): Set<Source> | undefined {
  const wants: Colour[] = []
  for (const colour of colours) for (let n = cost.coloured[colour] ?? 0; n > 0; n--) wants.push(colour)
  if (wants.length === 0) return new Set()
  const ordered = [...sources].sort((a, b) => a.gives.length - b.gives.length)
  const payer = new Map<Source, number>()
  const tryFor = (want: number, tried: Set<Source>): boolean => {
    for (const source of ordered) {
      if (!source.gives.includes(wants[want]!) || tried.has(source)) continue
      tried.add(source)
      const other = payer.get(source)
      if (other === undefined || tryFor(other, tried)) {
        payer.set(source, want)
        return true
      }
    }
    return false
  }
  for (const want of wants.keys()) if (!tryFor(want, new Set())) return undefined
  return new Set(payer.keys())
}

function spareFirst(sources: readonly Source[], used: ReadonlySet<Source>, keep: readonly Colour[]): readonly Source[] {
  const left = sources.filter(source => !used.has(source))
  const many = new Map<Colour, number>()
  for (const { gives } of left) if (gives.length === 1) many.set(gives[0]!, (many.get(gives[0]!) ?? 0) + 1)
  for (const colour of keep) many.set(colour, (many.get(colour) ?? 0) - 1)
  const rank = (source: Source): number => {
    if (source.id === undefined) return -1000
    // Lands are listed first; a stable sort keeps creatures behind them.
    return source.gives.length > 1 ? 1000 : -(many.get(source.gives[0]!) ?? 0)
  }
  return left.sort((a, b) => rank(a) - rank(b))
}
