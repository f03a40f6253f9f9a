import type { WhistEvent } from './events.ts'

/** Milliseconds people want to look at what just happened before somebody leads on: a trick, a cut, who is knocked out. */
export function pause({ type }: WhistEvent): number {
  switch (type) {
    case 'trick':
      return 900
    case 'dazed':
    case 'life':
    case 'out':
    case 'dog':
      return 1500
    case 'tie':
      return 2500
    default:
      return 0
  }
}
