import type { Viewer } from '../../../../src-engine/core/game.ts'
import { visibleEvents, type Match } from '../../../../src-engine/core/match.ts'
import { changed, difference } from '../../../../src-engine/protocol/difference.ts'
import type { NumberedEvent, ToClient } from '../../../../src-engine/protocol/to-client.ts'
import type { Client, Shown } from '../../context/client.ts'
import type { Audience, PackedStep, Scene, Show } from './audience.ts'
import { sceneOf, showOf, viewersOf } from './show.ts'
import { json, serialise, type Fields, type Encoded } from './serialise.ts'
import { frameFor, packedFor, stepTo } from './steps.ts'
import { eventsSince, eventCount } from '../storage/event-log.ts'
import { matchAt, type Sitting } from '../model/table.ts'

type View = Extract<ToClient, { say: 'view' }>

/** Plays that are acknowledged with what came of them: their numbers, each with the count of plays after it. */
export type Acknowledged = ReadonlyMap<Client, readonly { readonly n: number; readonly seq: number }[]>

/**
 * Sends every follower what it does not hold yet, and every player their acknowledgement: one message where both go the
 * same way. What is the same for several is made once, whatever the number of sockets.
 */
export function publish(audience: Audience, acknowledged: Acknowledged): void {
  const match = matchAt(audience.table)
  const step = match && present(audience, match)
  for (const [client, plays] of acknowledged) {
    const packed = step !== undefined && audience.followers.has(client)
    if (packed && isPacked(audience, client, step, shownTo(audience, client))) continue
    for (const { n, seq } of plays) client.send({ say: 'done', n, table: audience.table.id, seq })
  }
  if (match === undefined) return
  const texts = new Map<string, string>()
  for (const client of audience.followers) {
    const shown = shownTo(audience, client)
    if (step !== undefined && isPacked(audience, client, step, shown)) {
      const done = (acknowledged.get(client) ?? []).map(({ n, seq }) => ({ n, behind: match.seq - seq }))
      client.sendFrame(frameFor(step, shown.keys(), done))
      for (const [viewer, mine] of shown) hasSeen(audience, viewer, mine)
      continue
    }
    // It gets one whole view as soon as its socket takes some again (connection.ts calls `showWhole`).
    const full = client.full()
    for (const [viewer, mine] of shown) {
      if (full) delete mine.seq
      else if (mine.seq !== match.seq) {
        const key = JSON.stringify([viewer, mine, client.plain || [...shown.keys()]])
        let text = texts.get(key)
        if (text === undefined) texts.set(key, (text = textFor(audience, client, viewer, mine)))
        client.sendText(text)
        hasSeen(audience, viewer, mine)
      }
    }
  }
}

/** Makes this what everybody here is shown from now on; what led to it is packed once for all. */
function present(audience: Audience, match: Match): PackedStep | undefined {
  if (audience.show?.match === match) return audience.step
  const show = showOf(audience, match)
  audience.precomputed = undefined
  audience.step = stepTo(audience, show, show.since?.deal === true ? new Map() : audience.told)
  audience.show = show
  audience.told = new Map(
    [...show.scenes.keys(), 'table'].map(viewer => [viewer, eventCount(audience.eventLog, viewer)]),
  )
  return audience.step
}

/** Whether this client, who follows the table, takes the step as it is: it holds all that the step starts from. */
function isPacked(
  audience: Audience,
  client: Client,
  { base }: PackedStep,
  shown: ReadonlyMap<Viewer, Shown>,
): boolean {
  if (client.plain || client.full()) return false
  for (const [viewer, mine] of shown) {
    if (mine.seq !== base || audience.show?.scenes.get(viewer)?.since === undefined) return false
  }
  return true
}

function hasSeen(audience: Audience, viewer: Viewer, mine: Shown): void {
  mine.seq = audience.show!.match.seq
  mine.event = eventCount(audience.eventLog, viewer)
}

/** How far this client has come with each viewer it may be. As another viewer than before it starts over. */
function shownTo(audience: Audience, client: Client): Map<Viewer, Shown> {
  const { id } = audience.table
  let shown = client.follows.get(id)
  if (shown === undefined) client.follows.set(id, (shown = new Map()))
  const viewers = viewersOf(audience, client)
  if (viewers.length === shown.size && viewers.every(viewer => shown.has(viewer))) return shown
  for (const [viewer, mine] of shown) {
    if (viewers.includes(viewer)) delete mine.seq
    else shown.delete(viewer)
  }
  for (const viewer of viewers)
    if (!shown.has(viewer)) shown.set(viewer, { event: eventCount(audience.eventLog, viewer) })
  return shown
}

/** Gives one client its views whole, and the events after number `from` where it asks for them. */
export function showWhole(audience: Audience, client: Client, only?: Viewer, from?: number): void {
  const match = matchAt(audience.table)
  if (match === undefined || !audience.followers.has(client)) return
  present(audience, match)
  for (const [viewer, mine] of shownTo(audience, client)) {
    if (only !== undefined && only !== viewer) continue
    client.sendText(textFor(audience, client, viewer, { event: from ?? mine.event }))
    hasSeen(audience, viewer, mine)
  }
}

/** A view as text: from the one its client holds, where it reads plain differences and that is the shorter way. */
function textFor(audience: Audience, client: Client, viewer: Viewer, mine: Shown): Encoded<View> {
  const show = audience.show!
  const scene = sceneOf(audience, show, viewer)
  const clock = audience.clock.turnLeftMs(viewer)
  const told = eventCount(audience.eventLog, viewer)
  const viewers = client.follows.get(audience.table.id)?.keys() ?? []
  return serialise<View>({
    say: json('view'),
    table: json(audience.table.id),
    viewer: json(viewer),
    seq: json(show.match.seq),
    ...(client.plain
      ? (plainStep(show, scene, mine) ?? { view: json(changed(show.open, scene.own)), offers: json(scene.offers) })
      : { view: json(show.open), offers: json(scene.offers) }),
    events: json(eventsAfter(audience, viewer, mine.event)),
    clock: clock === undefined ? undefined : json(clock),
    packed: client.plain ? undefined : json(packedFor(audience, show, viewer, viewers, told)),
  })
}

/** Offers that are as they were are left out: anyone who gets a difference holds those of the view it starts from. */
function plainStep(
  { open, since: before }: Show,
  { own, offers, since }: Scene,
  mine: Shown,
): Pick<Fields<View>, 'base' | 'change' | 'offers'> | undefined {
  if (before === undefined || before.deal || since === undefined || mine.seq !== before.seq) return undefined
  const view = changed(open, own)
  const change = difference(changed(before.open, since.was), view)
  const text = change === undefined ? undefined : json(change)
  if (text !== undefined && text.length >= json(view).length) return undefined
  return { base: json(before.seq), change: text, offers: since.offers ? json(offers) : undefined }
}

function eventsAfter(audience: Audience, viewer: Viewer, from: number): NumberedEvent[] {
  return eventsSince(audience.eventLog, viewer, from).map((event, index) => ({ n: from + index + 1, event }))
}

/** Events told to anyone who comes back; nobody reads more. */
const latest = 40

/** What a person missed while they were away: the latest of it. `place`: as it was meanwhile. */
export function sendMissed(audience: Audience, place: Sitting): void {
  const from = place.missedFrom
  if (matchAt(audience.table) === undefined || from === undefined) return
  const since = audience.eventLog.lines.filter(line => line.seq > from)
  if (since.length === 0) return
  const events = since.flatMap(line => visibleEvents(line.events, place.seat)).slice(-latest)
  const lines = events.map(event => event.type)
  const byBot = since.some(line => line.by === place.seat)
  for (const client of audience.followers) {
    if (client.person?.id !== place.person) continue
    client.send({ say: 'missed', table: audience.table.id, seat: place.seat, lines, events, byBot })
  }
}
