import type { Seat, SetupCode } from '../core/game.ts'
import type { FormatId, Play, Rules, SeatCount } from './format.ts'
import { formats, smallestDeck } from './formats.ts'
import type { FormatOptions } from './options.ts'
import { starSeating } from './star.ts'

export type Refused = { readonly ok: false; readonly refused: SetupCode; readonly why: string }

/** What is played: the format's row under the chosen book, with the host's choices on top. `players` settles One Deck's base. */
export function settle(options: FormatOptions, players: number): Rules {
  const row = formats[options.format]
  const base: FormatId =
    options.format === 'one-deck' ? (options.base ?? (players === 4 ? 'two-on-two' : 'melee')) : options.format
  const played = formats[base]
  const ofTen = players === 10 ? played.modernOfTen : {}
  const modern = options.rules === 'modern' ? { ...played.modern, ...ofTen } : {}
  const seats = seatsFor(options, { ...played, ...modern })
  return {
    ...playOf({ ...played, ...modern }),
    ...(options.life === undefined ? {} : { life: options.life }),
    ...(options.range === undefined
      ? {}
      : { range: options.range, emperorRange: options.range, innerRange: options.range }),
    ...(options.attack === undefined ? {} : { attack: options.attack }),
    ...(options.rangeBasis === undefined ? {} : { rangeBasis: options.rangeBasis }),
    ...(options.talk === undefined ? {} : { talk: options.talk }),
    seats,
    format: options.format,
    title: row.title,
    base,
    book: options.rules,
    seating: options.seating ?? played.seating,
    wins: played.wins,
    oneDeck: options.format === 'one-deck',
    reduce: options.rules === 'modern' ? 'early' : options.reduce,
    peace: options.format === 'one-deck' ? options.peace : 0,
    handSize: options.format === 'one-deck' ? options.handSize : 7,
  }
}

/** Only what a book settles, without the rest of a row. */
function playOf(from: Play): Play {
  const { life, sharedLife, range, attack, moving, turns, starts, shrinks, gaps } = from
  const { rangeBasis, borrowed, talk, poison, seats } = from
  return {
    life,
    sharedLife,
    range,
    attack,
    moving,
    turns,
    starts,
    shrinks,
    gaps,
    rangeBasis,
    borrowed,
    talk,
    poison,
    seats,
    ...(from.emperorRange === undefined ? {} : { emperorRange: from.emperorRange }),
    ...(from.innerRange === undefined ? {} : { innerRange: from.innerRange }),
  }
}

function seatsFor(options: FormatOptions, play: Play): SeatCount {
  if (options.format === 'one-deck') {
    return options.base === 'two-on-two' ? formats['two-on-two'].seats : formats['one-deck'].seats
  }
  if (options.format === 'grand-melee' && options.small) return { min: 3, max: 40 }
  return play.seats
}

/** What does not go together, in plain words, or nothing (`bad-option`). Counts of players are `tooFewOrMany`. */
export function clashOf(options: FormatOptions, seats: readonly Seat[]): string | undefined {
  const { attack, ...rest } = options
  const played = settle(rest, seats.length)
  if (attack !== undefined && attack !== played.attack && !formats[played.base].attackChoice?.includes(attack)) {
    return `Attack: ${played.title} leaves no choice of whom to attack.`
  }
  if (options.seating !== undefined && options.format !== 'two-headed-giant') {
    return `Partners sit: ${played.title} leaves no choice.`
  }
  if (options.talk !== undefined && played.wins !== 'last-team' && played.wins !== 'emperor') {
    return `Talk between partners: ${played.title} has no teams.`
  }
  if (options.format === 'one-deck' && options.deckSize !== undefined) {
    const needed = smallestDeck(seats.length)
    if (options.deckSize < needed) {
      return `Cards in the shared deck: ${seats.length} players need at least ${needed} cards, not ${options.deckSize}.`
    }
  }
  if (options.format === 'star' && seats.length === 5) {
    const read = starSeating(seats, options.colours)
    if ('why' in read) return read.why
  }
  return undefined
}

/** RULES FMT-6: whether a format is for so many; the refusal says for how many it is. */
export function tooFewOrMany(rules: Rules, players: number): Refused | undefined {
  const { seats } = rules
  const words = seatWords(seats)
  const why = `${rules.title} is for ${words} players; there are ${players}.`
  if ('min' in seats) {
    if (players < seats.min) return { ok: false, refused: 'too-few-players', why }
    return players > seats.max ? { ok: false, refused: 'too-many-players', why } : undefined
  }
  if (seats.exactly.includes(players)) return undefined
  // Between two counts: measured against the nearer one.
  const nearest = seats.exactly.reduce((best, n) => (Math.abs(n - players) < Math.abs(best - players) ? n : best))
  return { ok: false, refused: players < nearest ? 'too-few-players' : 'too-many-players', why }
}

export function seatWords(seats: SeatCount): string {
  return 'min' in seats ? `${seats.min} to ${seats.max}` : seats.exactly.join(' or ')
}
