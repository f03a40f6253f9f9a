import type { Seat } from '../../../src-engine/core/game.ts'
import { cardNamed } from '../../../src-engine/clash/cards/book.ts'
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

/** How wide tiles may be so that all of them have room in a box, in pixels. */
export function tileFor(count: number, width: number, height: number, most: number, least = 40, gap = 6): number {
  for (let size = most; size > least; size -= 2) {
    const across = Math.max(1, Math.floor((width + gap) / (size + gap)))
    if (Math.ceil(count / across) * (size + gap) - gap <= height) return size
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
  /** How high lands are where they lie flat, so that those in front keep their room. */
  readonly flat?: number
}
/** Pixels a finger needs; what has no room is scrolled to. */
const target = 44
const flatHeights = [26, 18]

/** Sizes for so many tiles in front and kinds of land in a box of this width and height; `under`: what hangs below the front. */
export function fieldSizes(fronts: number, kinds: number, width: number, height: number, under = 0): FieldSizes {
  const gap = width < 480 ? 3 : 6
  const land = rowTileFor(kinds, width, Math.min(60, Math.max(target, height * 0.28)), target, gap)
  const roomOver = (back: number): number => height - (kinds === 0 ? 0 : back + gap) - under
  const frontOver = (back: number): number => tileFor(fronts, width, roomOver(back), 132, target, gap)
  const fitsOver = (back: number): boolean => {
    const size = frontOver(back)
    const across = Math.max(1, Math.floor((width + gap) / (size + gap)))
    return fronts === 0 || Math.ceil(fronts / across) * (size + gap) - gap <= roomOver(back)
  }
  if (kinds === 0 || fitsOver(land)) return { gap, land, front: frontOver(land) }
  const flat = flatHeights.find(fitsOver) ?? flatHeights.at(-1)!
  return { gap, land, front: frontOver(flat), flat }
}
