import type { GameEvent, Seat, VisibleEvent } from '../../../../src-engine/core/game.ts'
import { guessed, isOpenEnd, withTaken, type GuessKind, type Guessed } from '../../../../src-engine/night/guesses.ts'
import { no } from '../../context/refusal.ts'
import { step, type By, type Stepped } from './acts.ts'
import { seatsOf, type Over, type Playing, type Table } from './table.ts'

/**
 * Somebody who only looks on says what will come. About the next trick or Base they may think better of it as long as
 * nothing of it is settled; about the game's end they say it once.
 */
export function guess(table: Table, by: By, about: GuessKind, on: Seat): Stepped {
  const { phase } = table
  if (phase.at !== 'playing') return no('not-playing')
  // Alone there is nobody to guess against.
  if (table.solo) return no('guess-alone')
  const { game, state, seats, seq } = phase.match
  const among = seats.filter(seat => game.offers(state, seat).length > 0)
  if (seatsOf(table, by.person).some(seat => among.includes(seat))) return no('still-in')
  if (!among.includes(on)) return no('no-seat')
  const isOpen = about === 'next' ? game.guessing?.isOpen(state) === true : isOpenEnd(among, seats.length, seq)
  if (!isOpen) return no('guess-late')
  const guesses = phase.guesses ?? []
  const before = guesses.find(one => one.person === by.person && one.about === about && one.came === undefined)
  if (before !== undefined && about !== 'next') return no('guess-made')
  const others = guesses.filter(one => one !== before)
  return step({ ...table, phase: { ...phase, guesses: [...others, { person: by.person, about, on, among }] } })
}

/** The game as these events leave what was guessed of it. Of several Bases counted at once the first is the next one. */
export function withGuessesTold<P extends Playing | Over>(phase: P, events: readonly VisibleEvent<GameEvent>[]): P {
  const { guesses, match } = phase
  if (guesses === undefined) return phase
  const [by] = events.flatMap(({ event }) => match.game.guessing?.taken(event) ?? [])
  return by === undefined ? phase : { ...phase, guesses: withTaken(guesses, by) }
}

/** What is known of the guesses about a game that is over. */
export function guessedAt({ guesses, outcome }: Over): readonly Guessed[] {
  return guessed(guesses ?? [], outcome)
}
