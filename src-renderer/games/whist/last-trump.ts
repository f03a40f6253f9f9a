import type { Suit } from '../../../src-engine/cards/french.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'
import type { WhistProps } from './props.ts'

/** The trump of the trick that may be looked at again; nothing where it is of a hand this screen has not seen. */
export function lastTrump({ history, trump }: WhistView, events: WhistProps['events']): Suit | undefined {
  if (history.length > 0) return trump
  const happened = events.map(one => one.event)
  const trick = happened.findLastIndex(event => event.type === 'trick')
  const called = happened.slice(0, Math.max(0, trick)).findLast(event => event.type === 'trump')
  return called?.type === 'trump' ? called.suit : undefined
}
