import type { Offer, Seat, Viewer } from '../../../../src-engine/core/game.ts'
import { sameJson, type Json, type JsonObject } from '../../../../src-engine/core/json.ts'
import type { Match } from '../../../../src-engine/core/match.ts'
import { difference, filling, type Change } from '../../../../src-engine/protocol/difference.ts'
import type { Client } from '../../context/client.ts'
import type { Live } from '../run/live.ts'
import { dealtAt, matchAt, seatsOf } from '../model/table.ts'

/** What one viewer is shown of a match as it stands. */
export interface Scene {
  /** What turns the table's view into theirs. */
  readonly own: Change | undefined
  readonly offers: readonly Offer[]
  /** What turned the table's view into theirs before, if there was a scene before, and whether that and the offers changed. */
  readonly since?: { readonly was: Change | undefined; readonly own: boolean; readonly offers: boolean }
}

/** What everybody here is shown of a match as it stands: the table's view is all see, and a seat's is made from it. */
export interface Show {
  readonly match: Match
  readonly record: string | undefined
  readonly open: JsonObject
  /** The show before, if there was one: how many plays it had, its open view, and what has become of that. */
  readonly since?: {
    readonly seq: number
    readonly open: JsonObject
    readonly change: Change | undefined
    /** It was the end of the game before. */
    readonly deal: boolean
  }
  readonly scenes: Map<Viewer, Scene>
}

const onlyLooking: readonly Viewer[] = ['table']

/** Whose eyes a client has here: its own seats', else the table's. A seated person never gets more by watching. */
export function viewersOf(live: Live, client: Client): readonly Viewer[] {
  const person = client.person?.id
  if (person === undefined) return onlyLooking
  const { places } = live.table
  const match = matchAt(live.table)
  if (live.eyes?.places !== places || live.eyes.seats !== match?.seats) {
    live.eyes = { places, seats: match?.seats, of: new Map() }
  }
  let viewers = live.eyes.of.get(person)
  if (viewers === undefined) {
    const seats = seatsOf(live.table, person).filter(seat => match?.seats.includes(seat) === true)
    live.eyes.of.set(person, (viewers = seats.length > 0 ? seats : onlyLooking))
  }
  return viewers
}

/** Works out, while a play is on its way to the disk, what everybody here will be shown of it. Nothing of it leaves yet. */
export function foresee(live: Live, match: Match | undefined): void {
  if (match !== undefined && live.followers.size > 0) live.foreseen = showOf(live, match)
}

/** What everybody here is shown of the match, and what changed since the show before. */
export function showOf(live: Live, match: Match): Show {
  if (live.foreseen?.match === match) return live.foreseen
  const before = live.show
  const open = match.game.view(match.state, 'table')
  const record = dealtAt(live.table)?.record
  const since = before && {
    seq: before.match.seq,
    open: before.open,
    change: difference(before.open, open),
    deal: before.record !== record,
  }
  const show: Show = { match, record, open, scenes: new Map(), ...(since === undefined ? {} : { since }) }
  for (const client of live.followers) for (const viewer of viewersOf(live, client)) sceneOf(live, show, viewer)
  return show
}

const asTable: Scene = { own: undefined, offers: [] }
const asTableStill: Scene = { ...asTable, since: { was: undefined, own: false, offers: false } }

/** What this viewer is shown; made when its first device asks. */
export function sceneOf(live: Live, show: Show, viewer: Viewer): Scene {
  let scene = show.scenes.get(viewer)
  if (scene === undefined) {
    const before = live.show === show ? undefined : live.show?.scenes.get(viewer)
    show.scenes.set(viewer, (scene = makeScene(show, viewer, before)))
  }
  return scene
}

function makeScene({ match, open }: Show, viewer: Viewer, before: Scene | undefined): Scene {
  const { game, state } = match
  if (viewer === 'table') {
    return before === undefined ? asTable : asTableStill
  }
  const offers = game.offers(state, viewer)
  const own = ownOf(match, open, viewer)
  if (before === undefined) return { own, offers }
  const since = { was: before.own, own: !same(before.own, own), offers: !same(before.offers, offers) }
  return { own, offers, since }
}

function ownOf({ game, state }: Match, open: JsonObject, seat: Seat): Change | undefined {
  if (game.own === undefined) {
    const view = game.view(state, seat)
    return view === open ? undefined : difference(open, view)
  }
  const own = game.own(state, seat)
  return own && filling(open, own)
}

function same(before: unknown, after: unknown): boolean {
  return sameJson(before as Json | undefined, after as Json | undefined)
}
