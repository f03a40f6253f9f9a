import type { Offer, Viewer } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { toldTo, type Match } from '../../../src-engine/core/match.ts'
import { difference, type Change } from '../../../src-engine/protocol/difference.ts'
import type { NumberedEvent, ToClient } from '../../../src-engine/protocol/to-client.ts'
import type { Client, Shown } from '../house/client.ts'
import { clockOf } from './clock.ts'
import type { Live, Scene } from './live.ts'
import { json, spell, type Fields, type Spelled } from './spell.ts'
import { toldAfter, toldSoFar } from './story.ts'
import { matchAt, seatsOf, type Sitting } from './table.ts'

type View = Extract<ToClient, { say: 'view' }>

/** Whose eyes a client has here: its own seats', else the table's. A seated person never gets more by watching. */
export function viewersOf(live: Live, client: Client): readonly Viewer[] {
  const match = matchAt(live.table)
  const seats = seatsOf(live.table, client.person?.id).filter(seat => match?.seats.includes(seat) === true)
  return seats.length > 0 ? seats : ['table']
}

/** Sends every follower what it does not hold yet. Each viewer's text is made once, whatever the number of its sockets. */
export function publish(live: Live): void {
  const match = matchAt(live.table)
  if (match === undefined) return
  const texts = new Map<string, string>()
  for (const client of live.followers) {
    // It gets one whole view as soon as its socket takes some again (connection.ts calls `showWhole`).
    const full = client.full()
    for (const [viewer, mine] of shownTo(live, client)) {
      if (full) {
        delete mine.seq
        continue
      }
      if (mine.seq === match.seq) continue
      const key = `${viewer} ${mine.seq ?? '-'} ${mine.event}`
      let text = texts.get(key)
      if (text === undefined) texts.set(key, (text = textFor(live, match, viewer, mine)))
      client.sendText(text)
      mine.seq = match.seq
      mine.event = toldSoFar(live.story, viewer)
    }
  }
}

/** How far this client has come with each viewer it may be; eyes it has no longer are forgotten. */
function shownTo(live: Live, client: Client): Map<Viewer, Shown> {
  const { id } = live.table
  let shown = client.follows.get(id)
  if (shown === undefined) client.follows.set(id, (shown = new Map()))
  const viewers = viewersOf(live, client)
  for (const viewer of shown.keys()) if (!viewers.includes(viewer)) shown.delete(viewer)
  for (const viewer of viewers) if (!shown.has(viewer)) shown.set(viewer, { event: toldSoFar(live.story, viewer) })
  return shown
}

/** Gives one client its views whole, and the events after number `from` where it asks for them. */
export function showWhole(live: Live, client: Client, only?: Viewer, from?: number): void {
  const match = matchAt(live.table)
  if (match === undefined || !live.followers.has(client)) return
  for (const [viewer, mine] of shownTo(live, client)) {
    if (only !== undefined && only !== viewer) continue
    client.sendText(textFor(live, match, viewer, { event: from ?? mine.event }))
    mine.seq = match.seq
    mine.event = toldSoFar(live.story, viewer)
  }
}

/** Works out, while a play is on its way to the disk, what everybody here will be shown of it. Nothing of it leaves yet. */
export function foresee(live: Live, match: Match | undefined): void {
  if (match === undefined) return
  for (const client of live.followers) {
    if (client.full()) continue
    for (const viewer of viewersOf(live, client)) {
      if (live.foreseen.get(viewer)?.match !== match) live.foreseen.set(viewer, makeScene(live, match, viewer))
    }
  }
}

/** What this viewer sees of the match as it stands; the scene before it is given up. */
function sceneOf(live: Live, match: Match, viewer: Viewer): Scene {
  const held = live.scenes.get(viewer)
  if (held?.match === match) return held
  const foreseen = live.foreseen.get(viewer)
  const scene = foreseen?.match === match ? foreseen : makeScene(live, match, viewer)
  live.foreseen.delete(viewer)
  live.scenes.set(viewer, scene)
  return scene
}

const none: readonly Offer[] = []

function makeScene(live: Live, match: Match, viewer: Viewer): Scene {
  const before = live.scenes.get(viewer)
  const { game, state } = match
  const view = game.view(state, viewer)
  const offers = viewer === 'table' ? none : game.offers(state, viewer)
  const open = offersText(offers)
  const scene: Scene = { match, view, open, size: before?.size ?? 0 }
  if (before === undefined) return scene
  const change = changeText(before.view, view)
  // Offers that are as they were are left out: whoever gets a difference holds those of the view it starts from.
  const offered = open === before.open ? undefined : open
  const size = (change?.length ?? 0) + (offered?.length ?? 0)
  if (size < scene.size / 2 || size < sizeOf(whole(scene))) {
    scene.step = { base: json(before.match.seq), change, offers: offered }
  }
  return scene
}

function whole(scene: Scene): Pick<Fields<View>, 'view' | 'offers'> {
  return { view: json(scene.view), offers: scene.open }
}

function sizeOf(fields: { readonly [field: string]: string | undefined }): number {
  return Object.values(fields).reduce((sum, text) => sum + (text?.length ?? 0), 0)
}

/** Games give seats that may do the same, or may what they might before, the very same offers: one text for all of them. */
const offerTexts = new WeakMap<readonly Offer[], Spelled<readonly Offer[]>>()

function offersText(offers: readonly Offer[]): Spelled<readonly Offer[]> {
  let text = offerTexts.get(offers)
  if (text === undefined) offerTexts.set(offers, (text = json(offers)))
  return text
}

/** By the earlier view. Where nothing is hidden a game shows all seats the very same view: their difference is made once. */
const differences = new WeakMap<
  JsonObject,
  { readonly after: JsonObject; readonly text: Spelled<Change> | undefined }
>()

function changeText(before: JsonObject, after: JsonObject): Spelled<Change> | undefined {
  if (before === after) return undefined
  const known = differences.get(before)
  if (known?.after === after) return known.text
  const change = difference(before, after)
  const text = change === undefined ? undefined : json(change)
  differences.set(before, { after, text })
  return text
}

function textFor(live: Live, match: Match, viewer: Viewer, mine: Shown): Spelled<View> {
  const scene = sceneOf(live, match, viewer)
  const { step } = scene
  const fits = step !== undefined && mine.seq !== undefined && step.base === json(mine.seq)
  const body = fits ? step : whole(scene)
  if (!fits) scene.size = sizeOf(body)
  const clock = clockOf(live, viewer)
  return spell<View>({
    say: json('view'),
    table: json(live.table.id),
    viewer: json(viewer),
    seq: json(match.seq),
    ...body,
    events: json(eventsAfter(live, viewer, mine.event)),
    clock: clock === undefined ? undefined : json(clock),
  })
}

function eventsAfter(live: Live, viewer: Viewer, from: number): NumberedEvent[] {
  return toldAfter(live.story, viewer, from).map((event, index) => ({ n: from + index + 1, event }))
}

/** Events told to whoever comes back; nobody reads more. */
const latest = 40

/** What a person missed while they were away: the latest of it. `place`: as it was meanwhile. */
export function tellMissed(live: Live, place: Sitting): void {
  const from = place.missedFrom
  if (matchAt(live.table) === undefined || from === undefined) return
  const since = live.story.lines.filter(line => line.seq > from)
  if (since.length === 0) return
  const events = since.flatMap(line => toldTo(line.told, place.seat)).slice(-latest)
  const lines = events.map(event => event.type)
  const byBot = since.some(line => line.by === place.seat)
  for (const client of live.followers) {
    if (client.person?.id !== place.person) continue
    client.send({ say: 'missed', table: live.table.id, seat: place.seat, lines, events, byBot })
  }
}
