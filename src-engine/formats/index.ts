/**
 * Seats, spell range, attacks, turns, elimination and victory (RULES FMT): the one place that knows them. The referee
 * and the duel both stand on this face and on nothing behind it.
 */
export { badOption, beginCircle, beginWith, firstSeats, type Beginning, type Begun } from './setup.ts'
export {
  areTeamMates,
  hasTeams,
  isIn,
  lifeKeeper,
  lifeOf,
  neighbour,
  onTurn,
  standing,
  statusOf,
  takers,
  teamSeats,
  waiting,
  type Circle,
  type Step,
  type Turn,
} from './state.ts'
export { enemies, mayAttack, mayAttackFrom, mayMoveTo } from './attack.ts'
export { homecoming, type Homecoming } from './territories.ts'
export { decide, eliminate, settleTurns, type Fall, type Why } from './elimination.ts'
export { changeLife, checkState, drawForAll, type LifeChange } from './life.ts'
export { formatIds, type Format, type FormatId, type Rules } from './format.ts'
export { formats, smallestDeck } from './formats.ts'
export { colours, enemyColour, starPairs, type Colour, type Pair } from './star.ts'
export type { Ending, FormatNews } from './events.ts'
export { formatOptions, type FormatOptions } from './options.ts'
export { inRange, mayRespond, mayTarget, reach, sphereOf, touches, type Thing } from './range.ts'
export { clashOf, settle } from './rules.ts'
export { changeChairs, giveTurns, putBack, setLife, setPoints } from './corrections.ts'
export { hindrances, passTurn, sharedPlayers } from './turns.ts'
export { outcomeOf } from './victory.ts'
export {
  describe,
  differences,
  formatPage,
  type Difference,
  type FormatPage,
  type Saying,
  type SayingCode,
} from './descriptions.ts'
