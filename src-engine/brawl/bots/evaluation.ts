import type { Level } from '../../core/game.ts'
import type { PlayAction } from '../actions.ts'
import { colours, faceOf, type Card, type Colour } from '../cards.ts'
import { deckOf, membersOf, type Board, type Choice, type Lane } from './board.ts'
import { cardsOf, characterOf, recipeOf } from '../character.ts'
import { spotsFor, type Spot } from '../legality.ts'
import { isInner, newBase, withCard, withModifier, type Base, type Side } from '../row.ts'
import type { State } from '../state.ts'

/** How a side's string can still grow: what is left in its player's deck that would go on it. */
interface Power {
  readonly hits: { readonly [C in Colour]: number }
  readonly presses: number
  readonly clears: number
  readonly total: number
}
type Powers = ReadonlyMap<number, Power>

/** What a level weighs. The figures were found by letting bots of each kind play each other (tests/bench/brawl-bots.ts). */
export interface Weights {
  /** How much of what a string may still become is weighed. */
  readonly growth: number
  /** Hits to be expected on a bare side, on a string of a colour, and under a Block by each Press. */
  readonly bare: number
  readonly string: number
  readonly press: number
  /** How unsure a lead is: with no cards to come, and for those to come. */
  readonly doubt: number
  readonly toCome: number
  /** How much the one with more cards to come will make of them on each Base still open. */
  readonly pace: number
  /** How likely each Base still to come is, by the cards to come; how likely each Clear to come takes a Base away. */
  readonly more: number
  readonly clear: number
  /** What a play must gain, or it is burnt; and a Freeze; and a discard to be lifted instead of drawing. */
  readonly least: number
  readonly freeze: number
  readonly lift: number
  readonly mistakes: readonly Mistake[]
}
/**
 * What a beginner does wrong. `own-side-only`: they look at their own side of a Base alone, and see no card that would do
 * something on the other. `first-that-fits`: they play where a card is of any use at first, and not where it is of most.
 * `forgets-discards`: what they once put down they take up only when there is nothing left to draw.
 */
type Mistake = 'own-side-only' | 'first-that-fits' | 'forgets-discards'
const seen: { readonly [L in Exclude<Level, 'master'>]: Weights } = {
  easy: {
    growth: 0,
    bare: 0,
    string: 0,
    press: 0,
    doubt: 0.6,
    toCome: 0.35,
    least: 0.02,
    freeze: 0.02,
    lift: 0.25,
    pace: 0,
    more: 0,
    clear: 0,
    mistakes: ['own-side-only', 'first-that-fits', 'forgets-discards'],
  },
  normal: {
    growth: 0.14,
    bare: 0.45,
    string: 0.5,
    press: 0.4,
    doubt: 0.6,
    toCome: 0.35,
    least: 0.002,
    freeze: 0.0005,
    lift: 0.04,
    pace: 0.05,
    more: 0.5,
    clear: 0.05,
    mistakes: ['forgets-discards'],
  },
  hard: {
    growth: 0.35,
    bare: 0.5,
    string: 0.35,
    press: 0.05,
    doubt: 0.6,
    toCome: 0.35,
    least: -0.01,
    freeze: 0.005,
    lift: 0.005,
    pace: 0.15,
    more: 1,
    clear: 0.1,
    mistakes: [],
  },
}
/** A master weighs as a hard bot does, but looks ahead (`look-ahead.ts`), and so burns what gains nothing three cards on. */
export const levelWeights: { readonly [L in Level]: Weights } = { ...seen, master: { ...seen.hard, least: 0 } }

/** The play that does most for the seat, as a player who makes these mistakes sees it, and how much it gains over burning. */
export function bestPlay(board: Board, card: Card, weights: Weights): Choice | undefined {
  const { most } = board.state.rules
  const powers = powersOf(board)
  const before = evaluate(board, board.lanes, weights, powers)
  const seesBoth = !weights.mistakes.includes('own-side-only')
  const takesFirst = weights.mistakes.includes('first-that-fits')
  let best: Choice | undefined
  for (const [at, lane] of board.lanes.entries()) {
    for (const spot of spotsFor(lane.row, most, card)) {
      if (!seesBoth && 'side' in spot && spot.side !== undefined && spot.side !== lane.mine) continue
      const lanes = board.lanes.with(at, { ...lane, row: after(lane, card, spot, lane.mine) })
      const gain = evaluate(board, lanes, weights, powers) - before
      if (best === undefined || gain > best.gain) best = { gain, action: actionFor(board, lane, spot) }
      if (takesFirst && gain > weights.least) return best
    }
  }
  return best
}

/** The play that puts a card there. */
export function actionFor({ state }: Board, lane: Lane, spot: Spot): PlayAction {
  const zone = state.zones.length > 1 ? { zone: lane.zone.name } : {}
  if ('edge' in spot) return { do: 'play', edge: spot.edge, ...zone }
  if (spot.side === undefined) return { do: 'play', base: spot.base, ...zone }
  return { do: 'play', base: spot.base, side: state.seats[lane.zone.between[spot.side]]!, ...zone }
}

/** The lane's row once a player of this side has put the card there. */
export function after({ row }: Lane, card: Card, spot: Spot, by: Side): readonly Base[] {
  if ('edge' in spot) return spot.edge === 'left' ? [newBase(-1, by), ...row] : [...row, newBase(-1, by)]
  if (card === 'clear') return row.filter((_, at) => at !== spot.base)
  const base = row[spot.base]!
  const next = spot.side === undefined ? withModifier(base, card) : withCard(base, spot.side, card)
  return row.map((known, at) => (at === spot.base ? next : known))
}

/** What the position is worth: the chance to win it (half a draw), in a circle the Bases to be expected. */
export function evaluate(board: Board, lanes: readonly Lane[], weights: Weights, powers: Powers): number {
  const { rules, zones } = board.state
  const odds = lanes.map(lane => [
    ...lane.row.map((base, at) => {
      const found = oddsOf(board, lane, base, weights, powers)
      return mayBeCleared(lane, at)
        ? cleared(board, found, weights, powers.get(lane.zone.between[lane.mine === 0 ? 1 : 0])!)
        : found
    }),
    ...Array.from({ length: rules.most - lane.row.length }, () => toCome(board, weights)),
  ])
  if (rules.table === 'round-robin' && zones.length > 1) {
    return odds.reduce((sum, lane) => sum + lane.reduce((all, chance) => all + chance.win - chance.lose, 0), 0) / 4
  }
  // Chance of each lead in Bases, Base by Base: index 4 is level.
  let lead = [0, 0, 0, 0, 1, 0, 0, 0, 0]
  for (const { win, lose } of odds[0] ?? []) {
    lead = lead.map((same, at) => same * (1 - win - lose) + (lead[at - 1] ?? 0) * win + (lead[at + 1] ?? 0) * lose)
  }
  return lead.reduce((sum, share, at) => sum + (at > 4 ? share : at === 4 ? share / 2 : 0), 0)
}

interface Odds {
  readonly win: number
  readonly lose: number
}

/** A gap in the row: the player with more cards to come is the likelier to put a Base there and win it. */
function toCome({ left, theirs }: Board, { more }: Weights): Odds {
  const both = left + theirs
  const filled = (more * both) / (both + 8)
  const mine = (left + 1) / (both + 2)
  return { win: filled * mine, lose: filled * (1 - mine) }
}

function mayBeCleared({ row }: Lane, at: number): boolean {
  const { frozen, held } = row[at]!.modifiers
  return !frozen && !held && !isInner(row, at)
}

/** A Base being lost is a Base its loser would clear: then there is a gap in the row again. */
function cleared(board: Board, odds: Odds, weights: Weights, theirs: Power): Odds {
  if (weights.clear === 0) return odds
  const gone = Math.min(0.6, weights.clear * theirs.clears) * odds.win
  const free = toCome(board, weights)
  return { win: odds.win - gone + gone * free.win, lose: odds.lose + gone * free.lose }
}

function oddsOf(board: Board, lane: Lane, base: Base, weights: Weights, powers: Powers): Odds {
  const { modifiers, stacks, owner } = base
  if (modifiers.nulled) return { win: 0, lose: 0 }
  const { mine } = lane
  const their: Side = mine === 0 ? 1 : 0
  let margin = stacks[mine].hits - stacks[their].hits
  if (modifiers.reversed) margin = -margin
  margin += owner === mine ? 0.5 : -0.5
  if (modifiers.frozen) return margin > 0 ? { win: 1, lose: 0 } : { win: 0, lose: 1 }
  if (weights.growth > 0) {
    const own = growth(stacks[mine].open, powers.get(board.me)!, weights)
    const grow = own - growth(stacks[their].open, powers.get(lane.zone.between[their])!, weights)
    margin += weights.growth * (modifiers.reversed ? -grow * 0.3 : grow)
  }
  const open = lane.row.filter(base => !base.modifiers.frozen).length + board.state.rules.most - lane.row.length
  margin += (weights.pace * (board.left - board.theirs)) / open
  // With fewer cards to come, what is on the table now is more likely to last.
  const most = Math.max(board.left, board.theirs)
  const least = Math.min(board.left, board.theirs)
  const spread = weights.doubt + weights.toCome * Math.sqrt(least / 2 + most / 4)
  const win = 1 / (1 + Math.exp((-1.6 * margin) / spread))
  return { win, lose: 1 - win }
}

/** Hits a side may still get: those of its colour; on a bare side those of the best; on a Block as many as Presses let. */
function growth(open: string, power: Power, weights: Weights): number {
  if (power.total === 0) return 0
  const { hits } = power
  if (open === 'bare') return Math.max(...colours.map(colour => hits[colour])) * weights.bare
  if (open === 'block') return Math.min(1.2, power.presses * weights.press)
  return open === 'junk' ? 0 : hits[open as Colour] * weights.string
}

/** What is left in each deck, as anybody can count it: the recipe less what has been seen of it. */
export function powersOf({ state, me, lanes }: Board): Powers {
  const sides = [me, ...lanes.flatMap(lane => lane.zone.between)]
  return new Map(sides.map(player => [player, powerOf(state, membersOf(state, player))]))
}

function powerOf(state: State, members: readonly number[]): Power {
  const hits: { [C in Colour]: number } = { red: 0, blue: 0, green: 0 }
  let presses = 0
  let clears = 0
  let total = 0
  for (const member of members) {
    const deck = deckOf(state, member)
    if (deck === 0) continue
    const counts = countsOf(state.players[member]!.character, state.rules.extras)
    // An estimate: of each kind the same share is left as of the whole deck.
    const share = Math.min(1, deck / 32)
    for (const colour of colours) hits[colour] += counts.hits[colour] * share
    presses += counts.presses * share
    clears += counts.clears * share
    total += deck
  }
  return { hits, presses, clears, total }
}

const counted = new Map<string, Power>()
function countsOf(character: string, extras: boolean): Power {
  const key = `${character} ${extras}`
  let power = counted.get(key)
  if (power === undefined) {
    const cards = cardsOf(recipeOf(characterOf(character)!, extras))
    const count = (colour: Colour): number =>
      cards.filter(card => faceOf(card).colour === colour && faceOf(card).kind.startsWith('hit')).length
    power = {
      hits: { red: count('red'), blue: count('blue'), green: count('green') },
      presses: cards.filter(card => card === 'press').length,
      clears: cards.filter(card => card === 'clear').length,
      total: cards.length,
    }
    counted.set(key, power)
  }
  return power
}
