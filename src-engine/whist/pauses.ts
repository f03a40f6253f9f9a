import type { WhistEvent } from './events.ts'

/** A cut or draw: before its first card, for each card that is turned, and once it is settled. */
const tie = { before: 5100, card: 420, after: 1100 } as const

/**
 * Milliseconds people want to look at what just happened before somebody leads on: a trick, the scoreboard of a hand with
 * who is knocked out, a cut turned card by card, the trump that was called. Each counts from the same moment, the last
 * card of the hand, so the longest covers what is shown before it.
 */
export function pauseMs(event: WhistEvent): number {
  switch (event.type) {
    case 'trick':
      return 900
    case 'hand-over':
      return 3700
    case 'out':
      return 5100
    case 'tie':
      return tie.before + tie.card * event.draws.reduce((sum, draw) => sum + Object.keys(draw).length, 0) + tie.after
    case 'trump':
      return event.how === 'called' ? 1200 : 0
    default:
      return 0
  }
}
