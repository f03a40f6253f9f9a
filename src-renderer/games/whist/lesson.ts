import { isCard, pack, suitOf, suits, type Card, type Suit } from '../../../src-engine/cards/french.ts'
import { anyGame } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { allOutBrawl } from '../../../src-engine/whist/all-out-brawl.ts'
import type { WhistEvent } from '../../../src-engine/whist/events.ts'
import { knockOutWhist } from '../../../src-engine/whist/knock-out-whist.ts'
import { knockoutWhist } from '../../../src-engine/whist/knockout-whist.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'
import {
  anySeed,
  type SeatAct,
  type Lesson,
  type Position,
  type Translate,
  type Step,
} from '../../table/lesson/lesson.ts'
import './lesson.css'

const games = [allOutBrawl, knockOutWhist, knockoutWhist]
const you = 'You'
const others = ['Ben', 'Cal', 'Dee'] as const
const seats = [you, ...others] as const
type Seat = (typeof seats)[number]

const cardsOf = (text: string): readonly Card[] => text.split(' ').filter(isCard)
/** Who lays which card, from Ben on; the learner, who is last, may not have laid theirs yet. */
type Trick = { readonly [S in Seat]?: Card }
const trickOf = ([Ben, Cal, Dee, own]: readonly Card[]): Trick =>
  ({ Ben, Cal, Dee, ...(own === undefined ? {} : { [you]: own }) }) as Trick

function laid(trick: Trick, leader: Seat): readonly SeatAct[] {
  const at = seats.indexOf(leader)
  const order = [...seats.slice(at), ...seats.slice(0, at)]
  return order.flatMap(by => (trick[by] === undefined ? [] : { by, do: 'play', card: trick[by] }))
}

/** The cards that a step does not name: they fill its hands. */
function spareOf(named: readonly Card[]) {
  const left = new Set(pack.filter(card => !named.includes(card)))
  const of = (suit: Suit): readonly Card[] => [...left].filter(card => suitOf(card) === suit)
  function take(cards: readonly Card[], count: number): readonly Card[] {
    const taken = cards.slice(0, count)
    for (const card of taken) left.delete(card)
    return taken
  }
  return {
    /** So many of a suit, or of all but one suit; the lowest. */
    of: (suit: Suit, count: number) => take(of(suit), count),
    notOf: (suit: Suit, count: number) =>
      take(
        [...left].filter(card => suitOf(card) !== suit),
        count,
      ),
    /**
     * So many tricks in which all follow suit and the learner takes none: the others take them in turn, Ben the last.
     * `first` leads to the first of them.
     */
    tricks(count: number, first: Seat): { readonly tricks: readonly Trick[]; readonly acts: readonly SeatAct[] } {
      const winnerOf = (at: number): Seat => others[(count - 1 - at) % others.length]!
      const tricks = Array.from({ length: count }, (_, at): Trick => {
        const longest = [...suits].sort((a, b) => of(b).length - of(a).length)[0]!
        const cards = take(of(longest), seats.length)
        const losers = seats.filter(seat => seat !== winnerOf(at))
        return Object.fromEntries([...losers, winnerOf(at)].map((seat, i) => [seat, cards[i]!])) as Trick
      })
      return { tricks, acts: tricks.flatMap((trick, at) => laid(trick, at === 0 ? first : winnerOf(at - 1))) }
    },
  }
}

function dealt(tricks: readonly Trick[], rest: readonly (readonly Card[])[]) {
  return Object.fromEntries(seats.map((seat, at) => [seat, [...tricks.flatMap(one => one[seat] ?? []), ...rest[at]!]]))
}

interface Hand {
  /** Left out before trump has come up: then it is the suit led, and changes nothing. */
  readonly trump?: Suit
  /** What lies there, Ben's card first; a fourth is the learner's own. */
  readonly trick: string
  readonly hand: string
}

/** In mid-hand: the learner has these cards and no trick yet, and Ben has led. */
function midHand(game: string, { trick, hand, ...given }: Hand): Position {
  const [now, held] = [trickOf(cardsOf(trick)), cardsOf(hand)]
  const led = suitOf(now.Ben!)
  const { trump = led } = given
  const spare = spareOf([...cardsOf(trick), ...held])
  const size = game === 'all-out-brawl' ? 8 : 7
  const own = held.length + (now[you] === undefined ? 0 : 1)
  const [turnUp] = spare.of(trump, 1)
  // Nobody who discards on this trick could have followed suit.
  const rest = [held, ...others.map(() => spare.notOf(led, own - 1))]
  const { tricks, acts } = spare.tricks(size - own, 'Ben')
  const hands = dealt([...tricks, now], rest)
  return {
    seats,
    options: {},
    given: { dealer: you, ...trumpOf(game, trump, hands, turnUp!) },
    before: [...acts, ...laid(now, 'Ben')],
  }
}
/** Drawn by itself in Knockout Whist (RULES KW-1), elsewhere the suit of a card turned up (AOB-3, KOW-1). */
function trumpOf(game: string, trump: Suit, hands: JsonObject, turnUp: Card): JsonObject {
  return game === 'knockout-whist' ? { trump, deals: [hands] } : { deals: [{ ...hands, turnUp }] }
}

/** A dog with this one card in the second hand, after a first without a trick; it has tapped in all tricks but the last. */
function dogHand(card: Card, trump: Suit, texts: readonly string[]): Position {
  const first = spareOf([])
  const [turnUp] = first.of(trump, 1)
  const { tricks, acts } = first.tricks(7, you)
  const now = texts.map(text => trickOf(cardsOf(text)))
  const second = spareOf([card, ...texts.flatMap(cardsOf)])
  const rest = [[card], ...others.map(() => second.notOf(trump, 6 - now.length))]
  const none = seats.map(() => [])
  const tap: SeatAct = { by: you, do: 'pass' }
  return {
    seats,
    options: {},
    given: { dealer: 'Dee', deals: [{ ...dealt(tricks, none), turnUp: turnUp! }, dealt(now, rest)] },
    before: [
      ...acts,
      { by: 'Ben', do: 'trump', suit: trump },
      ...now.flatMap((trick, at) => [...(at > 0 ? [tap] : []), ...laid(trick, 'Ben')]),
    ],
  }
}

const plain = ['follow', 'highest', 'none', 'trump', 'first', 'two', 'dog', 'bite'] as const
/** The last trick but one, and what it means not to have any by then: it differs with the game. */
const lastOf = {
  'all-out-brawl': 'last-brawl',
  'knock-out-whist': 'last-hand',
  'knockout-whist': 'last-round',
} as const
type Id = 'trick' | (typeof plain)[number] | (typeof lastOf)[keyof typeof lastOf]
/** By card, or `tap`. */
type Poor = (t: Translate) => { readonly [what: string]: string }

const isOver = ({ trick }: WhistView): boolean => trick.plays.length === 0
/** A step that is over with its trick. `right`: a card that does it, or to `tap`; `poor`: what misses the point, and why. */
function step(id: Id, position: Position, right?: string, poor?: Poor): Step<WhistView, Id> {
  const solution = { by: you, ...(right === 'tap' ? { do: 'pass' } : { do: 'play', card: right ?? '' }) }
  return {
    id,
    position,
    solution: right === undefined ? [] : [solution],
    ends: isOver,
    poor: (act, t) => poor?.(t)[String(act['card'] ?? 'tap')],
  }
}

function stepsOf(game: keyof typeof lastOf): readonly Step<WhistView, Id>[] {
  const hand = (trick: string, held: string, trump?: Suit): Position =>
    midHand(game, { trick, hand: held, ...(trump === undefined ? {} : { trump }) })
  const dogs = [
    step('dog', dogHand('9C', 'C', ['KC 3C 5C']), 'tap', t => ({ '9C': t('whistLesson.dog.low') })),
    step('bite', dogHand('9C', 'C', ['KC 3C 5C', 'AH 5H QH']), '9C', t => ({ tap: t('whistLesson.bite.wait') })),
  ]
  return [
    step('trick', hand('8C TC KC 3C', 'QH 7D 5S')),
    step('follow', hand('7H 2H JH', 'KH 3H AS QD 9C'), 'KH'),
    step('highest', hand('9H JH 4H', 'QH 5H AS 2D'), 'QH', t => ({ '5H': t('whistLesson.highest.low') })),
    step('none', hand('KD 2D 6D', 'AS 4C AH'), '4C', t => {
      const ace = t('whistLesson.none.ace')
      return { AS: ace, AH: ace }
    }),
    step('trump', hand('KD 5D JD', '2S AH 9C', 'S'), '2S', t => ({
      AH: t('whistLesson.trump.ace'),
      '9C': t('whistLesson.trump.nine'),
    })),
    step('first', hand('QD 5D JD', '3D AS KS 7C', 'S'), '3D'),
    step('two', hand('8C 5S AC', '7S 3S AD KH', 'S'), '7S', t => {
      const nothing = t('whistLesson.two.not')
      return { '3S': t('whistLesson.two.low'), AD: nothing, KH: nothing }
    }),
    step(lastOf[game], hand('6D TD QD', 'KD 4D', 'S'), 'KD', t => ({ '4D': t('whistLesson.last.low') })),
    ...(game === 'knock-out-whist' ? dogs : []),
  ]
}

const isPlain = (id: Id): id is (typeof plain)[number] => (plain as readonly string[]).includes(id)

/** Trick-taking in five minutes: the same beginning for the three games, an end by each one's own rules, and a real hand. */
export function lessonOf(game: string): Lesson<WhistView, WhistEvent, Id> {
  return {
    game: anyGame(games.find(({ id }) => id === game)!),
    steps: stepsOf(game as keyof typeof lastOf),
    words(id, t) {
      const words = { title: t(`whistLesson.${id}.title`), text: t(`whistLesson.${id}.text`) }
      if (id === 'trick') return words
      const goal = isPlain(id) ? t(`whistLesson.${id}.task`) : t('whistLesson.last.task')
      return { ...words, goal, done: t(`whistLesson.${id}.done`) }
    },
    // A trick that is over lies there to be looked at.
    shows(view) {
      const { lastTrick } = view
      if (!isOver(view) || lastTrick === undefined) return {}
      const { plays, taps, winner } = lastTrick
      const trick = { led: suitOf(plays[0]!.card), plays, taps }
      return { view: { ...view, trick, toAct: [] }, scene: { at: 'trick', winner }, offers: [] }
    },
    end: {
      words: t => ({
        title: t('whistLesson.end.title'),
        text: t('whistLesson.end.text'),
        door: t('whistLesson.end.deal'),
      }),
      scenario: (t, name) => ({
        title: t('whistLesson.end.hand'),
        game,
        seats: [...seats],
        names: { [you]: name },
        seed: anySeed(),
        given: realHand(game),
      }),
    },
  }
}

const seven: { readonly [S in Seat]: string } = {
  You: 'AS QS KH 7H 9D 4D 2C',
  Ben: 'KS 8H 3H TD 2D JC 6C',
  Cal: 'JS 4S AH 5H QD 8C 7C',
  Dee: 'TS 2S QH 9H KD AC 3C',
}
/** All Out Brawl begins with eight cards each (RULES AOB-2). */
const eighth: { readonly [S in Seat]: Card } = { You: '6H', Ben: '5C', Cal: '3D', Dee: '4H' }

/**
 * The hand the lesson ends in: spades are trump, the learner leads and holds the ace, so that nobody is knocked out of their
 * very first hand. What follows is dealt by chance.
 */
function realHand(game: string): JsonObject {
  const cards = (seat: Seat): readonly Card[] => [
    ...cardsOf(seven[seat]),
    ...(game === 'all-out-brawl' ? [eighth[seat]] : []),
  ]
  const hands = Object.fromEntries(seats.map(seat => [seat, cards(seat)]))
  return { dealer: 'Dee', ...trumpOf(game, 'S', hands, '5S') }
}
