import type { Seat } from '../core/game.ts'
import type { Content } from '../core/plain.ts'
import { redacted } from '../core/redacted.ts'
import type { Card } from './cards/card.ts'
import { card as cardOf, cardNamed } from './book.ts'
import type { ClashState, Thread } from './state.ts'
import { keepBoard, knownBoard } from './state/boards.ts'
import { deckLeft } from './state/deck-left.ts'
import { openAnswers } from './state/actor.ts'
import { pile } from './state/transaction.ts'

/**
 * What a seat may know of a duel: its own library as what is left in it, in the order of the alphabet, for of the order it
 * knows nothing. Nobody thinks about taking anything back, so what that would lead to is left out.
 */
export function redactedClash(state: ClashState, seat: Seat): ClashState {
  const { undo: _undo, options, libraries, threads, ...rest } = state
  // Decks people put together are seen by nobody before they are played.
  const { decks: _decks, ...shown } = options
  const left = deckLeft(state, seat)?.for(seat)
  const own = Object.entries(left ?? {}).flatMap(([card, count]) => Array.from({ length: count }, () => card))
  const known: ClashState = {
    ...rest,
    options: shown,
    libraries: left === undefined ? libraries : { ...libraries, [seat]: pile(own, [seat]) },
    threads: threads.map(thread => withAnswersTo(thread, seat)),
  }
  const shownTo = redacted(known, seat)
  const board = knownBoard(state)
  if (board !== undefined) keepBoard(shownTo, board)
  return shownTo
}

/** A turn with the answers of others in the middle of what resolves only where everybody hears them. */
function withAnswersTo(thread: Thread, seat: Seat): Thread {
  const { resolving } = thread
  if (resolving === undefined || resolving.answers.length === 0) return thread
  const heard = openAnswers(thread)
  const answers = resolving.answers.map(answer =>
    answer.seat === seat || heard.includes(answer) ? answer : { seat: answer.seat, picked: [] },
  )
  return { ...thread, resolving: { ...resolving, answers } }
}

/** Cards are the book's: they cross to another thread by name. */
export const content: Content = {
  nameOf: part => {
    const { name } = part as Partial<Card>
    return typeof name === 'string' && cardNamed(name) === part ? name : undefined
  },
  named: cardOf,
}
