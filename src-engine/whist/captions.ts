import { heightOf, suitOf, type Card, type Suit } from '../cards/french.ts'
import type { Seat } from '../core/game.ts'
import type { WhistEvent } from './events.ts'

/** Names to show by seat; a seat without one is called by its id. */
export type Names = { readonly [seat: Seat]: string }

const suitWords: { readonly [S in Suit]: string } = { H: 'hearts', D: 'diamonds', C: 'clubs', S: 'spades' }
const rankWords = 'two three four five six seven eight nine ten jack queen king ace'.split(' ')
const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

export function suitWord(suit: Suit): string {
  return suitWords[suit]
}
export function rankWord(card: Card): string {
  return rankWords[heightOf(card) - 2]!
}
/** "the queen of spades", as it is said at a table. */
export function cardWords(card: Card): string {
  return `the ${rankWord(card)} of ${suitWords[suitOf(card)]}`
}

function count(n: number, one: string, many = `${one}s`): string {
  return `${numberWords[n] ?? String(n)} ${n === 1 ? one : many}`
}

/** "Ann", "Ann and Ben", "Ann, Ben and Cal". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? 'nobody'
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`
}

/** One sentence for what happened: the log, the TV and screen readers all say it alike. */
export function captions(event: WhistEvent, names: Names): string {
  const who = (seat: Seat): string => names[seat] ?? seat
  const all = (seats: readonly Seat[]): string => listed(seats.map(who))
  switch (event.type) {
    case 'deal': {
      const dogs = event.dogs.length === 0 ? '' : `, and one to ${all(event.dogs)}`
      return `${who(event.dealer)} deals ${count(event.cards, 'card')} each${dogs}.`
    }
    case 'turn-up':
      return `${capital(cardWords(event.card))} is turned up.`
    case 'must-call':
      return `${who(event.by)} must call trumps.`
    case 'trump':
      if (event.how === 'called' && event.by !== undefined) {
        return `${who(event.by)} calls ${suitWords[event.suit]} trumps.`
      }
      return `${capital(suitWords[event.suit])} are trumps.`
    case 'lead':
      return `${who(event.by)} leads ${cardWords(event.card)}.`
    case 'play':
      return `${who(event.by)} plays ${cardWords(event.card)}.`
    case 'tap':
      return event.lead ? `${who(event.by)} taps the table and need not lead.` : `${who(event.by)} taps the table.`
    case 'trick':
      return `${who(event.winner)} takes the trick with ${cardWords(event.card)}.`
    case 'back':
      return `The dog bites: ${who(event.seat)} is back in the game.`
    case 'hand-over': {
      const best = Math.max(0, ...Object.values(event.tricks))
      const most = Object.keys(event.tricks).filter(seat => event.tricks[seat] === best)
      if (best === 0) return 'The hand is over; nobody took a trick.'
      return `The hand is over; ${all(most)} took ${count(best, 'trick')}${most.length > 1 ? ' each' : ''}.`
    }
    case 'dazed':
      return `${who(event.seat)} took no trick and is dazed.`
    case 'life':
      if (event.left === 0) return `${who(event.seat)} pays the last life.`
      return `${who(event.seat)} pays a life and has ${count(event.left, 'life', 'lives')} left.`
    case 'dog':
      return `${who(event.seat)} took no trick, but is given the dog’s life: one card.`
    case 'out':
      return outWords(who(event.seat), event.why)
    case 'spared':
      return `Nobody still in took a trick, so nobody is knocked out.`
    case 'tie':
      return `${tieWords(event, names)} ${who(event.winner)} ${event.what === 'deal' ? 'deals next' : 'calls trumps'}.`
    case 'round-won':
      return `${who(event.seat)} is the last one standing and wins round ${event.round}.`
    case 'game-won':
      return `${who(event.seat)} wins the game.`
  }
}

function outWords(name: string, why: Extract<WhistEvent, { type: 'out' }>['why']): string {
  if (why === 'conceded') return `${name} gives up and is out of the game.`
  if (why === 'dog') return `${name}’s dog took no trick: ${name} is out of the game.`
  if (why === 'no-life') return `${name} has no life left and is out of the game.`
  return `${name} took no trick and is out of the game.`
}

function tieWords({ seats, draws }: Extract<WhistEvent, { type: 'tie' }>, names: Names): string {
  const tied = `${listed(seats.map(seat => names[seat] ?? seat))} tie for most tricks`
  if (draws.length === 0) return `${tied}, and the lot decides:`
  const told = draws.map(draw =>
    listed(Object.entries(draw).map(([seat, card]) => `${names[seat] ?? seat} ${cardWords(card)}`)),
  )
  return `${tied} and turn over ${told.join('; again ')}:`
}

export function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1)
}
