import type { BotInput, Seat } from '../../core/game.ts'
import type { JsonObject } from '../../core/json.ts'
import type { ClashAction } from '../actions.ts'
import type { ClashOffer } from '../offers.ts'
import type { ClashState } from '../state/state.ts'
import type { ClashView } from '../view/types.ts'
import { choicesFor } from './choices.ts'
import { hiddenCardDealer } from './hidden-cards.ts'
import type { Situation } from './situation.ts'
import { chanceOf, randomFrom } from '../../core/random.ts'
import { evaluate } from './evaluation.ts'
import { playedOut } from './playout.ts'
import { playingStyleOf } from './playing-styles.ts'
import { readPosition } from './read-position.ts'
import { heuristicChoice } from './heuristics.ts'

/** A candidate action and its results in the worlds searched so far; the heuristic's choice comes first. */
export interface Tried {
  readonly action: JsonObject
  readonly ahead: number
  tries: number
  sum: number
}

/** Worlds at most: more hardly change the choice. */
const enough = 48
/** After so many worlds the worst candidates are dropped. */
const trial = 4
/** The heuristic's choice gets this much ahead, so that luck in a few worlds does not beat it. */
const trust = 0.01
/** As much where the heuristic has a style of its own, which the search would otherwise smooth away. */
const habit = 0.03
/** Turns looked ahead, the one going on counted. */
const turns = 2

/**
 * The candidates, best first: the hidden cards are dealt again and again (a world each), every candidate is played in
 * each world and then played on by the heuristic for some turns, and the results are compared. `thinking` is asked
 * before each play-out.
 */
export function search(
  { view, seat, chance, thinking }: Pick<BotInput<ClashView>, 'view' | 'seat' | 'chance' | 'thinking'>,
  choices: readonly JsonObject[],
  of: Seat | undefined,
): readonly Tried[] {
  const position = readPosition(view, seat, of)
  const deal = hiddenCardDealer(view, position, seat)
  const seed = chance.below('thought', 0x7fffffff)
  const until = position.turnsEnded + turns
  const ahead = playingStyleOf(seat) === 'steady' ? trust : habit
  let left: Tried[] = choices.map((action, i) => ({ action, ahead: i === 0 ? ahead : 0, tries: 0, sum: 0 }))
  const aside: Tried[] = []
  for (let world = 0; world < enough && left.length > 1; world++) {
    const dealt = deal(randomFrom(seed + world))
    for (const [i, one] of left.entries()) {
      // The first world is played for every candidate, whatever the time, so that there is something to compare.
      if (!thinking.more() && (world > 0 || i > 1)) return [...ranked(left), ...aside]
      one.sum += playedOutValue(dealt, seat, one.action, until, seed + world)
      one.tries++
    }
    if (world % trial === trial - 1) {
      left = ranked(left)
      const kept = Math.max(2, Math.ceil(left.length / 2))
      aside.push(...left.splice(kept))
    }
  }
  return [...ranked(left), ...aside]
}

function playedOutValue(state: ClashState, seat: Seat, action: JsonObject, until: number, seed: number): number {
  const end = playedOut(state, seat, action, until, chanceOf(randomFrom(seed ^ 0x5bd1e995)))
  return end === undefined ? -1 : evaluate(end, seat)
}

function ranked(list: readonly Tried[]): Tried[] {
  return list.toSorted((a, b) => mean(b) - mean(a))
}

/** Its mean result over the worlds it was tried in; a candidate never tried comes last. */
export function mean(one: Tried): number {
  return one.tries === 0 ? -1 : one.sum / one.tries + one.ahead
}

/** The choice of a bot that searches. */
export function searchedChoice(
  asked: BotInput<ClashView, ClashAction['do']>,
  situation: Situation,
  offers: readonly ClashOffer[],
  of: Seat | undefined,
): JsonObject {
  const choices = choicesFor(situation, offers)
  if (choices.length < 2 || offers.some(offer => offer.do === 'keep'))
    return choices[0] ?? heuristicChoice(situation, offers)
  return search(asked, choices, of)[0]!.action
}
