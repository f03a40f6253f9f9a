import type { Offer, Viewer } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { toldTo, type Match, type Played } from '../../../src-engine/core/match.ts'
import { difference } from '../../../src-engine/protocol/difference.ts'
import type { NumberedEvent } from '../../../src-engine/protocol/to-client.ts'
import type { Client, Shown } from '../house/client.ts'
import { clockOf } from './deadlines.ts'
import { seatsOf, type Room, type Scene } from './room.ts'

/** Events kept a viewer for whoever asks again, and lines of the story kept for captions. */
const kept = 400

/** Numbers what happened for each viewer, and keeps it for captions. `by`: who did it, absent for the deal. */
export function tell(room: Room, events: Extract<Played, { ok: true }>['events'], by?: string): void {
  if (events.length === 0) return
  const viewers = [...(room.match?.seats ?? []), 'table']
  for (const viewer of viewers) {
    let tale = room.tales.get(viewer)
    if (tale === undefined) room.tales.set(viewer, (tale = { count: 0, events: [] }))
    for (const event of toldTo(events, viewer)) tale.events.push({ n: ++tale.count, event })
    if (tale.events.length > kept * 2) tale.events.splice(0, tale.events.length - kept)
  }
  for (const told of events) room.story.push({ number: ++room.storyCount, told, by })
  if (room.story.length > kept * 2) room.story.splice(0, room.story.length - kept)
}

/** Whose eyes a client has here: its own seats', else the table's. A seated person never gets more by watching. */
export function viewersOf(room: Room, client: Client): readonly Viewer[] {
  const seats = seatsOf(room, client).filter(seat => room.match?.seats.includes(seat) === true)
  return seats.length > 0 ? seats : ['table']
}

/** Sends every follower what it does not hold yet. Each viewer's text is made once, whatever the number of its sockets. */
export function publish(room: Room): void {
  const { match } = room
  if (match === undefined) return
  const texts = new Map<string, string>()
  for (const client of room.followers) {
    // It gets one whole view as soon as its socket takes some again (door.ts calls `catchUp`).
    const full = client.full()
    const shown = client.follows.get(room.id)
    if (shown === undefined) continue
    const viewers = viewersOf(room, client)
    for (const viewer of shown.keys()) if (!viewers.includes(viewer)) shown.delete(viewer)
    for (const viewer of viewers) {
      let mine = shown.get(viewer)
      if (mine === undefined) shown.set(viewer, (mine = { event: room.tales.get(viewer)?.count ?? 0 }))
      if (full) {
        delete mine.seq
        continue
      }
      if (mine.seq === match.seq) continue
      const scene = sceneOf(room, match, viewer)
      const key = `${viewer} ${mine.seq ?? '-'} ${mine.event}`
      let text = texts.get(key)
      if (text === undefined) texts.set(key, (text = textFor(room, viewer, scene, mine)))
      client.sendText(text)
      mine.seq = match.seq
      mine.event = room.tales.get(viewer)?.count ?? 0
    }
  }
}

/** Gives one client its views whole, and the events after number `from` where it asks for them. */
export function showWhole(room: Room, client: Client, only?: Viewer, from?: number): void {
  const { match } = room
  const shown = client.follows.get(room.id)
  if (match === undefined || shown === undefined) return
  const viewers = viewersOf(room, client)
  for (const viewer of shown.keys()) if (!viewers.includes(viewer)) shown.delete(viewer)
  for (const viewer of viewers) {
    if (only !== undefined && only !== viewer) continue
    const count = room.tales.get(viewer)?.count ?? 0
    const mine: Shown = { event: from ?? shown.get(viewer)?.event ?? count }
    client.sendText(textFor(room, viewer, sceneOf(room, match, viewer), mine))
    shown.set(viewer, { seq: match.seq, event: count })
  }
}

const none: readonly Offer[] = []

/** Works out, while a play is on its way to the disk, what everybody here will be shown of it. Nothing of it leaves yet. */
export function foresee(room: Room, match: Match): void {
  for (const client of room.followers) {
    if (client.full()) continue
    for (const viewer of viewersOf(room, client)) {
      if (room.foreseen.get(viewer)?.match === match) continue
      room.foreseen.set(viewer, makeScene(room, match, viewer))
    }
  }
}

/** What this viewer sees of the match as it stands; the scene before it is given up. */
function sceneOf(room: Room, match: Match, viewer: Viewer): Scene {
  const held = room.scenes.get(viewer)
  if (held?.match === match) return held
  const foreseen = room.foreseen.get(viewer)
  const scene = foreseen?.match === match ? foreseen : makeScene(room, match, viewer)
  room.foreseen.delete(viewer)
  room.scenes.set(viewer, scene)
  return scene
}

function makeScene(room: Room, match: Match, viewer: Viewer): Scene {
  const before = room.scenes.get(viewer)
  const { game, state, seq } = match
  const view = game.view(state, viewer)
  const offers = viewer === 'table' ? none : game.offers(state, viewer)
  const open = offersText(offers)
  const scene: Scene = { match, seq, view, offers, open, size: before?.size ?? 0 }
  if (before === undefined) return scene
  // Offers that are as they were are left out: whoever gets a difference holds those of the view it starts from.
  const offered = open === before.open ? '' : `,"offers":${open}`
  const text = `${headOf(room, viewer, scene)},"base":${before.seq}${changeText(before.view, view)}${offered}`
  if (text.length < scene.size / 2 || text.length < wholeText(room, viewer, scene).length) {
    scene.step = { from: before.seq, text }
  }
  return scene
}

/** Games give seats that may do the same, or may what they might before, the very same offers: one text for all of them. */
const offerTexts = new WeakMap<readonly Offer[], string>()

function offersText(offers: readonly Offer[]): string {
  let text = offerTexts.get(offers)
  if (text === undefined) offerTexts.set(offers, (text = JSON.stringify(offers)))
  return text
}

/** By the earlier view. Where nothing is hidden a game shows all seats the very same view: their difference is made once. */
const differences = new WeakMap<JsonObject, { readonly after: JsonObject; readonly text: string }>()

function changeText(before: JsonObject, after: JsonObject): string {
  if (before === after) return ''
  const known = differences.get(before)
  if (known?.after === after) return known.text
  const change = difference(before, after)
  const text = change === undefined ? '' : `,"change":${JSON.stringify(change)}`
  differences.set(before, { after, text })
  return text
}

function textFor(room: Room, viewer: Viewer, scene: Scene, mine: Shown): string {
  const { step } = scene
  const body = step !== undefined && mine.seq === step.from ? step.text : wholeText(room, viewer, scene)
  const clock = clockOf(room, viewer)
  const events = JSON.stringify(eventsAfter(room, viewer, mine.event))
  return `${body},"events":${events}${clock === undefined ? '' : `,"clock":${clock}`}}`
}

function headOf(room: Room, viewer: Viewer, { seq }: Scene): string {
  return `{"say":"view","table":${JSON.stringify(room.id)},"viewer":${JSON.stringify(viewer)},"seq":${seq}`
}

function wholeText(room: Room, viewer: Viewer, scene: Scene): string {
  const text = `${headOf(room, viewer, scene)},"view":${JSON.stringify(scene.view)},"offers":${scene.open}`
  scene.size = text.length
  return text
}

function eventsAfter(room: Room, viewer: Viewer, from: number): readonly NumberedEvent[] {
  const tale = room.tales.get(viewer)
  if (tale === undefined || tale.count <= from) return []
  // They are numbered one by one, so that the place of each follows from its number.
  const oldest = tale.events[0]?.n ?? 0
  return tale.events.slice(Math.max(0, from + 1 - oldest))
}
