import type { Seat } from '../../core/game.ts'
import { hasTeams, isIn, lifeOf, neighbour, outcomeOf, playersInRange, starEnemies } from '../../formats/index.ts'
import { controlledBy, traitsOf } from '../state/board.ts'
import { boardOf } from '../state/boards.ts'
import type { ClashState } from '../state.ts'
import { creatureValue } from '../cards/worth.ts'

/** How good a position is for a seat, from 0 (lost) to 1 (won), by what its format is won by (RULES FMT-6 to 16). */
export function evaluate(state: ClashState, seat: Seat): number {
  const { format } = state
  const ended = outcomeOf(format)
  if (ended !== undefined) return ended.draw ? 0.5 / format.seats.length : ended.winners.includes(seat) ? 1 : 0
  // Who still may win keeps a small chance whatever they have left.
  if (hasTeams(format)) return 0.02 + 0.96 * teamOutlook(state, seat)
  if (format.rules.wins === 'points') return 0.02 + 0.96 * pointsOutlook(state, seat)
  if (!isIn(format, seat)) return 0
  return (
    0.02 + 0.96 * (format.rules.wins === 'both-enemies-out' ? starOutlook(state, seat) : lastInOutlook(state, seat))
  )
}

/** The lead in strength that is nearly decisive, and the least strength that an opponent counts with. */
const slope = 7
const least = 0.12

/** One's chance among rivals of whom each is so far ahead of one, and counts so much. */
function chanceAmong(rivals: readonly { readonly ahead: number; readonly weight?: number }[]): number {
  const against = rivals.reduce(
    (sum, { ahead, weight = 1 }) => sum + weight * Math.max(least, Math.exp(ahead / slope)),
    0,
  )
  return 1 / (1 + against)
}

function lastInOutlook(state: ClashState, seat: Seat): number {
  const { format } = state
  const own = mightOf(state, seat)
  const others = format.seats.filter(other => other !== seat && isIn(format, other))
  return chanceAmong(others.map(other => ({ ahead: mightOf(state, other) - own })))
}

/** A point in might: about what it takes to knock somebody out. */
const pointWorth = 8
/** How much one gains by the weakness of the player whose fall brings one the point. */
const prey = 0.35

/** By points (RULES FMT-11, 12): who has gone out may still win, and of those out of reach only their points count. */
function pointsOutlook(state: ClashState, seat: Seat): number {
  const { format } = state
  const near = isIn(format, seat) ? playersInRange(format, seat) : format.seats
  const pointsOf = (player: Seat): number => format.points[player] ?? 0
  const standing = (player: Seat): number => {
    if (!isIn(format, player)) return pointsOf(player) * pointWorth
    const left = neighbour(format, player, 'left')
    return pointsOf(player) * pointWorth + mightOf(state, player) - (left === player ? 0 : prey * mightOf(state, left))
  }
  const own = standing(seat)
  const rivals = format.seats.filter(
    other => other !== seat && (near.includes(other) ? isIn(format, other) : pointsOf(other) > pointsOf(seat)),
  )
  return chanceAmong(rivals.map(rival => ({ ahead: standing(rival) - own })))
}

/** An enemy who is out, in might, and what a neutral counts beside an enemy. */
const enemyOut = 9
const neutral = 0.5

/** In the star (RULES FMT-15) everybody wants their own two enemies out: a neutral matters only because they may be first. */
function starOutlook(state: ClashState, seat: Seat): number {
  const { format } = state
  const standing = (player: Seat): number =>
    starEnemies(format, player).reduce(
      (sum, enemy) => sum + (isIn(format, enemy) ? -prey * mightOf(state, enemy) : enemyOut),
      mightOf(state, player),
    )
  const own = standing(seat)
  const enemies = starEnemies(format, seat)
  const rivals = format.seats.filter(other => other !== seat && isIn(format, other))
  return chanceAmong(
    rivals.map(rival => ({ ahead: standing(rival) - own, weight: enemies.includes(rival) ? 1 : neutral })),
  )
}

/** How much more an emperor's life counts than a general's: with it the team falls (RULES FMT-9). */
const emperorLife = 2.5

/** One team beside the other, members who are out counting for nothing; life that is shared is counted once (RULES FMT-8). */
function teamOutlook(state: ClashState, seat: Seat): number {
  const { format } = state
  const { sharedLife, wins } = format.rules
  const own = format.places[seat]?.team
  const might = (mine: boolean): number => {
    const members = format.seats.filter(other => (format.places[other]?.team === own) === mine && isIn(format, other))
    const bodies = members.reduce((sum, player) => sum + bodyOf(state, player), 0)
    if (sharedLife) return bodies + (members.length === 0 ? 0 : lifeWorth(state, members[0]!))
    return members.reduce((sum, player) => {
      const emperor = wins === 'emperor' && format.places[player]?.role === 'emperor'
      return sum + lifeWorth(state, player) * (emperor ? emperorLife : 1)
    }, bodies)
  }
  // As if each member met one of the others.
  const ahead = (might(false) - might(true)) / (format.seats.length / 2)
  return chanceAmong([{ ahead }])
}

/** A card a turn for as long as it is held. */
const crownWorth = 3

/** A player's strength: what stands there and is in hand, and life. */
function mightOf(state: ClashState, seat: Seat): number {
  return bodyOf(state, seat) + lifeWorth(state, seat)
}

/** Life counts more the less there is of it. */
function lifeWorth({ format }: ClashState, seat: Seat): number {
  return Math.sqrt(Math.max(0, lifeOf(format, seat))) * 2.8
}

function bodyOf(state: ClashState, seat: Seat): number {
  const board = boardOf(state)
  let sum = 0
  let lands = 0
  for (const thing of controlledBy(board, seat)) {
    const { card, tapped } = thing
    if (card.isLand) lands++
    else if (card.isCreature) sum += creatureValue({ ...traitsOf(board, thing), card }) - (tapped ? 0.2 : 0)
    else if (thing.host === undefined) sum += 1.2
  }
  const prizes = (state.crown === seat ? crownWorth : 0) - (state.bounties[seat] ?? 0) * 0.7
  return sum + prizes + Math.min(lands, 7) * 0.5 + state.players[seat]!.hand.size * 1.7
}
