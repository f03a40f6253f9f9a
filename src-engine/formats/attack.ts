import type { Seat } from '../core/game.ts'
import { areTeamMates, isIn, neighbour, activePlayers, playersIn, type FormatState } from './state.ts'
import { inRange, stepsLeft } from './range.ts'

/** Whom a seat's creatures may attack on its own turn: never out of range, never a team-mate (RULES FMT-1, 5, 17). */
export function mayAttack(state: FormatState, seat: Seat): readonly Seat[] {
  return isBeforeFirstAttack(state, seat) ? [] : attackable(state, seat)
}

/**
 * Whom creatures of `controller` standing in `territory` may attack (RULES FMT-3): abroad only players next to that
 * territory's player, or in a format that attacks straight across, the one across from them. Range is counted from
 * where the creature stands.
 */
export function mayAttackFrom(state: FormatState, controller: Seat, territory: Seat): readonly Seat[] {
  let known = attackableFrom.get(state)
  if (known === undefined) attackableFrom.set(state, (known = new Map()))
  const key = `${controller} ${territory}`
  let seats = known.get(key)
  if (seats === undefined) known.set(key, (seats = workedOut(state, controller, territory)))
  return seats
}

/** A state never changes, so whom creatures may attack is worked out once for it. */
const attackableFrom = new WeakMap<FormatState, Map<string, readonly Seat[]>>()

function workedOut(state: FormatState, controller: Seat, territory: Seat): readonly Seat[] {
  if (controller === territory) return mayAttack(state, controller)
  if (isBeforeFirstAttack(state, controller) || !isIn(state, controller)) return []
  return attackable(state, territory).filter(seat => seat !== controller)
}

/**
 * The players into whose territory a seat may move creatures: team-mates in range. Moving stands in an attack's place, so
 * first turns without attacks are without it too (RULES FMT-3, 16); handing a creature over by tapping it does not.
 */
export function mayMoveTo(state: FormatState, seat: Seat): readonly Seat[] {
  const { moving } = state.rules
  if (moving === 'no' || !isIn(state, seat) || (moving === 'move' && isBeforeFirstAttack(state, seat))) return []
  return playersIn(state).filter(player => areTeamMates(state, seat, player) && inRange(state, seat, player))
}

/** A seat's two enemies in the star, out or in: those across from it (RULES FMT-15). */
export function starEnemies(state: FormatState, seat: Seat): readonly Seat[] {
  const point = state.places[seat]?.point
  if (point === undefined) return []
  const across = [(point + 2) % 5, (point + 3) % 5]
  return state.seats.filter(other => across.includes(state.places[other]?.point ?? -1))
}

/** A seat's first turns may be without attacks (RULES FMT-16): is its turn now, or else its next one, among them? */
function isBeforeFirstAttack(state: FormatState, seat: Seat): boolean {
  const begun = state.turnsBegun[seat] ?? 0
  return (activePlayers(state).includes(seat) ? begun : begun + 1) <= state.rules.peace
}

function attackable(state: FormatState, seat: Seat): readonly Seat[] {
  if (!isIn(state, seat) || state.ended !== undefined) return []
  const foes = attackableByFormat(state, seat)
  return playersIn(state).filter(player => player !== seat && foes.includes(player) && inRange(state, seat, player))
}

function attackableByFormat(state: FormatState, seat: Seat): readonly Seat[] {
  const { attack } = state.rules
  const opponents = playersIn(state).filter(player => !areTeamMates(state, seat, player))
  switch (attack) {
    case 'any':
      return opponents
    case 'enemies':
      return starEnemies(state, seat)
    case 'left':
    case 'right':
      return beside(state, seat, attack).filter(neighbour => opponents.includes(neighbour))
    case 'neighbours':
      return [...beside(state, seat, 'left'), ...beside(state, seat, 'right')].filter(neighbour =>
        opponents.includes(neighbour),
      )
    case 'right-opponent': {
      const { seats } = state
      const right = seats[(seats.indexOf(seat) + seats.length - 1) % seats.length]!
      return opponents.includes(right) ? [right] : opponents
    }
    case 'across': {
      const across = opponents.filter(opponent => opponent === state.places[seat]?.across)
      return across.length > 0 ? across : opponents
    }
  }
}

/** The next player on one side; where gaps may not be crossed, only if no empty position lies between. */
function beside(state: FormatState, seat: Seat, side: 'left' | 'right'): readonly Seat[] {
  const next = neighbour(state, seat, side)
  if (state.rules.gaps === 'attack-across') return [next]
  const steps = side === 'left' ? stepsLeft(state, seat, next) : stepsLeft(state, next, seat)
  return steps === 1 ? [next] : []
}
