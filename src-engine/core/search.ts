import type { Thinking } from './game.ts'
import type { Random } from './random.ts'

/** Who decides and among what, the most sensible first. */
export interface Decision<Choice, Who> {
  readonly who: Who
  readonly choices: readonly Choice[]
}

/** One world played on from where a game stands, changed in place. */
export interface PlayOut<Choice, Who> {
  /** Who decides next; nobody once it is over. */
  asked(): Decision<Choice, Who> | undefined
  /** Does a choice of who is asked; `false` where it is refused, which changes nothing. */
  does(choice: Choice): boolean
  /** Everybody plays on by rules of thumb, seeing no more than they may. */
  toItsEnd(): void
  /** How good it has become for somebody, from 0 (lost) to 1 (won). */
  worthTo(who: Who): number
}

/** How a game is searched. */
export interface Weighing {
  /** Worlds at most: more hardly change the choice. */
  readonly enough: number
  /** Play-outs between one question whether there is time and the next. */
  readonly perRound: number
  /** Decisions with a choice that a play-out takes by the tree at most. */
  readonly deepest: number
  /** Of how many of its choices the tree has a say after so many visits of a decision. */
  readonly wide: (visits: number) => number
  /** How much more is made of what was tried less often than others. */
  readonly explore: number
  /** What the most sensible choice has ahead of the others in the tree, and of the candidates. */
  readonly ahead: number
  readonly trust: number
  /** After so many worlds, and then again and again, candidates are dropped that are sure to be worse. */
  readonly trial: number
  /** How sure: by so many standard errors of the difference to the best. */
  readonly sure: number
}

/** A decision to be thought about. */
export interface Problem<Choice, Who> extends Decision<Choice, Who> {
  /** Deals what is hidden as it may lie; what it gives begins a play-out of that world, the same one every time. */
  world(random: Random): () => PlayOut<Choice, Who>
  /** The same for the same choice, whatever world it is made in. */
  keyOf(choice: Choice): string | number
  readonly weighing: Weighing
}

/** A choice and what came of it. */
export interface Weighed<Choice> {
  readonly choice: Choice
  readonly tries: number
  /** From 0 (lost) to 1 (won), with what the most sensible choice has ahead. */
  readonly worth: number
}

/** A decision in the tree, kept apart by what was done on the way to it and not by the hidden cards. */
interface Node {
  visits: number
  readonly ways: Map<string | number, Way>
}

/** One choice at a decision: how often it could be made, how often it was, and what that brought who made it. */
interface Way {
  readonly next: Node
  open: number
  tries: number
  sum: number
}

interface Candidate<Choice> {
  readonly choice: Choice
  readonly ahead: number
  sum: number
  /** In the order of the worlds, which are the same for all candidates. */
  readonly results: number[]
  readonly follows: Node
  /** How far behind the best it was when it was dropped. */
  behind: number
}

/** What may always be luck: so much that of candidates with like results none is dropped before its tree has grown. */
const luck = 0.006

/**
 * The choices, best first (information-set search: Cowling, Powley, Whitehouse). The hidden cards are dealt again and again
 * (a world each) and every choice is played in each world, so that they can be compared. What follows is taken from a tree
 * that is common to all worlds, in which everybody does what served them best so far among what they may do in this one;
 * then all play on by rules of thumb, and the ends are compared. Bots and coach ask it with the same problem.
 */
export function search<Choice, Who>(
  problem: Problem<Choice, Who>,
  thinking: Thinking,
  random: Random,
): readonly Weighed<Choice>[] {
  const { weighing } = problem
  let left = problem.choices.map((choice, at): Candidate<Choice> => ({
    choice,
    ahead: at === 0 ? weighing.trust : 0,
    sum: 0,
    results: [],
    follows: newNode(),
    behind: 0,
  }))
  const dropped: Candidate<Choice>[] = []
  let playOuts = 0
  let nextTrial = weighing.trial
  for (let world = 0; world < weighing.enough && left.length > 1; world++) {
    const begin = problem.world(random)
    for (const [at, candidate] of left.entries()) {
      // The first world is played for every candidate, whatever the time, so that there is something to compare.
      const isDue = playOuts++ % weighing.perRound === 0
      if (isDue && !thinking.more() && (world > 0 || at > 1)) return ranked(left, dropped)
      const value = valueOf(problem, begin(), candidate)
      candidate.results.push(value)
      candidate.sum += value
    }
    if (world + 1 < nextTrial) continue
    nextTrial = Math.max(nextTrial + 2, Math.ceil(nextTrial * 1.1))
    const best = left.reduce((most, candidate) => (mean(candidate) > mean(most) ? candidate : most))
    left = left.filter(option => {
      if (option === best || !isWorse(option, best, weighing.sure)) return true
      option.behind = meanBehind(option, best)
      dropped.push(option)
      return false
    })
  }
  return ranked(left, dropped)
}

/** What came of a candidate in one world; less than nothing if it is refused there. */
function valueOf<Choice, Who>(
  problem: Problem<Choice, Who>,
  playOut: PlayOut<Choice, Who>,
  { choice, follows }: Candidate<Choice>,
): number {
  if (!playOut.does(choice)) return -1
  const path = descend(problem, playOut, follows)
  playOut.toItsEnd()
  for (const { who, way } of path) {
    way.tries++
    way.sum += playOut.worthTo(who)
  }
  return playOut.worthTo(problem.who)
}

/** What was chosen on the way down, and by whom. */
type Path<Who> = readonly { readonly who: Who; readonly way: Way }[]

/** Takes a play-out down the tree, as far as decisions were come by before. */
function descend<Choice, Who>(
  { weighing, keyOf }: Problem<Choice, Who>,
  playOut: PlayOut<Choice, Who>,
  from: Node,
): Path<Who> {
  const path: { readonly who: Who; readonly way: Way }[] = []
  let node = from
  while (path.length < weighing.deepest && node.visits++ > 0) {
    const asked = playOut.asked()
    if (asked === undefined) break
    const { who, choices } = asked
    const most = weighing.wide(node.visits)
    const choice = chosen(node, most < choices.length ? choices.slice(0, most) : choices, keyOf, weighing)
    if (!playOut.does(choice)) break
    const way = node.ways.get(keyOf(choice))!
    if (choices.length > 1) path.push({ who, way })
    node = way.next
  }
  return path
}

/** A choice that was never tried here, or else the one that promises most, by the worlds in which it could be made. */
function chosen<Choice>(
  { ways }: Node,
  choices: readonly Choice[],
  keyOf: (choice: Choice) => string | number,
  { explore, ahead }: Weighing,
): Choice {
  let best = choices[0]!
  let most = -Infinity
  for (let at = 0; at < choices.length; at++) {
    const choice = choices[at]!
    const key = keyOf(choice)
    let way = ways.get(key)
    if (way === undefined) ways.set(key, (way = { next: newNode(), open: 0, tries: 0, sum: 0 }))
    way.open++
    const worth =
      way.tries === 0
        ? Infinity
        : way.sum / way.tries + (at === 0 ? ahead : 0) + explore * Math.sqrt(Math.log(way.open) / way.tries)
    if (worth > most) [most, best] = [worth, choice]
  }
  return best
}

function newNode(): Node {
  return { visits: 0, ways: new Map() }
}

/** Its mean result in the worlds it was tried in; one never tried comes last. */
function mean({ results, sum, ahead }: Candidate<unknown>): number {
  return results.length === 0 ? -1 : sum / results.length + ahead
}

/** How far a candidate is behind another in the worlds it was tried in. */
function meanBehind(candidate: Candidate<unknown>, best: Candidate<unknown>): number {
  let sum = 0
  for (let world = 0; world < candidate.results.length; world++) sum += best.results[world]! - candidate.results[world]!
  return sum / candidate.results.length + best.ahead - candidate.ahead
}

/** Whether in the same worlds a candidate did worse than the best by more than luck explains. */
function isWorse(candidate: Candidate<unknown>, best: Candidate<unknown>, sure: number): boolean {
  const count = candidate.results.length
  const middle = meanBehind(candidate, best) - best.ahead + candidate.ahead
  let squares = 0
  for (let world = 0; world < count; world++)
    squares += (best.results[world]! - candidate.results[world]! - middle) ** 2
  const error = Math.sqrt(squares / count / (count - 1)) + luck
  return middle + best.ahead - candidate.ahead > sure * error
}

/** The best first; one that was dropped is as far behind the best now as it was then, and so never before it. */
function ranked<Choice>(
  left: readonly Candidate<Choice>[],
  dropped: readonly Candidate<Choice>[],
): readonly Weighed<Choice>[] {
  const best = Math.max(...left.map(mean))
  const all = [
    ...left.map(option => ({ choice: option.choice, tries: option.results.length, worth: mean(option) })),
    ...dropped.map(option => ({ choice: option.choice, tries: option.results.length, worth: best - option.behind })),
  ]
  return all.sort((a, b) => b.worth - a.worth)
}
