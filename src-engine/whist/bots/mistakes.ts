import { heightOf, suitOf, type Card, type Suit } from '../../cards/french.ts'
import type { Seat } from '../../core/game.ts'
import type { WhistView } from '../view.ts'
import { stillToPlay, strength } from './heuristics.ts'

/** A seat's moment as a beginner looks at it. */
interface Moment {
  /** What it may play, low before high and trumps last. */
  readonly legal: readonly Card[]
  /** Those of them that win the trick as things stand; all when leading. */
  readonly winners: readonly Card[]
  readonly isLeading: boolean
  /** Whether everybody else has had their turn. */
  readonly isLast: boolean
  readonly trump: Suit | undefined
}

const [jack, queen] = [11, 12]

/** The mistakes beginners make. Each gives the card it would play, or nothing where there is no room for it. */
const mistakes = {
  /** Leads its lowest card and keeps the good ones for later, until somebody who is out of the suit trumps them. */
  keepsAces: ({ isLeading, legal }: Moment) => (isLeading && legal.length > 1 ? legal[0] : undefined),
  /** Doesn't count what is still out: leads a queen or jack as if nothing were above it. */
  leadsHoping: ({ isLeading, legal, trump }: Moment) =>
    isLeading
      ? legal.findLast(card => suitOf(card) !== trump && heightOf(card) >= jack && heightOf(card) <= queen)
      : undefined,
  /** Wins with its highest card, last to play, where a lower one would do. */
  winsDear: ({ isLeading, isLast, winners }: Moment) =>
    !isLeading && isLast && winners.length > 1 ? winners.at(-1) : undefined,
  /** Throws a high card on a trick that is lost. */
  throwsHigh: ({ winners, legal, trump }: Moment) =>
    winners.length === 0 ? legal.findLast(card => suitOf(card) !== trump) : undefined,
  /** Saves its trumps, and lets a trick go that one of them would take. */
  savesTrumps: ({ isLeading, winners, legal, trump }: Moment) =>
    !isLeading && winners.length > 0 && winners.every(card => suitOf(card) === trump)
      ? legal.find(card => suitOf(card) !== trump)
      : undefined,
  /** Waits for a surer trick: plays low though it could go above what lies there. */
  waits: ({ isLeading, winners, legal }: Moment) =>
    !isLeading && winners.length > 0 && !winners.includes(legal[0]!) ? legal[0] : undefined,
} as const satisfies { readonly [name: string]: (moment: Moment) => Card | undefined }

type Mistake = keyof typeof mistakes

/** Who has played a few evenings counts, leads its high cards while they are good, and trumps. */
const ofLevel: { readonly [L in 'easy' | 'normal']: readonly Mistake[] } = {
  easy: ['keepsAces', 'leadsHoping', 'winsDear', 'throwsHigh', 'savesTrumps', 'waits'],
  normal: ['leadsHoping', 'winsDear', 'throwsHigh'],
}

/** The mistakes that somebody of this level might make now, and the card of each. */
export function mistakesOf(
  view: WhistView,
  seat: Seat,
  level: 'easy' | 'normal',
): readonly { readonly mistake: Mistake; readonly card: Card }[] {
  const { trump, trick } = view
  const dear = (card: Card): number => heightOf(card) + (suitOf(card) === trump ? 20 : 0)
  const legal = (view.seats[seat]!.legal ?? []).toSorted((a, b) => dear(a) - dear(b))
  const isLeading = trick.plays.length === 0
  const led = isLeading ? undefined : suitOf(trick.plays[0]!.card)
  const best = Math.max(0, ...trick.plays.map(({ card }) => strength(card, led!, trump)))
  const winners = led === undefined ? legal : legal.filter(card => strength(card, led, trump) > best)
  const moment = { legal, winners, isLeading, isLast: stillToPlay(view, seat).length === 0, trump }
  return ofLevel[level].flatMap(mistake => {
    const card = mistakes[mistake](moment)
    return card === undefined ? [] : [{ mistake, card }]
  })
}

/** The suit a beginner calls: that of its highest card, however alone that stands. */
export function hastyTrump(cards: readonly Card[]): Suit {
  return suitOf(cards.reduce((best, card) => (heightOf(card) > heightOf(best) ? card : best)))
}
