import { list, say, sayAny } from '../../words/index.ts'
import type { WhistEvent } from './seen.ts'

export type Tie = Extract<WhistEvent, { type: 'tie' }>

/**
 * What the end of a hand means for everybody, in lines short enough to be read while they lie there: whom the same thing
 * happened to stand in one line, for at a full table it happens to eight.
 */
export function newsLines(events: readonly WhistEvent[], name: (seat: string) => string): readonly string[] {
  const who = (holds: (event: WhistEvent) => boolean): readonly string[] =>
    events.flatMap(event => (holds(event) && 'seat' in event ? name(event.seat) : []))
  const gone = who(event => event.type === 'out')
  const over = events.some(event => event.type === 'game-won')
  const line = (
    seats: readonly string[],
    key: 'back' | 'dazed' | 'last-legs' | 'dog' | 'out' | 'conceded',
  ): readonly string[] =>
    seats.length === 0 ? [] : [sayAny(`whist.news.${key}`, { who: list(seats), n: seats.length })]
  const dazed = who(event => event.type === 'dazed').filter(one => !gone.includes(one))
  const spent = who(event => event.type === 'life' && event.left === 0).filter(one => !gone.includes(one))
  return [
    ...line(
      who(event => event.type === 'back'),
      'back',
    ),
    ...line(dazed, 'dazed'),
    ...line(spent, 'last-legs'),
    ...line(
      who(event => event.type === 'dog'),
      'dog',
    ),
    ...line(
      who(event => event.type === 'out' && event.why !== 'conceded'),
      'out',
    ),
    ...line(
      who(event => event.type === 'out' && event.why === 'conceded'),
      'conceded',
    ),
    ...events.flatMap(event => (event.type === 'spared' ? say('whist.news.spared') : [])),
    ...events.flatMap(event =>
      event.type === 'round-won'
        ? say(over ? 'whist.news.last-round' : 'whist.news.round', { who: name(event.seat), round: event.round })
        : [],
    ),
  ]
}

/** How a tie for most tricks was settled (RULES AOB-6, KOW-3, KW-4), before who has it. */
export function tieWords({ what, draws }: Pick<Tie, 'what' | 'draws'>): string {
  if (draws.length === 0) return say('whist.news.tie-lot')
  return say(what === 'deal' ? 'whist.news.tie-draw' : 'whist.news.tie-cut')
}
