import type { Coded } from '../core/coded.ts'
import type { Seat, SetupRefusal } from '../core/game.ts'
import type { FormatId, RuleSet, Rules, SeatCount } from './format.ts'
import { formats, smallestDeck } from './formats.ts'
import type { FormatOptions } from './options.ts'

/** What is played: the format's row under the chosen book, with the host's choices on top. `players` settles One Deck's base. */
export function rulesFor(options: FormatOptions, players: number): Rules {
  const base: FormatId =
    options.format === 'one-deck' ? (options.base ?? (players === 4 ? 'two-on-two' : 'melee')) : options.format
  const played = formats[base]
  const ofTen = players === 10 ? played.modernOfTen : {}
  const modern = options.rules === 'modern' ? { ...played.modern, ...ofTen } : {}
  const seats = seatsFor(options, { ...played, ...modern })
  return {
    ...ruleSetOf({ ...played, ...modern }),
    ...(options.life === undefined ? {} : { life: options.life }),
    ...(options.range === undefined
      ? {}
      : { range: options.range, emperorRange: options.range, innerRange: options.range }),
    ...(options.attack === undefined ? {} : { attack: options.attack }),
    ...(options.rangeBasis === undefined ? {} : { rangeBasis: options.rangeBasis }),
    ...(options.talk === undefined ? {} : { talk: options.talk }),
    seats,
    format: options.format,
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
function ruleSetOf(from: RuleSet): RuleSet {
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

function seatsFor(options: FormatOptions, play: RuleSet): SeatCount {
  if (options.format === 'one-deck') {
    return options.base === 'two-on-two' ? formats['two-on-two'].seats : formats['one-deck'].seats
  }
  if (options.format === 'grand-melee' && options.small) return { min: 3, max: 40 }
  return play.seats
}

/** Why these options do not go together (`bad-option`), or nothing. Numbers of players are `tooFewOrMany`. */
export function optionConflict(options: FormatOptions, seats: readonly Seat[]): Coded | undefined {
  const { attack, ...rest } = options
  const played = rulesFor(rest, seats.length)
  const { format } = played
  if (attack !== undefined && attack !== played.attack && !formats[played.base].attackChoice?.includes(attack)) {
    return { code: 'no-attack-choice', params: { option: 'attack', format } }
  }
  if (options.seating !== undefined && options.format !== 'two-headed-giant') {
    return { code: 'no-seating-choice', params: { option: 'seating', format } }
  }
  if (options.talk !== undefined && played.wins !== 'last-team' && played.wins !== 'emperor') {
    return { code: 'no-teams', params: { option: 'talk', format } }
  }
  if (options.format === 'one-deck' && options.deckSize !== undefined) {
    const needed = smallestDeck(seats.length)
    if (options.deckSize < needed) {
      const params = { option: 'deckSize', n: seats.length, needed, cards: options.deckSize }
      return { code: 'deck-too-small', params }
    }
  }
  return undefined
}

/** RULES FMT-6: whether a format is for so many; the refusal says for how many it is. */
export function seatCountRefusal({ seats, format }: Rules, n: number): SetupRefusal | undefined {
  if ('min' in seats) {
    const { min, max } = seats
    if (n >= min && n <= max) return undefined
    const refused = n < min ? 'too-few-players' : 'too-many-players'
    return { ok: false, refused, code: 'format-players', params: { format, min, max, n } }
  }
  const { exactly } = seats
  if (exactly.includes(n)) return undefined
  // Between two counts: measured against the nearer one.
  const nearest = exactly.reduce((best, count) => (Math.abs(count - n) < Math.abs(best - n) ? count : best))
  const refused = n < nearest ? 'too-few-players' : 'too-many-players'
  return { ok: false, refused, code: 'format-players-exactly', params: { format, either: exactly, n } }
}
