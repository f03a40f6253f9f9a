import type { Card, Suit } from '../../../src-engine/cards/french.ts'
import type { Coded } from '../../../src-engine/core/coded.ts'
import type { Json } from '../../../src-engine/core/json.ts'
import type { WhistEvent } from '../../../src-engine/whist/events.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'
import { cardName, cardText as nameOfCard, suitName } from '../../design/index.ts'
import { hasMessage, capitalise, formatList, t, translateKey } from '../../words/index.ts'
import type { Captions, Names } from '../../table/contract.ts'
import { awardsOf } from './awards.ts'
import { handText } from './scene-text.ts'

/** "the queen of spades", as it is said at a table. */
export function cardText(card: Card): string {
  const [rank, suit] = [card[0] as 'A', card[1] as Suit]
  return t('cards.of', { rank: t(`cards.the.${rank}`), suit: suitName(suit) })
}

/** One sentence for what happened: the log, the TV and screen readers all say it alike. */
export function caption(event: WhistEvent, names: Names): string {
  const who = (seat: string): string => names[seat] ?? seat
  const all = (seats: readonly string[]): string => formatList(seats.map(who))
  switch (event.type) {
    case 'deal': {
      const dealt = { dealer: who(event.dealer), cards: t('whist.cards', { n: event.cards }) }
      if (event.dogs.length === 0) return t('whist.caption.deal', dealt)
      return t('whist.caption.deal-dogs', { ...dealt, dogs: all(event.dogs) })
    }
    case 'turn-up':
      return capitalise(t('whist.caption.turn-up', { card: cardText(event.card) }))
    case 'must-call':
      return t('whist.caption.must-call', { who: who(event.by) })
    case 'lead':
      return t('whist.caption.lead', { who: who(event.by), card: cardText(event.card) })
    // Of those that follow the card alone: a table of ten is heard as fast as it plays.
    case 'play':
      return t('whist.caption.play', { who: who(event.by), card: nameOfCard(event.card) })
    case 'trump': {
      const suit = suitName(event.suit)
      if (event.how !== 'called' || event.by === undefined) return capitalise(t('whist.caption.trump', { suit }))
      return t('whist.caption.trump-called', { who: who(event.by), suit })
    }
    case 'tap':
      return t(event.lead ? 'whist.caption.tap-lead' : 'whist.caption.tap', { who: who(event.by) })
    case 'trick':
      return t('whist.caption.trick', { who: who(event.winner) })
    case 'hand-over':
      return handText(event.tricks, who, Infinity)
    case 'life':
      if (event.left === 0) return t('whist.caption.last-life', { who: who(event.seat) })
      return t('whist.caption.life', { who: who(event.seat), n: event.left })
    case 'out':
      return t(`whist.caption.out-${event.why}`, { who: who(event.seat) })
    case 'spared':
      return t('whist.caption.spared')
    case 'tie':
      return tied(event, who)
    case 'round-won':
      return t('whist.caption.round-won', { who: who(event.seat), round: event.round })
    case 'back':
    case 'dazed':
    case 'dog':
    case 'game-won':
      return t(`whist.caption.${event.type}`, { who: who(event.seat) })
  }
}

type Tie = Extract<WhistEvent, { type: 'tie' }>
function tied({ seats, draws, winner, what }: Tie, who: (seat: string) => string): string {
  const params = { who: formatList(seats.map(who)), winner: who(winner) }
  if (draws.length === 0) return t(`whist.caption.lot-${what}`, params)
  const rounds = draws.map(draw =>
    formatList(
      Object.entries(draw).map(([seat, card]) => t('whist.caption.drawn', { who: who(seat), card: cardText(card) })),
    ),
  )
  return t(`whist.caption.tie-${what}`, { ...params, draws: rounds.join(`; ${t('whist.caption.again')} `) })
}

/** The coach's reason for an action, or against it. */
export function advice({ code, params }: Coded): string {
  const key = `whist.advice.${code}`
  if (!hasMessage(key)) return code
  const blanks: { [name: string]: string | number } = {}
  for (const [name, value] of Object.entries(params ?? {})) Object.assign(blanks, advised(code, name, value))
  return capitalise(translateKey(key, blanks))
}

function advised(code: string, name: string, value: Json | undefined): { readonly [blank: string]: string | number } {
  if (typeof value === 'number') return { [name]: value }
  if (name === 'first') return { trick: t(value === true ? 'whist.advice.first-trick' : 'whist.advice.a-trick') }
  if (typeof value !== 'string') return {}
  if (name === 'suit') return { suit: suitName(value as Suit), one: t(`cards.one.${value as Suit}`) }
  const rank = value[0] as 'A'
  // Of one's own cards the suit is known: only the rank is told, as "your queen" or, calling trump, "the queen".
  if (name === 'card') return { yours: t(`cards.your.${rank}`) }
  return { [name]: code.startsWith('call-') ? t(`cards.the.${rank}`) : cardText(value as Card) }
}

export const captions: Captions<WhistView, WhistEvent> = {
  caption,
  reason: advice,
  awards: awardsOf,
  actionCard: ({ card }) => (typeof card === 'string' && cardName(card) ? card : undefined),
  actionText({ do: what, card, suit }) {
    if (what === 'pass') return t('whist.acts.tap')
    if (what === 'concede') return t('whist.acts.give-up')
    if (what === 'trump') return t('whist.acts.call', { suit: suitName(suit as Suit) })
    return typeof card === 'string' && cardName(card) ? cardText(card as Card) : String(what)
  },
}
