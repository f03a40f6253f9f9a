import type { Viewer } from '../../../src-engine/core/game.ts'
import { packDone, packOpen, packOwn, type OwnPart, type Packed } from '../../../src-engine/protocol/step.ts'
import { mostWords, Words } from '../../../src-engine/protocol/words.ts'
import { frameOf } from '../house/frame.ts'
import { clockOf } from './clock.ts'
import type { Live } from './live.ts'
import type { Scene, Show } from './show.ts'
import { toldAfter } from './story.ts'

/** What was said so far in packed steps of a game: all its devices that take them know these words. */
export interface Sayings {
  readonly open: Words
  readonly own: Map<Viewer, Words>
}

export function nothingSaid(): Sayings {
  return { open: new Words(), own: new Map() }
}

/** The step to a show from the one before, packed: what is the same for all is there once. */
export interface PackedStep {
  /** The view it starts from. */
  readonly base: number
  readonly open: Uint8Array
  /** The whole message, for anyone who has no part of their own in it. */
  readonly frame: Uint8Array
  readonly own: ReadonlyMap<Viewer, Uint8Array>
}

/**
 * Packs what led to this show. `told`: how many events each viewer was told at the one before. Nothing where there was
 * none before, or so many words were said that it is time for new ones.
 */
export function packStep(live: Live, show: Show, told: ReadonlyMap<Viewer, number>): PackedStep | undefined {
  const { since, match } = show
  if (since === undefined) return undefined
  const events = toldAfter(live.story, 'table', told.get('table') ?? 0)
  if (live.sayings.open.list.length > mostWords / 2) {
    live.sayings = nothingSaid()
    return undefined
  }
  const open = packOpen(live.number, match.seq - since.seq, since.change, events, live.sayings.open)
  const own = new Map<Viewer, Uint8Array>()
  for (const [viewer, scene] of show.scenes) {
    const part = ownPart(live, viewer, scene, events, told)
    if (part !== undefined) own.set(viewer, packOwn(numberOf(show, viewer), part, wordsOf(live, viewer)))
  }
  return { base: since.seq, open, frame: frameOf([open]), own }
}

/** What this viewer is to be told apart from the others, if there is anything. */
function ownPart(
  live: Live,
  viewer: Viewer,
  { since, own, offers }: Scene,
  open: readonly object[],
  told: ReadonlyMap<Viewer, number>,
): OwnPart | undefined {
  if (since === undefined) return undefined
  const events = viewer === 'table' ? open : toldAfter(live.story, viewer, told.get(viewer) ?? 0)
  const alike = events.length === open.length && events.every((event, index) => event === open[index])
  const clock = clockOf(live, viewer)
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
  { open, own, frame }: PackedStep,
  viewers: Iterable<Viewer>,
  done: readonly { readonly n: number; readonly behind: number }[],
): Uint8Array {
  const parts: Uint8Array[] = []
  for (const viewer of viewers) {
    const part = own.get(viewer)
    if (part !== undefined) parts.push(part)
  }
  for (const { n, behind } of done) parts.push(packDone(n, behind))
  return parts.length === 0 ? frame : frameOf([open, ...parts])
}

/** What a whole view is to say besides, so that its device can read the steps that follow. */
export function packedFor(live: Live, show: Show, viewer: Viewer, viewers: Iterable<Viewer>, told: number): Packed {
  const own = show.scenes.get(viewer)?.own
  return {
    table: live.number,
    viewer: numberOf(show, viewer),
    viewers: [...viewers].map(one => numberOf(show, one)),
    told,
    ...(own === undefined ? {} : { own }),
    words: live.sayings.open.list,
    mine: wordsOf(live, viewer).list,
  }
}

function wordsOf({ sayings: { own } }: Live, viewer: Viewer): Words {
  let words = own.get(viewer)
  if (words === undefined) own.set(viewer, (words = new Words()))
  return words
}

/** 0: the table's; a seat's by its place. */
function numberOf({ match }: Show, viewer: Viewer): number {
  return viewer === 'table' ? 0 : match.seats.indexOf(viewer) + 1
}
