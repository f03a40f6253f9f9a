import type { Seat } from '../../core/game.ts'
import type { JsonObject } from '../../core/json.ts'
import { choicesFor, keyOf } from './choices.ts'
import { passing } from './heuristics.ts'
import type { Asked, PlayOut } from './playout.ts'
import { situationIn } from './situation.ts'

/**
 * What may follow an action, as far as play-outs came by: a tree of decisions, kept apart by what was done on the way
 * to them and not by the hidden cards, which are dealt again for each play-out. Whoever decides goes by what they got
 * from an action so far, in all those deals.
 */
export interface Decision {
  visits: number
  readonly ways: Map<string, Way>
}

/** One action at a decision: how often it could be chosen, how often it was, and what that brought who chose it. */
interface Way {
  readonly next: Decision
  open: number
  tries: number
  sum: number
}

/** What was chosen on the way down, and by whom. */
export type Path = readonly { readonly seat: Seat; readonly way: Way }[]

export function newDecision(): Decision {
  return { visits: 0, ways: new Map() }
}

/** Decisions with a choice that a play-out takes by the tree at most; what comes after is left to the heuristic. */
const deepest = 4
/** How much more is made of an action that was tried less often than others. */
const explore = 0.12
/** What the heuristic's choice has ahead of the others. */
const ahead = 0.01

/** Takes a play-out down the tree, as far as decisions were come by before; the path it took. */
export function descend(playOut: PlayOut, from: Decision): Path {
  const path: { readonly seat: Seat; readonly way: Way }[] = []
  let decision = from
  while (path.length < deepest && decision.visits++ > 0) {
    const asked = playOut.asked()
    if (asked === undefined) break
    const choices = choicesOf(playOut, asked)
    const [action, way] = chosen(decision, choices)
    if (!playOut.does(asked.seat, action)) break
    if (choices.length > 1) path.push({ seat: asked.seat, way })
    decision = way.next
  }
  return path
}

/** Adds what came of a play-out to all that led to it, each measured by who chose it. */
export function learn(path: Path, worthTo: (seat: Seat) => number): void {
  for (const { seat, way } of path) {
    way.tries++
    way.sum += worthTo(seat)
  }
}

function choicesOf({ position }: PlayOut, { seat, thread, offers }: Asked): readonly JsonObject[] {
  return offers.length === 0 ? [passing.action] : choicesFor(situationIn(position, seat, thread), offers)
}

/**
 * The way to go on: of as many of the actions, best first, as the visits warrant, one that was never tried, or else the
 * one that promises most.
 */
function chosen({ visits, ways }: Decision, choices: readonly JsonObject[]): readonly [JsonObject, Way] {
  let best: readonly [JsonObject, Way] | undefined
  let most = -Infinity
  for (const [i, action] of choices.slice(0, Math.floor(Math.sqrt(visits))).entries()) {
    const key = keyOf(action)
    let way = ways.get(key)
    if (way === undefined) ways.set(key, (way = { next: newDecision(), open: 0, tries: 0, sum: 0 }))
    way.open++
    const worth =
      way.tries === 0
        ? Infinity
        : way.sum / way.tries + (i === 0 ? ahead : 0) + explore * Math.sqrt(Math.log(way.open) / way.tries)
    if (worth > most) [most, best] = [worth, [action, way]]
  }
  return best!
}
