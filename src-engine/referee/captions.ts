import type { Seat } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import type { RefereeEvent, Witnessed } from './state.ts'

/** Names to show by seat; a seat without one is called by its id. */
export type Names = { readonly [seat: Seat]: string }

/** Seconds left that are worth a word; the clock itself ticks on far more often. */
const tellTime = new Set([1800, 900, 600, 300, 120, 60, 30, 10])

/** One sentence for what happened, or none for the clock's everyday ticking: the log, the TV and screen readers all say it alike. */
export function captions(event: RefereeEvent, names: Names): string {
  const who = (seat: Seat): string => names[seat] ?? seat
  const all = (seats: readonly Seat[]): string => listed(seats.map(who))
  switch (event.type) {
    case 'opened':
      return `${event.format}: ${all(event.seats)} sit down.`
    case 'turn-begins':
      return `${who(event.seat)} begins a turn.`
    case 'turn-ends':
      return `${who(event.seat)} ends the turn.`
    case 'turn-waits':
      return heldWords(event, names)
    case 'turn-removed':
      return `${who(event.seat)}’s turn is removed and passed to nobody.`
    case 'fewer-turns':
      return `Only ${counted(event.allowed, 'turn')} at a time from now on: ${who(event.goes)}’s goes.`
    case 'position-gone':
      return `${who(event.seat)}’s empty seat counts no longer; the neighbours move together.`
    case 'life': {
      const whose = event.team ? `${who(event.seat)}’s team` : who(event.seat)
      return `${whose} ${event.amount < 0 ? 'loses' : 'gains'} ${Math.abs(event.amount)} life: now ${event.life}.`
    }
    case 'knocked-out':
      return knockedOut(event, who)
    case 'points': {
      if (event.for === 'put-back')
        return `${who(event.seat)} gives back ${counted(-event.points, 'point')} for ${who(event.of ?? '')}’s fall: now ${event.total}.`
      const what = event.for === 'last-in' ? 'for being the last one in' : `for ${who(event.of ?? '')}’s fall`
      return `${who(event.seat)} gets ${counted(event.points, 'point')} ${what}: now ${event.total}.`
    }
    case 'moved':
      return `${who(event.seat)} moves ${counted(event.creatures, 'creature')} to ${who(event.to)}.`
    case 'came-home':
      return `${counted(event.creatures, 'creature')} of ${who(event.seat)} ${event.creatures === 1 ? 'comes' : 'come'} home from ${who(event.from)}.`
    case 'died':
      return `${counted(event.creatures, 'creature')} of ${who(event.seat)} that stood with ${who(event.in)} ${event.creatures === 1 ? 'is' : 'are'} gone.`
    case 'spoils':
      return `${who(event.seat)} takes over all that ${who(event.of)} had.`
    case 'over':
      return over(event, all)
    case 'undone':
      return `${who(event.by)} takes back what ${event.by === event.of ? 'they' : who(event.of)} did last.`
    case 'counter': {
      const from = event.from === undefined ? '' : ` from ${who(event.from)}`
      return `${who(event.seat)}: ${event.name}${from} ${event.amount > 0 ? 'up' : 'down'} to ${event.count}.`
    }
    case 'witnessed':
      return drawn(event, who)
    case 'deck': {
      const cards = event.cards === undefined ? 'the deck' : `a deck of ${event.cards} cards`
      return `${who(event.seat)} reports ${cards}: ${event.fits ? 'it fits.' : 'it does not fit the rules.'}`
    }
    case 'judged':
      return `${who(event.by)}, as judge: ${judged(event.changes, who)}. Why: ${event.why}`
    case 'paused':
      return `${who(event.by)} pauses the table${event.why === undefined ? '' : `: ${event.why}`}.`
    case 'resumed':
      return `${who(event.by)} lets the table go on.`
    case 'clock':
      return event.seconds === 0 ? 'The round has no clock any more.' : `The round has ${time(event.seconds)}.`
    case 'extended':
      return `${time(event.seconds)} more for the round${event.why === undefined ? '' : `: ${event.why}`}.`
    case 'time':
      if (event.left === 0) return 'Time is up.'
      return tellTime.has(event.left) ? `${time(event.left)} left.` : ''
  }
}

/** Why a turn waits, in words: for `turn-waits` and for each entry of a view's `held`. */
export function heldWords(
  held: { readonly seat: Seat; readonly behind: readonly Seat[]; readonly sharers: readonly Seat[] },
  names: Names,
): string {
  const all = (seats: readonly Seat[]): string => listed(seats.map(seat => names[seat] ?? seat))
  if (held.behind.length === 0) return `${all([held.seat])} may begin.`
  const verb = held.sharers.length === 1 ? 'is' : 'are'
  const why =
    held.sharers.length === 0
      ? 'is too near'
      : `reaches ${all(held.sharers)}, who ${verb} in ${all([held.seat])}’s range`
  return `${all([held.seat])} waits: ${all(held.behind)}’s turn ${why}.`
}

function knockedOut(event: RefereeEvent & { readonly type: 'knocked-out' }, who: (seat: Seat) => string): string {
  const seat = who(event.seat)
  const by = event.by === undefined ? '' : ` by ${who(event.by)}`
  switch (event.why) {
    case 'eliminated':
      return `${seat} is knocked out${by}.`
    case 'life':
      return `${seat} is out of life, knocked out${by}.`
    case 'library':
      return `${seat} must draw from an empty library, and is out.`
    case 'poison':
      return `${seat} has too much poison, and is out.`
    case 'conceded':
      return `${seat} concedes.`
    case 'with-team':
      return `${seat} goes out with the team.`
  }
}

function over(event: RefereeEvent & { readonly type: 'over' }, all: (seats: readonly Seat[]) => string): string {
  if (event.why === 'library-empty') return 'The library is empty: a draw for all.'
  if (event.draw) return 'Nobody is left: a draw.'
  const verb = event.winners.length === 1 ? 'wins' : 'win'
  const how = event.why === 'points' ? ' on points' : event.why === 'last-in' ? ', the last one in' : ''
  return `${all(event.winners)} ${verb}${how}.`
}

function drawn(event: Witnessed, who: (seat: Seat) => string): string {
  const by = who(event.by)
  switch (event.kind) {
    case 'coin':
      return `${by} flips a coin: ${String(event.result)}.`
    case 'dice': {
      const rolled = Array.isArray(event.result) ? (event.result as readonly number[]) : []
      const sum = rolled.length > 1 ? `, ${rolled.reduce((a, b) => a + b, 0)} in all` : ''
      const what = rolled.length === 1 ? `a die` : `${rolled.length} dice`
      return `${by} rolls ${what} of ${event.sides ?? 6} sides: ${listed(rolled.map(String))}${sum}.`
    }
    case 'opponent':
      return `${by} lets chance pick an opponent: ${who(String(event.result))}.`
    case 'player':
      return `${by} lets chance pick a player: ${who(String(event.result))}.`
    case 'first-player':
      return `Chance says who begins: ${who(String(event.result))}.`
  }
}

/** What a judge changed, each thing as it stands from now on. */
function judged(changes: { readonly [what: string]: Json | undefined }, who: (seat: Seat) => string): string {
  const seats = (value: Json | undefined): readonly Seat[] =>
    Array.isArray(value) ? (value as readonly Seat[]) : typeof value === 'string' ? [value] : []
  const totals = (value: Json | undefined): readonly (readonly [Seat, number])[] =>
    Object.entries((value ?? {}) as { readonly [seat: Seat]: number })
  const turns = seats(changes['turn'])
  const swapped = seats(changes['swap'])
  return listed([
    ...(swapped.length === 0 ? [] : [`${listed(swapped.map(who))} change seats`]),
    ...seats(changes['in']).map(seat => `${who(seat)} is back in`),
    ...totals(changes['life']).map(([seat, total]) => `${who(seat)} has ${total} life`),
    ...totals(changes['points']).map(([seat, total]) => `${who(seat)} has ${counted(total, 'point')}`),
    ...seats(changes['out']).map(seat => `${who(seat)} is out`),
    ...seats(changes['endTurn']).map(seat => `${who(seat)}’s turn ends`),
    ...(turns.length === 0 ? [] : [`${listed(turns.map(who))} ${turns.length === 1 ? 'has the turn' : 'have turns'}`]),
  ])
}

function time(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return counted(rest, 'second')
  return rest === 0 ? counted(minutes, 'minute') : `${counted(minutes, 'minute')} ${rest} s`
}

function counted(n: number, one: string): string {
  return `${n} ${one}${n === 1 ? '' : 's'}`
}

/** "Ann", "Ann and Ben", "Ann, Ben and Cal". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? 'nobody'
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`
}
