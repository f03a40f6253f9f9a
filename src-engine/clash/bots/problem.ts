import type { Seat } from '../../core/game.ts'
import type { JsonObject } from '../../core/json.ts'
import { chanceOf, randomFrom } from '../../core/random.ts'
import { search, type Problem, type Weighed, type Weighing } from '../../core/search.ts'
import type { ClashState } from '../state.ts'
import { choicesFor, keyOf } from './choices.ts'
import { heuristicChoice } from './heuristics.ts'
import { hiddenCardDealer } from './hidden-cards.ts'
import { ClashPlayOut } from './playout.ts'
import { playingStyleOf } from './playing-styles.ts'
import type { BotQuestion, ClashAsked } from './question.ts'

/** The heuristic's choice gets `trust` ahead, so that luck in a few worlds does not beat it. */
const weighing: Weighing = {
  enough: 400,
  perRound: 1,
  deepest: 4,
  wide: visits => Math.floor(Math.sqrt(visits)),
  explore: 0.12,
  ahead: 0.01,
  trust: 0.01,
  trial: 6,
  sure: 2,
}
/** As much where the heuristic has a style of its own, which the search would otherwise smooth away. */
const habit = 0.03
/** Turns looked ahead, the one going on counted. */
const turns = 2

/** What a seat may choose now, as the search plays it: the hidden cards are dealt, and it is played on for some turns. */
export function problemOf(
  state: ClashState,
  seat: Seat,
  turn: Seat | undefined,
  choices: readonly JsonObject[],
): Problem<JsonObject, Seat> {
  const position = inOneTurn(state, turn)
  const deal = hiddenCardDealer(position, seat)
  const until = position.turnsEnded + turns
  return {
    who: seat,
    choices,
    keyOf,
    weighing: playingStyleOf(seat) === 'steady' ? weighing : { ...weighing, trust: habit },
    world: random => {
      const dealt = deal(random)
      const seed = random(0x7fffffff)
      return () => new ClashPlayOut(dealt, seat, until, chanceOf(randomFrom(seed)))
    },
  }
}

/** Where several turns go on at once the search plays on the one that is asked about, and leaves the others as they are. */
function inOneTurn(state: ClashState, turn: Seat | undefined): ClashState {
  const { format, threads } = state
  if (turn === undefined || threads.length < 2) return state
  const thread = threads.find(other => other.of === turn)!
  const running = format.turns.filter(each => each.id === thread.id)
  return { ...state, threads: [thread], format: { ...format, turns: running, turnsAllowed: 1 } }
}

/** The choices, best first, as bot and coach see it alike; one that competes with no other is not thought about. */
export function weighed(
  { state, seat, chance, thinking }: ClashAsked,
  { situation, offers, turn }: BotQuestion,
): readonly Weighed<JsonObject>[] {
  const choices = choicesFor(situation, offers)
  if (choices.length < 2 || offers.some(offer => offer.do === 'keep'))
    return choices.slice(0, 1).map(choice => ({ choice, tries: 1, worth: 0.5 }))
  const random = randomFrom(chance.below('thought', 0x7fffffff))
  return search(problemOf(state, seat, turn, choices), thinking, random)
}

/** The choice of a bot that thinks ahead. */
export function searchedChoice(asked: ClashAsked, question: BotQuestion): JsonObject {
  return weighed(asked, question)[0]?.choice ?? heuristicChoice(question.situation, question.offers)
}
