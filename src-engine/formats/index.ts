/**
 * Seats, spell range, attacks, turns, elimination and victory (RULES FMT). The referee and Clash import this file and
 * none of the others in this folder.
 */
export { badOption, setUpFormat, restartWith, firstSeats, type FormatGiven, type FormatSetupResult } from './setup.ts'
export {
  areTeamMates,
  fallen,
  hasTeams,
  isIn,
  lifeTotalSeat,
  lifeOf,
  neighbour,
  activePlayers,
  playersIn,
  statusOf,
  playersOfTurn,
  teamSeats,
  waitingPlayers,
  type FormatState,
  type Step,
  type Turn,
} from './state.ts'
export { starEnemies, mayAttack, mayAttackFrom, mayMoveTo } from './attack.ts'
export { territoriesAfterElimination, type TerritoriesAfterElimination } from './territories.ts'
export { endIfDecided, eliminate, endTurnsOfEliminated, type Elimination } from './elimination.ts'
export { changeLife, checkState, drawForAll, type LifeChange } from './life.ts'
export { formatIds, type Format, type FormatId, type Rules } from './format.ts'
export { formats, smallestDeck } from './formats.ts'
export type { EliminationReason, EndReason, FormatEvent } from './events.ts'
export { formatOptions, type FormatOptions } from './options.ts'
export { inRange, respondersTo, mayTarget, playersInRange, sphereOf, mayAffect, type Thing } from './range.ts'
export { optionConflict, rulesFor } from './rules.ts'
export { swapSeats, assignTurns, reinstate, setLife, setPoints } from './corrections.ts'
export { blockingTurns, passTurn, playersInBothSpheres } from './turns.ts'
export { outcomeOf } from './victory.ts'
export {
  describeRules,
  differences,
  formatPage,
  type Difference,
  type FormatPage,
  type RuleDescription,
  type RuleCode,
} from './descriptions.ts'
export {
  formatFacts,
  formatMembers,
  formatView,
  seatStanding,
  type FormatFacts,
  type FormatView,
  type HeldTurn,
  type SeatStanding,
} from './view.ts'
