import type { Viewer } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { toldTo, type Match, type Played } from '../../../src-engine/core/match.ts'
import { difference, type Change } from '../../../src-engine/protocol/difference.ts'
import type { NumberedEvent } from '../../../src-engine/protocol/to-client.ts'
import type { Client, Shown } from '../client.ts'
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
  const fresh = new Map<Viewer, { readonly scene: Scene; readonly before: Scene | undefined }>()
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
      let made = fresh.get(viewer)
      if (made === undefined) fresh.set(viewer, (made = sceneOf(room, match, viewer)))
      if (mine.seq === match.seq) continue
      const key = `${viewer} ${mine.seq ?? '-'} ${mine.event}`
      let text = texts.get(key)
      if (text === undefined) texts.set(key, (text = textFor(room, viewer, made.scene, made.before, mine)))
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
    const { scene } = sceneOf(room, match, viewer)
    client.sendText(textFor(room, viewer, scene, undefined, mine))
    shown.set(viewer, { seq: match.seq, event: count })
  }
}

function sceneOf(room: Room, match: Match, viewer: Viewer): { scene: Scene; before: Scene | undefined } {
  const before = room.scenes.get(viewer)
  if (before?.seq === match.seq) return { scene: before, before: undefined }
  const { game, state } = match
  const scene: Scene = {
    seq: match.seq,
    view: game.view(state, viewer),
    offers: viewer === 'table' ? [] : game.offers(state, viewer),
    size: before?.size ?? 0,
  }
  room.scenes.set(viewer, scene)
  return { scene, before }
}

function textFor(room: Room, viewer: Viewer, scene: Scene, before: Scene | undefined, mine: Shown): string {
  const head = { say: 'view', table: room.id, viewer, seq: scene.seq } as const
  const clock = clockOf(room, viewer)
  const tail = {
    offers: scene.offers,
    events: eventsAfter(room, viewer, mine.event),
    ...(clock === undefined ? {} : { clock }),
  }
  if (before !== undefined && mine.seq === before.seq) {
    const change = differenceOf(before.view, scene.view)
    const rest = { base: before.seq, ...(change === undefined ? {} : { change }), ...tail }
    const text = JSON.stringify({ ...head, ...rest })
    if (text.length < scene.size / 2) return text
    const whole = wholeText(scene, head, tail)
    return text.length < whole.length ? text : whole
  }
  return wholeText(scene, head, tail)
}

/** By the earlier view. Where nothing is hidden a game shows all seats the very same view: their difference is made once. */
const differences = new WeakMap<JsonObject, { readonly after: JsonObject; readonly change: Change | undefined }>()

function differenceOf(before: JsonObject, after: JsonObject): Change | undefined {
  const known = differences.get(before)
  if (known?.after === after) return known.change
  const change = difference(before, after)
  differences.set(before, { after, change })
  return change
}

function wholeText(scene: Scene, head: JsonObject, tail: object): string {
  const text = JSON.stringify({ ...head, view: scene.view, ...tail })
  scene.size = text.length
  return text
}

function eventsAfter(room: Room, viewer: Viewer, from: number): readonly NumberedEvent[] {
  const tale = room.tales.get(viewer)
  if (tale === undefined || tale.count <= from) return []
  const first = tale.events.findIndex(one => one.n > from)
  return first < 0 ? [] : tale.events.slice(first)
}
