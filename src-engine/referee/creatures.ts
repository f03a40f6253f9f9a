import type { Seat } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import { areTeamMates, isIn, mayMoveTo, activePlayers, type Thing } from '../formats/index.ts'
import type { ActionOf } from './actions.ts'
import { mostCreatures, wholeNumber } from './amounts.ts'
import type { Board, BoardChange } from './state.ts'
import type { RefereeCode } from './refusals.ts'

/** How many of a seat's creatures stand in another's territory. */
export function movedCreaturesIn({ movedCreatures }: Board, controller: Seat, territory: Seat): number {
  return movedCreatures.filter(creature => creature.controller === controller && creature.territory === territory)
    .length
}

/** Creatures in team-mates’ territories counted by controller, then by the territory they stand in. */
export function countMovedCreatures(movedCreatures: readonly Thing[]): {
  readonly [controller: Seat]: { readonly [at: Seat]: number }
} {
  const counts: { [controller: Seat]: { [at: Seat]: number } } = {}
  for (const { controller, territory } of movedCreatures) {
    const theirs = counts[controller] ?? {}
    counts[controller] = { ...theirs, [territory]: (theirs[territory] ?? 0) + 1 }
  }
  return counts
}

/** RULES FMT-3. A move to one's own seat brings creatures home. */
export function move(board: Board, seat: Seat, action: ActionOf<'move'>): BoardChange | RefereeCode {
  const { format, movedCreatures } = board
  if (format.rules.moving === 'no') return 'not-allowed-in-format'
  const { to, creatures } = action
  if (typeof to !== 'string' || !format.seats.includes(to)) return 'no-such-seat'
  if (to !== seat && !areTeamMates(format, seat, to)) return 'not-allowed-in-format'
  if (!isIn(format, to)) return 'already-out'
  if (!activePlayers(format).includes(seat)) return 'not-your-turn'
  if (!wholeNumber(creatures, 1, mostCreatures)) return 'bad-amount'
  if (to === seat) {
    const left = without(board, seat, action.from, creatures)
    if (typeof left === 'string') return left
    return {
      board: { ...board, movedCreatures: left.movedCreatures },
      events: [{ type: 'came-home', seat, from: left.from, creatures }],
    }
  }
  if (!mayMoveTo(format, seat).includes(to)) return 'not-allowed-in-format'
  if (movedCreaturesIn(board, seat, to) + creatures > mostCreatures) return 'bad-amount'
  // Deployed creatures change hands: none of them is its old controller’s any more.
  const counted = format.rules.moving === 'deploy' ? 0 : creatures
  const moved = Array.from({ length: counted }, () => ({ controller: seat, territory: to }))
  return {
    board: { ...board, movedCreatures: [...movedCreatures, ...moved] },
    events: [{ type: 'moved', seat, to, creatures }],
  }
}

/** Creatures in a team-mate’s territory die, or leave play otherwise: on anybody's turn, and said by anybody, as life is. */
export function die(board: Board, seat: Seat, action: ActionOf<'die'>): BoardChange | RefereeCode {
  if (board.format.rules.moving === 'no') return 'not-allowed-in-format'
  const { of = seat, from, creatures } = action
  if (typeof of !== 'string' || !board.format.seats.includes(of)) return 'no-such-seat'
  if (!wholeNumber(creatures, 1, mostCreatures)) return 'bad-amount'
  const left = without(board, of, from, creatures)
  if (typeof left === 'string') return left
  return {
    board: { ...board, movedCreatures: left.movedCreatures },
    events: [{ type: 'died', seat: of, in: left.from, creatures }],
  }
}

/** The moved creatures but for so many of a seat's in one territory: the one named, or the only one they stand in. */
function without(
  { format, movedCreatures }: Board,
  controller: Seat,
  named: Json | undefined,
  creatures: number,
): { readonly movedCreatures: readonly Thing[]; readonly from: Seat } | RefereeCode {
  const territories = [
    ...new Set(
      movedCreatures.filter(creature => creature.controller === controller).map(creature => creature.territory),
    ),
  ]
  const from = named ?? (territories.length === 1 ? territories[0] : undefined)
  if (typeof from !== 'string' || !format.seats.includes(from)) return 'no-such-seat'
  let left = creatures
  const rest = movedCreatures.filter(
    creature => creature.controller !== controller || creature.territory !== from || left-- <= 0,
  )
  return movedCreatures.length - rest.length < creatures ? 'bad-amount' : { movedCreatures: rest, from }
}
