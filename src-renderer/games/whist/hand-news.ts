import { listed } from '../../../src-engine/whist/captions.ts'
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
  const line = (seats: readonly string[], words: (who: string) => string): readonly string[] =>
    seats.length === 0 ? [] : [words(listed(seats))]
  const dazed = who(event => event.type === 'dazed').filter(one => !gone.includes(one))
  const spent = who(event => event.type === 'life' && event.left === 0).filter(one => !gone.includes(one))
  return [
    ...line(
      who(event => event.type === 'back'),
      all => `${all} wins a trick with the one card and is back!`,
    ),
    ...line(dazed, all => `No trick for ${all}: dazed, and a life is paid`),
    ...line(spent, all => `On the last legs: ${all}`),
    ...line(
      who(event => event.type === 'dog'),
      all => `No trick for ${all}: a dog’s life, one card next hand`,
    ),
    ...line(
      who(event => event.type === 'out' && event.why !== 'conceded'),
      all => `Knocked out: ${all}`,
    ),
    ...line(
      who(event => event.type === 'out' && event.why === 'conceded'),
      all => `${all} gives up`,
    ),
    ...events.flatMap(event => (event.type === 'spared' ? 'Nobody still in took a trick: nobody is knocked out' : [])),
    ...events.flatMap(event =>
      event.type === 'round-won'
        ? `${name(event.seat)} wins round ${event.round}${over ? '' : ' and deals the next'}`
        : [],
    ),
  ]
}

/** How a tie for most tricks was settled (RULES AOB-6, KOW-3, KW-4), before who has it. */
export function tieWords({ what, draws }: Pick<Tie, 'what' | 'draws'>): string {
  if (draws.length === 0) return 'A tie for most tricks: chance picks who calls trump.'
  return `A tie for most tricks: they ${what === 'deal' ? 'draw for the deal' : 'cut for trump'}.`
}
