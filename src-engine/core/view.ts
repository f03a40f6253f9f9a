import type { Seat, Viewer } from './game.ts'
import { entryOf, isObject, type JsonObject } from './json.ts'

/** The two parts of what a game shows (DESIGN, A game): what lies open to all, and what a seat has beyond that. */
export interface Shown<State, View extends JsonObject> {
  open(state: State): View
  own(state: State, seat: Seat): JsonObject | undefined
}

/** Some of a view, at any depth: what a seat's own part may name. Lists are whole. */
export type PartOf<View> = {
  readonly [Key in keyof View]?: View[Key] extends readonly unknown[] | string | number | boolean | undefined
    ? View[Key]
    : PartOf<View[Key]>
}

/** What a viewer is shown: the open view, and for a seat with its own part in it. */
export function viewFor<State, View extends JsonObject>(game: Shown<State, View>, state: State, viewer: Viewer): View {
  const open = game.open(state)
  return viewer === 'table' ? open : withOwn(open, game.own(state, viewer))
}

/**
 * An open view with a seat's own part in it, key by key: objects within objects, anything else in the place of what was
 * there. Shares all that the own part does not name; the very same view where there is none.
 */
export function withOwn<View extends JsonObject>(open: View, own: JsonObject | undefined): View {
  // What a seat has beyond the open view are fields of the view that the open one may leave out.
  return own === undefined ? open : (filledIn(open, own) as View)
}

function filledIn(open: JsonObject, own: JsonObject): JsonObject {
  const out: { [key: string]: JsonObject[string] } = { ...open }
  for (const key in own) {
    const mine = own[key]
    if (mine === undefined) continue
    const was = entryOf(open, key)
    out[key] = isObject(mine) && isObject(was) ? filledIn(was, mine) : mine
  }
  return out
}
