import type { BotInput, Seat } from '../../core/game.ts'
import type { JsonObject } from '../../core/json.ts'
import type { ClashAction } from '../actions.ts'
import type { ClashOffer } from '../offers.ts'
import type { ClashView } from '../view/types.ts'
import { choicesFor } from './choices.ts'
import { hiddenCardDealer } from './hidden-cards.ts'
import type { Situation } from './situation.ts'
import { chanceOf, randomFrom } from '../../core/random.ts'
import { evaluate } from './evaluation.ts'
import { PlayOut } from './playout.ts'
import { playingStyleOf } from './playing-styles.ts'
import { readPosition } from './read-position.ts'
import { heuristicChoice } from './heuristics.ts'
import { descend, learn, newDecision, type Decision } from './tree.ts'

/** A candidate action and its results in the worlds searched so far; the heuristic's choice comes first. */
export interface Tried {
  readonly action: JsonObject
  readonly ahead: number
  tries: number
  sum: number
}

/** The same while it is searched. */
interface Candidate extends Tried {
  /** In the order of the worlds, which are the same for all candidates. */
  readonly results: number[]
  /** What may follow it. */
  readonly follows: Decision
}

/** Worlds at most: more hardly change the choice. */
const enough = 400
/** After so many worlds, and then after every other one, candidates are dropped that are sure to be worse. */
const trial = 6
/** How sure: by so many standard errors of the difference to the best. */
const sure = 2
/** What may always be luck: so much that of candidates with like results none is dropped before its tree has grown. */
const luck = 0.006
/** The heuristic's choice gets this much ahead, so that luck in a few worlds does not beat it. */
const trust = 0.01
/** As much where the heuristic has a style of its own, which the search would otherwise smooth away. */
const habit = 0.03
/** Turns looked ahead, the one going on counted. */
const turns = 2

/**
 * The candidates, best first: the hidden cards are dealt again and again (a world each) and every candidate is played in
 * each world. What follows it is taken from a tree that grows with the worlds, in which everybody does what served them
 * best so far, and then played on by the heuristic for some turns; the results are compared. `thinking` is asked before
 * each play-out.
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
  let left: readonly Candidate[] = choices.map((action, i) => ({
    action,
    ahead: i === 0 ? ahead : 0,
    tries: 0,
    sum: 0,
    results: [],
    follows: newDecision(),
  }))
  const aside: Candidate[] = []
  for (let world = 0; world < enough && left.length > 1; world++) {
    const dealt = deal(randomFrom(seed + world))
    for (const [i, one] of left.entries()) {
      // The first world is played for every candidate, whatever the time, so that there is something to compare.
      if (!thinking.more() && (world > 0 || i > 1)) return [...ranked(left), ...aside]
      const playOut = new PlayOut(dealt, until, chanceOf(randomFrom((seed + world) ^ 0x5bd1e995)))
      const value = playedOutValue(playOut, seat, one)
      one.results.push(value)
      one.sum += value
      one.tries++
    }
    if (world + 1 < trial || world % 2 === 0) continue
    const best = ranked(left)[0]!
    const worse = new Set(left.filter(one => one !== best && isWorse(one, best)))
    aside.unshift(...ranked([...worse]))
    left = left.filter(one => !worse.has(one))
  }
  return [...ranked(left), ...aside]
}

/** What came of it in one world, from 0 (lost) to 1 (won); less, if it is refused. */
function playedOutValue(playOut: PlayOut, seat: Seat, { action, follows }: Candidate): number {
  if (!playOut.does(seat, action)) return -1
  const path = descend(playOut, follows)
  const end = playOut.toItsEnd()
  learn(path, one => evaluate(end, one))
  return evaluate(end, seat)
}

/** Whether in the same worlds a candidate did worse than the best by more than luck explains. */
function isWorse(one: Candidate, best: Candidate): boolean {
  const behind = one.results.map((result, world) => best.results[world]! - result)
  const middle = behind.reduce((sum, by) => sum + by, 0) / behind.length
  const squares = behind.reduce((sum, by) => sum + (by - middle) ** 2, 0)
  const error = Math.sqrt(squares / behind.length / (behind.length - 1)) + luck
  return middle + best.ahead - one.ahead > sure * error
}

function ranked<T extends Tried>(list: readonly T[]): readonly T[] {
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
