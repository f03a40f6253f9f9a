import type { Seat, Viewer } from '../../../../src-engine/core/game.ts'
import { sameJson, type Json } from '../../../../src-engine/core/json.ts'
import { visibleEvents, type Match } from '../../../../src-engine/core/match.ts'
import { difference, type Change } from '../../../../src-engine/protocol/difference.ts'
import type { NumberedEvent, ToClient } from '../../../../src-engine/protocol/to-client.ts'
import type { Client, Shown } from '../../context/client.ts'
import { Encoded } from '../../context/encoded.ts'
import { areForAll, eventsAfterPlay, eventsSince } from '../storage/event-log.ts'
import type { PersonPlace } from '../model/schema.ts'
import { matchAt } from '../model/table.ts'
import type { Audience, Show, Step } from './audience.ts'
import { openOf, seatShow, showOf, viewersOf } from './show.ts'

type OwnPart = Extract<ToClient, { say: 'own' }>
/** What goes with a view. */
type News = Pick<OwnPart, 'clock'> & { readonly events: readonly NumberedEvent[] }

/** Plays that are acknowledged with what came of them: their numbers, each with the count of plays after it. */
export type Acknowledged = ReadonlyMap<Client, readonly { readonly n: number; readonly seq: number }[]>

/**
 * Sends every follower the view it does not hold yet, and behind it the answers to its plays: a screen that shows one's
 * play ahead of the answer has the view with it by then. What is the same for several is encoded once.
 */
export function publish(audience: Audience, acknowledged: Acknowledged): void {
  const { followers, table } = audience
  const match = matchAt(table)
  const show = match && present(audience, match)
  const answers = (client: Client): readonly Encoded[] =>
    acknowledged.get(client)?.map(({ n, seq }) => new Encoded({ say: 'done', n, table: table.id, seq })) ?? []
  for (const client of followers) {
    const news = show === undefined ? [] : nextFor(audience, show, client)
    client.send(...news, ...answers(client))
  }
  for (const client of acknowledged.keys()) if (!followers.has(client)) client.send(...answers(client))
}

/** Makes this what everybody here is shown from now on, and works out the step to it from what they were shown before. */
function present(audience: Audience, match: Match): Show {
  const { show: before } = audience
  if (before?.match === match) return before
  const show = showOf(audience, match)
  audience.precomputed = undefined
  audience.step = before && stepBetween(audience, before, show)
  audience.show = show
  return show
}

function stepBetween(audience: Audience, before: Show, show: Show): Step {
  const base = before.match.seq
  const news = newsAfter(audience, 'table', base)
  const { changes } = show
  const change = changes === undefined ? difference(openOf(before), openOf(show)) : (changes.open as Change | undefined)
  const head = { say: 'view', table: audience.table.id, seq: show.match.seq, base } as const
  const view = new Encoded({ ...head, ...(change === undefined ? {} : { change }), ...news })
  const own = new Map<Viewer, Encoded>()
  // Where everybody is told the same, the others have nothing of their own to be sent.
  const isAlike = changes !== undefined && news.clock === undefined && areForAll(audience.eventLog, base)
  for (const seat of show.seats.keys()) {
    if (isAlike && !changes.own.includes(seat)) continue
    const part = ownStep(audience, before, show, seat, news)
    if (part !== undefined) own.set(seat, new Encoded(part))
  }
  return { base, view: [view], own }
}

/** What is sent to one seat alone; nothing where nothing of its own changed. `news`: the table's. */
function ownStep(audience: Audience, before: Show, show: Show, seat: Seat, news: News): OwnPart | undefined {
  const [was, is] = [seatShow(before, seat), seatShow(show, seat)]
  const mine = newsAfter(audience, seat, before.match.seq)
  const part = {
    ...(isSame(was.own, is.own) ? {} : { own: is.own ?? null }),
    ...(isSame(was.offers, is.offers) ? {} : { offers: is.offers }),
    ...(mine.events === news.events && mine.clock === news.clock ? {} : isSame(mine, news) ? {} : mine),
  }
  if (Object.keys(part).length === 0) return undefined
  return { say: 'own', table: audience.table.id, seat, seq: show.match.seq, ...part }
}

/** The events a viewer may see after play number `from`, and how long the turn still lasts. */
function newsAfter(audience: Audience, viewer: Viewer, from: number): News {
  return withClock(audience, viewer, eventsAfterPlay(audience.eventLog, viewer, from))
}

function withClock({ clock }: Audience, viewer: Viewer, events: readonly NumberedEvent[]): News {
  const left = clock.turnLeftMs(viewer)
  return { events, ...(left === undefined ? {} : { clock: left }) }
}

function isSame(a: unknown, b: unknown): boolean {
  return sameJson(a as Json | undefined, b as Json | undefined)
}

/** What this client is sent next: the step from the view it holds, else the whole view. */
function nextFor(audience: Audience, show: Show, client: Client): readonly Encoded[] {
  const { match } = show
  const { step } = audience
  const shown = shownTo(audience, client)
  if (shown.holds && shown.seq === match.seq) return []
  // It gets the latest view whole as soon as its socket takes some again (the gateway calls `showWhole`).
  if (client.full()) {
    shown.holds = false
    return []
  }
  if (!shown.holds || shown.seq !== step?.base) {
    return wholeFor(audience, show, client, viewer => eventsAfterPlay(audience.eventLog, viewer, shown.seq))
  }
  shown.seq = match.seq
  if (!shown.viewers.some(viewer => step.own.has(viewer))) return step.view
  return [...shown.viewers.flatMap(viewer => step.own.get(viewer) ?? []), ...step.view]
}

/** How far this client has come. Looking as other viewers than before it starts over. */
function shownTo(audience: Audience, client: Client): Shown {
  const { id } = audience.table
  const viewers = viewersOf(audience, client)
  let shown = client.follows.get(id)
  if (shown === undefined) client.follows.set(id, (shown = newcomer(audience)))
  const isSameList = shown.viewers.length === viewers.length && viewers.every((one, i) => one === shown.viewers[i])
  if (shown.viewers !== viewers && !isSameList) {
    shown.viewers = viewers
    shown.holds = false
  }
  return shown
}

/** A device that comes now: it is not sent what happened before. */
export function newcomer({ table }: Pick<Audience, 'table'>): Shown {
  return { viewers: [], seq: matchAt(table)?.seq ?? 0, holds: false }
}

/** A game was dealt: everybody who is here is sent all that happens in it, from the deal on. */
export function startOver(audience: Audience): void {
  audience.show = undefined
  audience.step = undefined
  audience.precomputed = undefined
  for (const client of audience.followers) {
    client.follows.set(audience.table.id, { viewers: [], seq: -1, holds: false })
  }
}

/** Gives one client its views whole, and the events it was not sent; of `viewer` those after number `from`. */
export function showWhole(audience: Audience, client: Client, viewer?: Viewer, from?: number): void {
  const match = matchAt(audience.table)
  if (match === undefined || !audience.followers.has(client)) return
  const show = present(audience, match)
  const { seq } = shownTo(audience, client)
  const eventsOf = (one: Viewer): readonly NumberedEvent[] =>
    one === viewer && from !== undefined
      ? eventsSince(audience.eventLog, one, from)
      : eventsAfterPlay(audience.eventLog, one, seq)
  client.send(...wholeFor(audience, show, client, eventsOf))
}

function wholeFor(
  audience: Audience,
  show: Show,
  client: Client,
  eventsOf: (viewer: Viewer) => readonly NumberedEvent[],
): readonly Encoded[] {
  const { seq } = show.match
  const table = audience.table.id
  const shown = shownTo(audience, client)
  const own = shown.viewers.flatMap(seat => {
    if (seat === 'table') return []
    const { own: mine, offers } = seatShow(show, seat)
    const news = withClock(audience, seat, eventsOf(seat))
    return [new Encoded({ say: 'own', table, seat, seq, own: mine ?? null, offers, ...news })]
  })
  const news = withClock(audience, 'table', eventsOf('table'))
  shown.seq = seq
  shown.holds = true
  return [...own, wholeView(audience, { say: 'view', table, seq, view: openOf(show), ...news })]
}

/** A whole view, encoded once for all who are sent the same with it. */
function wholeView(audience: Audience, message: Extract<ToClient, { say: 'view' }>): Encoded {
  const { seq, events, clock } = message
  const key = `${seq} ${events[0]?.n ?? ''} ${clock ?? ''}`
  if (audience.whole?.key !== key || audience.whole.view !== message.view) {
    audience.whole = { key, view: message.view, encoded: new Encoded(message) }
  }
  return audience.whole.encoded
}

/** So many events are sent to anyone who comes back; nobody reads more. */
const latest = 40

/** What a person missed while they were away: the latest of it. `place`: as it was meanwhile. */
export function sendMissed(audience: Audience, place: PersonPlace): void {
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
