import type { Seat } from '../../../src-engine/core/game.ts'
import { cardNamed } from '../../../src-engine/clash/book.ts'
import type { ClashView, PermanentView } from '../../../src-engine/clash/view/types.ts'

/** Permanents that look alike in everything that is shown: one tile, ×N. */
export interface Group {
  readonly key: string
  readonly card: string
  readonly names: readonly string[]
  readonly state: PermanentView
  /** What is attached to it, by name. */
  readonly attached: readonly string[]
}
export interface Field {
  readonly creatures: readonly Group[]
  readonly others: readonly Group[]
  readonly lands: readonly Group[]
}

/**
 * What stands on somebody's battlefield, equal things as one: what was moved there too, whoever controls it (RULES FMT-3),
 * and not what they sent elsewhere. `apart` tells things that look alike and are not, because
 * one of them attacks, is chosen or is aimed at.
 */
export function fieldOf(view: ClashView, seat: Seat, apart: (name: string) => string = () => ''): Field {
  const attached = new Map<string, string[]>()
  for (const [name, thing] of Object.entries(view.permanents)) {
    if (thing.attachedTo !== undefined)
      attached.set(thing.attachedTo, [...(attached.get(thing.attachedTo) ?? []), name])
  }
  const groups = new Map<string, { -readonly [K in keyof Group]: Group[K] }>()
  for (const [name, state] of Object.entries(view.permanents)) {
    if (state.territory !== seat || state.attachedTo !== undefined) continue
    const on = attached.get(name) ?? []
    const key = [
      state.card,
      state.tapped,
      state.power,
      state.toughness,
      state.damage,
      state.counters,
      state.fresh,
      state.controller,
      state.keywords.join(),
      on.length > 0 ? name : '',
      apart(name),
    ].join('|')
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { key, card: state.card, names: [name], state, attached: on })
    else known.names = [...known.names, name]
  }
  const all = [...groups.values()]
  const kind = (group: Group): 'creatures' | 'lands' | 'others' => {
    const card = cardNamed(group.card)
    return card?.isCreature ? 'creatures' : card?.isLand ? 'lands' : 'others'
  }
  return {
    creatures: all.filter(group => kind(group) === 'creatures'),
    others: all.filter(group => kind(group) === 'others'),
    lands: all.filter(group => kind(group) === 'lands'),
  }
}

/** What hangs below tiles: on how many of them, how many names at most, and how high each is in pixels. */
export interface Hanging {
  readonly tiles: number
  readonly names: number
  readonly each: number
}
const nothing: Hanging = { tiles: 0, names: 0, each: 0 }
/** How high the name of an attached thing is, in pixels: two lines, or one where there is little room. */
export const attachedHeights = [30, 17] as const

/** How high rows of tiles are with what hangs below them, at worst below some of each row. */
function rowsHeight(count: number, width: number, size: number, gap: number, { tiles, names, each }: Hanging): number {
  const rows = Math.ceil(count / Math.max(1, Math.floor((width + gap) / (size + gap))))
  return rows * (size + gap) - gap + Math.min(rows, tiles) * names * each
}

/** How wide tiles may be so that all of them have room in a box, in pixels. */
export function tileFor(
  count: number,
  width: number,
  height: number,
  most: number,
  least = 40,
  gap = 6,
  hanging = nothing,
): number {
  for (let size = most; size > least; size -= 2) {
    if (rowsHeight(count, width, size, gap, hanging) <= height) return size
  }
  return least
}

/** How wide tiles may be so that all of them stand in one row, in pixels. */
export function rowTileFor(count: number, width: number, most: number, least: number, gap: number): number {
  return Math.max(least, Math.min(most, Math.floor((width + gap) / Math.max(1, count)) - gap))
}

/** How a battlefield is laid out in its box: widths of tiles and the gap between them, in pixels. */
export interface FieldSizes {
  readonly gap: number
  readonly front: number
  readonly land: number
  /** How high the name of something attached is. */
  readonly attached: number
  /** How high lands are where they lie flat, so that those in front keep their room. */
  readonly flat?: number
  /** How high tiles are where even the smallest square ones have no room: a name, power and toughness need no more. */
  readonly low?: number
}
/** Pixels a finger needs; what has no room is scrolled to. */
const target = 44
const flatHeights = [26, 18]
const lowest = 34

/**
 * Sizes for so many tiles in front and kinds of land in a box of this width and height, with so many names hanging on
 * so many tiles.
 */
export function fieldSizes(
  fronts: number,
  kinds: number,
  width: number,
  height: number,
  hanging: Omit<Hanging, 'each'> = nothing,
): FieldSizes {
  const gap = width < 480 ? 3 : 6
  const land = rowTileFor(kinds, width, Math.min(60, Math.max(target, height * 0.28)), target, gap)
  const roomOver = (back: number): number => height - (kinds === 0 ? 0 : back + gap)
  const laid = (back: number, each: number): FieldSizes & { readonly fits: boolean } => {
    const under = { ...hanging, each }
    const front = tileFor(fronts, width, roomOver(back), 132, target, gap, under)
    const fits = fronts === 0 || rowsHeight(fronts, width, front, gap, under) <= roomOver(back)
    return { gap, land, front, attached: each, fits, ...(back === land ? {} : { flat: back }) }
  }
  const [whole, line] = attachedHeights
  const ways = [
    laid(kinds === 0 ? 0 : land, whole),
    ...flatHeights.map(flat => laid(flat, whole)),
    laid(flatHeights.at(-1)!, line),
  ]
  const found = ways.find(one => one.fits)
  const { fits: _fits, flat, ...sizes } = found ?? ways.at(-1)!
  const low = found === undefined ? { low: lowest } : {}
  return { ...sizes, ...low, ...(kinds === 0 || flat === undefined ? {} : { flat }) }
}
