import type { Seat, Viewer } from '../../../../src-engine/core/game.ts'
import type { Change } from '../../../../src-engine/protocol/difference.ts'
import { speechOf, type Speech } from '../../../../src-engine/protocol/speech.ts'
import {
  packDone,
  packOwn,
  packStep,
  packTable,
  packYours,
  type OwnPart,
  type Packed,
} from '../../../../src-engine/protocol/step.ts'
import { mostWords } from '../../../../src-engine/protocol/words.ts'
import { frameOf } from '../../context/frame.ts'
import type { Audience, PackedMessage, PackedStep, Sayings, Scene, Show } from './audience.ts'
import { eventsSince } from '../storage/event-log.ts'

export function nothingSaid(): Sayings {
  return { game: speechOf.game(), own: new Map(), table: speechOf.table(), gameWhole: true, tableWhole: true }
}

/** Packs what led to this show. `told`: how many events each viewer was told at the one before. Nothing where there was none. */
export function stepTo(audience: Audience, show: Show, told: ReadonlyMap<Viewer, number>): PackedStep | undefined {
  const { since, match } = show
  if (since === undefined) return undefined
  const { sayings } = audience
  const anew = sayings.gameWhole || sayings.game.words.list.length > mostWords / 2
  if (anew) for (const speech of [sayings.game, ...sayings.own.values()]) speech.begin()
  sayings.gameWhole = false
  const events = eventsSince(audience.eventLog, 'table', told.get('table') ?? 0)
  const plays = since.deal ? match.seq : match.seq - since.seq
  const { alone, first } = packStep(
    { table: audience.number, anew, deal: since.deal },
    plays,
    since.change,
    events,
    sayings.game,
  )
  const own = new Map<Viewer, Uint8Array>()
  for (const [viewer, scene] of show.scenes) {
    const part = ownPart(audience, viewer, scene, events, told)
    if (part !== undefined) own.set(viewer, packOwn(numberOf(audience, viewer), part, ownSpeech(audience, viewer)))
  }
  return { base: since.seq, first, frame: frameOf([alone]), own }
}

/** What this viewer is to be told apart from the others, if there is anything. */
function ownPart(
  audience: Audience,
  viewer: Viewer,
  { since, own, offers }: Scene,
  open: readonly object[],
  told: ReadonlyMap<Viewer, number>,
): OwnPart | undefined {
  if (since === undefined) return undefined
  const events = viewer === 'table' ? open : eventsSince(audience.eventLog, viewer, told.get(viewer) ?? 0)
  const alike = events.length === open.length && events.every((event, index) => event === open[index])
  const clock = audience.clock.turnLeftMs(viewer)
  if (!since.own && !since.offers && alike && clock === undefined) return undefined
  return {
    ...(since.own ? { own: own ?? null } : {}),
    ...(since.offers ? { offers } : {}),
    ...(alike ? {} : { events: events as OwnPart['events'] & {} }),
    ...(clock === undefined ? {} : { clock }),
  }
}

/** The message for a device of these viewers. `done`: what of its own is acknowledged with it. */
export function frameFor(
  { first, own, frame }: PackedStep,
  viewers: Iterable<Viewer>,
  done: readonly { readonly n: number; readonly behind: number }[],
): Uint8Array {
  const parts: Uint8Array[] = []
  for (const viewer of viewers) {
    const part = own.get(viewer)
    if (part !== undefined) parts.push(part)
  }
  for (const { n, behind } of done) parts.push(packDone(n, behind))
  return parts.length === 0 ? frame : frameOf([first, ...parts])
}

/** What a whole view is to say besides, so that its device can read the steps that follow. */
export function packedFor(
  audience: Audience,
  show: Show,
  viewer: Viewer,
  viewers: Iterable<Viewer>,
  told: number,
): Packed {
  audience.sayings.gameWhole = true
  const own = show.scenes.get(viewer)?.own
  return {
    table: audience.number,
    viewer: numberOf(audience, viewer),
    viewers: [...viewers].map(one => numberOf(audience, one)),
    told,
    ...(own === undefined ? {} : { own }),
  }
}

/** What changed of the table, packed for all who were told it before. */
export function tableStep({ number, sayings }: Audience, change: Change): PackedMessage {
  const anew = sayings.tableWhole || sayings.table.words.list.length > mostWords / 2
  if (anew) sayings.table.begin()
  sayings.tableWhole = false
  const { alone, first } = packTable({ table: number, anew }, change, sayings.table)
  return { frame: frameOf([alone]), first }
}

/** The same for somebody whose seats are others now. */
export function withYours({ first }: PackedMessage, yours: readonly Seat[]): Uint8Array {
  return frameOf([first, packYours(yours)])
}

function ownSpeech({ sayings: { own } }: Audience, viewer: Viewer): Speech {
  let speech = own.get(viewer)
  if (speech === undefined) own.set(viewer, (speech = speechOf.own()))
  return speech
}

/** What packed messages call a viewer, as long as the table is there. */
function numberOf({ viewerNumbers: viewers }: Audience, viewer: Viewer): number {
  let number = viewers.get(viewer)
  if (number === undefined) viewers.set(viewer, (number = viewers.size))
  return number
}
