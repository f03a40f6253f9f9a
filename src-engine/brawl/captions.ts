import type { Seat } from '../core/game.ts'
import { cardName, faceOf } from './cards.ts'
import type { BrawlEvent } from './events.ts'
import type { Ending } from './state.ts'

/** Names to show by seat; a seat without one is called by its id. */
export type Names = { readonly [seat: Seat]: string }

/** "Ann", "Ann and Ben", "Ann, Ben and Cal". */
function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? 'nobody'
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`
}

function bases(count: number): string {
  return count === 1 ? 'one Base' : `${count} Bases`
}

/**
 * One sentence for what happened; '' for what goes by too fast to be told. The log, the TV and screen readers all say
 * it alike.
 */
export function captions(event: BrawlEvent, names: Names): string {
  const who = (seat: Seat): string => names[seat] ?? seat
  const all = (seats: readonly Seat[]): string => listed(seats.map(who))
  switch (event.type) {
    case 'round':
      return event.round === 1 ? '' : `Round ${event.round}: ${all(event.seats)} play it out.`
    case 'knock':
      return `${who(event.by)} knocks.`
    case 'begin':
      return 'Everybody has knocked: fight!'
    case 'turn':
    case 'draw':
    case 'take':
    case 'discard':
      return ''
    case 'play':
      return playWords(event, who)
    case 'base':
      return `${who(event.by)} puts a Base on the ${event.edge}.`
    case 'clear':
      return `${who(event.by)} clears ${theBase(event, who)} away.`
    case 'freeze': {
      const kept = event.leader === undefined ? '' : `: it is ${who(event.leader)}’s`
      return `${who(event.by)} freezes ${theBase(event, who)}${kept}.`
    }
    case 'reverse':
      return event.reversed
        ? `${who(event.by)} reverses ${theBase(event, who)}: fewest Hits win it.`
        : `${who(event.by)} turns ${theBase(event, who)} back: most Hits win it.`
    case 'modify':
      return `${who(event.by)} plays a ${cardName(event.card)} on ${theBase(event, who)}.`
    case 'tag':
      return `${who(event.by)} tags ${who(event.to)} in.`
    case 'done':
      return `${who(event.by)} is done.`
    case 'foul':
      return `${who(event.by)} calls a foul on ${theBase(event, who)}.`
    case 'foul-stops':
      return `${who(event.by)} has cleared the only Base: ${all(event.judges)} must rule.`
    case 'rule':
      return event.verdict === 'stand'
        ? `${who(event.by)} lets the foul stand.`
        : `${who(event.by)} takes the forfeit from ${who(event.against)}.`
    case 'take-back':
      return `${who(event.by)} takes a ${cardName(event.card)} back.`
    case 'concede':
      return `${who(event.by)} gives up.`
    case 'base-won':
      return wonWords(event, who)
    case 'tied':
      return `${all(event.seats)} are level with ${bases(event.bases)} each.`
    case 'over':
      return overWords(event, all)
  }
}

type Who = (seat: Seat) => string

function theBase({ owner, base }: { readonly owner: Seat; readonly base: number }, who: Who): string {
  return `${who(owner)}’s Base (number ${base + 1})`
}

function playWords(event: Extract<BrawlEvent, { type: 'play' }>, who: Who): string {
  const by = who(event.by)
  const side = event.by === event.of ? 'their own side' : `${who(event.of)}’s side`
  switch (faceOf(event.card).kind) {
    case 'hit':
    case 'hit2':
      return ''
    case 'block':
      return `${by} blocks ${side} at number ${event.base + 1}.`
    case 'dodge':
      return `${by} dodges on ${side} at number ${event.base + 1}.`
    case 'press':
      return `${by} presses on ${side} at number ${event.base + 1}: it counts ${event.hits}.`
    default:
      return `${by} plays a ${cardName(event.card)} on ${side} at number ${event.base + 1}.`
  }
}

function wonWords(event: Extract<BrawlEvent, { type: 'base-won' }>, who: Who): string {
  const place = `Base ${event.base + 1}`
  if (event.winner === undefined) return `${place} counts for nobody.`
  const how = event.forfeit ? ' by forfeit' : event.reversed ? ' with the fewest Hits' : ''
  return `${place} goes to ${who(event.winner)}${how}.`
}

const whyWords: { readonly [E in Ending]: string } = {
  frozen: 'Every Base is frozen',
  stuck: 'Nobody has a card left to play',
  done: 'Everybody is done',
  conceded: 'The other side gave up',
  forfeit: 'The other side forfeits',
}

function overWords(event: Extract<BrawlEvent, { type: 'over' }>, all: (seats: readonly Seat[]) => string): string {
  const why = whyWords[event.why]
  if (event.draw) return `${why}: a draw.`
  const verb = event.winners.length > 1 ? 'win' : 'wins'
  return `${why}: ${all(event.winners)} ${verb}.`
}
