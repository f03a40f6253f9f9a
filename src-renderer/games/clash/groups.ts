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
