/**
 * The public face of the rules: the register of games, the contract, scenarios, and the words on the wire.
 * A new game is one line here (DESIGN, The rooms).
 */
import { anyGame, type AnyGame } from './core/game.ts'
import { referee } from './referee/game.ts'
import { brawl } from './brawl/game.ts'
import { clash } from './clash/game.ts'
import { allOutBrawl } from './whist/all-out-brawl.ts'
import { knockOutWhist } from './whist/knock-out-whist.ts'
import { knockoutWhist } from './whist/knockout-whist.ts'

/** Every game of the house by its id. */
export const games: { readonly [id: string]: AnyGame } = {
  'all-out-brawl': anyGame(allOutBrawl),
  'knock-out-whist': anyGame(knockOutWhist),
  'knockout-whist': anyGame(knockoutWhist),
  brawl: anyGame(brawl),
  clash: anyGame(clash),
  referee: anyGame(referee),
}

export type * from './core/game.ts'
export { levels, playable, setupCodes, thinkingFactor } from './core/game.ts'
export type { Json, JsonObject } from './core/json.ts'
export { isList, isObject, sameJson } from './core/json.ts'
export { readOptions, type OptionField } from './core/options.ts'
export { chanceFrom, seedFrom, type Chance, type ChanceState } from './core/chance.ts'
export {
  askedOf,
  botAction,
  counted,
  play,
  start,
  toAct,
  visibleEvents,
  type Match,
  type Played,
  type MatchSetup,
  type Started,
} from './core/match.ts'
export type { Faces } from './protocol/person.ts'
export { asScenario, actionOf, digestOf, recordedAs, type MatchRecord, type RecordedAction } from './core/record.ts'
export { replay, replaySteps, type Games, type PlayedStep, type Replayed, type Unplayable } from './core/replay.ts'
export { covers, fillings } from './core/offers.ts'
export { readScenario, type Scenario } from './scenario/file.ts'
export { runScenario, type Failure, type Verdict } from './scenario/run.ts'
export { judged } from './core/judging.ts'
