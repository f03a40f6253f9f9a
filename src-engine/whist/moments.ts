import type { Seat } from '../core/game.ts'
import type { WhistEvent } from './events.ts'

export type TieEvent = Extract<WhistEvent, { type: 'tie' }>
export type TrumpEvent = Extract<WhistEvent, { type: 'trump' }>
/** What became of a player at a hand's end. */
export type Mark = 'out' | 'dazed' | 'last-legs' | 'dog'
export type Marks = { readonly [seat: Seat]: Mark }
type Tricks = { readonly [seat: Seat]: number }

/** What people look at: all is told that has come before it, and `tells` with it. */
export type Shown =
  /** The last card of a trick has just been put down. */
  | { readonly at: 'played' }
  | { readonly at: 'trick'; readonly winner: Seat }
  /** How many tricks each took. */
  | { readonly at: 'score'; readonly tricks: Tricks }
  /** Who of them is dazed, loses a life or is left a dog's life. */
  | { readonly at: 'marks'; readonly tricks: Tricks; readonly marks: Marks }
  | { readonly at: 'spared'; readonly tricks: Tricks }
  | { readonly at: 'out'; readonly seats: readonly Seat[] }
  | { readonly at: 'round'; readonly seat: Seat; readonly round: number }
  /** A draw or cut; `turned` of its cards lie open, and after the last of them it is settled. */
  | { readonly at: 'tie'; readonly tie: TieEvent; readonly turned: number; readonly settled: boolean }
  | { readonly at: 'trump'; readonly trump: TrumpEvent }
/** One thing people look at after a play, and for how long. */
export interface Moment {
  readonly shown: Shown
  /** The events it tells, in this order. */
  readonly tells: readonly WhistEvent[]
  /** Milliseconds it stands, and at least while something newer waits. */
  readonly ms: number
  readonly leastMs: number
}

/** To look up, and to read each name, in milliseconds. */
const glanceMs = 1200
const nameMs = 260
const longestMs = 5000
const reading = (names: number): number => Math.min(longestMs, glanceMs + nameMs * names)
const times = { played: 450, trick: 1100, leastTrick: 550, tie: 900, card: 450, settled: 1500, trump: 1300 } as const

function moment(shown: Shown, tells: readonly WhistEvent[], ms: number, leastMs = ms): Moment {
  return { shown, tells, ms, leastMs }
}

/**
 * What people look at of the events of one play (or several), in its order: the trick, the tricks of the hand, what became
 * of whom, who is knocked out, a tie card by card, the trump. What holds nothing up (a card, a deal) is told with what
 * comes after it; what is left at the end is told when the table as it is now is shown.
 */
export function momentsOf(events: readonly WhistEvent[]): readonly Moment[] {
  const moments: Moment[] = []
  let untold: WhistEvent[] = []
  let tricks: Tricks = {}
  const add = (shown: Shown, ms: number, leastMs = ms): void => {
    moments.push(moment(shown, untold, ms, leastMs))
    untold = []
  }
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!
    if (event.type === 'trick') add({ at: 'played' }, times.played)
    if (event.type === 'tie') moments.push(...drawn(event, untold.splice(0)))
    untold.push(event)
    if (event.type === 'trick') {
      if (events[at + 1]?.type === 'back') untold.push(events[++at]!)
      add({ at: 'trick', winner: event.winner }, times.trick, times.leastTrick)
    } else if (event.type === 'hand-over') {
      tricks = event.tricks
      add({ at: 'score', tricks }, reading(Object.keys(tricks).length))
    } else if (isFate(event)) {
      while (isFate(events[at + 1])) untold.push(events[++at]!)
      moments.push(...fates(untold.splice(0), tricks))
    } else if (event.type === 'spared') add({ at: 'spared', tricks }, reading(event.seats.length))
    // The last round ends the game, and has the end's own telling.
    else if (event.type === 'round-won' && events[at + 1]?.type !== 'game-won')
      add({ at: 'round', seat: event.seat, round: event.round }, reading(1))
    else if (event.type === 'tie') add({ at: 'tie', tie: event, turned: cardsOf(event), settled: true }, times.settled)
    else if (event.type === 'trump')
      add({ at: 'trump', trump: event }, times.trump, event.how === 'called' ? times.trump : 0)
  }
  return moments
}

function isFate(event: WhistEvent | undefined): boolean {
  return event?.type === 'dazed' || event?.type === 'life' || event?.type === 'dog' || event?.type === 'out'
}

/** Whatever the rules worked out first: those who stay, then those who are out. */
function fates(events: readonly WhistEvent[], tricks: Tricks): readonly Moment[] {
  const gone = events.flatMap(event => (event.type === 'out' ? event.seat : []))
  const staying = events.filter(event => event.type !== 'out' && !('seat' in event && gone.includes(event.seat)))
  const leaving = events.filter(event => !staying.includes(event))
  const marks: { [seat: Seat]: Mark } = {}
  for (const event of staying) {
    if (event.type === 'dazed' || event.type === 'dog') marks[event.seat] = event.type
    if (event.type === 'life' && event.left === 0) marks[event.seat] = 'last-legs'
  }
  const marked = Object.keys(marks).length
  return [
    ...(marked > 0 ? [moment({ at: 'marks', tricks, marks }, staying, reading(marked))] : []),
    ...(gone.length > 0
      ? [moment({ at: 'out', seats: gone }, marked > 0 ? leaving : events, 800 + reading(gone.length))]
      : []),
  ]
}

function cardsOf({ draws }: TieEvent): number {
  return draws.reduce((sum, draw) => sum + Object.keys(draw).length, 0)
}

/** The cards of a tie, turned one by one; only the last moment says who wins it. */
function drawn(tie: TieEvent, before: readonly WhistEvent[]): readonly Moment[] {
  return Array.from({ length: cardsOf(tie) + 1 }, (_, turned) =>
    moment(
      { at: 'tie', tie, turned, settled: false },
      turned === 0 ? before : [],
      turned === 0 ? times.tie : times.card,
    ),
  )
}

/** Milliseconds people look at what just happened before the next bot acts. */
export function pauseMs(events: readonly WhistEvent[]): number {
  return momentsOf(events).reduce((sum, { leastMs }) => sum + leastMs, 0)
}
