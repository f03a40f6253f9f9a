import type { Seat, Viewer } from '../../../../src-engine/core/game.ts'
import { sameJson, type Json, type JsonObject } from '../../../../src-engine/core/json.ts'
import type { Match } from '../../../../src-engine/core/match.ts'
import { difference, filling, type Change } from '../../../../src-engine/protocol/difference.ts'
import type { Client } from '../../context/client.ts'
import type { Audience, Scene, Show } from './audience.ts'
import { dealtAt, matchAt, seatsOf } from '../model/table.ts'

const onlyLooking: readonly Viewer[] = ['table']

/** As which viewers a client looks here: its own seats, else the table. A seated person never gets more by watching. */
export function viewersOf(audience: Audience, client: Client): readonly Viewer[] {
  const person = client.person?.id
  if (person === undefined) return onlyLooking
  const { places } = audience.table
  const match = matchAt(audience.table)
  if (audience.viewersByPerson?.places !== places || audience.viewersByPerson.seats !== match?.seats) {
    audience.viewersByPerson = { places, seats: match?.seats, of: new Map() }
  }
  let viewers = audience.viewersByPerson.of.get(person)
  if (viewers === undefined) {
    const seats = seatsOf(audience.table, person).filter(seat => match?.seats.includes(seat) === true)
    audience.viewersByPerson.of.set(person, (viewers = seats.length > 0 ? seats : onlyLooking))
  }
  return viewers
}

/** Works out, while a play is on its way to the disk, what everybody here will be shown of it. Nothing of it leaves yet. */
export function precompute(audience: Audience, match: Match | undefined): void {
  if (match !== undefined && audience.followers.size > 0) audience.precomputed = showOf(audience, match)
}

/** What everybody here is shown of the match, and what changed since the show before. */
export function showOf(audience: Audience, match: Match): Show {
  if (audience.precomputed?.match === match) return audience.precomputed
  const before = audience.show
  const open = match.game.open(match.state)
  const record = dealtAt(audience.table)?.record
  const since = before && {
    seq: before.match.seq,
    open: before.open,
    change: difference(before.open, open),
    deal: before.record !== record,
  }
  const show: Show = { match, record, open, scenes: new Map(), ...(since === undefined ? {} : { since }) }
  for (const client of audience.followers)
    for (const viewer of viewersOf(audience, client)) sceneOf(audience, show, viewer)
  return show
}

const asTable: Scene = { own: undefined, offers: [] }
const asTableStill: Scene = { ...asTable, since: { was: undefined, own: false, offers: false } }

/** What this viewer is shown; made when its first device asks. */
export function sceneOf(audience: Audience, show: Show, viewer: Viewer): Scene {
  let scene = show.scenes.get(viewer)
  if (scene === undefined) {
    const before = audience.show === show ? undefined : audience.show?.scenes.get(viewer)
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
  const own = game.own(state, seat)
  return own && filling(open, own)
}

function same(before: unknown, after: unknown): boolean {
  return sameJson(before as Json | undefined, after as Json | undefined)
}
